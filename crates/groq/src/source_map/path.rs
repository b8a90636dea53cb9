//! Normalised JSON paths, as clients of content source maps write and read them.

use super::ArraySelector;
use crate::value::{Origin, PathSegment};
use std::fmt::{self, Write};

/// The path of a location in its document.
pub(super) fn write(out: &mut String, origin: &Origin, selector: ArraySelector) -> fmt::Result {
    let Origin::Part(whole, segment) = origin else {
        out.push('$');
        return Ok(());
    };
    write(out, whole.origin(), selector)?;
    match (segment, selector) {
        (PathSegment::Attribute(name), _) => write_attribute(out, name),
        (PathSegment::Element(_, Some(key)), ArraySelector::Key) if is_plain(key) => {
            write!(out, "[?(@._key=='{key}')]")
        }
        (PathSegment::Element(index, _), _) => write_index(out, *index),
    }
}

/// Whether clients find an element by this key: they do not read escapes in one.
fn is_plain(key: &str) -> bool {
    !key.is_empty() && !key.contains(['\'', '\\'])
}

/// `['name']`
pub(super) fn write_attribute(out: &mut String, name: &str) -> fmt::Result {
    out.push_str("['");
    for part in name.split_inclusive(['\x0c', '\n', '\r', '\t', '\'', '\\']) {
        let escape = match part.as_bytes().last() {
            Some(b'\x0c') => "\\f",
            Some(b'\n') => "\\n",
            Some(b'\r') => "\\r",
            Some(b'\t') => "\\t",
            Some(b'\'') => "\\'",
            Some(b'\\') => "\\\\",
            _ => {
                out.push_str(part);
                continue;
            }
        };
        out.push_str(&part[..part.len() - 1]);
        out.push_str(escape);
    }
    out.push_str("']");
    Ok(())
}

/// `[3]`
pub(super) fn write_index(out: &mut String, index: usize) -> fmt::Result {
    write!(out, "[{index}]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_escaped_as_clients_do() {
        for (name, expected) in [
            ("title", "['title']"),
            ("", "['']"),
            ("it's", r"['it\'s']"),
            ("a\\b\nc\t\r\x0c", r"['a\\b\nc\t\r\f']"),
            ("æ\"b", "['æ\"b']"),
        ] {
            let mut out = String::new();
            write_attribute(&mut out, name).unwrap();
            assert_eq!(out, expected);
        }
    }
}
