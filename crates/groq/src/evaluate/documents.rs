//! Fetching from the source.

use super::column::Column;
use super::frame::Frame;
use super::{Evaluated, Evaluator};
use crate::error::EvaluateError;
use crate::resolve::{Filter, Node, OrderKey};
use crate::source::{Documents, Fetch, Fetched, OuterRows};
use crate::text::Text;
use crate::value::Value;

struct Outer<'a, 'e, 'f> {
    evaluator: &'a mut Evaluator<'e>,
    frame: &'a Frame<'f>,
    rows: &'a [u32],
}

impl OuterRows for Outer<'_, '_, '_> {
    fn count(&self) -> usize {
        self.rows.len()
    }

    fn values(&mut self, part: &Node) -> Result<Vec<Value>, EvaluateError> {
        let mut inner = self.frame.nested(false);
        for row in self.rows {
            inner.extend(self.frame, *row, [Value::Null]);
        }
        let rows = inner.rows();
        let column = self.evaluator.node(part, &inner, &rows)?;
        Ok(column.into_values(rows.len()))
    }
}

/// Which part of some documents will be looked at: the first ones in an order.
#[derive(Clone, Copy, Default)]
pub(super) struct Leading<'n> {
    pub(super) wanted: Option<usize>,
    pub(super) order: &'n [OrderKey],
}

impl Leading<'_> {
    /// How many to look at of documents that come by `_id`.
    pub(super) fn by_id(self) -> Option<usize> {
        self.wanted.filter(|_| self.order.is_empty())
    }
}

impl<'e> Evaluator<'e> {
    pub(super) fn fetch(
        &mut self,
        filter: Option<&Filter>,
        leading: Leading<'_>,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Fetched<'e>> {
        let source = self.source;
        let mut outer = Outer {
            evaluator: self,
            frame,
            rows,
        };
        source.fetch(Fetch {
            filter,
            wanted: leading.wanted,
            order: leading.order,
            outer: &mut outer,
        })
    }

    /// `count(*[…])`, if the source can count; `None` if it cannot or it is no such call.
    pub(super) fn counted(
        &mut self,
        arguments: &[Node],
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Option<Column>> {
        let filter = match arguments {
            [Node::Everything] => None,
            [Node::Filter(filter)]
                if matches!(filter.base, Node::Everything) && filter.correlated.is_empty() =>
            {
                Some(&**filter)
            }
            _ => return Ok(None),
        };
        let source = self.source;
        let mut outer = Outer {
            evaluator: self,
            frame,
            rows: &rows[..1],
        };
        let count = source.count(Fetch {
            filter,
            wanted: None,
            order: &[],
            outer: &mut outer,
        })?;
        #[expect(clippy::cast_precision_loss, reason = "counts stay below 2^53")]
        Ok(count.map(|count| Column::Same(Value::Number(count as f64))))
    }

    /// A bare `*`.
    pub(super) fn everything(
        &mut self,
        frame: &Frame<'_>,
        rows: &[u32],
        leading: Leading<'_>,
    ) -> Evaluated<Column> {
        let fetched = self.fetch(None, leading, frame, &rows[..1])?;
        if let (Documents::Held(documents), false) = (&fetched.documents, self.environment.trace) {
            return Ok(Column::Same(Value::Array(documents.clone())));
        }
        let all = self.matching(fetched.documents, &[], leading.by_id(), frame, rows[0])?;
        Ok(Column::Same(Value::array(all)))
    }

    /// A document as it enters the evaluation: with its origin, if origins are traced. A
    /// source that knows it better has set it already.
    pub(super) fn traced(&self, document: Value) -> Value {
        if !self.environment.trace || document.origin().is_some() {
            return document;
        }
        match document.attribute("_id").as_str() {
            Some(id) => document.traced_to_document(id),
            None => document,
        }
    }

    pub(super) fn dereference(
        &mut self,
        base: &Node,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let references = self.node(base, frame, rows)?;
        self.load(&references, rows.len())?;
        Ok(references.map(|reference| match target(reference) {
            Some(id) => self.dereferenced.get(id).cloned().unwrap_or_default(),
            None => Value::Null,
        }))
    }

    /// Loads the documents that a column of references leads to, all at once.
    fn load(&mut self, references: &Column, rows: usize) -> Evaluated<()> {
        let rows = if references.is_same() { 1 } else { rows };
        let mut missing: Vec<Text> = (0..rows)
            .filter_map(|i| target(references.get(i)))
            .filter(|id| !self.dereferenced.contains_key(*id))
            .map(Text::from)
            .collect();
        missing.sort_unstable();
        missing.dedup();
        if missing.is_empty() {
            return Ok(());
        }
        self.meter.steps(missing.len())?;
        let documents = self.source.dereference(&missing)?;
        for (id, document) in missing.into_iter().zip(documents) {
            let document = document.map_or(Value::Null, |document| self.traced(document));
            self.dereferenced.insert(id, document);
        }
        Ok(())
    }
}

/// The id that a reference names.
fn target(reference: &Value) -> Option<&str> {
    reference.as_object()?.get("_ref")?.as_str()
}

#[cfg(test)]
mod tests {
    use crate::testing::check_museum_examples;

    #[test]
    fn examples() {
        check_museum_examples(&[
            ("count(*)", "4"),
            ("*[0].in->name", r#""Zealand""#),
            ("*[2].in->", "null"),
            ("*[0].name->", "null"),
            ("*[defined(in)].in->name", r#"["Zealand","Zealand",null]"#),
            (r#"*[in->name == "Zealand"]._id"#, r#"["a","b"]"#),
            (
                r#"*[0]{"place": in->{name, "me": ^.name}}"#,
                r#"{"place":{"name":"Zealand","me":"Castle"}}"#,
            ),
        ]);
    }
}
