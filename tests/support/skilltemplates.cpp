// The four files of a generated skill. What they need from other skills is public there.
#include "tests/support/agenttemplates.h"

namespace overmantel::testing {

const char16_t skillTemplate[] = uR"(---
name: <title>
description: <Verb>s a <noun> that <complaint>. Customers say "please <verb> my <noun>".
<options>import_tools:
  - <shared>             # from tools/<shared>.py
  - mcp/<server>:<verb>_<noun>_record
tool_constraints:
  - submit_<noun>:
      requires: session.<id>.<noun>_found == True and session.<id>.<noun>_reason is not None
      requires_confirmation: {enabled: true, utter_for_confirmation: utter_<id>_check}
      on_success: utter_<id>_done
      on_failure: <root>
utter:
  - utter_<id>_welcome: {on: activate}
  - utter_<id>_large: {when: session.<id>.<noun>_amount is not None and session.<id>.<noun>_amount >= <amount>}
---

<prose1> The case is about @memory.<id>.<noun>_summary,
on the desk since @memory.project.last_contact.

if: not session.<id>.<noun>_done and (session.<id>.<noun>_found is None or session.<id>.<noun>_count == 0)
Settle which <noun> it is with @block.choose_<noun>.

if: session.<id>.<noun>_reason == '<reason1>' and session.project.customer_tier == '<tier>'
<prose2> Look it up with @tool.<verb>_<noun>_record.

if: session.<other>.<othernoun>_done and session.<other>.<othernoun>_reason != '<otherreason>'
The customer has been here about @memory.<other>.<othernoun>_reference. <prose3>
Go on with @skill.<third> when they ask for it.

:::ordered_block id=choose_<noun>
steps:
  - {id: ask, collect: chosen_<noun>_id, utterance: utter_<id>_ask}
  - id: load
    execute_tool: load_<noun>
    parameters: {key: session.<id>.chosen_<noun>_id}
  - id: is_found
    noop: true
    next:
      - if: session.<id>.<noun>_found == True
        then: talk
      - else: missing
  - {id: missing, action: utter_<id>_missing, next: ask}
  - id: talk
    instructions: >
      Let the customer tell why, and note it with @tool.set_fields. <prose4>
    complete_when: session.<id>.<noun>_reason is not None
<steps>:::
)";

const char16_t memoryTemplate[] = uR"(schema:
  public:
    <noun>_reason:
      type: categorical
      enum_values: [<reason1>, <reason2>, <reason3>, <reason4>]
      description: Why the customer is here about the <noun>.
      llm_settable: true
    <noun>_reference:
      type: text
    <noun>_amount:
      type: float
      description: What it is about, in pounds.
    <noun>_done:
      type: bool
      initial_value: false
    <noun>_summary:
      type: text
      description: >-
        One sentence for people who take over, such as "the <noun> that
        <complaint>".
    <noun>_urgency:
      type: categorical
      enum_values:
        - low
        - normal
        - high     # within a day
      initial_value: normal

  private:
    chosen_<noun>_id:
      type: text
      description: Id of the <noun> in question.
    <noun>_records: {type: json}
    <noun>_count: {type: int, initial_value: 0}
    <noun>_found:
      type: bool
    <noun>_papers:
      type: list
      description: Papers that the customer can show.
      llm_settable: true
      initial_value: []
    <noun>_approved:
      type: bool
    <noun>_note: {type: text, llm_settable: true}
    <noun>_channel:
      type: categorical
      enum_values: [letter, email, phone]
    <noun>_contact: {type: text, pii: true}

access:
  deny_write: [project.<denied>]
  deny_read:
    - <third>.<thirdnoun>_amount
)";

const char16_t responsesTemplate[] = uR"(responses:
  # Project memory decides: this skill's own has just been reset.
  utter_<id>_welcome:
    - text: Let us <verb> your <noun>.
    - text: >-
        Let us <verb> your <noun>. Your adviser can read this conversation
        as well, {session.project.customer_name}.
      condition: session.project.customer_tier == '<tier>' and session.project.customer_name is not None

  utter_<id>_ask:
    - text: Which <noun> is it about?
      buttons:
        source: list_<noun>s

  utter_<id>_missing:
    - text: I can't find that <noun>.
      metadata:
        rephrase: true

  utter_<id>_summary:
    - text: |
        The <noun> <complaint>. It was filed as {<noun>_reference}.
        We are there from {session.project.company_hours}.
      condition: session.<id>.<noun>_reason == '<reason1>' or session.<id>.<noun>_reason == '<reason2>'
    - text: "That is \"{session.<id>.<noun>_summary}\", together with {session.<other>.<othernoun>_summary}."
      condition: >-
        session.<id>.<noun>_reason == '<reason3>'
        and session.<other>.<othernoun>_reason == '<otherreason>'
    - text: I have the <noun> in front of me.

  utter_<id>_check:
    - text: 'I am about to <verb> this <noun>: {<noun>_summary}. Is that right?'

  utter_<id>_done:
    - "Done. The reference is {<noun>_reference}."

  utter_<id>_large:
    - text: Because of the amount, a specialist of {company_name} reads your case as well.

  utter_<id>_channel:
    - text: How shall we send the answer?
      buttons:
        - title: By letter
          payload: set:session.<id>.<noun>_channel=letter
        - title: By email
          payload: set:session.<id>.<noun>_channel=email
        - title: Phone me
)";

const char16_t toolsTemplate[] = uR"("""Tools of <id>."""

from rasa.mantle.tools.buttons import Button
from rasa.mantle.tools.decorator import ToolContext, tool
from rasa.mantle.tools.result import ToolResult

DEMO = [{"id": "<noun>-1", "about": "<complaint>", "amount": <amount>.00}]


@tool(description="Offer the latest <noun>s for choosing.")
async def list_<noun>s(context: ToolContext) -> ToolResult:
    context.memory.set("<noun>_records", DEMO)
    context.memory.set("<noun>_count", len(DEMO))
    context.set_buttons([Button(title="The first", value="<noun>-1", ref="session.<id>.chosen_<noun>_id")])
    return ToolResult(llm_response={"count": len(DEMO)})


@tool(description="Check that the id looks like one of ours.")
async def run_after_setting_chosen_<noun>_id(context: ToolContext) -> ToolResult:
    chosen = context.memory.get("chosen_<noun>_id") or ""
    if not chosen.startswith("<noun>-"):
        return ToolResult(llm_response={"error": "Ids begin with <noun>-."})
    return ToolResult(llm_response={"error": None})


@tool(description="Load one <noun>.")
async def load_<noun>(key: str, context: ToolContext) -> ToolResult:
    # Stands in for the other system, so that the agent runs without one.
    for record in context.memory.get("<noun>_records") or []:
        if record["id"] == key:
            context.memory.set("<noun>_amount", record["amount"])
            context.memory.set("<noun>_summary", f"the <noun> that {record['about']}")
            context.memory.set("<noun>_found", True)
    return ToolResult(llm_response={"found": context.memory.get("<noun>_found")})


@tool(
    description="Say how the customer can be reached, and how urgent it is.",
)
async def reach_<noun>_owner(urgency: str, context: ToolContext) -> ToolResult:
    context.memory.set("<noun>_urgency", urgency)
    context.memory.set("<noun>_contact", context.memory.get("project.customer_phone"))
    return ToolResult(llm_response={"urgency": context.memory.get("<noun>_urgency")})


@tool(description="Count the papers that the customer has.")
async def count_<noun>_papers(context: ToolContext) -> ToolResult:
    papers = context.memory.get("<noun>_papers") or []
    return ToolResult(llm_response={"papers": len(papers), "contact": context.memory.get("<noun>_contact")})


@tool(description="File it. Give the customer's account in one sentence.")
async def submit_<noun>(account: str, context: ToolContext) -> ToolResult:
    # Another skill's public entry is read by its full name.
    known = context.memory.get("<other>.<othernoun>_reference")
    context.memory.set("<id>.<noun>_reference", "<noun>-" + account[:4])
    context.memory.set("<noun>_approved", True)
    context.memory.set("<noun>_done", context.memory.get("<noun>_approved"))
    return ToolResult(llm_response={"known": known, "note": context.memory.get("<noun>_note")})
)";

} // namespace overmantel::testing
