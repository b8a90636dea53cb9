//! A GROQ condition on one document, which reads no other.

use groq::source::{Fetch, Fetched, Source};
use groq::{Environment, EvaluateError, LimitExceeded, Limits, Parameters, Resolved, Text, Value};

/// What testing one document for a role may cost.
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
        match self.test(environment, LIMITS.steps).0 {
            Ok(fulfilled) => Ok(Ok(fulfilled)),
            Err(EvaluateError::Limit(limit)) => Ok(Err(limit)),
            Err(error) => Err(error),
        }
    }

    /// The same within so many steps, and how many it took.
    pub(crate) fn test(
        &self,
        environment: &Environment,
        steps: u64,
    ) -> (Result<bool, EvaluateError>, u64) {
        let limits = Limits { steps, ..LIMITS };
        let (resolved, parameters) = (&self.resolved, &self.parameters);
        let (value, steps) =
            groq::evaluate_counted(resolved, parameters, &NoDocuments, environment, &limits);
        (value.map(|value| value.is_true()), steps)
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
