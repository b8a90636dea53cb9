//! The session as the evaluator's source of documents.

use super::{Found, Session};
use crate::plan::{Branch, Predicate};
use groq::source::{Documents, Fetch, Fetched, Source};
use groq::{Array, EvaluateError, Text, Value};
use std::sync::Arc;

impl Source for Session {
    fn fetch<'s>(&'s self, mut request: Fetch<'_>) -> Result<Fetched<'s>, EvaluateError> {
        let classified = self.classify(&mut request)?;
        let exactly = |documents| Fetched {
            documents: Documents::Held(documents),
            exact: true,
        };
        let nothing = || exactly(Arc::new(Array::from(Vec::new())));
        if classified.predicate == Predicate::Never {
            return Ok(nothing());
        }
        let branch = self.branch(&request, &classified);
        let Some(documents) = self.documents(branch) else {
            return Ok(nothing());
        };
        let documents = match &classified.join {
            Some(join) => Documents::PerRow(join.apportion(&documents)),
            None => Documents::Held(documents),
        };
        Ok(Fetched {
            documents,
            exact: classified.exact,
        })
    }

    fn count(&self, mut request: Fetch<'_>) -> Result<Option<u64>, EvaluateError> {
        let classified = self.classify(&mut request)?;
        if !self.decides(&classified) {
            return Ok(None);
        }
        if classified.predicate == Predicate::Never {
            return Ok(Some(0));
        }
        let branch = Branch {
            count: true,
            ..Branch::all(classified.predicate)
        };
        if let Some(Found::Count(count)) = self.found.get(&branch) {
            return Ok(Some(*count));
        }
        self.ask(branch);
        Ok(Some(0))
    }

    fn dereference(&self, ids: &[Text]) -> Result<Vec<Option<Value>>, EvaluateError> {
        self.pending.borrow_mut().ids.extend(ids.iter().cloned());
        Ok(ids.iter().map(|id| self.by_id(id)).collect())
    }
}
