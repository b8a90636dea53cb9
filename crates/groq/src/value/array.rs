//! Arrays, which store how deep they are.

use super::Value;
use std::ops::Deref;

/// A list of values.
#[derive(Clone, Debug, Default)]
pub struct Array {
    items: Box<[Value]>,
    /// Levels of arrays and objects, this one included. Everything that walks a
    /// value does so by recursion, so a value too deep must not come to be.
    depth: u32,
}

impl Array {
    pub(super) fn depth(&self) -> u32 {
        self.depth
    }
}

impl<I: Into<Box<[Value]>>> From<I> for Array {
    fn from(items: I) -> Self {
        let items = items.into();
        let depth = 1 + items.iter().map(Value::depth).max().unwrap_or(0);
        Self { items, depth }
    }
}

impl Deref for Array {
    type Target = [Value];

    fn deref(&self) -> &[Value] {
        &self.items
    }
}
