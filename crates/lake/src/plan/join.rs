//! Which of the documents fetched for many outer rows belongs to which.

use crate::hot_paths::key;
use groq::Value;
use std::collections::{BTreeSet, HashMap};

/// A condition that ties a document to outer rows, such as `references(^._id)`.
#[derive(Clone, Debug)]
pub(crate) struct Join {
    key: JoinKey,
    /// The keys that each outer row requests.
    rows: Vec<Vec<String>>,
}

/// What of a document an outer row names.
#[derive(Clone, Debug)]
pub(crate) enum JoinKey {
    Id,
    Type,
    Hot(String),
    Reference,
}

impl Join {
    /// A join, if there is more than one row to distinguish.
    pub(super) fn of(key: JoinKey, rows: Vec<Vec<String>>) -> Option<Self> {
        (rows.len() > 1).then_some(Self { key, rows })
    }

    /// The documents that may fit each row, in the order given.
    pub(crate) fn apportion(&self, documents: &[Value]) -> Vec<Vec<Value>> {
        let mut indexes: HashMap<String, Vec<usize>> = HashMap::new();
        for (index, document) in documents.iter().enumerate() {
            for name in self.key.names(document) {
                indexes.entry(name).or_default().push(index);
            }
        }
        let of_row = |names: &Vec<String>| {
            let found = names.iter().filter_map(|name| indexes.get(name)).flatten();
            let found: BTreeSet<usize> = found.copied().collect();
            found.into_iter().map(|i| documents[i].clone()).collect()
        };
        self.rows.iter().map(of_row).collect()
    }
}

impl JoinKey {
    fn names(&self, document: &Value) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        match self {
            JoinKey::Id => names.extend(document.attribute("_id").as_str().map(str::to_owned)),
            JoinKey::Type => names.extend(document.attribute("_type").as_str().map(str::to_owned)),
            JoinKey::Hot(path) => {
                let mut value = document.clone();
                for name in path.split('.') {
                    value = value.attribute(name);
                }
                names.extend(key::of_value(&value).map(|key| key.text));
            }
            JoinKey::Reference => references(document, &mut names),
        }
        names
    }
}

fn references(value: &Value, found: &mut BTreeSet<String>) {
    if let Some(object) = value.as_object() {
        for (name, part) in object.iter() {
            match part.as_str() {
                Some(target) if name == "_ref" => {
                    found.insert(target.to_owned());
                }
                Some(_) => {}
                None => references(part, found),
            }
        }
    } else if let Some(items) = value.as_array() {
        for item in items {
            references(item, found);
        }
    }
}
