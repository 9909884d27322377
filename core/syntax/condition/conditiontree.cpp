#include "core/syntax/condition/conditiontree.h"

namespace overmantel::condition {

using namespace Qt::Literals::StringLiterals;

QString Reference::toString() const
{
    return u"session."_s + ns + u'.' + entry;
}

QString operatorText(ComparisonOperator op)
{
    switch (op) {
    case ComparisonOperator::Equal: return u"=="_s;
    case ComparisonOperator::NotEqual: return u"!="_s;
    case ComparisonOperator::Less: return u"<"_s;
    case ComparisonOperator::LessEqual: return u"<="_s;
    case ComparisonOperator::Greater: return u">"_s;
    case ComparisonOperator::GreaterEqual: return u">="_s;
    case ComparisonOperator::Is: return u"is"_s;
    case ComparisonOperator::IsNot: return u"is not"_s;
    }
    Q_UNREACHABLE();
}

} // namespace overmantel::condition
