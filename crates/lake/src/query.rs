//! Queries.

use crate::connection::Connection;
use crate::plan::sync_tags;
use crate::prepared::Prepared;
use crate::session::Session;
use crate::view::View;
use crate::{Dataset, Lake, LakeError, Reader};
use documents::Perspective;
use groq::{DateTime, Environment, EvaluateError, LimitExceeded, Limits, Parameters, Value};
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::Arc;

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
    /// Whether PostgreSQL judges what it can. Without it the evaluator judges
    /// everything, which is slower and must come to the same.
    pub pushdown: bool,
}

/// The answer to a query.
#[derive(Debug)]
pub struct Answer {
    /// The result as JSON text.
    pub result: String,
    /// What the result depends on: it may change when a change bears one of these.
    pub sync_tags: Vec<String>,
    /// How many statements it took.
    pub statements: usize,
    /// How many documents they fetched.
    pub rows: usize,
}

impl Answer {
    /// A name that no other result with other tags has.
    pub fn digest(&self) -> String {
        let mut hash = Sha256::new();
        for part in self.sync_tags.iter().chain([&self.result]) {
            hash.update(part.len().to_be_bytes());
            hash.update(part);
        }
        let digest = hash.finalize();
        let mut name = String::with_capacity(32);
        for byte in &digest[..16] {
            // Writing to a string does not fail.
            let _ = write!(name, "{byte:02x}");
        }
        name
    }
}

/// More levels of documents that depend on documents than this are refused.
const MOST_ROUNDS: usize = 64;

/// Up to so many steps and bytes an evaluation is done at once; a longer one goes to
/// a thread of its own, so that other queries need not wait for it.
const STEPS_AT_ONCE: u64 = 100_000;
const BYTES_AT_ONCE: usize = 256 << 10;

impl Lake {
    /// Answers a query as far as the reader may see.
    pub async fn query(
        &self,
        dataset: &Dataset,
        reader: &Reader,
        request: QueryRequest,
    ) -> Result<Answer, LakeError> {
        let (result, mut session) = self.run(dataset, reader, request, false).await?;
        Ok(Answer {
            result,
            sync_tags: sync_tags::of_answer(session.dependences()),
            statements: session.rounds.len(),
            rows: session.rounds.iter().map(|round| round.rows).sum(),
        })
    }

    /// Answers a query and keeps what happened on the way.
    pub(crate) async fn run(
        &self,
        dataset: &Dataset,
        reader: &Reader,
        request: QueryRequest,
        explained: bool,
    ) -> Result<(String, Session), LakeError> {
        let view = View::new(&request.perspective, reader, request.versions);
        let parameters = Arc::new(request.parameters);
        let mut session = self.session(dataset, view, parameters.clone());
        session.pushdown = request.pushdown;
        session.explained = explained;
        let environment = Environment {
            identity: reader.identity().into(),
            project_id: Some(dataset.project.as_str().into()),
            dataset: Some(dataset.name.as_str().into()),
            ..Environment::at(DateTime::at(request.now))
        };
        let question = Question {
            prepared: self.prepared.get(&request.query, &parameters)?,
            parameters,
            environment: Arc::new(environment),
            limits: request.limits,
        };
        session.needed.clone_from(&question.prepared.needed);
        let longest = request.longest_answer;
        let finish = move |value: &Value| Ok(value.to_json_within(longest)?);
        evaluate(&mut Connection::of(&self.pool), session, question, finish).await
    }

    pub(crate) fn session(
        &self,
        dataset: &Dataset,
        view: View,
        parameters: Arc<Parameters>,
    ) -> Session {
        Session::new(dataset.ds, view, self.hot_paths(), parameters)
    }
}

/// A query with everything its evaluation needs besides documents.
#[derive(Clone)]
pub(crate) struct Question {
    pub(crate) prepared: Arc<Prepared>,
    pub(crate) parameters: Arc<Parameters>,
    pub(crate) environment: Arc<Environment>,
    pub(crate) limits: Limits,
}

/// Evaluates a query, as often as it takes to have fetched all that it reads.
pub(crate) async fn evaluate<T: Send + 'static>(
    connection: &mut Connection<'_>,
    mut session: Session,
    question: Question,
    finish: impl Fn(&Value) -> Result<T, LakeError> + Clone + Send + 'static,
) -> Result<(T, Session), LakeError> {
    let mut bytes_left = question.limits.bytes;
    for _ in 0..MOST_ROUNDS {
        let (done, after) = step(connection, session, &question, finish.clone()).await?;
        session = after;
        if let Some(done) = done {
            return Ok((done, session));
        }
        let statement = session.statement();
        let (rows, bytes) = connection.rows(&statement, bytes_left).await?;
        bytes_left = bytes_left.saturating_sub(bytes as u64);
        session.arrive(statement, rows, bytes);
    }
    Err(EvaluateError::from(LimitExceeded::Steps).into())
}

/// One evaluation: what it came to, or `None` if documents were missing.
async fn step<T: Send + 'static>(
    connection: &mut Connection<'_>,
    mut session: Session,
    question: &Question,
    finish: impl Fn(&Value) -> Result<T, LakeError> + Send + 'static,
) -> Result<(Option<T>, Session), LakeError> {
    if session.unread() <= BYTES_AT_ONCE {
        session.read()?;
        let limits = Limits {
            steps: question.limits.steps.min(STEPS_AT_ONCE),
            ..question.limits.clone()
        };
        match pass(&mut session, question, &limits, &finish) {
            Err(LakeError::Evaluate(EvaluateError::Limit(LimitExceeded::Steps)))
                if question.limits.steps > STEPS_AT_ONCE => {}
            done => return Ok((done?, session)),
        }
    }
    connection.release();
    let question = question.clone();
    let work = move || {
        session.read()?;
        let done = pass(&mut session, &question, &question.limits, &finish)?;
        Ok((done, session))
    };
    tokio::task::spawn_blocking(work).await?
}

fn pass<T>(
    session: &mut Session,
    question: &Question,
    limits: &Limits,
    finish: &impl Fn(&Value) -> Result<T, LakeError>,
) -> Result<Option<T>, LakeError> {
    session.begin();
    let value = groq::evaluate(
        &question.prepared.resolved,
        &question.parameters,
        session,
        &question.environment,
        limits,
    )?;
    if !session.is_complete() {
        return Ok(None);
    }
    finish(&value).map(Some)
}
