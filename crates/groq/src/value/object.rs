//! Objects: names with values in the order they were written.

use super::Value;
use crate::seeds::Table;
use crate::text::Text;
use std::fmt;

/// Above this many attributes a sorted index serves lookups.
const SCANNED: usize = 24;

/// An object. Order is retained for printing and has no other meaning.
#[derive(Clone, Default)]
pub struct Object {
    entries: Vec<(Text, Value)>,
    /// Indexes into `entries`, sorted by name; empty while a scan is as fast.
    sorted: Vec<u32>,
    /// Levels of arrays and objects, this one included.
    depth: u32,
}

impl Object {
    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&Value> {
        if self.sorted.is_empty() {
            return self.entries.iter().find(|(n, _)| n == name).map(|e| &e.1);
        }
        let position = self
            .sorted
            .binary_search_by(|at| self.entries[*at as usize].0.as_str().cmp(name))
            .ok()?;
        Some(&self.entries[self.sorted[position] as usize].1)
    }

    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    /// How many attributes there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The attributes in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&Text, &Value)> {
        self.entries.iter().map(|(name, value)| (name, value))
    }
}

/// Builds an object. A name given twice retains its position and takes the later value.
#[derive(Default)]
pub struct ObjectBuilder {
    entries: Vec<(Text, Value)>,
    /// Indexes by name, once there are too many entries to scan.
    by_name: Table<Text, usize>,
}

impl ObjectBuilder {
    /// An empty builder with room for `capacity` attributes.
    pub fn with_capacity(capacity: usize) -> Self {
        Self {
            entries: Vec::with_capacity(capacity),
            by_name: Table::default(),
        }
    }

    /// Sets an attribute.
    pub fn set(&mut self, name: Text, value: Value) {
        match self.position(&name) {
            Some(position) => self.entries[position].1 = value,
            None => self.push(name, value),
        }
    }

    /// Sets every attribute that another object has; nothing if it is none.
    pub fn splat(&mut self, object: &Value) {
        for (name, value) in object.entries() {
            self.set(name, value);
        }
    }

    /// How many attributes are set.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether none is set.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    fn position(&self, name: &Text) -> Option<usize> {
        if self.entries.len() <= SCANNED {
            return self.entries.iter().position(|(n, _)| n == name);
        }
        self.by_name.get(name).copied()
    }

    fn push(&mut self, name: Text, value: Value) {
        self.entries.push((name, value));
        let count = self.entries.len();
        if count == SCANNED + 1 {
            let names = self.entries.iter().enumerate();
            self.by_name = names.map(|(i, (n, _))| (n.clone(), i)).collect();
        } else if count > SCANNED + 1 {
            let name = self.entries[count - 1].0.clone();
            self.by_name.insert(name, count - 1);
        }
    }

    /// The finished object.
    pub fn build(self) -> Object {
        let entries = self.entries;
        let mut sorted = Vec::new();
        if entries.len() > SCANNED {
            sorted = (0..u32::try_from(entries.len()).unwrap_or(u32::MAX)).collect();
            sorted.sort_unstable_by(|a, b| entries[*a as usize].0.cmp(&entries[*b as usize].0));
        }
        let depth = 1 + entries.iter().map(|(_, v)| v.depth()).max().unwrap_or(0);
        Object {
            entries,
            sorted,
            depth,
        }
    }
}

impl FromIterator<(Text, Value)> for Object {
    fn from_iter<I: IntoIterator<Item = (Text, Value)>>(entries: I) -> Self {
        let mut builder = ObjectBuilder::default();
        for (name, value) in entries {
            builder.set(name, value);
        }
        builder.build()
    }
}

impl fmt::Debug for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn look_ups_find_every_name_in_small_and_large_objects() {
        for count in [0, 1, SCANNED, SCANNED + 1, SCANNED + 2, 1000] {
            let name = |i: usize| Text::from(format!("name{}", i * 7919 % 1000));
            let twice = (0..count).chain(0..count);
            let object: Object = twice
                .map(|i| (name(i), Value::string(i.to_string())))
                .collect();
            assert_eq!(object.len(), count);
            for i in 0..count {
                assert_eq!(object.get(&name(i)), Some(&Value::string(i.to_string())));
            }
            assert_eq!(object.get("other"), None);
        }
    }

    #[test]
    fn a_name_set_again_keeps_its_place() {
        let entries = [("b", 1.0), ("a", 2.0), ("b", 3.0)];
        let object: Object = entries
            .map(|(n, v)| (Text::from(n), Value::Number(v)))
            .into_iter()
            .collect();
        assert_eq!(Value::object(object).to_json(), r#"{"b":3,"a":2}"#);
    }
}
