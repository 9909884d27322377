// What the engine brings along, as far as the reference pages and spec page 01 name it.
#include "core/model/project.h"

namespace overmantel {

const Builtins &builtins()
{
    static const Builtins table{
        .responses = {QStringLiteral("utter_silence_timeout_check_in"), QStringLiteral("utter_ask_wants_to_continue"),
                      QStringLiteral("utter_set_memory_button_skipped"), QStringLiteral("utter_outgoing_message_rejected"),
                      QStringLiteral("utter_outgoing_text_rejected"), QStringLiteral("utter_hangup_goodbye")},
        .tools = {QStringLiteral("set_fields"), QStringLiteral("correct"), QStringLiteral("complete_skill"),
                  QStringLiteral("cancel_skill"), QStringLiteral("resolve_tool_confirmation"),
                  QStringLiteral("search_knowledge"), QStringLiteral("activate"), QStringLiteral("cannot_help"),
                  QStringLiteral("listen"), QStringLiteral("hangup")},
        .skills = {QStringLiteral("default_session_start"), QStringLiteral("default_completed"),
                   QStringLiteral("default_customer_satisfaction"), QStringLiteral("default_unsupported_request_handler"),
                   QStringLiteral("default_silence_timeout")},
    };
    return table;
}

} // namespace overmantel
