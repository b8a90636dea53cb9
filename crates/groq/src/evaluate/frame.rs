//! Scopes, as many at a time as there are rows.

use super::column::Column;
use crate::value::Value;
use std::borrow::Cow;

/// A scope for each of many rows: its `@`, and the row of the frame above that
/// it belongs to, whose `@` is its `^`.
pub(super) struct Frame<'p> {
    values: Cow<'p, [Value]>,
    parent: Option<&'p Frame<'p>>,
    origin: Origin,
    /// A mapping's frame is passed over by the `^` of frames inside it.
    hidden: bool,
}

/// For each row its row in the parent.
enum Origin {
    /// All belong to one row.
    One(u32),
    Each(Vec<u32>),
}

/// Which row of a list each row of a nested frame was made for.
pub(super) type Groups = Vec<u32>;

impl<'p> Frame<'p> {
    pub(super) fn root(this: Value) -> Self {
        Self {
            values: vec![this].into(),
            parent: None,
            origin: Origin::One(0),
            hidden: false,
        }
    }

    /// A frame inside this one, with no rows yet.
    pub(super) fn nested(&'p self, hidden: bool) -> Frame<'p> {
        Frame {
            values: Vec::new().into(),
            parent: if self.hidden { self.parent } else { Some(self) },
            origin: Origin::Each(Vec::new()),
            hidden,
        }
    }

    /// A frame inside this one, whose rows all belong to `row`.
    pub(super) fn nested_in_row(
        &'p self,
        hidden: bool,
        row: u32,
        values: Cow<'p, [Value]>,
    ) -> Frame<'p> {
        Frame {
            values,
            origin: Origin::One(self.visible(row)),
            ..self.nested(hidden)
        }
    }

    /// Adds rows that belong to `row` of the frame `outer` that this was nested in.
    pub(super) fn extend(
        &mut self,
        outer: &Frame<'_>,
        row: u32,
        values: impl IntoIterator<Item = Value>,
    ) {
        self.values.to_mut().extend(values);
        if let Origin::Each(origin) = &mut self.origin {
            origin.resize(self.values.len(), outer.visible(row));
        }
    }

    /// The row as frames inside see it: a hidden frame's rows are those of its parent.
    fn visible(&self, row: u32) -> u32 {
        if self.hidden { self.origin(row) } else { row }
    }

    fn origin(&self, row: u32) -> u32 {
        match &self.origin {
            Origin::One(origin) => *origin,
            Origin::Each(origin) => origin[row as usize],
        }
    }

    pub(super) fn len(&self) -> usize {
        self.values.len()
    }

    /// All rows of the frame.
    pub(super) fn rows(&self) -> Vec<u32> {
        (0..u32::try_from(self.values.len()).unwrap_or(u32::MAX)).collect()
    }

    pub(super) fn value(&self, row: u32) -> &Value {
        &self.values[row as usize]
    }

    pub(super) fn this(&self, rows: &[u32]) -> Column {
        Column::Each(rows.iter().map(|row| self.value(*row).clone()).collect())
    }

    pub(super) fn parent(&self, levels: u32, rows: &[u32]) -> Column {
        let above = |row: &u32| self.above(levels, *row).cloned().unwrap_or_default();
        Column::Each(rows.iter().map(above).collect())
    }

    /// `@` that many scopes up.
    pub(super) fn above(&self, levels: u32, row: u32) -> Option<&Value> {
        let mut frame = self;
        let mut row = row;
        for _ in 0..levels {
            row = frame.origin(row);
            frame = frame.parent?;
        }
        Some(frame.value(row))
    }
}
