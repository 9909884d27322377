#include "core/syntax/python/toolscan.h"
#include "tests/skill/markedtext.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace overmantel;
using namespace overmantel::python;
using namespace Qt::Literals::StringLiterals;

class TestToolScan : public QObject
{
    Q_OBJECT

private slots:
    void readsATool();
    void decorators_data();
    void decorators();
    void descriptions_data();
    void descriptions();
    void parameters_data();
    void parameters();
    void ranges();
    void onlyTopLevelFunctions();

    void memoryAccess_data();
    void memoryAccess();
    void memoryKeysHaveTheirPlace();
    void constantKeysStandInTheirDefinition();

    void buttons();
    void buttonPlaces();
    void setButtonsThroughHelpers();
    void whatTheScanCannotFollow_data();
    void whatTheScanCannotFollow();
    void kindsOfWrittenValues();

    void brokenTextKeepsWhatStandsBefore_data();
    void brokenTextKeepsWhatStandsBefore();
    void brokenBracketsEndAtTheNextDefinition();
    void faults_data();
    void faults();
    void randomTexts();
    void bigTextsTakeLinearTime();
};

// The first function of a text that must hold one.
static Function only(const QString &text)
{
    const ToolFile file = scan(text);
    return file.functions.isEmpty() ? Function() : file.functions.first();
}

void TestToolScan::readsATool()
{
    const ToolFile file = scan(uR"py(from rasa.mantle.tools.buttons import Button
from rasa.mantle.tools.decorator import ToolContext, tool
from rasa.mantle.tools.result import ToolResult


@tool(description="List the windows for this order.")
async def list_windows(order: str, limit: int = 3, context: ToolContext = None) -> ToolResult:
    """Not context.memory.set("doc", 1) but words."""
    if context.memory.get("order_id"):  # context.memory.get("comment")
        context.memory.set("project.window", None)
    context.set_buttons([Button(title="Soon", value="soon", ref="session.delivery.window")])
    return ToolResult(llm_response={"count": 3})


def helper(x):
    return x
)py"_s);
    QCOMPARE(file.functions.size(), 2);
    const Function &tool = file.functions[0];
    QCOMPARE(tool.name, u"list_windows"_s);
    QVERIFY(tool.isTool);
    QVERIFY(tool.isAsync);
    QVERIFY(tool.hasDescription);
    QCOMPARE(tool.description, u"List the windows for this order."_s);
    QCOMPARE(tool.parameters.size(), 3);
    QCOMPARE(tool.memory.size(), 2);
    QCOMPARE(tool.memory[0].kind, MemoryAccessKind::Get);
    QCOMPARE(tool.memory[0].key, u"order_id"_s);
    QCOMPARE(tool.memory[1].kind, MemoryAccessKind::Set);
    QCOMPARE(tool.memory[1].key, u"project.window"_s);
    QCOMPARE(tool.buttons.size(), 1);
    QVERIFY(tool.callsSetButtons);
    const Function &helper = file.functions[1];
    QCOMPARE(helper.name, u"helper"_s);
    QVERIFY(!helper.isTool);
    QVERIFY(!helper.isAsync);
}

void TestToolScan::decorators_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isTool");
    QTest::addColumn<bool>("isAsync");

    QTest::newRow("call") << u"@tool(description='x')\nasync def f(): pass\n"_s << true << true;
    QTest::newRow("bare") << u"@tool\nasync def f(): pass\n"_s << true << true;
    QTest::newRow("not async") << u"@tool(description='x')\ndef f(): pass\n"_s << true << false;
    QTest::newRow("none") << u"async def f(): pass\n"_s << false << true;
    QTest::newRow("of a module") << u"@decorator.tool(description='x')\nasync def f(): pass\n"_s << true << true;
    QTest::newRow("of a long module") << u"@rasa.mantle.tools.decorator.tool\nasync def f(): pass\n"_s << true << true;
    QTest::newRow("alias")
        << u"from rasa.mantle.tools.decorator import tool as t\n@t(description='x')\nasync def f(): pass\n"_s << true
        << true;
    QTest::newRow("alias in brackets")
        << u"from rasa.mantle.tools.decorator import (\n    ToolContext,\n    tool as mantle_tool,\n)\n@mantle_tool\nasync def f(): pass\n"_s
        << true << true;
    QTest::newRow("alias below try")
        << u"try:\n    from x import tool as t\nexcept ImportError:\n    pass\n@t\nasync def f(): pass\n"_s << true
        << true;
    QTest::newRow("another alias") << u"from x import thing as t\n@t\nasync def f(): pass\n"_s << false << true;
    QTest::newRow("others between")
        << u"@tool(description='x')\n@require_role(\"ceo\")\n# why\n\n@cached\nasync def f(): pass\n"_s << true << true;
    QTest::newRow("others before") << u"@cached\n@tool(description='x')\nasync def f(): pass\n"_s << true << true;
    QTest::newRow("over lines") << u"@tool(\n    description=(\n        'x'\n    ),\n)\nasync def f(): pass\n"_s << true
                                << true;
    QTest::newRow("similar names") << u"@toolbox\n@tool.register\n@my_tool\nasync def f(): pass\n"_s << false << true;
    QTest::newRow("in a text") << u"x = '''\n@tool\n'''\nasync def f(): pass\n"_s << false << true;
    QTest::newRow("of something else") << u"@tool\nclass A:\n    pass\nasync def f(): pass\n"_s << false << true;
}

void TestToolScan::decorators()
{
    QFETCH(QString, text);
    QFETCH(bool, isTool);
    QFETCH(bool, isAsync);
    const ToolFile file = scan(text);
    QCOMPARE(file.functions.size(), 1);
    QCOMPARE(file.functions[0].name, u"f"_s);
    QCOMPARE(file.functions[0].isTool, isTool);
    QCOMPARE(file.functions[0].isAsync, isAsync);
    QCOMPARE(file.functions[0].decorator.isEmpty(), !isTool);
}

void TestToolScan::descriptions_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<bool>("has");
    QTest::addColumn<QString>("description");

    QTest::newRow("double") << u"(description=\"a b\")"_s << true << u"a b"_s;
    QTest::newRow("single") << u"(description='a \"b\"')"_s << true << u"a \"b\""_s;
    QTest::newRow("escapes") << u"(description='a\\n\\'b\\' \\u00e9 \\x41 \\q')"_s << true << u"a\n'b' é A \\q"_s;
    QTest::newRow("raw") << u"(description=r'a\\n')"_s << true << u"a\\n"_s;
    QTest::newRow("triple") << u"(description=\"\"\"a\n\"b\" )\n\"\"\")"_s << true << u"a\n\"b\" )\n"_s;
    QTest::newRow("joined") << u"(description=(\n  'a '\n  \"b\"\n))"_s << true << u"a b"_s;
    QTest::newRow("added") << u"(description='a ' + 'b')"_s << true << u"a b"_s;
    QTest::newRow("empty") << u"(description='')"_s << true << u""_s;
    QTest::newRow("f without braces") << u"(description=f'a')"_s << true << u"a"_s;
    QTest::newRow("computed") << u"(description=f'a {1}')"_s << true << u""_s;
    QTest::newRow("call") << u"(description=text('a'))"_s << true << u""_s;
    QTest::newRow("constant") << u"(description=WORDS)"_s << true << u"some words"_s;
    QTest::newRow("behind others") << u"(name='n', description='a', x=[1, 2])"_s << true << u"a"_s;
    QTest::newRow("unpacked") << u"(**options)"_s << true << u""_s;
    QTest::newRow("positional") << u"('a')"_s << false << u""_s;
    QTest::newRow("nothing") << u"()"_s << false << u""_s;
    QTest::newRow("bare") << u""_s << false << u""_s;
    QTest::newRow("inner") << u"(x=dict(description='a'))"_s << false << u""_s;
}

void TestToolScan::descriptions()
{
    QFETCH(QString, arguments);
    QFETCH(bool, has);
    QFETCH(QString, description);
    const Function function = only(u"WORDS = 'some words'\n@tool"_s + arguments + u"\nasync def f():\n    pass\n"_s);
    QCOMPARE(function.name, u"f"_s);
    QCOMPARE(function.hasDescription, has);
    QCOMPARE(function.description, description);
}

void TestToolScan::parameters_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QStringList>("expected"); // name:type and "=" for a default

    QTest::newRow("none") << u""_s << QStringList{};
    QTest::newRow("plain") << u"a, b"_s << QStringList{u"a:"_s, u"b:"_s};
    QTest::newRow("types") << u"a: str, b: int = 3"_s << QStringList{u"a:str"_s, u"b:int="_s};
    QTest::newRow("default only") << u"a=None"_s << QStringList{u"a:="_s};
    QTest::newRow("commas inside") << u"a: dict[str, int] = {'x': 1, 'y': 2}, b: Literal['a, b', 'c'] = f(1, 2)"_s
                                   << QStringList{u"a:dict[str, int]="_s, u"b:Literal['a, b', 'c']="_s};
    QTest::newRow("equals inside a type")
        << u"a: Annotated[str, Field(x=1)], b: X"_s << QStringList{u"a:Annotated[str, Field(x=1)]"_s, u"b:X"_s};
    QTest::newRow("over lines") << u"\n    a: str,  # first, of two\n    b: Optional[\n        int\n    ] = None,\n"_s
                                << QStringList{u"a:str"_s, u"b:Optional[ int ]="_s};
    QTest::newRow("stars") << u"a, /, *, b, **rest: int"_s << QStringList{u"a:"_s, u"b:"_s, u"**rest:int"_s};
    QTest::newRow("star arguments") << u"*args"_s << QStringList{u"*args:"_s};
    QTest::newRow("text type") << u"context: \"ToolContext\" = None"_s << QStringList{u"context:\"ToolContext\"="_s};
    QTest::newRow("lambda") << u"a=lambda x, y: x, b=1"_s << QStringList{u"a:="_s, u"b:="_s};
}

void TestToolScan::parameters()
{
    QFETCH(QString, list);
    QFETCH(QStringList, expected);
    const Function function = only(u"async def f("_s + list + u") -> ToolResult:\n    return None\n"_s);
    QStringList found;
    for (const Parameter &parameter : function.parameters)
        found.append(parameter.name + u':' + parameter.type + (parameter.hasDefault ? u"="_s : QString()));
    QCOMPARE(found, expected);
}

void TestToolScan::ranges()
{
    const MarkedText marked(uR"py(x = 1

«@cached
«@tool(
    description="a",
)»
async def «find»(«a»: str, *, «context»=None):
    def inner():
        return 1

    return (
        inner()
    )»
    # the end

y = 2
)py"_s);
    const Function function = only(marked.text);
    QCOMPARE(function.where, marked.ranges[0]);
    QCOMPARE(function.decorator, marked.ranges[1]);
    QCOMPARE(function.nameRange, marked.ranges[2]);
    QCOMPARE(function.parameters.size(), 2);
    QCOMPARE(function.parameters[0].where, marked.ranges[3]);
    QCOMPARE(function.parameters[1].where, marked.ranges[4]);
}

void TestToolScan::onlyTopLevelFunctions()
{
    const ToolFile file = scan(uR"py(class Store:
    @tool(description="x")
    async def method(self):
        pass

@tool(description="x")
async def first(context): return context.memory.get("a")
def second():
	async def inner(context):
		context.memory.set("b", 1)
	x = """
def not_this():
    pass
"""
	return inner

if True:
    def third(): pass
async def fourth \
    (context):
    pass
)py"_s);
    QStringList names;
    for (const Function &function : file.functions)
        names.append(function.name);
    QCOMPARE(names, (QStringList{u"first"_s, u"second"_s, u"fourth"_s}));
    QCOMPARE(file.functions[0].memory.size(), 1);
    QCOMPARE(file.functions[1].memory.size(), 1);
    QCOMPARE(file.functions[1].memory[0].key, u"b"_s);
    QCOMPARE(file.functions[2].parameters.size(), 1);
}

void TestToolScan::memoryAccess_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QStringList>("expected"); // "get:key" and "set:key"

    QTest::newRow("get") << u"context.memory.get('a')"_s << QStringList{u"get:a"_s};
    QTest::newRow("set") << u"context.memory.set('a', 1)"_s << QStringList{u"set:a"_s};
    QTest::newRow("get with default") << u"context.memory.get('a', None)"_s << QStringList{u"get:a"_s};
    QTest::newRow("awaited") << u"x = await ctx.memory.get(\"s.a\")"_s << QStringList{u"get:s.a"_s};
    QTest::newRow("long owner") << u"self.state.context.memory.set('a', 1)"_s << QStringList{u"set:a"_s};
    QTest::newRow("owner is a call") << u"get_context().memory.set('a', 1)"_s << QStringList{u"set:a"_s};
    QTest::newRow("over lines") << u"(context\n  .memory\n  .set(\n    'project.a',  # why\n    {'x': [1]},\n))"_s
                                << QStringList{u"set:project.a"_s};
    QTest::newRow("continued line") << u"context.memory \\\n  .get('a')"_s << QStringList{u"get:a"_s};
    QTest::newRow("one in the other") << u"context.memory.set('a', context.memory.get('b'))"_s
                                      << QStringList{u"set:a"_s, u"get:b"_s};
    QTest::newRow("in a text") << u"x = \"context.memory.get('a')\""_s << QStringList{};
    QTest::newRow("in an f-string") << u"x = f'{d[\"k\"]}'; context.memory.get('b')"_s << QStringList{u"get:b"_s};
    QTest::newRow("same quotes in an f-string")
        << u"x = f\"{d[\"k\"]}\"; context.memory.get('b')"_s << QStringList{u"get:b"_s};
    QTest::newRow("in a comment") << u"pass  # context.memory.get('a')"_s << QStringList{};
    QTest::newRow("quotes in a comment") << u"x = 1  # don't\n  context.memory.get('a')"_s << QStringList{u"get:a"_s};
    QTest::newRow("computed") << u"context.memory.get(key)"_s << QStringList{};
    QTest::newRow("computed text") << u"context.memory.get(f'a{i}')"_s << QStringList{};
    QTest::newRow("expression") << u"context.memory.get('a' + key)"_s << QStringList{};
    QTest::newRow("method of a text") << u"context.memory.get('a'.lower())"_s << QStringList{};
    QTest::newRow("bytes") << u"context.memory.get(b'a')"_s << QStringList{};
    QTest::newRow("raw") << u"context.memory.get(r'a')"_s << QStringList{u"get:a"_s};
    QTest::newRow("other dictionary") << u"context.data.get('a'); memory.get('b'); memory.x.get('c')"_s
                                      << QStringList{};
    QTest::newRow("local name") << u"m = context.memory\n  m.set('a', 1)"_s << QStringList{u"set:a"_s};
    QTest::newRow("local name of something else")
        << u"m = context.memory.get('x')\n  m.get('a')"_s << QStringList{u"get:x"_s};
    QTest::newRow("constant") << u"context.memory.set(KEY, 1)"_s << QStringList{u"set:card"_s};
    QTest::newRow("annotated constant") << u"context.memory.set(TYPED, 1)"_s << QStringList{u"set:typed"_s};
    QTest::newRow("constant assigned twice") << u"context.memory.set(TWICE, 1)"_s << QStringList{};
    QTest::newRow("hidden constant") << u"KEY = other()\n  context.memory.set(KEY, 1)"_s << QStringList{};
    QTest::newRow("hidden by a loop") << u"for KEY in keys: context.memory.set(KEY, 1)"_s << QStringList{};
    QTest::newRow("lambda and comprehension")
        << u"x = [lambda c: c.memory.get('a') for y in z]"_s << QStringList{u"get:a"_s};
    QTest::newRow("other methods") << u"context.memory.clear('a'); context.memory.getter('b')"_s << QStringList{};
    QTest::newRow("no call") << u"f = context.memory.get"_s << QStringList{};
}

void TestToolScan::memoryAccess()
{
    QFETCH(QString, body);
    QFETCH(QStringList, expected);
    const QString constants = u"KEY = 'card'\nTYPED: str = 'typed'\nTWICE = 'a'\nTWICE = 'b'\n"_s;
    const Function function = only(constants + u"async def f(context):\n  "_s + body + u"\n"_s);
    QStringList found;
    for (const MemoryAccess &access : function.memory)
        found.append((access.kind == MemoryAccessKind::Get ? u"get:"_s : u"set:"_s) + access.key);
    QCOMPARE(found, expected);
}

void TestToolScan::memoryKeysHaveTheirPlace()
{
    const MarkedText marked(
        u"def f(c):\n    c.memory.set('«größe»', c.memory.get(r\"«b»\"))\n    c.memory.get('''«c»''')\n"_s);
    const Function function = only(marked.text);
    QList<TextRange> found;
    for (const MemoryAccess &access : function.memory)
        found.append(access.where);
    QCOMPARE(found, marked.ranges);
}

void TestToolScan::constantKeysStandInTheirDefinition()
{
    const MarkedText marked(u"def f(c):\n    c.memory.get(KEY)\n\nKEY = '«card»'\n"_s);
    const Function function = only(marked.text);
    QCOMPARE(function.memory.size(), 1);
    QCOMPARE(function.memory[0].where, marked.ranges[0]);
}

void TestToolScan::buttons()
{
    const Function function = only(uR"py(from rasa.mantle.tools.buttons import Button as B
REF = "session.a.b"
async def f(context):
    items = [
        Button(title="One", value="1", ref="session.a.b"),
        Button("Two", "2", REF),
        Button(title=f"Number {n}", value=str(n), ref=make(n)),
        Button("Three", ref="session.a.c"),
        Button(value="4"),
        Button("Five", value=None, ref=None),
        Button(**data),
        Button(),
        buttons.Button("Eight", 'a' 'b'),
        B("Nine", value=("x")),
    ]
    kinds: list[Button] = []
    context.set_buttons(items)
)py"_s);
    const QList<ButtonCall> &buttons = function.buttons;
    QCOMPARE(buttons.size(), 10);
    QVERIFY(buttons[0].hasTitle && buttons[0].hasValue);
    QCOMPARE(buttons[0].value, std::optional(u"1"_s));
    QCOMPARE(buttons[0].ref, std::optional(u"session.a.b"_s));
    QCOMPARE(buttons[1].value, std::optional(u"2"_s));
    QCOMPARE(buttons[1].ref, std::optional(u"session.a.b"_s));
    QVERIFY(buttons[2].hasTitle && buttons[2].hasValue && !buttons[2].value && !buttons[2].ref);
    QVERIFY(!buttons[2].refWhere.isEmpty());
    QVERIFY(buttons[3].hasTitle && !buttons[3].hasValue);
    QCOMPARE(buttons[3].ref, std::optional(u"session.a.c"_s));
    QVERIFY(!buttons[4].hasTitle && buttons[4].hasValue);
    QVERIFY(buttons[5].hasTitle && !buttons[5].hasValue && !buttons[5].ref && buttons[5].refWhere.isEmpty());
    QVERIFY(buttons[6].hasTitle && buttons[6].hasValue);
    QVERIFY(!buttons[7].hasTitle && !buttons[7].hasValue);
    QCOMPARE(buttons[8].value, std::optional(u"ab"_s));
    QCOMPARE(buttons[9].value, std::optional(u"x"_s));
    QVERIFY(function.callsSetButtons);
}

void TestToolScan::buttonPlaces()
{
    const MarkedText marked(
        u"def f():\n    return [«Button(\n        'a',\n        ref='«session.a.b»',\n    )», «Button('b', ref=«make(1, 2)»)»]\n"_s);
    const Function function = only(marked.text);
    QCOMPARE(function.buttons.size(), 2);
    QCOMPARE(function.buttons[0].where, marked.ranges[0]);
    QCOMPARE(function.buttons[0].refWhere, marked.ranges[1]);
    QCOMPARE(function.buttons[1].where, marked.ranges[2]);
    QCOMPARE(function.buttons[1].refWhere, marked.ranges[3]);
}

void TestToolScan::setButtonsThroughHelpers()
{
    const ToolFile file = scan(uR"py(def show(context):
    context.set_buttons([])

def middle(context):
    show(context)

async def tool_a(context):
    middle(context)

async def tool_b(context):
    other.middle(context)

def again(context):
    again(context)
)py"_s);
    QCOMPARE(file.functions.size(), 5);
    QVERIFY(file.functions[0].callsSetButtons);
    QVERIFY(file.functions[1].callsSetButtons);
    QVERIFY(file.functions[2].callsSetButtons);
    QVERIFY(!file.functions[3].callsSetButtons);
    QVERIFY(!file.functions[4].callsSetButtons);
}

void TestToolScan::whatTheScanCannotFollow_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<bool>("hasUnknownMemoryUse");
    QTest::addColumn<bool>("givesContextAway");

    QTest::newRow("literal keys") << u"context.memory.set('a', context.memory.get('b'))"_s << false << false;
    QTest::newRow("named memory") << u"m = context.memory\n    m.set('a', m.get('b'))"_s << false << false;
    QTest::newRow("constant") << u"context.memory.get(KEY)"_s << false << false;
    QTest::newRow("computed key") << u"context.memory.get(name)"_s << true << false;
    QTest::newRow("joined key") << u"context.memory.set('a' + name, 1)"_s << true << false;
    QTest::newRow("other method") << u"context.memory.clear()"_s << true << false;
    QTest::newRow("memory handed on") << u"fill(context.memory)"_s << true << false;
    QTest::newRow("named memory handed on") << u"m = context.memory\n    fill(m)"_s << true << false;
    QTest::newRow("context to a function elsewhere") << u"fill(context, 1)"_s << false << true;
    QTest::newRow("context to a module") << u"lib.fill(1, context=context)"_s << false << true;
    QTest::newRow("context kept") << u"self.kept = context"_s << false << true;
    QTest::newRow("context to a function here") << u"helper([1], context)"_s << false << false;
    QTest::newRow("context to one that hands it on") << u"carrier(context)"_s << false << true;
    QTest::newRow("context asked for") << u"x = 1 if context is None else 2"_s << false << false;
    QTest::newRow("context sends") << u"await context.send('Hi')"_s << false << false;
}

void TestToolScan::whatTheScanCannotFollow()
{
    QFETCH(QString, statement);
    const ToolFile file = scan(uR"py(KEY = "known"
@tool(description="d")
async def it(context, name: str):
    %1
def helper(list, ctx):
    return list
def carrier(context):
    other(context)
)py"_s.arg(statement));
    QCOMPARE(file.functions.size(), 3);
    QTEST(file.functions.first().hasUnknownMemoryUse, "hasUnknownMemoryUse");
    QTEST(file.functions.first().givesContextAway, "givesContextAway");
}

void TestToolScan::kindsOfWrittenValues()
{
    const Function function = only(uR"py(async def it(context):
    context.memory.set("a", "text")
    context.memory.set("b", True)
    context.memory.set("c", 3)
    context.memory.set("d", 2.5)
    context.memory.set("e", [1, 2])
    context.memory.set("f", {"x": [1]})
    context.memory.set("g", compute())
    context.memory.set("h", [1][0])
    context.memory.set("i", None)
)py"_s);
    QList<ValueGuess> guesses;
    for (const MemoryAccess &access : function.memory)
        guesses.append(access.value);
    const QList<ValueGuess> expected{ValueGuess::Text, ValueGuess::Bool, ValueGuess::Int, ValueGuess::Float, ValueGuess::List,
                                     ValueGuess::Dict, ValueGuess::Unknown, ValueGuess::Unknown, ValueGuess::Unknown};
    QCOMPARE(guesses, expected);
}

void TestToolScan::brokenTextKeepsWhatStandsBefore_data()
{
    QTest::addColumn<QString>("tail");

    QTest::newRow("quote") << u"x = 'abc\n"_s;
    QTest::newRow("triple quote") << u"x = '''abc\ndef g(): pass\n"_s;
    QTest::newRow("bracket") << u"x = (1, [2\n"_s;
    QTest::newRow("closing brackets") << u")))]]}\n"_s;
    QTest::newRow("definition without brackets") << u"def\n"_s;
    QTest::newRow("decorator without a name") << u"@\n"_s;
    QTest::newRow("decorator at the end") << u"@tool("_s;
    QTest::newRow("backslash") << u"\\"_s;
    QTest::newRow("escape at the end") << u"x = 'a\\"_s;
    QTest::newRow("f-string") << u"x = f'{a[\"\n"_s;
    QTest::newRow("import") << u"from x import a as\n"_s;
}

void TestToolScan::brokenTextKeepsWhatStandsBefore()
{
    QFETCH(QString, tail);
    const QString good = u"@tool(description='a')\nasync def f(context):\n    context.memory.set('a', 1)\n\n"_s;
    const ToolFile file = scan(good + tail);
    QVERIFY(!file.functions.isEmpty());
    QCOMPARE(file.functions[0].name, u"f"_s);
    QCOMPARE(file.functions[0].memory.size(), 1);
    QCOMPARE(file.functions[0].where, (TextRange{0, good.trimmed().size()}));
}

void TestToolScan::brokenBracketsEndAtTheNextDefinition()
{
    const ToolFile file = scan(uR"py(@tool(description="a"
async def first(context
    context.memory.set("a", (1

@tool(description="b")
async def second(context):
    x = 'open
    context.memory.get("b")
    y = [1, 2

async def third():
    pass
)py"_s);
    QStringList names;
    for (const Function &function : file.functions)
        names.append(function.name);
    QCOMPARE(names, (QStringList{u"first"_s, u"second"_s, u"third"_s}));
    QVERIFY(file.functions[0].isTool);
    QVERIFY(file.functions[1].isTool);
    QCOMPARE(file.functions[1].memory.size(), 1);
    QVERIFY(!file.functions[2].isTool);
}

void TestToolScan::randomTexts()
{
    const quint32 seed = qEnvironmentVariableIsSet("OVERMANTEL_SEED") ? qEnvironmentVariable("OVERMANTEL_SEED").toUInt()
                                                                      : QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    static const QStringList fragments = {
        u"\n"_s,
        u"\n"_s,
        u"    "_s,
        u"\t"_s,
        u"def f("_s,
        u"async def g("_s,
        u"\n@tool("_s,
        u"\n@"_s,
        u"description="_s,
        u"'"_s,
        u"\""_s,
        u"'''"_s,
        u"\"\"\""_s,
        u"f\""_s,
        u"{"_s,
        u"}"_s,
        u"("_s,
        u")"_s,
        u"["_s,
        u"]"_s,
        u","_s,
        u":"_s,
        u"="_s,
        u"*"_s,
        u"**"_s,
        u"context.memory.get("_s,
        u".memory.set('a', "_s,
        u"memory"_s,
        u"."_s,
        u"Button("_s,
        u"title="_s,
        u"ref="_s,
        u"None"_s,
        u"set_buttons("_s,
        u"from x import tool as t\n"_s,
        u"from"_s,
        u" as "_s,
        u"\\"_s,
        u"\\\n"_s,
        u"# c"_s,
        u"K = 'x'\n"_s,
        u"K"_s,
        u"class A:\n"_s,
        u"pass\n"_s,
        u"\\u00"_s,
        u"\\N{X}"_s,
        u"rb'"_s,
        u"ä"_s,
        u"🎉"_s,
        QString(QChar(0xd800)),
        u"1.5e3"_s,
        u";"_s,
        u"->"_s,
    };
    for (int i = 0; i < 20000; ++i) {
        QString text;
        for (int count = random.bounded(40); count > 0; --count)
            text += fragments[random.bounded(fragments.size())];
        qsizetype last = 0;
        for (const Function &function : scan(text).functions) {
            const QByteArray shown = text.toUtf8();
            QVERIFY2(function.where.start >= last && function.where.end <= text.size(), shown);
            QVERIFY2(function.where.contains(function.nameRange), shown);
            QVERIFY2(function.decorator.isEmpty() || function.where.contains(function.decorator), shown);
            QCOMPARE(textIn(text, function.nameRange).toString(), function.name);
            for (const Parameter &parameter : function.parameters)
                QVERIFY2(function.where.contains(parameter.where) && !parameter.name.isEmpty(), shown);
            for (const MemoryAccess &access : function.memory)
                QVERIFY2(access.where.start >= 0 && access.where.end <= text.size(), shown);
            for (const ButtonCall &button : function.buttons)
                QVERIFY2(function.where.contains(button.where), shown);
            last = function.where.end;
        }
    }
}

// What Python's own tokenizer stops at, where it can be told without reading expressions.
void TestToolScan::faults_data()
{
    QTest::addColumn<QString>("marked"); // no mark: nothing to say
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const QString &marked, const QString &word = {}) { QTest::newRow(name) << marked << word; };
    row("open at the end", u"x = «(»1,\n  2\n"_s, u"not closed"_s);
    row("the innermost one", u"x = (1, «[»2\n"_s, u"not closed"_s);
    row("open before a definition", u"x = f«(»1\n\ndef g():\n    pass\n"_s, u"not closed"_s);
    row("open before a decorator", u"x = «{»\n@tool(description='a')\nasync def g(): pass\n"_s, u"not closed"_s);
    row("closing without opening", u"x = 1«)»\n"_s, u"No bracket"_s);
    row("another kind", u"x = (1«]»\n"_s, u"needs a )"_s);
    row("open text", u"x = «\"abc»\ny = 1\n"_s, u"same quotes"_s);
    row("open text behind a prefix", u"x = «rb'abc»\n"_s, u"same quotes"_s);
    row("open long text", u"def f():\n    «\"\"\"»Words.\n\nx = 1\n"_s, u"same quotes"_s);
    row("only the first", u"x = 1«)»\ny = \"a\nz = (\n"_s, u"No bracket"_s);
    row("too deep", u"("_s.repeated(200) + u"«(»1"_s + u")"_s.repeated(201), u"200 levels"_s);
    row("not too deep", u"("_s.repeated(200) + u"1"_s + u")"_s.repeated(200));
    row("nothing", QString());
    row("in texts and comments", u"x = '(' + \"[\" # {\ny = r'\\'' + '''(\n'''\n"_s);
    row("text over two lines", u"x = 'a\\\nb('\n"_s);
    row("lines that go on", u"x = (1 +\n  2)\ny = [\n]\nz = 1 + \\\n  2\n"_s);
    row("braces in a format text", u"x = f'{{' + f\"{a['b']}\" + f'{x:{w}}' + f'}}{y}'\n"_s);
    row("nested quotes of newer Python", u"x = f'{a['b']}'\n"_s);
    row("an open format text is left alone", u"x = f'{a\ny = (\n"_s);
}

void TestToolScan::faults()
{
    QFETCH(QString, marked);
    QFETCH(QString, word);
    QString text = marked;
    const qsizetype start = text.indexOf(u'«');
    text.remove(u'«');
    const qsizetype end = text.indexOf(u'»');
    text.remove(u'»');
    const std::optional<SyntaxProblem> fault = scan(text).fault;
    QCOMPARE(fault.has_value(), start >= 0);
    if (!fault)
        return;
    QCOMPARE(fault->where, (TextRange{start, end}));
    QVERIFY2(fault->message.contains(word) && fault->message.endsWith(u'.'), qPrintable(fault->message));
}

void TestToolScan::bigTextsTakeLinearTime()
{
    QElapsedTimer timer;
    timer.start();
    const ToolFile file =
        scan(u"@tool(description='a')\nasync def f(context):\n    context.memory.set('a', 1)\n"_s.repeated(10000));
    QCOMPARE(file.functions.size(), 10000);
    scan(u"def f():\n    x = "_s + u"Button("_s.repeated(50000));
    scan(u"@tool(description="_s + u"("_s.repeated(100000) + u"'a'"_s + u")"_s.repeated(100000)
         + u")\ndef f(): pass"_s);
    scan(u"def f():\n  "_s + u"a.memory.get("_s.repeated(50000));
    scan(u"f'{"_s.repeated(100000));
    QVERIFY2(timer.elapsed() < 20000, "scanning big files took too long");
}

QTEST_GUILESS_MAIN(TestToolScan)
#include "tst_toolscan.moc"
