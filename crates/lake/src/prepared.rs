//! Queries that were parsed and resolved before.

use crate::plan;
use groq::{Parameters, Resolved, SyntaxError, Text, Value, deep_equal};
use moka::sync::Cache;
use std::sync::Arc;

/// A query ready to evaluate.
#[derive(Debug)]
pub(crate) struct Prepared {
    pub(crate) resolved: Resolved,
    /// The values that its form depends on: `[$from..$to]`.
    shape: Vec<(Text, Value)>,
    /// The attributes of documents that it looks at, if it does not need them all.
    pub(crate) needed: Option<Arc<Vec<Text>>>,
}

/// The latest queries, by their text.
#[derive(Clone, Debug)]
pub(crate) struct PreparedQueries(Cache<String, Arc<Prepared>>);

/// Room for the texts of queries; their trees take about ten times as much.
const BYTES: u64 = 8 << 20;

impl Default for PreparedQueries {
    fn default() -> Self {
        let size = |query: &String, _: &Arc<Prepared>| u32::try_from(query.len() + 100);
        let cache = Cache::builder()
            .weigher(move |query, prepared| size(query, prepared).unwrap_or(u32::MAX))
            .max_capacity(BYTES);
        Self(cache.build())
    }
}

impl PreparedQueries {
    /// The query for these parameters.
    pub(crate) fn get(
        &self,
        query: &str,
        parameters: &Parameters,
    ) -> Result<Arc<Prepared>, SyntaxError> {
        if let Some(known) = self.0.get(query).filter(|known| known.fits(parameters)) {
            return Ok(known);
        }
        let resolved = groq::resolve(&groq::parse(query)?, parameters)?;
        let shape = resolved.shaped_by.iter().map(|name| {
            let value = parameters.get(name).cloned().unwrap_or_default();
            (name.clone(), value)
        });
        let shape = shape.collect();
        let needed = plan::needed(&resolved.root).map(Arc::new);
        let prepared = Arc::new(Prepared {
            resolved,
            shape,
            needed,
        });
        self.0.insert(query.to_owned(), prepared.clone());
        Ok(prepared)
    }
}

impl Prepared {
    fn fits(&self, parameters: &Parameters) -> bool {
        let named = |name| parameters.contains_key(name);
        let equal = |(name, value): &(Text, Value)| {
            let passed = parameters.get(name);
            passed.is_some_and(|passed| deep_equal(passed, value))
        };
        self.resolved.named.iter().all(named) && self.shape.iter().all(equal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_is_prepared_again_when_its_form_changes() {
        let queries = PreparedQueries::default();
        let with = |to: f64| Parameters::from([("to".into(), Value::Number(to))]);
        let text = "*[0...$to]";
        let first = queries.get(text, &with(3.0)).unwrap();
        assert!(Arc::ptr_eq(&first, &queries.get(text, &with(3.0)).unwrap()));
        let other = queries.get(text, &with(4.0)).unwrap();
        assert!(!Arc::ptr_eq(&first, &other));
        assert!(queries.get(text, &Parameters::new()).is_err());
        assert!(queries.get("*[_id == $id]", &Parameters::new()).is_err());
    }
}
