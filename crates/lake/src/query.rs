//! Queries.

use crate::snapshot::{Connection, Snapshot, View};
use crate::{Dataset, Lake, LakeError, Reader};
use documents::Perspective;
use groq::{DateTime, Environment, Limits, Parameters};
use jiff::Timestamp;
use tokio::runtime::Handle;

/// A query and how to answer it.
#[derive(Clone, Debug)]
pub struct QueryRequest {
    /// The query's text.
    pub query: String,
    /// Values for its parameters.
    pub parameters: Parameters,
    /// Which version of each document is seen.
    pub perspective: Perspective,
    /// Whether documents of releases are seen.
    pub versions: bool,
    /// What `now()` says.
    pub now: Timestamp,
    /// What the query may cost.
    pub limits: Limits,
    /// How long the answer may be, in bytes.
    pub longest_answer: usize,
}

/// The answer to a query.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The result as JSON text.
    pub result: String,
}

impl Lake {
    /// Answers a query as far as the reader may see.
    pub async fn query(
        &self,
        dataset: &Dataset,
        reader: &Reader,
        request: QueryRequest,
    ) -> Result<Answer, LakeError> {
        let snapshot = Snapshot {
            connection: Connection::Pool(self.pool.clone()),
            runtime: Handle::current(),
            ds: dataset.ds,
            view: View::new(&request.perspective, reader, request.versions),
        };
        let environment = Environment {
            identity: reader.identity().into(),
            project_id: Some(dataset.project.as_str().into()),
            dataset: Some(dataset.name.as_str().into()),
            ..Environment::at(DateTime::at(request.now))
        };
        // The evaluator waits for the database in the middle of its work.
        let work = move || answer(&snapshot, &environment, &request);
        tokio::task::spawn_blocking(work).await?
    }
}

fn answer(
    snapshot: &Snapshot,
    environment: &Environment,
    request: &QueryRequest,
) -> Result<Answer, LakeError> {
    let query = groq::parse(&request.query)?;
    let resolved = groq::resolve(&query, &request.parameters)?;
    let value = groq::evaluate(
        &resolved,
        &request.parameters,
        snapshot,
        environment,
        &request.limits,
    )?;
    let result = value.to_json_within(request.longest_answer)?;
    Ok(Answer { result })
}
