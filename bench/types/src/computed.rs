//! Which parts of a query's result are no plain values of documents.
//!
//! This reads the query alone: it is the second opinion on what its source maps say.

use groq::resolve::{Element, Entry, Node};
use groq::{Function, Text};

/// Names from a value down to a part of it. Elements of arrays have none.
type Names = Vec<Text>;

/// The parts of a query's result that come of an operator, a function, or the query itself.
/// All others come from documents as they are.
pub(crate) fn parts(root: &Node) -> Vec<Names> {
    of(root, &mut Vec::new())
}

/// Whether a place in a result is in one of these parts.
pub(crate) fn contain(parts: &[Names], place: &[&str]) -> bool {
    parts
        .iter()
        .any(|part| part.len() <= place.len() && part.iter().zip(place).all(|(a, b)| a == b))
}

/// The computed parts of a node's value, given those of `@` in each scope around it.
fn of(node: &Node, scopes: &mut Vec<Vec<Names>>) -> Vec<Names> {
    match node {
        Node::Everything | Node::Dereference(_) => Vec::new(),
        Node::This => scopes.last().cloned().unwrap_or_default(),
        Node::Parent(_) => scopes.iter().flatten().cloned().collect(),
        Node::Attribute(base, name) => {
            let parts = of(base, scopes).into_iter();
            let below = |part: Names| match part.split_first() {
                None => Some(part),
                Some((first, rest)) if first == name => Some(rest.to_vec()),
                Some(_) => None,
            };
            parts.filter_map(below).collect()
        }
        Node::Element(base, _)
        | Node::Slice(base, _)
        | Node::Elements(base)
        | Node::Order(base, _)
        | Node::Once(base) => of(base, scopes),
        Node::Filter(filter) => of(&filter.base, scopes),
        Node::Score(base, _) => {
            let mut parts = of(base, scopes);
            parts.push(vec!["_score".into()]);
            parts
        }
        Node::Project(base, body) | Node::Map(base, body) | Node::FlatMap(base, body) => {
            let parts = of(base, scopes);
            scopes.push(parts);
            let parts = of(body, scopes);
            scopes.pop();
            parts
        }
        Node::Object(entries) => entries.iter().flat_map(|e| entry(e, scopes)).collect(),
        Node::Array(elements) => {
            let nodes = elements.iter().map(|element| match element {
                Element::One(node) | Element::Splat(node) => node,
            });
            nodes.flat_map(|node| of(node, scopes)).collect()
        }
        Node::Select(alternatives, fallback) => {
            let nodes = alternatives.iter().map(|(_, node)| node);
            let nodes = nodes.chain(fallback.as_deref());
            nodes.flat_map(|node| of(node, scopes)).collect()
        }
        Node::Coalesce(nodes) => nodes.iter().flat_map(|node| of(node, scopes)).collect(),
        Node::Call(function, arguments) if selects(function) => {
            arguments.iter().flat_map(|node| of(node, scopes)).collect()
        }
        _ => vec![Vec::new()],
    }
}

/// Whether a function returns elements of its argument as they are.
fn selects(function: &Function) -> bool {
    function.namespace == "array" && ["compact", "unique"].contains(&function.name)
}

fn entry(entry: &Entry, scopes: &mut Vec<Vec<Names>>) -> Vec<Names> {
    match entry {
        Entry::Splat(node) | Entry::Conditional(_, node) => of(node, scopes),
        Entry::Named(name, node) => {
            let mut parts = of(node, scopes);
            for part in &mut parts {
                part.insert(0, name.clone());
            }
            parts
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_paths_are_not_computed() {
        for (query, expected) in [
            ("*{title, \"by\": author->name, ...}", ""),
            (
                "*{\"a\": lower(title), \"b\": b[0..3]{\"c\": c + 1, d}}",
                "a b.c",
            ),
            (
                "*{\"a\": coalesce(title, \"none\"), \"b\": coalesce(x, y)}",
                "a",
            ),
            ("*{\"a\": {\"b\": 1}}[0].a{b}", "b"),
            ("*{x > 1 => {\"a\": select(y => 1, z)}}", "a"),
        ] {
            let query = groq::parse(query).unwrap();
            let resolved = groq::resolve(&query, &groq::Parameters::new()).unwrap();
            let parts = parts(&resolved.root);
            let mut texts: Vec<String> = parts.iter().map(|part| part.join(".")).collect();
            texts.sort();
            texts.dedup();
            assert_eq!(texts.join(" "), expected);
        }
        assert!(contain(&[vec!["a".into()]], &["a", "b"]));
        assert!(contain(&[Vec::new()], &["a"]));
        assert!(!contain(&[vec!["a".into(), "b".into()]], &["a"]));
    }
}
