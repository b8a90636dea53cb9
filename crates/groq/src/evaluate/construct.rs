//! Making objects and arrays.

use super::column::Column;
use super::frame::Frame;
use super::{Evaluated, Evaluator};
use crate::resolve::{Element, Entry, Node};
use crate::value::ObjectBuilder;

/// What an entry gives each row.
enum Part<'n> {
    Named(&'n crate::text::Text, Column),
    Splat(Column),
}

impl Evaluator<'_> {
    pub(super) fn object(
        &mut self,
        entries: &[Entry],
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let mut parts = Vec::with_capacity(entries.len());
        for entry in entries {
            parts.push(match entry {
                Entry::Named(name, node) => Part::Named(name, self.node(node, frame, rows)?),
                Entry::Splat(node) => Part::Splat(self.node(node, frame, rows)?),
                Entry::Conditional(condition, node) => {
                    Part::Splat(self.where_true(condition, node, frame, rows)?)
                }
            });
        }
        Column::build(false, rows.len(), |i| {
            let mut object = ObjectBuilder::with_capacity(parts.len());
            for part in &parts {
                match part {
                    Part::Named(name, column) => {
                        object.set((*name).clone(), column.get(i).clone());
                    }
                    Part::Splat(column) => {
                        object.splat(column.get(i));
                    }
                }
            }
            Ok(self.meter.object(object.build())?)
        })
    }

    /// The node's value where the condition is true, null elsewhere.
    fn where_true(
        &mut self,
        condition: &Node,
        node: &Node,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let alternative = [(condition, node)];
        self.first_true(&alternative, None, frame, rows)
    }

    pub(super) fn array(
        &mut self,
        elements: &[Element],
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let mut columns = Vec::with_capacity(elements.len());
        for element in elements {
            let (Element::One(node) | Element::Splat(node)) = element;
            columns.push(self.node(node, frame, rows)?);
        }
        let same = columns.iter().all(Column::is_same);
        Column::build(same, rows.len(), |i| {
            let mut items = Vec::with_capacity(elements.len());
            for (element, column) in elements.iter().zip(&columns) {
                match element {
                    Element::One(_) => items.push(column.get(i).clone()),
                    Element::Splat(_) => {
                        let base = column.get(i);
                        self.meter
                            .values(base.as_array().map_or(0, <[crate::value::Value]>::len))?;
                        items.extend(base.elements().into_iter().flatten());
                    }
                }
            }
            Ok(self.meter.array(items)?)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check_museum_examples;

    #[test]
    fn examples() {
        check_museum_examples(&[
            (r#"*[3]{name, "n": 1}"#, r#"{"name":"Zealand","n":1}"#),
            ("*[3]{...}", r#"{"_id":"z","name":"Zealand"}"#),
            (
                r#"*[3]{..., "name": "Other"}"#,
                r#"{"_id":"z","name":"Other"}"#,
            ),
            (
                r#"*[3]{"name": "Other", ...}"#,
                r#"{"name":"Zealand","_id":"z"}"#,
            ),
            ("*[3]{missing}", r#"{"missing":null}"#),
            (
                r#"*[3]{year > 1 => {"old": true}, !defined(year) => {"old": null}}"#,
                r#"{"old":null}"#,
            ),
            ("[1, ...[2, 3], ...null, [4]]", "[1,2,3,[4]]"),
            (
                r#"*[2]{"t": [...tags, name]}"#,
                r#"{"t":["a","b","Ship hall"]}"#,
            ),
        ]);
    }
}
