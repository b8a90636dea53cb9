//! Filters, over documents and over arrays.

use super::access::{empty_lists, push};
use super::column::Column;
use super::documents::Leading;
use super::frame::Frame;
use super::row::is_plain;
use super::{Evaluated, Evaluator};
use crate::error::EvaluateError;
use crate::resolve::{Filter, Node};
use crate::source::{Documents, Fetched};
use crate::value::Value;
use std::borrow::Cow;

/// Documents are read in growing portions, so that `[0]` need not read them all.
const FIRST_PORTION: usize = 64;
const LARGEST_PORTION: usize = 1024;

/// How many pairs of outer row and candidate are looked at together.
const PAIRS_AT_ONCE: usize = 8192;

impl Evaluator<'_> {
    pub(super) fn filter(
        &mut self,
        filter: &Filter,
        frame: &Frame<'_>,
        rows: &[u32],
        leading: Leading<'_>,
    ) -> Evaluated<Column> {
        match &filter.base {
            Node::Everything if filter.correlated.is_empty() => {
                self.filter_documents_once(filter, frame, rows, leading)
            }
            Node::Everything => {
                let fetched = self.fetch(Some(filter), leading, frame, rows)?;
                self.filter_documents_per_row(filter, fetched, frame, rows)
            }
            base => {
                let arrays = self.node(base, frame, rows)?;
                self.filter_arrays(filter, &arrays, frame, rows)
            }
        }
    }

    /// `*[…]` whose conditions read no outer row: one result for all rows.
    fn filter_documents_once(
        &mut self,
        filter: &Filter,
        frame: &Frame<'_>,
        rows: &[u32],
        leading: Leading<'_>,
    ) -> Evaluated<Column> {
        let address = std::ptr::from_ref(filter).addr();
        if let Some(value) = self.once.get(&address) {
            return Ok(Column::Same(value.clone()));
        }
        let row = &rows[..1];
        let fetched = self.fetch(Some(filter), leading, frame, row)?;
        let conditions = if fetched.exact { &[] } else { &*filter.own };
        let found = self.matching(
            fetched.documents,
            conditions,
            leading.by_id(),
            frame,
            row[0],
        )?;
        let value = Value::array(found);
        self.once.insert(address, value.clone());
        Ok(Column::Same(value))
    }

    /// The documents that fulfil conditions which read no outer row.
    pub(super) fn matching(
        &mut self,
        documents: Documents<'_>,
        conditions: &[Node],
        wanted: Option<usize>,
        frame: &Frame<'_>,
        row: u32,
    ) -> Evaluated<Vec<Value>> {
        let wanted = wanted.unwrap_or(usize::MAX);
        let held;
        let mut portions = match documents {
            Documents::Held(documents) => {
                held = documents;
                Portions::Held(&held)
            }
            Documents::Shared(documents) => Portions::Arriving(documents),
            Documents::PerRow(lists) => {
                Portions::Arriving(Box::new(lists.into_iter().flatten().map(Ok)))
            }
        };
        let mut found = Vec::new();
        let mut size = FIRST_PORTION;
        while found.len() < wanted {
            let mut portion = portions.next(size)?;
            if portion.is_empty() {
                break;
            }
            if self.environment.trace && portion.iter().any(|d| d.origin().is_none()) {
                portion = portion.iter().map(|d| self.traced(d.clone())).collect();
            }
            let inner = frame.nested_in_row(false, row, portion);
            let passing = self.passing(conditions, &inner, inner.rows())?;
            self.meter.values(passing.len())?;
            found.extend(passing.iter().map(|row| inner.value(*row).clone()));
            size = (size * 2).min(LARGEST_PORTION);
        }
        found.truncate(wanted);
        Ok(found)
    }

    /// The rows for which all conditions are true; each is evaluated only on the rows that
    /// passed the ones before.
    fn passing(
        &mut self,
        conditions: &[Node],
        frame: &Frame<'_>,
        rows: Vec<u32>,
    ) -> Evaluated<Vec<u32>> {
        let mut rows = rows;
        for condition in conditions {
            if is_plain(condition) {
                let mut passing = Vec::new();
                for row in rows {
                    if self.row(frame, row).truth(condition)? == Some(true) {
                        passing.push(row);
                    }
                }
                rows = passing;
                continue;
            }
            let column = self.node(condition, frame, &rows)?;
            let mut i = 0;
            rows.retain(|_| {
                i += 1;
                column.get(i - 1).is_true()
            });
        }
        Ok(rows)
    }

    /// `*[…]` whose conditions read outer rows.
    fn filter_documents_per_row(
        &mut self,
        filter: &Filter,
        fetched: Fetched<'_>,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let exact = fetched.exact;
        let arrays = match fetched.documents {
            Documents::PerRow(lists) => {
                let array = |list: Vec<Value>| {
                    Value::array(list.into_iter().map(|d| self.traced(d)).collect::<Vec<_>>())
                };
                Column::Each(lists.into_iter().map(array).collect())
            }
            shared => {
                let own = if exact { &[] } else { &*filter.own };
                let candidates = self.matching(shared, own, None, frame, rows[0])?;
                Column::Same(Value::array(candidates))
            }
        };
        if exact && !arrays.is_same() {
            return Ok(arrays);
        }
        let own = if arrays.is_same() { &[] } else { &*filter.own };
        self.filter_pairs([own, &filter.correlated], &arrays, frame, rows)
    }

    fn filter_arrays(
        &mut self,
        filter: &Filter,
        arrays: &Column,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        // The same array and no outer row in the conditions: the same result.
        if arrays.is_same() && filter.correlated.is_empty() {
            let one = self.filter_pairs([&filter.own, &[]], arrays, frame, &rows[..1])?;
            return Ok(Column::Same(one.into_first()));
        }
        self.filter_pairs([&filter.own, &filter.correlated], arrays, frame, rows)
    }

    /// Filters an array for each row, some rows at a time.
    fn filter_pairs(
        &mut self,
        conditions: [&[Node]; 2],
        arrays: &Column,
        frame: &Frame<'_>,
        rows: &[u32],
    ) -> Evaluated<Column> {
        let mut lists = empty_lists(arrays, rows.len());
        let mut done = 0;
        while done < rows.len() {
            let mut pairs = 0;
            let mut end = done;
            let mut inner = frame.nested(false);
            let mut groups = Vec::new();
            while end < rows.len() && pairs < PAIRS_AT_ONCE {
                if let Some(items) = arrays.get(end).elements() {
                    pairs += items.len();
                    inner.extend(frame, rows[end], items);
                    groups.resize(inner.len(), u32::try_from(end).unwrap_or(u32::MAX));
                }
                end += 1;
            }
            let mut passing = inner.rows();
            for conditions in conditions {
                passing = self.passing(conditions, &inner, passing)?;
            }
            self.meter.values(passing.len())?;
            for row in passing {
                push(&mut lists, groups[row as usize], inner.value(row).clone());
            }
            done = end;
        }
        self.arrays(lists)
    }
}

/// Documents, some at a time.
enum Portions<'s> {
    Held(&'s [Value]),
    Arriving(Box<dyn Iterator<Item = Result<Value, EvaluateError>> + 's>),
}

impl<'s> Portions<'s> {
    fn next(&mut self, size: usize) -> Evaluated<Cow<'s, [Value]>> {
        match self {
            Portions::Held(documents) => {
                let (portion, rest) = documents.split_at(size.min(documents.len()));
                *documents = rest;
                Ok(portion.into())
            }
            Portions::Arriving(documents) => documents.by_ref().take(size).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check_museum_examples;

    #[test]
    fn examples() {
        check_museum_examples(&[
            ("*[year > 1000]._id", r#"["a"]"#),
            (r#"*[year > 1000 || name == "Zealand"]._id"#, r#"["a","z"]"#),
            ("*[defined(halls)][year < 1000]._id", r#"["b"]"#),
            ("*[null]", "[]"),
            (
                r#"*["name"]"#,
                r#"["Castle","Fortress","Ship hall","Zealand"]"#,
            ),
            ("*[defined(year)][0]._id", r#""a""#),
            ("*[0].halls[n > 1].n", "[2,3]"),
            (r#"*[halls[].n match "x"]"#, "[]"),
            ("*[count(halls[n > 1]) == 2]._id", r#"["a"]"#),
            (
                r#"*[_id == "z"]{"here": *[in._ref == ^._id]._id}"#,
                r#"[{"here":["a","b"]}]"#,
            ),
            (
                r#"*[defined(year)]{"older": *[year < ^.year]._id}"#,
                r#"[{"older":["b"]},{"older":[]}]"#,
            ),
        ]);
    }
}
