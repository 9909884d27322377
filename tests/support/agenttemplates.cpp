#include "tests/support/agenttemplates.h"

using namespace Qt::Literals::StringLiterals;

namespace overmantel::testing {

QString filled(QStringView text, const QHash<QString, QString> &words)
{
    QString result;
    result.reserve(text.size() * 2);
    qsizetype from = 0;
    for (qsizetype open = text.indexOf(u'<'); open >= 0; open = text.indexOf(u'<', open + 1)) {
        const qsizetype close = text.indexOf(u'>', open);
        const auto word = words.constFind(text.mid(open + 1, close - open - 1).toString());
        if (close < 0 || word == words.constEnd())
            continue;
        result += text.mid(from, open - from);
        result += *word;
        from = close + 1;
    }
    result += text.mid(from);
    return result;
}

const char16_t agentTemplate[] = uR"(# A made-up help desk.
agent:
  id: generated-help-desk
  language: en
  persona: |
    You are Robin, the assistant of a made-up help desk. You are friendly
    and exact, and keep to two or three short sentences at a time.

rules:
  - Ask for one thing at a time.
  - Take amounts, dates and references from tools only.
  - "Amounts are spoken in full: twelve pounds fifty, never 12.5."
  - >-
    When a customer is upset, acknowledge it once in plain words, then move
    on to what can be done right now.

prompts:
  text_rules: |
    Write in plain sentences. Use a list only for three or more choices.
  ack_enabled: true
  ack_examples:
    - user: Nothing has come in the post yet.
      ack: Sorry about the wait. Let me look.

references:
  embeddings: knowledge
  chunking:
    chunk_size: 900      # characters
    chunk_overlap: 80

orchestrator:
  preconditions:
    customer_known:
      resolve_with: <first>

tool_timeout: 8          # seconds

session_config:
  session_expiration_time: 30      # minutes
  start_session_after_expiry: true
)";

const char16_t integrationsText[] = uR"(# What the agent talks to. Secrets come from the environment.
llm:
  model_group: conversation
  max_prompt_tokens: 24000

model_groups:
  - id: conversation
    models:
      - provider: openai
        model: gpt-5.2
        api_key_env: OPENAI_API_KEY
  - id: knowledge
    models:
      - provider: openai
        model: text-embedding-3-small
        api_key_env: OPENAI_API_KEY

channels:
  rest:
    enabled: true
  inspector:
    enabled: true

mcp_servers:
  - name: ledger
    url: http://localhost:8931/mcp
    tool_timeout: 6
    token: "${LEDGER_TOKEN}"
  - name: post.office
    url: http://localhost:8932/mcp
    api_key: "${POST_OFFICE_KEY}"
)";

const char16_t projectMemoryText[] = uR"(# What every skill may know. Conditions read these as session.project.<entry>.

customer_name:
  type: text
  description: First and last name.
  pii: true
customer_phone:
  type: text
  description: Mobile number on file.
  pii: true
customer_email:
  type: text
  pii: true
customer_tier:
  type: categorical
  enum_values: [everyday, plus, private_client]
  description: Kind of account, which decides about fees.
customer_since:
  type: int
  description: Year in which the customer came to us.
customer_language:
  type: categorical
  enum_values:
    - english
    - french
    - german
  initial_value: english
account_number:
  type: text
account_open:
  type: bool
  description: Whether the account can be used.
  initial_value: true
account_balance:
  type: float
account_products:
  type: list
  description: What the customer has with us.
  initial_value: []
account_flags:
  type: json
  description: Marks that colleagues have set.
account_region:
  type: categorical
  enum_values: [north, south, east, west]
callback_wanted:
  type: bool
  description: Whether a person will phone back.
  initial_value: false
callback_topic:
  type: text
callback_hour:
  type: int
  description: Hour of the day, from 0 to 23.
contact_preference:
  type: categorical
  enum_values: [text_message, email, phone_call]
  description: How the customer would like to hear from us.
  llm_settable: true
visit_branch:
  type: text
visit_day:
  type: text
  description: Day of the visit, such as 2026-03-01.
visit_booked:
  type: bool
  initial_value: false
visit_options:
  type: list
  initial_value: []
audit_trail:
  type: json
audit_level:
  type: categorical
  enum_values: [quiet, normal, full]
  initial_value: normal
audit_count:
  type: int
  initial_value: 0
audit_started:
  type: bool
  initial_value: false
audit_note:
  type: text
# Fixed wording that responses share. Nothing writes these.
company_name:
  type: text
  immutable: true
  initial_value: The Help Desk
company_hours:
  type: text
  immutable: true
  initial_value: 8 am to 8 pm, every day
company_fee:
  type: float
  immutable: true
  initial_value: 2.5
company_limits:
  type: json
  immutable: true
  initial_value: {small: 20, large: 500}
# No attributes at all: an entry of type `any`.
last_contact: {}
)";

const QList<SharedTool> &sharedTools()
{
    static const QList<SharedTool> tools{
        {u"get_customer"_s, u"Load who the customer is."_s,
         {u"customer_name"_s, u"customer_phone"_s, u"customer_email"_s, u"customer_tier"_s, u"customer_since"_s, u"customer_language"_s, u"last_contact"_s}},
        {u"get_account"_s, u"Load the customer's account."_s,
         {u"account_number"_s, u"account_open"_s, u"account_balance"_s, u"account_products"_s, u"account_flags"_s, u"account_region"_s}},
        {u"request_callback"_s, u"Have a person phone back. Give the topic in a few words."_s,
         {u"callback_wanted"_s, u"callback_topic"_s, u"callback_hour"_s}},
        {u"book_visit"_s, u"Book a visit to a branch."_s, {u"visit_branch"_s, u"visit_day"_s, u"visit_booked"_s, u"visit_options"_s}},
        {u"write_audit"_s, u"Write down what was done."_s,
         {u"audit_trail"_s, u"audit_level"_s, u"audit_count"_s, u"audit_started"_s, u"audit_note"_s}},
    };
    return tools;
}

QString sharedToolText(const SharedTool &tool)
{
    QString text = u"\"\"\"Shared tool: %1\"\"\"\n\nfrom rasa.mantle.tools.decorator import ToolContext, tool\n"
                   "from rasa.mantle.tools.result import ToolResult\n\n\n@tool(description=\"%1\")\n"
                   "async def %2(detail: str, context: ToolContext) -> ToolResult:\n    found = {\"detail\": detail}\n"_s
                       .arg(tool.description, tool.name);
    for (const QString &entry : tool.entries)
        text += u"    if context.memory.get(\"%1\") is None:\n        context.memory.set(\"project.%1\", found.get(\"%1\"))\n"_s.arg(entry);
    return text + u"    return ToolResult(llm_response=found)\n"_s;
}

const QStringList &rootResponseNames()
{
    static const QStringList names = [] {
        QStringList all;
        for (const QString &topic : {u"unavailable"_s, u"later"_s, u"stopped"_s, u"unchanged"_s, u"colleague"_s}) {
            for (const QString &tone : {u"short"_s, u"friendly"_s, u"formal"_s, u"spoken"_s})
                all.append(u"utter_desk_%1_%2"_s.arg(topic, tone));
        }
        return all;
    }();
    return names;
}

QString rootResponsesText()
{
    QString text = u"# Wording that all skills share.\nresponses:\n"_s;
    for (qsizetype i = 0; i < rootResponseNames().size(); ++i) {
        text += u"  %1:\n"_s.arg(rootResponseNames().at(i));
        switch (i % 4) {
        case 0:
            text += u"    - \"That did not work. Please try again in a while.\"\n"_s;
            break;
        case 1:
            text += u"    - text: That did not work just now. {session.project.company_name} is there from {company_hours}.\n"
                    "      metadata:\n        rephrase: true\n"_s;
            break;
        case 2:
            text += u"    - text: >-\n        I am afraid that this is not possible at present. Your adviser will be\n"
                    "        in touch.\n      condition: session.project.customer_tier == 'private_client'\n"
                    "    - text: I am afraid that this is not possible at present.\n"_s;
            break;
        default:
            text += u"    - text: Nothing has changed, {session.project.customer_name}.\n"
                    "      condition: session.project.customer_name is not None and session.project.account_open\n"
                    "    - text: Nothing has changed.\n"_s;
        }
    }
    return text;
}

} // namespace overmantel::testing
