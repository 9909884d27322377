"""Shared tool: have a person phone the customer back."""

from rasa.mantle.tools.decorator import ToolContext, tool
from rasa.mantle.tools.result import ToolResult


@tool(description="Book a call back from the card desk. Give the topic in a few words.")
async def request_callback(topic: str, context: ToolContext) -> ToolResult:
    if context.memory.get("callback_requested"):
        return ToolResult(llm_response={"status": "already booked"})
    context.memory.set("callback_requested", True)
    return ToolResult(llm_response={"status": "booked", "topic": topic})
