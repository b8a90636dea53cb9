//! Plain nodes, one row at a time.
//!
//! A node is plain if it reads no documents and opens no scope: most conditions
//! and most attributes of a projection. For these a batch brings nothing, so
//! they are evaluated row by row and borrow what they look at: a condition
//! checked against a thousand documents copies nothing.

use super::frame::Frame;
use super::{Evaluated, Evaluator, operators};
use crate::environment::Environment;
use crate::functions::Body;
use crate::limits::Meter;
use crate::resolve::{Element, Entry, Node, Parameters};
use crate::syntax::BinaryOperator;
use crate::value::{ObjectBuilder, Value};
use smallvec::SmallVec;
use std::ops::Deref;

/// Whether a node reads no documents and opens no scope.
pub(super) fn is_plain(node: &Node) -> bool {
    match node {
        Node::Literal(_) | Node::Parameter(_) | Node::This | Node::Parent(_) => true,
        Node::Attribute(base, _)
        | Node::Element(base, _)
        | Node::Elements(base)
        | Node::Not(base)
        | Node::Negate(base)
        | Node::Plus(base) => is_plain(base),
        // A long list or a pattern is prepared once for all rows.
        Node::Binary(operator, left, right) => {
            !matches!(operator, BinaryOperator::In | BinaryOperator::Match)
                && is_plain(left)
                && is_plain(right)
        }
        Node::And(nodes) | Node::Or(nodes) | Node::Coalesce(nodes) | Node::Call(_, nodes) => {
            nodes.iter().all(is_plain)
        }
        Node::Select(alternatives, fallback) => {
            alternatives.iter().all(|(c, v)| is_plain(c) && is_plain(v))
                && fallback.as_deref().is_none_or(is_plain)
        }
        Node::InRange {
            value, left, right, ..
        } => is_plain(value) && is_plain(left) && is_plain(right),
        Node::Array(elements) => elements.iter().all(|element| match element {
            Element::One(node) | Element::Splat(node) => is_plain(node),
        }),
        Node::Object(entries) => entries.iter().all(|entry| match entry {
            Entry::Named(_, node) | Entry::Splat(node) => is_plain(node),
            Entry::Conditional(condition, node) => is_plain(condition) && is_plain(node),
        }),
        _ => false,
    }
}

/// A value that is somewhere already, or was made.
pub(super) enum Held<'v> {
    Borrowed(&'v Value),
    Owned(Value),
}

impl Deref for Held<'_> {
    type Target = Value;

    fn deref(&self) -> &Value {
        match self {
            Held::Borrowed(value) => value,
            Held::Owned(value) => value,
        }
    }
}

impl Held<'_> {
    pub(super) fn into_value(self) -> Value {
        match self {
            Held::Borrowed(value) => value.clone(),
            Held::Owned(value) => value,
        }
    }
}

/// One row, and what a plain node may read.
pub(super) struct Row<'v, 'm> {
    pub(super) frame: &'v Frame<'v>,
    pub(super) index: u32,
    pub(super) parameters: &'v Parameters,
    pub(super) environment: &'v Environment,
    pub(super) meter: &'m mut Meter,
}

static NULL: Value = Value::Null;

impl<'v> Row<'v, '_> {
    /// Whether a plain node is true, false or neither, without making a value of it.
    pub(super) fn truth(&mut self, node: &'v Node) -> Evaluated<Option<bool>> {
        self.meter.steps(1)?;
        match node {
            Node::And(terms) => self.combined(terms, false),
            Node::Or(terms) => self.combined(terms, true),
            Node::Not(base) => Ok(self.truth(base)?.map(|truth| !truth)),
            Node::Binary(operator, left, right) if operator.compares() => {
                let (seen, other) = (self.seen(left), self.seen(right));
                if let (Some(left), Some(right)) = (seen, other) {
                    self.meter.reading(left, right)?;
                    return Ok(operators::comparison(*operator, left, right));
                }
                let (left, right) = (self.node(left)?, self.node(right)?);
                self.meter.reading(&left, &right)?;
                Ok(operators::comparison(*operator, &left, &right))
            }
            _ => Ok(self.node(node)?.as_bool()),
        }
    }

    /// The value of a node that only names a location, if that is in memory with its origin.
    fn borrowed(&self, node: &'v Node) -> Option<&'v Value> {
        self.located::<true>(node)
    }

    /// The same for a comparison, which needs no origin.
    fn seen(&self, node: &'v Node) -> Option<&'v Value> {
        self.located::<false>(node)
    }

    fn located<const WITH_ORIGIN: bool>(&self, node: &'v Node) -> Option<&'v Value> {
        Some(match node {
            Node::Literal(value) => value,
            Node::Parameter(name) => self.parameters.get(name).unwrap_or(&NULL),
            Node::This => self.frame.value(self.index),
            Node::Parent(levels) => self.frame.above(*levels, self.index).unwrap_or(&NULL),
            Node::Attribute(base, name) => match self.located::<WITH_ORIGIN>(base)? {
                Value::Object(object) => object.get(name).unwrap_or(&NULL),
                // The attribute of a traced object is made on demand.
                Value::Traced(_) if WITH_ORIGIN => return None,
                other => other.as_object().and_then(|o| o.get(name)).unwrap_or(&NULL),
            },
            _ => return None,
        })
    }

    /// The value of a plain node.
    pub(super) fn node(&mut self, node: &'v Node) -> Evaluated<Held<'v>> {
        self.meter.steps(1)?;
        if let Some(value) = self.borrowed(node) {
            if matches!(node, Node::Literal(_) | Node::Parameter(_)) && self.environment.trace {
                return Ok(Held::Owned(value.clone().traced_to_query()));
            }
            return Ok(Held::Borrowed(value));
        }
        Ok(match node {
            Node::Attribute(base, name) => Held::Owned(self.node(base)?.attribute(name)),
            Node::Element(base, index) => Held::Owned(self.node(base)?.element(*index)),
            Node::Elements(base) => match self.node(base)? {
                array if array.as_array().is_some() => array,
                _ => Held::Borrowed(&NULL),
            },
            Node::Not(base) => Held::Owned(operators::not(&*self.node(base)?)),
            Node::Negate(base) => Held::Owned(operators::negate(&*self.node(base)?)),
            Node::Plus(base) => Held::Owned(operators::plus(&*self.node(base)?)),
            Node::Binary(operator, left, right) => {
                let (left, right) = (self.node(left)?, self.node(right)?);
                Held::Owned(operators::binary(self.meter, *operator, &left, &right)?)
            }
            Node::InRange {
                value,
                left,
                right,
                inclusive,
            } => {
                let (value, left, right) = (self.node(value)?, self.node(left)?, self.node(right)?);
                Held::Owned(operators::in_range(&value, &left, &right, *inclusive))
            }
            Node::And(_) | Node::Or(_) => {
                Held::Owned(self.truth(node)?.map_or(Value::Null, Value::Boolean))
            }
            Node::Coalesce(alternatives) => self.coalesce(alternatives)?,
            Node::Select(alternatives, fallback) => {
                self.select(alternatives, fallback.as_deref())?
            }
            Node::Call(function, arguments) => self.call(function.body, arguments)?,
            Node::Array(elements) => self.array(elements)?,
            Node::Object(entries) => self.object(entries)?,
            // Not plain, so never evaluated here.
            _ => Held::Borrowed(&NULL),
        })
    }

    fn combined(&mut self, terms: &'v [Node], decisive: bool) -> Evaluated<Option<bool>> {
        let mut truth = Some(!decisive);
        for term in terms {
            match self.truth(term)? {
                Some(found) if found == decisive => return Ok(Some(decisive)),
                Some(_) => {}
                None => truth = None,
            }
        }
        Ok(truth)
    }

    fn coalesce(&mut self, alternatives: &'v [Node]) -> Evaluated<Held<'v>> {
        for node in alternatives {
            let value = self.node(node)?;
            if !value.is_null() {
                return Ok(value);
            }
        }
        Ok(Held::Borrowed(&NULL))
    }

    fn select(
        &mut self,
        alternatives: &'v [(Node, Node)],
        fallback: Option<&'v Node>,
    ) -> Evaluated<Held<'v>> {
        for (condition, node) in alternatives {
            if self.truth(condition)? == Some(true) {
                return self.node(node);
            }
        }
        fallback.map_or(Ok(Held::Borrowed(&NULL)), |node| self.node(node))
    }

    fn call(&mut self, body: Body, arguments: &'v [Node]) -> Evaluated<Held<'v>> {
        let mut values: SmallVec<[Held<'v>; 3]> = SmallVec::new();
        for argument in arguments {
            values.push(self.node(argument)?);
        }
        let values: SmallVec<[&Value; 3]> = values.iter().map(|value| &**value).collect();
        Ok(Held::Owned(match body {
            Body::Pure(body) => body(self.meter, &values)?,
            Body::OfThis(body) => body(self.meter, self.frame.value(self.index), &values)?,
            Body::OfEnvironment(body) => body(self.environment),
        }))
    }

    fn array(&mut self, elements: &'v [Element]) -> Evaluated<Held<'v>> {
        let mut items = Vec::with_capacity(elements.len());
        for element in elements {
            match element {
                Element::One(node) => items.push(self.node(node)?.into_value()),
                Element::Splat(node) => {
                    let base = self.node(node)?;
                    self.meter
                        .values(base.as_array().map_or(0, <[Value]>::len))?;
                    items.extend(base.elements().into_iter().flatten());
                }
            }
        }
        Ok(Held::Owned(self.meter.array(items)?))
    }

    fn object(&mut self, entries: &'v [Entry]) -> Evaluated<Held<'v>> {
        let mut object = ObjectBuilder::with_capacity(entries.len());
        for entry in entries {
            match entry {
                Entry::Named(name, node) => object.set(name.clone(), self.node(node)?.into_value()),
                Entry::Splat(node) => object.splat(&*self.node(node)?),
                Entry::Conditional(condition, node) => {
                    if self.truth(condition)? == Some(true) {
                        object.splat(&*self.node(node)?);
                    }
                }
            }
        }
        Ok(Held::Owned(self.meter.object(object.build())?))
    }
}

impl Evaluator<'_> {
    /// One row of a frame, for plain nodes.
    pub(super) fn row<'v>(&'v mut self, frame: &'v Frame<'v>, row: u32) -> Row<'v, 'v> {
        Row {
            frame,
            index: row,
            parameters: self.parameters,
            environment: self.environment,
            meter: &mut self.meter,
        }
    }
}
