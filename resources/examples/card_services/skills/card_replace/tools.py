"""Tools of card_replace."""

from rasa.mantle.tools.decorator import ToolContext, tool
from rasa.mantle.tools.result import ToolResult

LOST_CARD_FEE = 5.00
COURIER_FEE = 9.50


def describe(card):
    return f"{card['label']} ending in {card['ending']}"


@tool(description="Count the customer's cards. A single card is chosen right away.")
async def summarise_cards(context: ToolContext) -> ToolResult:
    cards = context.memory.get("card_list") or []
    context.memory.set("card_count", len(cards))
    context.memory.set("card_overview", ", ".join(describe(card) for card in cards))
    if len(cards) == 1:
        context.memory.set("selected_card_id", cards[0]["id"])
        context.memory.set("selected_card_label", describe(cards[0]))
    return ToolResult(llm_response={"count": len(cards)})


@tool(description="Find the card that ends in the digits the customer gave.")
async def run_after_setting_selected_card_ending(context: ToolContext) -> ToolResult:
    ending = str(context.memory.get("selected_card_ending") or "").strip()
    if not ending.isdigit():
        return ToolResult(llm_response={"error": "The last four digits are needed."})
    for card in context.memory.get("project.card_list") or []:
        if card["ending"] == ending:
            context.memory.set("card_replace.selected_card_id", card["id"])
            context.memory.set("card_replace.selected_card_label", describe(card))
            break
    # Digits of an unknown card are not an error here: the block answers that.
    return ToolResult(llm_response={"error": None})


@tool(description="Switch a card off so that nobody can pay with it.")
async def freeze_card(card_id: str, reason: str, context: ToolContext) -> ToolResult:
    context.memory.set("card_frozen", True)
    return ToolResult(llm_response={"card": card_id, "reason": reason, "frozen": True})


@tool(description="Work out what a replacement costs and when it arrives.")
async def quote_delivery(
    speed: str, reason: str, country: str, context: ToolContext
) -> ToolResult:
    tier = context.memory.get("customer_tier")
    fee = 0.0
    if reason == "lost" and tier == "everyday":
        fee += LOST_CARD_FEE
    if speed == "rush" and tier != "private_client":
        fee += COURIER_FEE
    estimate = "within two working days" if speed == "rush" else "within five working days"
    context.memory.set("shipping_fee", fee)
    context.memory.set("delivery_estimate", estimate)
    return ToolResult(llm_response={"fee": fee, "arrives": estimate, "country": country})


@tool(
    description=(
        "Order the replacement for a card. Needs the card id and the delivery speed."
    )
)
async def order_replacement_card(
    card_id: str, speed: str, context: ToolContext
) -> ToolResult:
    reference = f"LB-{card_id[-3:]}-{speed[:1].upper()}"
    context.memory.set("order_reference", reference)
    context.memory.set("order_placed", True)
    return ToolResult(llm_response={"reference": reference})
