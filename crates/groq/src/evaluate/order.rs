//! `order()`

use super::column::Column;
use super::documents::Leading;
use super::frame::Frame;
use super::{Evaluated, Evaluator};
use crate::resolve::{Direction, Node, OrderKey};
use crate::value::{Value, total_order};
use std::cmp::Ordering;

impl Evaluator<'_> {
    pub(super) fn order(
        &mut self,
        base: &Node,
        keys: &[OrderKey],
        wanted: Option<usize>,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let leading = Leading {
            wanted,
            order: keys,
        };
        let arrays = match base {
            Node::Everything => self.everything(frame, rows, leading)?,
            Node::Filter(filter) => self.filter(filter, frame, rows, leading)?,
            _ => self.node(base, frame, rows)?,
        };
        let mut inner = frame.nested(false);
        let groups = self.flatten(&arrays, frame, rows, &mut inner)?;
        let inner_rows = inner.rows();
        let mut columns = Vec::with_capacity(keys.len());
        for key in keys {
            let column = self.body(&key.node, &inner, &inner_rows)?;
            columns.push((column, key.direction));
        }
        // A sort compares each element about this often.
        let comparisons = inner_rows.len().checked_ilog2().unwrap_or(0) as usize;
        let reading = |(column, _): &(Column, Direction)| -> usize {
            let steps = |i: usize| 1 + column.get(i).reading_steps();
            (0..inner_rows.len()).map(steps).sum()
        };
        let once: usize = columns.iter().map(reading).sum();
        self.meter.steps(once.saturating_mul(comparisons))?;

        let mut sorted = inner_rows;
        sorted.sort_by(|a, b| {
            let (a, b) = (*a as usize, *b as usize);
            groups[a]
                .cmp(&groups[b])
                .then_with(|| compared(&columns, a, b))
        });
        let mut lists = super::access::empty_lists(&arrays, rows.len());
        for row in sorted {
            let value = inner.value(row).clone();
            super::access::push(&mut lists, groups[row as usize], value);
        }
        self.arrays(lists)
    }
}

fn compared(columns: &[(Column, Direction)], a: usize, b: usize) -> Ordering {
    for (column, direction) in columns {
        let order = ordered(column.get(a), column.get(b), *direction);
        if order != Ordering::Equal {
            return order;
        }
    }
    Ordering::Equal
}

fn ordered(a: &Value, b: &Value, direction: Direction) -> Ordering {
    match direction {
        Direction::Ascending => total_order(a, b),
        Direction::Descending => total_order(b, a),
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check_museum_examples;

    #[test]
    fn examples() {
        check_museum_examples(&[
            ("* | order(year)._id", r#"["b","a","c","z"]"#),
            ("* | order(year desc)._id", r#"["c","z","a","b"]"#),
            ("* | order(lower(name) desc)[0]._id", r#""z""#),
            (
                r#"[3, "a", true, 1, null] | order(@)"#,
                r#"[1,3,"a",true,null]"#,
            ),
            (
                "* | order(defined(year), name desc)._id",
                r#"["z","c","b","a"]"#,
            ),
            ("1 | order(@)", "null"),
        ]);
    }
}
