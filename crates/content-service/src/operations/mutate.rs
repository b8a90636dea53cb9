//! `POST /data/mutate/{dataset}`

use crate::error::Fault;
use crate::request_body::RequestBody;
use crate::request_context::RequestContext;
use crate::search_parameters::SearchParameters;
use crate::shares::{Admitted, AdmittedDryRun, Caller};
use crate::state::Service;
use axum::extract::{RawQuery, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use lake::{Outcome, Transaction};
use serde::Deserialize;
use serde_json::Value;
use std::fmt::Write;

#[derive(Deserialize)]
struct Body {
    mutations: Vec<Value>,
    #[serde(rename = "transactionId")]
    transaction_id: Option<String>,
}

/// How many mutations a request may have.
const MAX_MUTATIONS: usize = 10_000;

pub(crate) async fn mutate(
    State(service): State<Service>,
    context: RequestContext,
    RawQuery(search): RawQuery,
    body: RequestBody,
) -> Result<Response, Fault> {
    context.refuse_anonymous()?;
    let search = SearchParameters::parse(search.as_deref());
    let visibility = search.get("visibility").unwrap_or("sync");
    if !["sync", "async", "deferred"].contains(&visibility) {
        return Err(Fault::bad_request(
            "visibility must be sync, async or deferred",
        ));
    }
    let body: Body = serde_json::from_slice(&body)
        .map_err(|error| Fault::bad_request(format!("the body holds no mutations: {error}")))?;
    if body.mutations.len() > MAX_MUTATIONS {
        let message = format!("more than {MAX_MUTATIONS} mutations in one transaction");
        return Err(Fault::bad_request(message));
    }
    let id = match body.transaction_id {
        Some(id) => checked_transaction_id(id)?,
        None => service.random_name(22),
    };
    let dataset = context.dataset(&service).await?;
    let dry_run = search.flag("dryRun", false)?;
    // Mutations without a query need no admission: they read only the documents that they name.
    let admitted = if body.mutations.iter().any(is_by_query) {
        Some(AdmittedWrite::of(&service, &context.caller, dry_run).await?)
    } else {
        None
    };
    let queries = admitted.as_ref().map(AdmittedWrite::queries);
    let transaction = Transaction {
        id,
        mutations: body.mutations,
        now: service.now(),
        dry_run,
        generate_array_keys: search.flag("autoGenerateArrayKeys", false)?,
        limits: queries.map(Admitted::limits).unwrap_or_default(),
        long_evaluations: queries.map(Admitted::long_evaluations),
    };
    let with_documents = search.flag("returnDocuments", false)?;
    let with_ids = search.flag("returnIds", false)?;
    let mut keys = || service.random_name(12);
    let outcome = service
        .lake
        .transact(&dataset, &context.principal, transaction, &mut keys)
        .await?;
    let body = written(&outcome, with_ids || with_documents, with_documents)
        .map_err(|_| Fault::bad_request("the answer is too long"))?;
    Ok(([(CONTENT_TYPE, "application/json; charset=utf-8")], body).into_response())
}

/// An admitted transaction with queries.
enum AdmittedWrite {
    Done(Admitted),
    DryRun(AdmittedDryRun),
}

impl AdmittedWrite {
    async fn of(service: &Service, caller: &Caller, dry_run: bool) -> Result<Self, Fault> {
        let shares = service.shares();
        Ok(if dry_run {
            Self::DryRun(shares.admit_dry_run(caller).await?)
        } else {
            Self::Done(shares.admit(caller).await?)
        })
    }

    fn queries(&self) -> &Admitted {
        match self {
            Self::Done(queries) => queries,
            Self::DryRun(dry_run) => &dry_run.queries,
        }
    }
}

/// Whether a query selects the documents of a mutation.
fn is_by_query(mutation: &Value) -> bool {
    ["delete", "patch"]
        .iter()
        .any(|kind| mutation[kind].get("query").is_some())
}

/// The id becomes a revision, so it follows the rules of names.
pub(crate) fn checked_transaction_id(id: String) -> Result<String, Fault> {
    let fits = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
    if (1..=128).contains(&id.len()) && id.chars().all(fits) {
        return Ok(id);
    }
    Err(Fault::bad_request(
        "transactionId must be 1 to 128 letters, digits, dots, dashes or underscores",
    ))
}

fn written(outcome: &Outcome, ids: bool, documents: bool) -> Result<String, std::fmt::Error> {
    let mut body = String::new();
    let id = Value::from(outcome.transaction_id.as_str());
    write!(body, "{{\"transactionId\":{id},\"results\":[")?;
    for (i, result) in outcome.results.iter().enumerate() {
        let comma = if i > 0 { "," } else { "" };
        write!(body, "{comma}{{\"operation\":\"{}\"", result.operation)?;
        if ids {
            write!(body, ",\"id\":{}", Value::from(result.id.as_str()))?;
        }
        if documents && let Some(document) = &result.document {
            write!(body, ",\"document\":{document}")?;
        }
        body.push('}');
    }
    body.push_str("]}");
    Ok(body)
}
