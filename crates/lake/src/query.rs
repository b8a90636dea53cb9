//! Queries.

use crate::connection::{Bounds, Connection};
use crate::plan::sync_tags;
use crate::prepared::Prepared;
use crate::session::Session;
use crate::view::View;
use crate::written::{ResultWriter, Written};
use crate::{Dataset, Lake, LakeError, Principal};
use documents::Perspective;
use groq::{
    Account, ArraySelector, DateTime, Environment, EvaluateError, LimitExceeded, Limits,
    Parameters, Reservation, Value,
};
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// A query and how to run it.
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
    /// The value of `now()`.
    pub now: Timestamp,
    /// What the query may cost, and who pays for it.
    pub limits: Limits,
    /// The slots for long evaluations, if they are limited.
    pub long_evaluations: Option<Arc<Semaphore>>,
    /// How long the result may be, in bytes, together with its source map.
    pub max_response_bytes: usize,
    /// Whether a source map comes with the result, and how its paths name the elements of
    /// arrays.
    pub source_map: Option<ArraySelector>,
    /// Whether PostgreSQL judges what it can. Without it the evaluator judges
    /// everything, which is slower and must come to the same.
    pub pushdown: bool,
}

/// The result of a query.
#[derive(Debug)]
pub struct QueryResult {
    /// The result as JSON text.
    pub result: String,
    /// Its source map as JSON text, if the request wants one.
    pub source_map: Option<String>,
    /// The memory of these texts, if the query has an account.
    pub reservation: Option<Reservation>,
    /// What the result depends on: it may change when a change bears one of these.
    pub sync_tags: Vec<String>,
    /// How many statements it took.
    pub statements: usize,
    /// How many documents they fetched.
    pub rows: usize,
}

impl QueryResult {
    /// A name that no other result with other tags or another source map has.
    pub fn digest(&self) -> String {
        let mut hash = Sha256::new();
        let texts = [Some(&self.result), self.source_map.as_ref()];
        for part in self.sync_tags.iter().chain(texts.into_iter().flatten()) {
            hash.update(part.len().to_be_bytes());
            hash.update(part);
        }
        hex::encode(&hash.finalize()[..16])
    }
}

/// More levels of documents that depend on documents than this are refused.
const MOST_ROUNDS: usize = 64;

/// An evaluation up to so many steps, bytes of values and bytes of documents runs at once;
/// a longer one goes to a thread of its own, so that other queries need not wait for it.
const STEPS_AT_ONCE: u64 = 100_000;
const VALUES_AT_ONCE: u64 = 4 << 20;
const BYTES_AT_ONCE: usize = 256 << 10;

/// How long an evaluation waits for a slot for long ones.
const LONGEST_WAIT: Duration = Duration::from_secs(2);

impl Lake {
    /// Runs a query as far as the reader may see.
    pub async fn query(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        request: QueryRequest,
    ) -> Result<QueryResult, LakeError> {
        let (written, mut session) = self.run(dataset, principal, request, false).await?;
        Ok(QueryResult {
            result: written.result,
            source_map: written.source_map,
            reservation: written.reservation,
            sync_tags: sync_tags::of_answer(session.dependences()),
            statements: session.rounds.len(),
            rows: session.rounds.iter().map(|round| round.rows).sum(),
        })
    }

    /// Runs a query and retains the session with what happened on the way.
    pub(crate) async fn run(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        request: QueryRequest,
        explained: bool,
    ) -> Result<(Written, Session), LakeError> {
        let view = View::new(&request.perspective, principal, request.versions);
        let parameters = Arc::new(request.parameters);
        let mut session = Session::new(dataset, view, parameters.clone());
        session.pushdown = request.pushdown;
        session.explained = explained;
        let environment = Environment {
            identity: principal.identity().into(),
            project_id: Some(dataset.project.as_str().into()),
            dataset: Some(dataset.name.as_str().into()),
            trace: request.source_map.is_some(),
            ..Environment::at(DateTime::at(request.now))
        };
        let question = Question {
            prepared: self.prepared.get(&request.query, &parameters)?,
            parameters,
            environment: Arc::new(environment),
            limits: request.limits,
            long_evaluations: request.long_evaluations,
        };
        let needed = question.prepared.needed.clone();
        session.read_attributes(needed, request.source_map.is_some());
        let writer = ResultWriter {
            longest: request.max_response_bytes,
            source_map: request.source_map,
            account: question.limits.account.clone(),
        };
        let finish = move |value: &Value| writer.write(value);
        evaluate(&mut Connection::of(&self.pool), session, question, finish).await
    }
}

/// A query with everything its evaluation needs besides documents.
#[derive(Clone)]
pub(crate) struct Question {
    pub(crate) prepared: Arc<Prepared>,
    pub(crate) parameters: Arc<Parameters>,
    pub(crate) environment: Arc<Environment>,
    pub(crate) limits: Limits,
    pub(crate) long_evaluations: Option<Arc<Semaphore>>,
}

/// Evaluates a query, as often as it takes to have fetched all that it reads.
pub(crate) async fn evaluate<T: Send + 'static>(
    connection: &mut Connection<'_>,
    mut session: Session,
    question: Question,
    finish: impl Fn(&Value) -> Result<T, LakeError> + Clone + Send + 'static,
) -> Result<(T, Session), LakeError> {
    let mut bytes_left = question.limits.bytes;
    // Held until the result is there: documents live as long as the session.
    let documents = question.limits.account.clone().map(Reservation::of);
    for _ in 0..MOST_ROUNDS {
        let (done, after) = step(connection, session, &question, finish.clone()).await?;
        session = after;
        if let Some(done) = done {
            return Ok((done, session));
        }
        let statement = session.statement();
        let bounds = Bounds {
            bytes: bytes_left,
            reservation: documents.as_ref(),
        };
        let (rows, bytes) = connection.rows(&statement, bounds).await?;
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
        let whole = &question.limits;
        let limits = Limits {
            steps: whole.steps.min(STEPS_AT_ONCE),
            bytes: whole.bytes.min(VALUES_AT_ONCE),
            account: whole.account.clone(),
        };
        match pass(&mut session, question, &limits, &finish) {
            Err(LakeError::Evaluate(EvaluateError::Limit(LimitExceeded::Steps)))
                if whole.steps > STEPS_AT_ONCE => {}
            Err(LakeError::Evaluate(EvaluateError::Limit(LimitExceeded::Bytes)))
                if whole.bytes > VALUES_AT_ONCE => {}
            done => return Ok((done?, session)),
        }
    }
    connection.release();
    let permit = long_permit(question).await?;
    let question = question.clone();
    let work = move || {
        let _permit = permit;
        session.read()?;
        let done = pass(&mut session, &question, &question.limits, &finish)?;
        Ok((done, session))
    };
    tokio::task::spawn_blocking(work).await?
}

/// A slot for a long evaluation, if they are limited.
async fn long_permit(question: &Question) -> Result<Option<OwnedSemaphorePermit>, LakeError> {
    let Some(slots) = &question.long_evaluations else {
        return Ok(None);
    };
    let waiting = tokio::time::timeout(LONGEST_WAIT, slots.clone().acquire_owned());
    match waiting.await {
        Ok(Ok(permit)) => Ok(Some(permit)),
        _ => Err(EvaluateError::from(LimitExceeded::NoSlot).into()),
    }
}

fn pass<T>(
    session: &mut Session,
    question: &Question,
    limits: &Limits,
    finish: &impl Fn(&Value) -> Result<T, LakeError>,
) -> Result<Option<T>, LakeError> {
    session.begin();
    // The memory of the values is given back with them.
    let reserved =
        |account: &Arc<dyn Account>| Arc::new(Reservation::of(account.clone())) as Arc<dyn Account>;
    let limits = Limits {
        account: limits.account.as_ref().map(reserved),
        ..*limits
    };
    let value = groq::evaluate(
        &question.prepared.resolved,
        &question.parameters,
        session,
        &question.environment,
        &limits,
    )?;
    if !session.is_complete() {
        return Ok(None);
    }
    finish(&value).map(Some)
}
