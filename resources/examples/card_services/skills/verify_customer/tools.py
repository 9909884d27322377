"""Tools of verify_customer."""

from rasa.mantle.tools.decorator import ToolContext, tool
from rasa.mantle.tools.result import ToolResult

DEMO_PASSCODE = "2468"
MAX_ATTEMPTS = 3


@tool(description="Check that the customer number has eight digits.")
async def run_after_setting_customer_number(context: ToolContext) -> ToolResult:
    number = str(context.memory.get("customer_number") or "")
    if not (number.isdigit() and len(number) == 8):
        # An error takes the written value back, and the question is asked again.
        return ToolResult(llm_response={"error": "A customer number has eight digits."})
    return ToolResult(llm_response={"error": None})


@tool(description="Compare the passcode with the one on file.")
async def check_passcode(
    customer_number: str, passcode: str, context: ToolContext
) -> ToolResult:
    attempts = (context.memory.get("attempts") or 0) + 1
    context.memory.set("attempts", attempts)
    if passcode == DEMO_PASSCODE:
        context.memory.set("authenticated", True)
        return ToolResult(llm_response={"verified": True})
    if attempts >= MAX_ATTEMPTS:
        context.memory.set("locked_out", True)
    return ToolResult(llm_response={"verified": False})
