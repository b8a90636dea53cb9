//! The filter of a listener's query.

use crate::condition::Condition;
use crate::events::{DocumentState, StepLimit};
use crate::role::environment_of;
use crate::{LakeError, Principal};
use groq::Parameters;
use groq::syntax::{Expr, ExprKind, Literal, Query, Step};
use jiff::Timestamp;

/// The conditions of a query such as `*[_type == "page"]{title}`. Projections, orders and whatever
/// else follows them do not matter to a listener.
#[derive(Clone, Debug)]
pub struct ListenerFilter {
    condition: Condition,
    /// Whether it excludes drafts and versions.
    only_published: bool,
}

impl ListenerFilter {
    /// Parses a query. Its conditions may read no other document than the one they test.
    pub fn parse(
        text: &str,
        parameters: &Parameters,
        only_published: bool,
    ) -> Result<Self, LakeError> {
        let query = groq::parse(text).map_err(LakeError::Syntax)?;
        let filters = filters(&query.body).ok_or_else(|| {
            refused("it must be a filter of documents, such as *[_type == \"a\"]")
        })?;
        // Functions that call each other expand exponentially: a short query could take any time.
        if !query.functions.is_empty() {
            return Err(refused("its filter may define no functions"));
        }
        // All filters become one condition, so that they share one limit and one copy of the
        // parameters.
        let conjunction = Query {
            functions: Vec::new(),
            body: Expr {
                kind: ExprKind::And(filters.into_iter().cloned().collect()),
                span: query.body.span,
            },
        };
        let resolved = groq::resolve(&conjunction, parameters).map_err(LakeError::Syntax)?;
        let condition = Condition::new(resolved, parameters.clone());
        let message = "its filter may look at a document alone: joins (`->` and `*`) are not \
                       supported in listeners";
        let condition = condition.ok_or_else(|| refused(message))?;
        Ok(Self {
            condition,
            only_published,
        })
    }

    /// Whether a document of this id may match.
    pub(super) fn may_match(&self, id: &str) -> bool {
        !self.only_published || !id.contains('.')
    }

    /// Whether a document matches. An error says that the test costs too much.
    pub(super) fn matches(
        &self,
        document: &DocumentState,
        principal: &Principal,
        now: Timestamp,
        steps: &mut StepLimit,
    ) -> Result<bool, LakeError> {
        let context = environment_of(&document.value, principal.identity(), now);
        let (fulfilled, taken) = self.condition.test(&context, steps.left());
        steps.taken += taken;
        Ok(fulfilled?)
    }
}

fn refused(why: &str) -> LakeError {
    LakeError::InvalidListener(format!("the query cannot be listened to: {why}"))
}

/// The filters of `*[…][…]`, whatever follows; `None` if the query does not select documents.
fn filters(body: &Expr) -> Option<Vec<&Expr>> {
    match &body.kind {
        ExprKind::Everything => Some(Vec::new()),
        ExprKind::Group(inner) => filters(inner),
        ExprKind::Pipe(base, _) => filters(base),
        ExprKind::Traversal(base, steps) => {
            let mut conditions = filters(base)?;
            for step in steps {
                match step {
                    // `[0]` selects an element and is no condition.
                    Step::Subscript(filter) if !is_number(filter) => conditions.push(filter),
                    _ => break,
                }
            }
            Some(conditions)
        }
        _ => None,
    }
}

fn is_number(expr: &Expr) -> bool {
    matches!(&expr.kind, ExprKind::Literal(Literal::Number(_)))
        || matches!(&expr.kind, ExprKind::Prefix(_, inner) if is_number(inner))
}

#[cfg(test)]
mod tests {
    use super::*;
    use groq::Value;

    fn state(json: &str) -> DocumentState {
        DocumentState {
            text: json.to_owned(),
            value: Value::from_json(json).unwrap(),
        }
    }

    #[test]
    fn all_conditions_share_one_bound() {
        let page = state(r#"{"_id": "a", "a": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}"#);
        let costs = |conditions: usize| {
            let query = format!(
                "*{}",
                "[count(a[count(^.a[@ >= ^]) > 0]) > 0]".repeat(conditions)
            );
            let filter = ListenerFilter::parse(&query, &Parameters::new(), false).unwrap();
            let mut steps = StepLimit::new(5_000);
            let found = filter.matches(
                &page,
                &Principal::Anonymous,
                Timestamp::UNIX_EPOCH,
                &mut steps,
            );
            (found.is_ok(), steps.taken)
        };
        let (fits, one) = costs(1);
        assert!(fits && one > 100);
        let (fits, three) = costs(3);
        assert!(
            fits && (2 * one..=3 * one).contains(&three),
            "{one} {three}"
        );
        let (fits, all) = costs(100);
        assert!(!fits && all <= 5_000);
    }

    #[test]
    fn a_filter_matches_documents_by_its_conditions() {
        let page = state(r#"{"_id": "a", "_type": "page", "site": "jelling", "n": 2}"#);
        let parameters = Parameters::from([("site".into(), Value::from("jelling"))]);
        let cases = [
            ("*", Some(true)),
            ("*[true]", Some(true)),
            ("*[_type == \"page\"]", Some(true)),
            ("*[_type == \"event\"]", Some(false)),
            ("*[site == $site][n > 1]", Some(true)),
            ("*[site == $site][n > 2]", Some(false)),
            (
                "*[_type == \"page\"][0]{title, \"a\": author->name}",
                Some(true),
            ),
            ("*[_type == \"page\"] | order(n desc)[0...10]", Some(true)),
            ("*[_id in path(\"drafts.**\")]", Some(false)),
            ("*[references(\"b\")]", Some(false)),
            ("*[author->name == \"a\"]", None),
            ("*[count(*[_type == ^._type]) > 1]", None),
            ("count(*)", None),
            ("*[site == $none]", None),
            ("*[", None),
        ];
        for (query, expected) in cases {
            let now = Timestamp::UNIX_EPOCH;
            let filter = ListenerFilter::parse(query, &parameters, false).ok();
            let mut steps = StepLimit::new(1000);
            let found = filter.map(|filter| {
                filter
                    .matches(&page, &Principal::Anonymous, now, &mut steps)
                    .unwrap()
            });
            assert_eq!(found, expected, "{query}");
        }
    }
}
