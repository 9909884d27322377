// What only happens while the agent runs: documentation for the catalogue and for hovers.
#include "core/rules/rulegroups.h"

namespace overmantel {

const RuleList &runtimeRules()
{
    static const RuleList rows{
        {.code = u"overmantel.runtime.write_denied", .family = u"MemoryWriteError",
         .summary = QT_TRANSLATE_NOOP("Rules", "A write to an entry that the skill's deny_write lists fails."),
         .why = QT_TRANSLATE_NOOP("Rules", "A write is an explicit act, so its refusal is an error that the tool and the model see, unlike a refused read."),
         .example = u"# access: {deny_write: [project.authenticated]}\ncontext.memory.set(\"project.authenticated\", True)\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Let the skill that owns the decision write the entry, or take it off deny_write.")},
        {.code = u"overmantel.runtime.write_immutable", .family = u"MemoryWriteError",
         .summary = QT_TRANSLATE_NOOP("Rules", "A second write to an immutable entry fails."),
         .why = QT_TRANSLATE_NOOP("Rules", "An immutable entry keeps its first value for the rest of the run; engines have been seen that refuse the first write too."),
         .example = u"contract_id:\n  type: text\n  immutable: true\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give the entry an initial_value and write it nowhere, or remove immutable.")},
        {.code = u"overmantel.runtime.read_denied", .severity = Severity::Info,
         .summary = QT_TRANSLATE_NOOP("Rules", "A read of an entry that the skill's deny_read lists gives None."),
         .why = QT_TRANSLATE_NOOP("Rules", "Reads happen while prompts are made and conditions evaluated, where failing quietly is safer; so nothing says that the value was held back."),
         .example = u"# access: {deny_read: [project.card_list]}\ncontext.memory.get(\"project.card_list\") # None\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Take the entry off deny_read where the skill needs it.")},
        {.code = u"responses.registry.invalid_variant", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "A packaged agent does not load a responses.yml with an unknown variant key."),
         .why = QT_TRANSLATE_NOOP("Rules", "Loading is strict while the agent starts: the first unknown key ends the file, and the responses behind it are missing."),
         .example = u"responses:\n  utter_fee:\n    - text: It is free.\n      channel: voice\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Keep to text, metadata, condition and buttons.")},
        {.code = u"overmantel.runtime.response_not_selected", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "When no variant can be chosen, the engine speaks the name of the response."),
         .why = QT_TRANSLATE_NOOP("Rules", "A name that no file declares, and a response whose conditions are all false without a default, end the same way; the name is not reworded."),
         .example = u"responses:\n  utter_fee:\n    - text: It costs five pounds.\n      condition: session.card.reason == \"lost\"\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Declare the response, and give it a variant without a condition.")},
        {.code = u"overmantel.runtime.mcp_server",
         .summary = QT_TRANSLATE_NOOP("Rules", "An MCP server that cannot be reached, or lacks an imported tool, stops the start of the agent."),
         .why = QT_TRANSLATE_NOOP("Rules", "Connection, sign-in and the list of tools are checked when the agent starts, not when it is trained."),
         .example = u"import_tools:\n  - mcp/ledger:get_balance\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Check the address, the secrets and the name of the tool in the environment that the agent runs in.")},
        {.code = u"set_fields.not_eligible", .engineCode = true,
         .summary = QT_TRANSLATE_NOOP("Rules", "The model tries to set an entry that it may not set in this turn."),
         .why = QT_TRANSLATE_NOOP("Rules", "It may set entries that are llm_settable and those that a collect: step of the active skill owns; anything else comes back to it as an error of the tool."),
         .example = u"card_frozen:\n  type: bool # written by a tool, not by the model\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Make the entry llm_settable or collect it, if the model is to set it; else let the instructions not ask for it.")},
        {.code = u"overmantel.runtime.button_dropped", .severity = Severity::Warning,
         .summary = QT_TRANSLATE_NOOP("Rules", "The engine drops a button whose ref or value is unusable, and sends the others."),
         .why = QT_TRANSLATE_NOOP("Rules", "A ref must name an entry that the active skill may write, and needs a value. What can be told from the text of a tool is reported there."),
         .example = u"Button(title=\"Rush\", ref=\"session.card.speed\") # no value\n",
         .remedy = QT_TRANSLATE_NOOP("Rules", "Give the button a value and a ref of the form session.<skill>.<entry>.")},
    };
    return rows;
}

} // namespace overmantel
