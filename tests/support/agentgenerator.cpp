#include "tests/support/agentgenerator.h"

#include "tests/support/agenttemplates.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <iterator>
#include <random>

using namespace Qt::Literals::StringLiterals;

namespace overmantel::testing {

namespace {

constexpr QStringView nouns[] = {u"refund", u"delivery", u"invoice", u"address", u"contract", u"payment", u"booking",
                                 u"claim", u"warranty", u"upgrade", u"voucher", u"meter", u"repair", u"exchange",
                                 u"loan", u"card", u"statement", u"ticket", u"parcel", u"visit"};
constexpr QStringView verbs[] = {u"request", u"cancel", u"change", u"track", u"dispute", u"renew", u"check", u"extend", u"transfer", u"close"};
constexpr QStringView complaints[] = {u"never came", u"was charged twice", u"is not known here", u"went to the wrong house",
                                      u"has the wrong date", u"broke on the first day"};
constexpr QStringView reasons[][4] = {{u"lost", u"stolen", u"damaged", u"expired"},
                                      {u"too_late", u"too_early", u"wrong_place", u"never_arrived"},
                                      {u"not_recognised", u"wrong_amount", u"not_delivered", u"cancelled"},
                                      {u"moving", u"new_name", u"new_device", u"something_else"},
                                      {u"price", u"quality", u"service", u"other_offer"}};
constexpr QStringView tiers[] = {u"everyday", u"plus", u"private_client"};
constexpr QStringView amounts[] = {u"50", u"200", u"500", u"750"};
constexpr QStringView servers[] = {u"ledger", u"post.office"};
constexpr QStringView sentences[] = {
    u"Take the customer's side in tone without promising anything.",
    u"Keep to this order, and do not ask for what you know.",
    u"Listen first; then say what can be done today.",
    u"A short answer is enough – no lists, no headings.",
    u"Numbers are read out one by one.",
    u"Say how long it takes: two days, sometimes three.",
    u"Customers may have a receipt, an order, or just a name.",
    u"Do not guess; a colleague can look at it later.",
    u"If they are in a hurry, offer to write instead.",
    u"Thank them for waiting 🙂 and go on.",
};

using Words = QHash<QString, QString>;

// What other skills must know of a skill before any text is written.
struct Plan
{
    QString id;
    QString noun;
    QString verb;
    size_t reasons = 0;
    bool isHidden = false;
};

class Generator
{
public:
    Generator(int skills, quint32 seed) : m_random(seed)
    {
        for (int i = 0; i < skills; ++i) {
            Plan plan;
            plan.noun = one(nouns);
            plan.verb = one(verbs);
            plan.reasons = below(std::size(reasons));
            plan.isHidden = i % 10 == 9;
            plan.id = u"%1_%2_%3"_s.arg(plan.verb, plan.noun).arg(i, 4, 10, QChar(u'0'));
            m_plans.append(plan);
        }
    }

    QMap<QString, QString> files()
    {
        QMap<QString, QString> files{
            {u"agent.yml"_s, filled(agentTemplate, {{u"first"_s, m_plans.first().id}})},
            {u"integrations.yml"_s, QString::fromUtf16(integrationsText)},
            {u"memory.yml"_s, QString::fromUtf16(projectMemoryText)},
            {u"responses.yml"_s, rootResponsesText()},
            {u"references/opening_hours.md"_s, u"# Opening hours\n\nThe desk is there from 8 am to 8 pm, every day.\n"_s},
        };
        for (const SharedTool &tool : sharedTools())
            files.insert(u"tools/%1.py"_s.arg(tool.name), sharedToolText(tool));
        for (qsizetype i = 0; i < m_plans.size(); ++i) {
            const Words words = wordsOf(i);
            const QString folder = u"skills/%1/"_s.arg(m_plans.at(i).id);
            files.insert(folder + u"skill.md"_s, filled(skillTemplate, words));
            files.insert(folder + u"memory.yml"_s, filled(memoryTemplate, words));
            files.insert(folder + u"responses.yml"_s, filled(responsesTemplate, words));
            files.insert(folder + u"tools.py"_s, filled(toolsTemplate, words));
        }
        return files;
    }

private:
    // The distributions of the standard library differ between compilers; the engine does not.
    size_t below(size_t limit) { return m_random() % limit; }
    template <size_t size> QString one(const QStringView (&choices)[size]) { return choices[below(size)].toString(); }

    // A skill that prose may lead to.
    const Plan &another(qsizetype than)
    {
        qsizetype i = qsizetype(below(size_t(m_plans.size())));
        while (i == than || m_plans.at(i).isHidden)
            i = (i + 1) % m_plans.size();
        return m_plans.at(i);
    }

    QString options(qsizetype i)
    {
        const Plan &plan = m_plans.at(i);
        QString text;
        if (i % 3 == 1)
            text += u"precondition: customer_known\n"_s;
        if (plan.isHidden)
            text += u"hidden: true\n"_s;
        if (i % 4 == 2) {
            text += u"complete_when:\n  condition: session.%1.%2_done\n  criteria:\n"
                    "    - The customer heard how long it takes.\n"_s.arg(plan.id, plan.noun);
        }
        return text;
    }

    // How the block goes on at its end; what is hidden is called from here.
    QString lastSteps(qsizetype i)
    {
        const bool callsHidden = i + 1 < m_plans.size() && m_plans.at(i + 1).isHidden;
        QString text = uR"(  - {id: explain, action: utter_<id>_summary}
  - {id: ask_channel, collect: <noun>_channel, utterance: utter_<id>_channel}
)"_s;
        if (callsHidden)
            text += u"  - id: continue_there\n    call: %1\n"_s.arg(m_plans.at(i + 1).id);
        if (i % 2 == 1)
            text += u"  - id: note\n    set_memory: {<noun>_note: noted, <noun>_urgency: high}\n  - id: END\n"_s;
        return text;
    }

    Words wordsOf(qsizetype i)
    {
        const Plan &plan = m_plans.at(i);
        const Plan &other = another(i);
        const Plan &third = another(i);
        const auto reasonOf = [](const Plan &of, size_t index) { return reasons[of.reasons][index].toString(); };
        const size_t tool = below(size_t(sharedTools().size()));
        const QStringList &denied = sharedTools().at(qsizetype((tool + 1) % size_t(sharedTools().size()))).entries;
        Words words{
            {u"id"_s, plan.id},
            {u"number"_s, QString::number(i)},
            {u"noun"_s, plan.noun},
            {u"verb"_s, plan.verb},
            {u"Verb"_s, plan.verb.left(1).toUpper() + plan.verb.mid(1)},
            {u"complaint"_s, one(complaints)},
            {u"reason1"_s, reasonOf(plan, 0)},
            {u"reason2"_s, reasonOf(plan, 1)},
            {u"reason3"_s, reasonOf(plan, 2)},
            {u"reason4"_s, reasonOf(plan, 3)},
            {u"other"_s, other.id},
            {u"othernoun"_s, other.noun},
            {u"otherreason"_s, reasonOf(other, below(4))},
            {u"third"_s, third.id},
            {u"thirdnoun"_s, third.noun},
            {u"shared"_s, sharedTools().at(qsizetype(tool)).name},
            {u"denied"_s, denied.at(qsizetype(below(size_t(denied.size()))))},
            {u"server"_s, one(servers)},
            {u"tier"_s, one(tiers)},
            {u"amount"_s, one(amounts)},
            {u"root"_s, rootResponseNames().at(i % rootResponseNames().size())},
        };
        words.insert(u"title"_s, u"%1 a %2 (%3)"_s.arg(words.value(u"Verb"_s), plan.noun).arg(i));
        for (int sentence = 1; sentence <= 4; ++sentence)
            words.insert(u"prose%1"_s.arg(sentence), one(sentences));
        words.insert(u"options"_s, options(i));
        words.insert(u"steps"_s, filled(lastSteps(i), words));
        return words;
    }

    std::mt19937 m_random;
    QList<Plan> m_plans;
};

} // namespace

QMap<QString, QString> generateAgent(int skills, quint32 seed)
{
    return Generator(qMax(skills, 3), seed).files();
}

QString writeFiles(const QString &folder, const QMap<QString, QString> &files)
{
    for (auto it = files.begin(); it != files.end(); ++it) {
        QFile file(folder + u'/' + it.key());
        if (!QDir().mkpath(QFileInfo(file).path()) || !file.open(QIODevice::WriteOnly) || file.write(it->toUtf8()) < 0)
            return file.fileName();
    }
    return {};
}

} // namespace overmantel::testing
