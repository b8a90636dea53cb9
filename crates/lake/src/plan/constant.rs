//! Parts of a condition that do not look at the document itself.

use groq::resolve::{Element, Node};

/// Whether a part of a filter's condition has the same value for every document
/// that is filtered: it reads constants, parameters and outer rows only, as `$site`,
/// `^._id` and `^.tags[]._ref` do.
pub(super) fn is_constant(node: &Node) -> bool {
    match node {
        Node::Literal(_) | Node::Parameter(_) | Node::Parent(_) | Node::Once(_) => true,
        Node::Attribute(base, _)
        | Node::Element(base, _)
        | Node::Elements(base)
        | Node::Slice(base, _)
        | Node::Negate(base)
        | Node::Plus(base) => is_constant(base),
        Node::Map(base, body) => is_constant(base) && is_path_of_element(body),
        Node::Array(elements) => elements.iter().all(|element| match element {
            Element::One(node) | Element::Splat(node) => is_constant(node),
        }),
        Node::Coalesce(nodes) => nodes.iter().all(is_constant),
        // `references` and the like look at the document behind the scenes.
        Node::Call(function, arguments) => {
            function.reads_only_arguments() && arguments.iter().all(is_constant)
        }
        Node::Binary(operator, left, right) => {
            operator.is_arithmetic() && is_constant(left) && is_constant(right)
        }
        _ => false,
    }
}

/// `@._ref`, in a scope of its own.
fn is_path_of_element(node: &Node) -> bool {
    match node {
        Node::This => true,
        Node::Attribute(base, _) | Node::Element(base, _) => is_path_of_element(base),
        _ => false,
    }
}

/// The path of the document that a node reads, as `slug.current`.
pub(crate) fn path(node: &Node) -> Option<String> {
    match node {
        Node::Attribute(base, name) if matches!(**base, Node::This) => Some(name.to_string()),
        Node::Attribute(base, name) => Some(format!("{}.{name}", path(base)?)),
        _ => None,
    }
}

/// Whether a node reads ids of references inside the document: `author._ref`,
/// `tags[]._ref`.
pub(super) fn is_reference_path(node: &Node) -> bool {
    match node {
        Node::Attribute(base, name) if name == "_ref" => is_inside(base),
        Node::Map(base, body) | Node::FlatMap(base, body) => is_inside(base) && ends_in_ref(body),
        _ => false,
    }
}

fn ends_in_ref(node: &Node) -> bool {
    match node {
        Node::Attribute(base, name) => name == "_ref" && is_path_of_element(base),
        _ => false,
    }
}

/// A part of the document, whatever leads there.
fn is_inside(node: &Node) -> bool {
    match node {
        Node::This => true,
        Node::Attribute(base, _)
        | Node::Element(base, _)
        | Node::Elements(base)
        | Node::Slice(base, _) => is_inside(base),
        Node::Map(base, body) | Node::FlatMap(base, body) => {
            is_inside(base) && is_path_of_element(body)
        }
        _ => false,
    }
}
