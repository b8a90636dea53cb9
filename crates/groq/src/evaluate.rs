//! Resolved tree to value.
//!
//! Evaluation works on many rows at once: a node is evaluated for all rows of a
//! [`Frame`](frame::Frame), and gives a [`Column`](column::Column), one value per row. So
//! `*[_type == "event"]{"place": place->name}` follows all references together, and a
//! filter inside a projection queries the source once.

mod access;
mod changed;
mod column;
mod construct;
mod documents;
mod filter;
mod frame;
mod logic;
pub(crate) mod operators;
mod order;
mod row;
mod score;
mod selector;

use crate::environment::Environment;
use crate::error::EvaluateError;
use crate::functions::{Body, Function};
use crate::limits::{Limits, Meter};
use crate::resolve::{Node, Parameters, Resolved};
use crate::seeds::Table;
use crate::source::Source;
use crate::text::Text;
use crate::value::Value;
use column::Column;
use documents::Leading;
use frame::Frame;
use row::is_plain;
use smallvec::SmallVec;

/// Evaluates a resolved query over a source of documents.
///
/// `parameters` must hold what the query was resolved with; those in
/// [`Resolved::shaped_by`] with the same values.
pub fn evaluate(
    resolved: &Resolved,
    parameters: &Parameters,
    source: &dyn Source,
    environment: &Environment,
    limits: &Limits,
) -> Result<Value, EvaluateError> {
    evaluate_counted(resolved, parameters, source, environment, limits).0
}

/// The same, with the steps that it took: for a caller who pays afterwards.
pub fn evaluate_counted(
    resolved: &Resolved,
    parameters: &Parameters,
    source: &dyn Source,
    environment: &Environment,
    limits: &Limits,
) -> (Result<Value, EvaluateError>, u64) {
    let mut evaluator = Evaluator {
        source,
        parameters,
        environment,
        meter: Meter::new(limits).tracing(environment.trace),
        dereferenced: Table::default(),
        once: Table::default(),
    };
    let frame = Frame::root(environment.this.clone());
    let value = evaluator.body(&resolved.root, &frame, &[0]);
    let left = evaluator.meter.steps_left();
    (value.map(Column::into_first), limits.steps - left)
}

type Evaluated<T> = Result<T, EvaluateError>;

pub(crate) struct Evaluator<'e> {
    source: &'e dyn Source,
    parameters: &'e Parameters,
    environment: &'e Environment,
    meter: Meter,
    /// Documents that references have led to; `Null` for those that do not exist.
    dereferenced: Table<Text, Value>,
    /// Values of nodes that have one for the whole query, by the node's memory address.
    once: Table<usize, Value>,
}

impl Evaluator<'_> {
    /// The node's value for each of these rows of the frame.
    fn node(&mut self, node: &Node, frame: &Frame<'_>, rows: &[u32]) -> Evaluated<Column> {
        if rows.is_empty() {
            return Ok(Column::Each(Vec::new()));
        }
        self.meter.steps(rows.len())?;
        match node {
            Node::Literal(value) => Ok(Column::Same(self.of_query(value))),
            Node::Parameter(name) => {
                let value = self.parameters.get(name);
                Ok(Column::Same(
                    value.map_or(Value::Null, |v| self.of_query(v)),
                ))
            }
            Node::This => Ok(frame.this(rows)),
            Node::Parent(levels) => Ok(frame.parent(*levels, rows)),
            Node::Everything => self.everything(frame, rows, Leading::default()),
            Node::Filter(filter) => self.filter(filter, frame, rows, Leading::default()),
            Node::Attribute(base, name) => self.attribute(base, name, frame, rows),
            Node::Element(base, index) => self.element(base, *index, frame, rows),
            Node::Slice(base, bounds) => self.slice(base, *bounds, frame, rows),
            Node::Elements(base) => self.elements(base, frame, rows),
            Node::Dereference(base) => self.dereference(base, frame, rows),
            Node::Project(base, body) => self.project(base, body, frame, rows),
            Node::Map(base, body) => self.map(base, body, frame, rows),
            Node::FlatMap(base, body) => self.flat_map(base, body, frame, rows),
            Node::Object(entries) => self.object(entries, frame, rows),
            Node::Array(elements) => self.array(elements, frame, rows),
            Node::Not(base) => self.mapped(base, frame, rows, operators::not),
            Node::Negate(base) => self.mapped(base, frame, rows, operators::negate),
            Node::Plus(base) => self.mapped(base, frame, rows, operators::plus),
            Node::And(terms) => self.and(terms, frame, rows),
            Node::Or(terms) => self.or(terms, frame, rows),
            Node::Binary(operator, left, right) => self.binary(*operator, left, right, frame, rows),
            Node::InRange {
                value,
                left,
                right,
                inclusive,
            } => self.in_range([value, left, right], *inclusive, frame, rows),
            Node::Select(alternatives, fallback) => {
                self.select(alternatives, fallback.as_deref(), frame, rows)
            }
            Node::Coalesce(alternatives) => self.coalesce(alternatives, frame, rows),
            Node::Call(function, arguments) => self.call(function, arguments, frame, rows),
            Node::Changed(change) => self.changed(change, frame, rows),
            Node::Order(base, keys) => self.order(base, keys, None, frame, rows),
            Node::Score(base, scorers) => self.score(base, scorers, frame, rows),
            Node::Once(inner) => self.once(inner, frame, rows),
        }
    }

    /// The value of a scope's body for each row.
    fn body(&mut self, node: &Node, frame: &Frame<'_>, rows: &[u32]) -> Evaluated<Column> {
        if !is_plain(node) {
            return self.node(node, frame, rows);
        }
        Column::build(false, rows.len(), |i| {
            Ok(self.row(frame, rows[i]).node(node)?.into_value())
        })
    }

    /// A value that the query's text or its parameters have: with that as its origin, if
    /// origins are traced.
    fn of_query(&self, value: &Value) -> Value {
        if self.environment.trace {
            return value.clone().traced_to_query();
        }
        value.clone()
    }

    fn mapped(
        &mut self,
        base: &Node,
        frame: &Frame<'_>,
        rows: &[u32],
        f: fn(&Value) -> Value,
    ) -> Evaluated<Column> {
        Ok(self.node(base, frame, rows)?.map(f))
    }

    /// The value of a node that depends on no row.
    fn once(&mut self, node: &Node, frame: &Frame<'_>, rows: &[u32]) -> Evaluated<Column> {
        let address = std::ptr::from_ref(node).addr();
        if let Some(value) = self.once.get(&address) {
            return Ok(Column::Same(value.clone()));
        }
        let value = self.node(node, frame, &rows[..1])?.into_first();
        self.once.insert(address, value.clone());
        Ok(Column::Same(value))
    }

    fn call(
        &mut self,
        function: &'static Function,
        arguments: &[Node],
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        if (function.namespace, function.name) == ("global", "count")
            && let Some(count) = self.counted(arguments, frame, rows)?
        {
            return Ok(count);
        }
        let mut columns: SmallVec<[Column; 3]> = SmallVec::new();
        for argument in arguments {
            columns.push(self.node(argument, frame, rows)?);
        }
        match function.body {
            Body::OfEnvironment(body) => Ok(Column::Same(body(self.environment))),
            Body::Pure(body) => {
                let same = columns.iter().all(Column::is_same);
                Column::build(same, rows.len(), |i| {
                    Ok(body(&mut self.meter, &at(&columns, i))?)
                })
            }
            Body::OfThis(body) => Column::build(false, rows.len(), |i| {
                let this = frame.value(rows[i]);
                Ok(body(&mut self.meter, this, &at(&columns, i))?)
            }),
        }
    }
}

/// The arguments of one row.
fn at(columns: &[Column], row: usize) -> SmallVec<[&Value; 3]> {
    columns.iter().map(|column| column.get(row)).collect()
}
