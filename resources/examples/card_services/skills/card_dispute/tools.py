"""Tools of card_dispute."""

from rasa.mantle.tools.buttons import Button
from rasa.mantle.tools.decorator import ToolContext, tool
from rasa.mantle.tools.result import ToolResult

# Stands in for the ledger, so that the example runs without one.
DEMO_PAYMENTS = [
    {"id": "pay-8801", "merchant": "Brightwater Tickets", "amount": 640.00},
    {"id": "pay-8794", "merchant": "Corner Deli", "amount": 12.40},
    {"id": "pay-8790", "merchant": "Northline Outdoor", "amount": 89.95},
]


@tool(description="Offer the latest card payments for choosing.")
async def list_recent_payments(context: ToolContext) -> ToolResult:
    context.memory.set("recent_payments", DEMO_PAYMENTS)
    context.set_buttons(
        [
            Button(
                title="Brightwater Tickets, £640.00",
                value="pay-8801",
                ref="session.card_dispute.transaction_id",
            ),
            Button(
                title="Corner Deli, £12.40",
                value="pay-8794",
                ref="session.card_dispute.transaction_id",
            ),
            Button(
                title="Northline Outdoor, £89.95",
                value="pay-8790",
                ref="session.card_dispute.transaction_id",
            ),
            # Without a ref the title is simply sent as what the customer says.
            Button(title="An older payment"),
        ]
    )
    return ToolResult(llm_response={"count": len(DEMO_PAYMENTS)})


@tool(description="Check that the id of the payment looks like one of ours.")
async def run_after_setting_transaction_id(context: ToolContext) -> ToolResult:
    transaction_id = context.memory.get("transaction_id") or ""
    if not transaction_id.startswith("pay-"):
        return ToolResult(llm_response={"error": "Ids of payments begin with pay-."})
    return ToolResult(llm_response={"error": None})


@tool(description="Load one payment from the ledger.")
async def load_payment(transaction_id: str, context: ToolContext) -> ToolResult:
    for payment in context.memory.get("recent_payments") or []:
        if payment["id"] == transaction_id:
            context.memory.set("payment_details", payment)
            context.memory.set("merchant_name", payment["merchant"])
            context.memory.set("disputed_amount", payment["amount"])
            context.memory.set("payment_found", True)
            return ToolResult(llm_response=payment)
    context.memory.set("payment_found", False)
    return ToolResult(llm_response={"found": False})


@tool(description="File the dispute. Give the customer's account in one sentence.")
async def submit_dispute(account: str, context: ToolContext) -> ToolResult:
    # Another skill's public entry is read by its full name.
    stolen = context.memory.get("card_replace.replacement_reason") == "stolen"
    reference = "DSP-" + str(context.memory.get("transaction_id") or "")[-4:]
    context.memory.set("dispute_reference", reference)
    context.memory.set("dispute_submitted", True)
    return ToolResult(
        llm_response={
            "reference": reference,
            "account": account,
            "urgent": stolen,
            "evidence": context.memory.get("evidence"),
        }
    )
