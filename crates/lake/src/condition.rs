//! A GROQ condition on one document, which reads no other.

use groq::source::{Fetch, Fetched, Source};
use groq::{Environment, EvaluateError, LimitExceeded, Limits, Parameters, Resolved, Text, Value};

/// What testing one document may cost.
const LIMITS: Limits = Limits {
    steps: 1_000_000,
    bytes: 16 << 20,
    account: None,
};

/// Parsed and resolved once, evaluated on many documents.
#[derive(Clone, Debug)]
pub(crate) struct Condition {
    resolved: Resolved,
    parameters: Parameters,
}

impl Condition {
    /// `None` if the condition reads other documents: `*`, `->` and `releases::all()`.
    pub(crate) fn new(resolved: Resolved, parameters: Parameters) -> Option<Self> {
        let alone = !resolved.reads_documents;
        alone.then_some(Self {
            resolved,
            parameters,
        })
    }

    /// Whether the document that is `@` in the environment fulfils it, or what it costs too
    /// much of.
    pub(crate) fn is_fulfilled(
        &self,
        environment: &Environment,
    ) -> Result<Result<bool, LimitExceeded>, EvaluateError> {
        let (resolved, parameters) = (&self.resolved, &self.parameters);
        match groq::evaluate(resolved, parameters, &NoDocuments, environment, &LIMITS) {
            Ok(value) => Ok(Ok(value.is_true())),
            Err(EvaluateError::Limit(limit)) => Ok(Err(limit)),
            Err(error) => Err(error),
        }
    }
}

struct NoDocuments;

impl Source for NoDocuments {
    fn fetch<'s>(&'s self, _: Fetch<'_>) -> Result<Fetched<'s>, EvaluateError> {
        Err(EvaluateError::source("a condition reads documents"))
    }

    fn dereference(&self, _: &[Text]) -> Result<Vec<Option<Value>>, EvaluateError> {
        Err(EvaluateError::source("a condition reads documents"))
    }
}
