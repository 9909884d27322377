"""Comparing the two dates of a trip."""

from datetime import date

from rasa.mantle.tools.decorator import ToolContext, tool
from rasa.mantle.tools.result import ToolResult


@tool(description="Check that the return follows the departure. Dates are YYYY-MM-DD.")
async def check_travel_dates(
    departure: str, back: str, longest_days: int, context: ToolContext
) -> ToolResult:
    try:
        days = (date.fromisoformat(back) - date.fromisoformat(departure)).days + 1
    except ValueError:
        context.memory.set("dates_valid", False)
        return ToolResult(llm_response={"error": "A date could not be read."})
    valid = 0 < days <= longest_days
    context.memory.set("dates_valid", valid)
    if valid:
        context.memory.set("trip_days", days)
    return ToolResult(llm_response={"valid": valid, "days": days})
