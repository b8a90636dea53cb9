//! The documents that someone listens to: the filter of a query.

use crate::condition::Condition;
use crate::events::DocumentState;
use crate::role::environment_of;
use crate::{LakeError, Reader};
use groq::Parameters;
use groq::syntax::{Expr, ExprKind, Literal, Query, Step};
use jiff::Timestamp;

/// The conditions of a query such as `*[_type == "page"]{title}`. What follows them, such as a
/// projection or an order, has no part in it.
#[derive(Clone, Debug)]
pub struct ListenedDocuments(Vec<Condition>);

impl ListenedDocuments {
    /// Reads a query. Its conditions look at a document alone.
    pub fn parse(text: &str, parameters: &Parameters) -> Result<Self, LakeError> {
        let query = groq::parse(text).map_err(LakeError::Syntax)?;
        let filters = filters(&query.body).ok_or_else(|| {
            refused("it must be a filter of documents, such as *[_type == \"a\"]")
        })?;
        let mut conditions = Vec::new();
        for filter in filters {
            let filter = Query {
                functions: query.functions.clone(),
                body: filter.clone(),
            };
            let resolved = groq::resolve(&filter, parameters).map_err(LakeError::Syntax)?;
            let condition = Condition::new(resolved, parameters.clone());
            let joins = "its filter may look at a document alone: joins (`->` and `*`) are not \
                         supported in listeners";
            conditions.push(condition.ok_or_else(|| refused(joins))?);
        }
        Ok(Self(conditions))
    }

    /// Whether a document is one of them. One that costs too much to test is not.
    pub fn contains(
        &self,
        document: &DocumentState,
        reader: &Reader,
        now: Timestamp,
    ) -> Result<bool, LakeError> {
        let environment = environment_of(&document.value, reader.identity(), now);
        for condition in &self.0 {
            if !condition.is_fulfilled(&environment)?.unwrap_or(false) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

fn refused(why: &str) -> LakeError {
    LakeError::InvalidListener(format!("the query cannot be listened to: {why}"))
}

/// The filters of `*[…][…]`, whatever follows; `None` if it is no query of documents.
fn filters(body: &Expr) -> Option<Vec<&Expr>> {
    match &body.kind {
        ExprKind::Everything => Some(Vec::new()),
        ExprKind::Group(inner) => filters(inner),
        ExprKind::Pipe(base, _) => filters(base),
        ExprKind::Traversal(base, steps) => {
            let mut all = filters(base)?;
            for step in steps {
                match step {
                    // `[0]` takes an element and tests none.
                    Step::Subscript(filter) if !is_number(filter) => all.push(filter),
                    _ => break,
                }
            }
            Some(all)
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

    #[test]
    fn what_is_listened_to() {
        let state = |json: &str| DocumentState {
            text: json.to_owned(),
            value: Value::from_json(json).unwrap(),
        };
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
            let found = ListenedDocuments::parse(query, &parameters).ok();
            let found = found.map(|all| all.contains(&page, &Reader::Anonymous, now).unwrap());
            assert_eq!(found, expected, "{query}");
        }
    }
}
