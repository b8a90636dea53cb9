//! Which attributes of documents a query looks at.
//!
//! A query that names all it wants, as most do, need not read the rest of a document. One
//! that returns a document whole (`*[…]`, `...`, `link->`), or searches all of it
//! (`references()`), does.

use groq::resolve::{Element, Entry, Filter, Node};
use groq::{Function, Text};
use std::collections::BTreeSet;

/// The names of all attributes that a query looks at; `None` if it may need every one.
pub(crate) fn needed(root: &Node) -> Option<Vec<Text>> {
    let mut looking = Looking {
        scopes: Vec::new(),
        names: BTreeSet::from(["_id".into()]),
    };
    match looking.kind(root)? {
        Kind::Other => Some(looking.names.into_iter().collect()),
        Kind::Document => None,
    }
}

/// What a node gives: documents, one or a list of them, or something made of their parts.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Document,
    Other,
}

struct Looking {
    /// What `@` is, in each scope around the node.
    scopes: Vec<Kind>,
    names: BTreeSet<Text>,
}

impl Looking {
    /// What a node gives; `None` if a document gets away whole.
    fn kind(&mut self, node: &Node) -> Option<Kind> {
        match node {
            Node::Everything => Some(Kind::Document),
            Node::Literal(_) | Node::Parameter(_) => Some(Kind::Other),
            Node::This => Some(self.scopes.last().copied().unwrap_or(Kind::Other)),
            // A scope further out: documents, if any scope has them.
            Node::Parent(_) => Some(self.any_scope()),
            Node::Attribute(base, name) => {
                self.kind(base)?;
                self.names.insert(name.clone());
                Some(Kind::Other)
            }
            Node::Element(base, _) | Node::Slice(base, _) | Node::Elements(base) => self.kind(base),
            Node::Dereference(base) => {
                self.kind(base)?;
                self.names.insert("_ref".into());
                Some(Kind::Document)
            }
            Node::Filter(filter) => self.filter(filter),
            Node::Order(base, keys) => {
                let kind = self.kind(base)?;
                for key in keys {
                    self.within(kind, &key.node)?;
                }
                Some(kind)
            }
            Node::Project(base, body) | Node::Map(base, body) | Node::FlatMap(base, body) => {
                let kind = self.kind(base)?;
                self.within(kind, body)
            }
            Node::Once(inner) => self.kind(inner),
            Node::Object(entries) => self.entries(entries),
            Node::Array(elements) => {
                let nodes = elements.iter().map(|element| match element {
                    Element::One(node) | Element::Splat(node) => node,
                });
                self.parts(nodes)
            }
            Node::Not(base) | Node::Negate(base) | Node::Plus(base) => self.parts([&**base]),
            Node::And(nodes) | Node::Or(nodes) | Node::Coalesce(nodes) => self.parts(nodes),
            Node::Binary(_, left, right) => self.parts([&**left, &**right]),
            Node::InRange {
                value, left, right, ..
            } => self.parts([&**value, &**left, &**right]),
            Node::Select(alternatives, fallback) => {
                let nodes = alternatives.iter().flat_map(|(c, v)| [c, v]);
                self.parts(nodes.chain(fallback.as_deref()))
            }
            Node::Call(function, arguments) => self.call(function, arguments),
            Node::Changed(_) | Node::Score(..) => None,
        }
    }

    fn any_scope(&self) -> Kind {
        if self.scopes.contains(&Kind::Document) {
            Kind::Document
        } else {
            Kind::Other
        }
    }

    fn within(&mut self, kind: Kind, body: &Node) -> Option<Kind> {
        self.scopes.push(kind);
        let found = self.kind(body);
        self.scopes.pop();
        found
    }

    fn filter(&mut self, filter: &Filter) -> Option<Kind> {
        let kind = self.kind(&filter.base)?;
        for condition in filter.own.iter().chain(&filter.correlated) {
            self.within(kind, condition)?;
        }
        Some(kind)
    }

    /// Something made of these, none of which may be a document.
    fn parts<'n>(&mut self, nodes: impl IntoIterator<Item = &'n Node>) -> Option<Kind> {
        for node in nodes {
            if self.kind(node)? == Kind::Document {
                return None;
            }
        }
        Some(Kind::Other)
    }

    fn entries(&mut self, entries: &[Entry]) -> Option<Kind> {
        for entry in entries {
            match entry {
                Entry::Named(_, node) | Entry::Splat(node) => self.parts([node])?,
                Entry::Conditional(condition, node) => self.parts([condition, node])?,
            };
        }
        Some(Kind::Other)
    }

    fn call(&mut self, function: &Function, arguments: &[Node]) -> Option<Kind> {
        if !function.reads_only_arguments() && self.any_scope() == Kind::Document {
            return None;
        }
        let counts = ["count", "defined"].contains(&function.name);
        if counts && function.namespace == "global" {
            for argument in arguments {
                self.kind(argument)?;
            }
            return Some(Kind::Other);
        }
        self.parts(arguments)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needed_by(query: &str) -> Option<String> {
        let parameters = groq::Parameters::from([("p".into(), groq::Value::Null)]);
        let resolved = groq::resolve(&groq::parse(query).unwrap(), &parameters).unwrap();
        let names = needed(&resolved.root)?;
        let names: Vec<&str> = names.iter().map(Text::as_str).collect();
        Some(names.join(" "))
    }

    #[test]
    fn queries_that_name_what_they_want_need_no_more() {
        let table = [
            ("1 + 1", Some("_id")),
            ("*[_type == 'a']{title}", Some("_id _type title")),
            (
                "*[_type == 'a'] | order(date desc)[0...3]{'slug': slug.current}",
                Some("_id _type current date slug"),
            ),
            ("*[_type == 'a'][0].title", Some("_id _type title")),
            ("count(*[site == $p])", Some("_id site")),
            ("*{'by': author->name}", Some("_id _ref author name")),
            ("*{'n': count(*[tag == ^.tag])}", Some("_id tag")),
            ("*[_type == 'a']", None),
            ("*[0]", None),
            ("*{...}", None),
            ("*{'author': author->}", None),
            ("*{'author': author->{...}}", None),
            ("*{'me': @}", None),
            ("*[references($p)]{title}", None),
            ("*{'x': *[1 > 0]{'up': ^}}", None),
            ("[*[0]]", None),
            ("coalesce(*[0], $p)", None),
            ("* | score(title match 'a')", None),
        ];
        for (query, expected) in table {
            assert_eq!(needed_by(query).as_deref(), expected, "{query}");
        }
    }
}
