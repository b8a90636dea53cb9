//! `sanity::` — facts about the dataset and about ids with a prefix.

use super::{Called, Function};
use crate::limits::Meter;
use crate::value::Value;

pub(super) const FUNCTIONS: &[Function] = &[
    Function::of_environment("sanity", "projectId", |environment| {
        environment
            .project_id
            .clone()
            .map_or(Value::Null, Value::String)
    }),
    Function::of_environment("sanity", "dataset", |environment| {
        environment
            .dataset
            .clone()
            .map_or(Value::Null, Value::String)
    }),
    Function::of_this("sanity", "versionOf", 1..=1, version_of),
    Function::of_this("sanity", "partOfRelease", 1..=1, part_of_release),
];

/// Whether the document is the published one, the draft or a version of this id.
fn version_of(_: &mut Meter, this: &Value, arguments: &[&Value]) -> Called {
    of_id(this, arguments[0], |id, published| {
        id == published
            || id.strip_prefix("drafts.") == Some(published)
            || version(id).is_some_and(|(_, of)| of == published)
    })
}

/// Whether the document is a version in this release.
fn part_of_release(_: &mut Meter, this: &Value, arguments: &[&Value]) -> Called {
    of_id(this, arguments[0], |id, release| {
        version(id).is_some_and(|(of, _)| of == release)
    })
}

fn of_id(this: &Value, argument: &Value, test: impl Fn(&str, &str) -> bool) -> Called {
    let id = this.as_object().and_then(|document| document.get("_id"));
    Ok(match (id.and_then(Value::as_str), argument.as_str()) {
        (Some(id), Some(argument)) => Value::Boolean(test(id, argument)),
        _ => Value::Null,
    })
}

/// `versions.{release}.{published id}`
fn version(id: &str) -> Option<(&str, &str)> {
    id.strip_prefix("versions.")?.split_once('.')
}

#[cfg(test)]
mod tests {
    use crate::testing::evaluate;

    #[test]
    fn prefixes_name_drafts_and_versions() {
        let ids = [
            "a.b",
            "drafts.a.b",
            "versions.r1.a.b",
            "versions.r1.c",
            "drafts.c",
        ];
        let documents: Vec<String> = ids.map(|id| format!("{{\"_id\": \"{id}\"}}")).into();
        let documents = format!("[{}]", documents.join(","));
        let cases = [
            (
                "*[sanity::versionOf('a.b')]._id",
                r#"["a.b","drafts.a.b","versions.r1.a.b"]"#,
            ),
            (
                "*[sanity::partOfRelease('r1')]._id",
                r#"["versions.r1.a.b","versions.r1.c"]"#,
            ),
            ("*[sanity::partOfRelease(1)]._id", "[]"),
            ("sanity::projectId()", "null"),
        ];
        for (query, expected) in cases {
            assert_eq!(evaluate(query, &documents).unwrap().to_json(), expected);
        }
    }
}
