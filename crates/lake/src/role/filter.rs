//! A grant's filter: a GROQ condition on one document.

use super::EVERY_DOCUMENT;
use crate::LakeError;
use crate::condition::Condition;
use groq::resolve::Node;
use groq::{Environment, EvaluateError, LimitExceeded, Parameters, Value};

/// Parsed and resolved once, evaluated on many documents.
#[derive(Clone, Debug)]
pub(super) struct Filter {
    text: String,
    /// `None` for what every document fulfils, so that nothing is evaluated.
    condition: Option<Condition>,
}

impl Filter {
    pub(super) fn new(text: &str) -> Result<Self, LakeError> {
        let text = text.trim();
        if text == EVERY_DOCUMENT {
            return Ok(Self::every_document());
        }
        let refuse = |why: String| LakeError::InvalidRole(format!("the filter {text:?}: {why}"));
        let query = groq::parse(text).map_err(|error| refuse(error.to_string()))?;
        let resolved = groq::resolve(&query, &Parameters::new());
        let resolved = resolved.map_err(|error| refuse(error.to_string()))?;
        let condition = match &resolved.root {
            Node::Literal(Value::Boolean(true)) => None,
            Node::Literal(_) => {
                let why = "it is the same for every document, and not true";
                return Err(refuse(why.to_owned()));
            }
            _ => {
                let condition = Condition::new(resolved, Parameters::new());
                let why = "it may look at the document itself only, so `*`, `->` and \
                           `releases::all()` are not allowed in it";
                Some(condition.ok_or_else(|| refuse(why.to_owned()))?)
            }
        };
        Ok(Self {
            text: text.to_owned(),
            condition,
        })
    }

    pub(super) fn every_document() -> Self {
        Self {
            text: EVERY_DOCUMENT.to_owned(),
            condition: None,
        }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn is_every_document(&self) -> bool {
        self.condition.is_none()
    }

    /// Whether the document that is `@` in the environment fulfils it. One that
    /// costs too much to test does not: what cannot be tested is not permitted,
    /// and other documents stay readable.
    pub(super) fn is_fulfilled(&self, environment: &Environment) -> Result<bool, EvaluateError> {
        let Some(condition) = &self.condition else {
            return Ok(true);
        };
        match condition.is_fulfilled(environment)? {
            Ok(fulfilled) => Ok(fulfilled),
            Err(limit) => {
                report(&self.text, limit);
                Ok(false)
            }
        }
    }
}

fn report(filter: &str, limit: LimitExceeded) {
    tracing::warn!(filter, %limit, "a role's filter costs too much for a document");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_are_conditions_on_one_document() {
        for (text, refusal) in [
            ("site == \"a\"", ""),
            ("_type == \"event\" && site in [\"a\", \"b\"]", ""),
            ("references(\"place\")", ""),
            ("count(tags[@ == \"x\"]) > 0", ""),
            ("true", ""),
            (" _id in path(\"**\") ", ""),
            ("false", "the same for every document"),
            ("\"jelling\"", "the same for every document"),
            ("", "unexpected end-of-file"),
            ("site ==", "unexpected end-of-file"),
            ("site == $site", "param $site"),
            ("unknown()", "unknown function"),
            ("place->name == \"a\"", "the document itself only"),
            ("count(*) > 0", "the document itself only"),
            ("_id in *[true]._id", "the document itself only"),
            ("count(releases::all()) > 0", "the document itself only"),
            ("tags[@->x == 1][0] == 1", "the document itself only"),
        ] {
            let made = Filter::new(text);
            let message = made.map_or_else(|error| error.to_string(), |_| String::new());
            assert!(message.contains(refusal), "{text}: {message}");
            assert_eq!(message.is_empty(), refusal.is_empty(), "{text}: {message}");
        }
    }

    #[test]
    fn a_filter_that_costs_too_much_permits_nothing() {
        let filter = Filter::new("count(list[count(^.list[@ == ^]) > 1]) > 0").unwrap();
        let list = vec![Value::Number(1.0); 3000];
        let list = groq::Object::from_iter([("list".into(), Value::array(list))]);
        let environment = Environment {
            this: Value::object(list),
            ..Environment::at(groq::DateTime::at(jiff::Timestamp::UNIX_EPOCH))
        };
        assert!(!filter.is_fulfilled(&environment).unwrap());
    }
}
