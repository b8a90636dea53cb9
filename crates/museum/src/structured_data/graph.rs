//! Nodes, and the graph that they form.

use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

const CONTEXT: &str = "https://schema.org";

/// A thing in the words of schema.org.
#[derive(Clone, Debug)]
pub(crate) struct Node(Map<String, Value>);

impl Node {
    /// A thing that others can refer to.
    pub(super) fn new(kind: impl Into<Value>, id: String) -> Self {
        Self::part(kind).with("@id", id)
    }

    /// A part of another thing.
    pub(super) fn part(kind: impl Into<Value>) -> Self {
        Self(Map::new()).with("@type", kind)
    }

    /// With a property, unless nothing is said by it.
    pub(super) fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        let value = value.into();
        let is_empty = match &value {
            Value::Null => true,
            Value::String(text) => text.is_empty(),
            Value::Array(list) => list.is_empty(),
            _ => false,
        };
        if !is_empty {
            self.0.insert(name.to_owned(), value);
        }
        self
    }

    /// What stands for it in another node.
    pub(super) fn reference(&self) -> Value {
        json!({ "@id": self.0.get("@id") })
    }
}

impl From<Node> for Value {
    fn from(node: Node) -> Self {
        Self::Object(node.0)
    }
}

/// What stands for several nodes in another.
pub(super) fn references(nodes: &[Node]) -> Vec<Value> {
    nodes.iter().map(Node::reference).collect()
}

/// What stands in a node for one that is in the graph by this id.
pub(super) fn reference(id: &str) -> Value {
    json!({ "@id": id })
}

/// The graph of a page, each node once: someone may be named twice. A node that an editor wrote
/// is added, and replaces the one of its id.
pub(super) fn graph(own: Vec<Node>, written: Vec<Value>) -> Value {
    let mut known = BTreeSet::new();
    let own = own.into_iter().map(Value::from);
    let own = own.filter(|node| known.insert(node["@id"].to_string()));
    let mut nodes: Vec<Value> = own.collect();
    nodes.retain(|node| {
        written
            .iter()
            .all(|other| other.get("@id") != node.get("@id"))
    });
    nodes.extend(written);
    json!({ "@context": CONTEXT, "@graph": nodes })
}
