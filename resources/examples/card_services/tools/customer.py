"""Shared tool: what the bank knows about the customer.

Skills that need it list `get_customer_info` under `import_tools`.
"""

from rasa.mantle.tools.decorator import ToolContext, tool
from rasa.mantle.tools.result import ToolResult

# Stands in for the customer system, so that the example runs without one.
DEMO_CUSTOMER = {
    "name": "Imogen Hale",
    "phone": "+44 7700 900142",
    "tier": "plus",
    "last_contact": {"topic": "new address", "days_ago": 12},
    "cards": [
        {"id": "card-301", "label": "Everyday debit card", "ending": "4417"},
        {"id": "card-302", "label": "Travel credit card", "ending": "0962"},
    ],
}


@tool(description="Load the customer's name, account tier and cards.")
async def get_customer_info(context: ToolContext) -> ToolResult:
    context.memory.set("customer_name", DEMO_CUSTOMER["name"])
    context.memory.set("phone_number", DEMO_CUSTOMER["phone"])
    context.memory.set("customer_tier", DEMO_CUSTOMER["tier"])
    context.memory.set("last_contact", DEMO_CUSTOMER["last_contact"])
    # The fully qualified form of a name means the same as the bare one.
    context.memory.set("project.card_list", DEMO_CUSTOMER["cards"])
    return ToolResult(llm_response={"cards": len(DEMO_CUSTOMER["cards"])})
