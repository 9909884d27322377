"""Tools of travel_notice. Comparing dates lives in tools/dates.py."""

from rasa.mantle.tools.decorator import ToolContext, tool
from rasa.mantle.tools.result import ToolResult


@tool(description="Put the countries into one readable phrase.")
async def run_after_setting_destination_countries(context: ToolContext) -> ToolResult:
    countries = context.memory.get("destination_countries") or []
    if not countries:
        return ToolResult(llm_response={"error": "At least one country is needed."})
    *others, last = countries
    phrase = f"{', '.join(others)} and {last}" if others else last
    context.memory.set("destination_summary", phrase)
    return ToolResult(llm_response={"error": None})


@tool(description="Remember that a trip has been announced.")
async def remember_travel_notice(context: ToolContext) -> ToolResult:
    context.memory.set("notice_active", True)
    return ToolResult(llm_response={"noted": True})
