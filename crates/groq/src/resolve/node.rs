//! The resolved tree.

use crate::functions::Function;
use crate::syntax::BinaryOperator;
use crate::text::Text;
use crate::value::Value;

/// A resolved expression.
#[derive(Clone, Debug)]
pub enum Node {
    /// A constant.
    Literal(Value),
    /// The value of a parameter.
    Parameter(Text),
    /// `*`: every document the reader may see, ordered by `_id`.
    Everything,
    /// `@`
    This,
    /// `^`, that many scopes up, at least one.
    Parent(u32),
    /// An attribute of an object.
    Attribute(Box<Node>, Text),
    /// An element of an array, from the end if negative.
    Element(Box<Node>, f64),
    /// A part of an array.
    Slice(Box<Node>, SliceBounds),
    /// `base[]`: the array, or null if it is none.
    Elements(Box<Node>),
    /// The document that a reference names.
    Dereference(Box<Node>),
    /// The elements for which all conditions are true.
    Filter(Box<Filter>),
    /// The second, with the first (an object, else null) as `@` in a scope of its own.
    Project(Box<Node>, Box<Node>),
    /// The second for each element of the first, which is `@`. `^` passes this scope over.
    Map(Box<Node>, Box<Node>),
    /// Like a map, with arrays among the results spliced in.
    FlatMap(Box<Node>, Box<Node>),
    /// An object made of entries.
    Object(Vec<Entry>),
    /// An array made of elements.
    Array(Vec<Element>),
    /// `!`
    Not(Box<Node>),
    /// Unary `-`
    Negate(Box<Node>),
    /// Unary `+`: the number, or null.
    Plus(Box<Node>),
    /// `&&` over two or more.
    And(Vec<Node>),
    /// `||` over two or more.
    Or(Vec<Node>),
    /// Any other operator.
    Binary(BinaryOperator, Box<Node>, Box<Node>),
    /// `value in left..right`
    InRange {
        /// What is looked for.
        value: Box<Node>,
        /// First value of the range.
        left: Box<Node>,
        /// Last value, or the one after it.
        right: Box<Node>,
        /// Whether `right` itself belongs to the range.
        inclusive: bool,
    },
    /// The value of the first alternative whose condition is true.
    Select(Vec<(Node, Node)>, Option<Box<Node>>),
    /// The first value that is not null.
    Coalesce(Vec<Node>),
    /// A function of its arguments.
    Call(&'static Function, Vec<Node>),
    /// `diff::changedAny` and `diff::changedOnly`
    Changed(Box<Change>),
    /// `base | order(keys)`
    Order(Box<Node>, Vec<OrderKey>),
    /// `base | score(scorers)`
    Score(Box<Node>, Vec<Scorer>),
    /// Reads documents and depends on no row: one value for the whole query.
    Once(Box<Node>),
}

/// `base[condition && …]`. The conditions are those of one chain of `&&`, in two
/// groups, each in the order written: a filter keeps an element only if all are
/// true, so their order is free.
#[derive(Clone, Debug)]
pub struct Filter {
    /// What is filtered.
    pub base: Node,
    /// Conditions on the element alone: the same elements pass for every outer row.
    pub own: Vec<Node>,
    /// Conditions that also read an outer scope, such as `references(^._id)`.
    pub correlated: Vec<Node>,
}

/// Bounds of a slice, from the end if negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SliceBounds {
    /// First index.
    pub left: i64,
    /// Last index, or the one after it.
    pub right: i64,
    /// Whether `right` itself belongs to the slice.
    pub inclusive: bool,
}

impl SliceBounds {
    /// The range of indexes in an array of this length.
    pub fn within(self, length: usize) -> std::ops::Range<usize> {
        let length = i64::try_from(length).unwrap_or(i64::MAX);
        let position = |index: i64| if index < 0 { index + length } else { index };
        let end = position(self.right) + i64::from(self.inclusive);
        let end = end.clamp(0, length);
        let start = position(self.left).clamp(0, end);
        let offset = |n: i64| usize::try_from(n).unwrap_or(0);
        offset(start)..offset(end)
    }

    /// How many leading elements the slice can touch, if that is known without the length.
    pub fn reach(self) -> Option<usize> {
        if self.left < 0 || self.right < 0 {
            return None;
        }
        usize::try_from(self.right + i64::from(self.inclusive)).ok()
    }
}

/// An entry of an object.
#[derive(Clone, Debug)]
pub enum Entry {
    /// `"name": value`
    Named(Text, Node),
    /// `...value`
    Splat(Node),
    /// `condition => value`: the second's attributes if the first is true.
    Conditional(Node, Node),
}

/// An element of an array.
#[derive(Clone, Debug)]
pub enum Element {
    /// One value.
    One(Node),
    /// `...value`: an array's elements; nothing if it is no array.
    Splat(Node),
}

/// A key of `order()`.
#[derive(Clone, Debug)]
pub struct OrderKey {
    /// What to order by.
    pub node: Node,
    /// Which way.
    pub direction: Direction,
}

/// Which way to order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Least first.
    Ascending,
    /// Greatest first.
    Descending,
}

/// A term of `score()`.
#[derive(Clone, Debug)]
pub enum Scorer {
    /// `text match pattern`: more for every time it matches.
    Match(Node, Node),
    /// `boost(term, amount)`: the amount on top, if the term scores at all.
    Boost(Box<Scorer>, Node),
    /// The sum, if every term scores.
    And(Vec<Scorer>),
    /// The sum.
    Or(Vec<Scorer>),
    /// One if true.
    Test(Node),
}

/// `diff::changedAny(before, after, selector)`, or `changedOnly`.
#[derive(Clone, Debug)]
pub struct Change {
    /// Whether only the selected paths may have changed, rather than any of them.
    pub only: bool,
    /// The value before.
    pub before: Node,
    /// The value after.
    pub after: Node,
    /// The paths in question.
    pub selector: Selector,
}

/// A selector: paths into a value.
#[derive(Clone, Debug)]
pub enum Selector {
    /// `name`, or `base.name`
    Attribute(Option<Box<Selector>>, Text),
    /// `base[]`
    Elements(Box<Selector>),
    /// `base[condition]`
    Filter(Box<Selector>, Box<Node>),
    /// `(a, b)`
    Tuple(Vec<Selector>),
    /// `anywhere(condition)`: every object at any depth that fulfils it.
    Anywhere(Box<Node>),
    /// `base.(a, b)`
    Nested(Box<Selector>, Box<Selector>),
}

impl Node {
    /// The node that [`Node::Once`] wraps, or the node itself.
    #[must_use]
    pub fn without_once(self) -> Node {
        match self {
            Node::Once(inner) => *inner,
            other => other,
        }
    }

    /// The constant, if it is one.
    pub fn as_literal(&self) -> Option<&Value> {
        match self {
            Node::Literal(value) => Some(value),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_stay_within_the_array() {
        let cases = [
            (0, 2, true, 0..3),
            (0, 2, false, 0..2),
            (1, -1, true, 1..4),
            (-2, -1, true, 2..4),
            (-9, 1, true, 0..2),
            (3, 1, true, 2..2),
            (7, 9, true, 4..4),
            (0, -9, true, 0..0),
        ];
        for (left, right, inclusive, expected) in cases {
            let bounds = SliceBounds {
                left,
                right,
                inclusive,
            };
            assert_eq!(bounds.within(4).len(), expected.len(), "{bounds:?}");
            if !expected.is_empty() {
                assert_eq!(bounds.within(4), expected);
            }
        }
    }
}
