//! Paths of source maps, as their clients read them.

use serde_json::Value as Json;

#[derive(Debug, PartialEq)]
pub(crate) enum Segment {
    Attribute(String),
    Index(usize),
    Key(String),
}

/// Reads a path; `None` if it is none.
pub(crate) fn parse(path: &str) -> Option<Vec<Segment>> {
    let mut rest = path.strip_prefix('$')?;
    let mut segments = Vec::new();
    while !rest.is_empty() {
        let (segment, after) = if let Some(name) = rest.strip_prefix("['") {
            let (name, after) = name.split_once("']")?;
            (Segment::Attribute(unescaped(name)), after)
        } else if let Some(key) = rest.strip_prefix("[?(@._key=='") {
            let (key, after) = key.split_once("')]")?;
            (Segment::Key(key.to_owned()), after)
        } else {
            let (index, after) = rest.strip_prefix('[')?.split_once(']')?;
            (Segment::Index(index.parse().ok()?), after)
        };
        segments.push(segment);
        rest = after;
    }
    Some(segments)
}

fn unescaped(name: &str) -> String {
    let mut text = String::new();
    let mut characters = name.chars();
    while let Some(character) = characters.next() {
        text.push(match character {
            '\\' => match characters.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                Some('t') => '\t',
                Some('f') => '\x0c',
                other => other.unwrap_or('\\'),
            },
            other => other,
        });
    }
    text
}

/// A path as text.
pub(crate) fn write(path: &[Segment]) -> String {
    let segment = |segment: &Segment| match segment {
        Segment::Attribute(name) => format!("['{}']", escaped(name)),
        Segment::Index(index) => format!("[{index}]"),
        Segment::Key(key) => format!("[?(@._key=='{key}')]"),
    };
    let segments: String = path.iter().map(segment).collect();
    format!("${segments}")
}

fn escaped(name: &str) -> String {
    let mut text = String::new();
    for character in name.chars() {
        match character {
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            '\x0c' => text.push_str("\\f"),
            '\'' | '\\' => text.extend(['\\', character]),
            other => text.push(other),
        }
    }
    text
}

/// What a path leads to.
pub(crate) fn follow<'j>(value: &'j Json, path: &[Segment]) -> Option<&'j Json> {
    path.iter().try_fold(value, |value, segment| match segment {
        Segment::Attribute(name) => value.get(name),
        Segment::Index(index) => value.get(index),
        Segment::Key(key) => {
            let mut items = value.as_array()?.iter();
            items.find(|item| item["_key"].as_str() == Some(key))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn paths_lead_to_values() {
        let document = json!({"it's": [{"_key": "a"}, {"_key": "b", "n": 1}]});
        for (path, expected) in [
            (r"$['it\'s'][1]['n']", Some(json!(1))),
            (r"$['it\'s'][?(@._key=='b')]['n']", Some(json!(1))),
            (r"$['it\'s'][?(@._key=='c')]", None),
            ("$", Some(document.clone())),
        ] {
            let parsed = parse(path).unwrap();
            assert_eq!(follow(&document, &parsed).cloned(), expected, "{path}");
            assert_eq!(write(&parsed), path);
        }
        assert_eq!(parse("title"), None);
    }
}
