//! `GET /data/export/{dataset}`

use crate::error::Fault;
use crate::request_context::RequestContext;
use crate::search_parameters::SearchParameters;
use crate::state::Service;
use axum::body::{Body, Bytes};
use axum::extract::{RawQuery, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use lake::{Selection, Texts};
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};

/// How many exports run at the same time. Each holds a connection to the database, and queries must
/// not wait for those.
static EXPORTS: Semaphore = Semaphore::const_new(4);

/// How long a client may read nothing.
const CLIENT_TIMEOUT: Duration = Duration::from_mins(1);

/// Every document on a line of its own, drafts and all: the client selects what it needs. A
/// client that requests pages by cursor gets everything as the first page.
pub(crate) async fn export(
    State(service): State<Service>,
    context: RequestContext,
    RawQuery(search): RawQuery,
) -> Result<Response, Fault> {
    context.refuse_anonymous()?;
    let search = SearchParameters::parse(search.as_deref());
    let types = search.text("types")?.unwrap_or_default().split(',');
    let types = types.filter(|name| !name.is_empty());
    let selection = Selection {
        types: types.map(str::to_owned).collect(),
        patience: Some(CLIENT_TIMEOUT),
        ..Selection::default()
    };
    let dataset = context.dataset(&service).await?;
    let permit = EXPORTS.try_acquire().map_err(|_| {
        Fault::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "Too many exports at once; try again",
        )
    })?;
    let (sender, mut receiver) = mpsc::channel(2);
    tokio::spawn(async move {
        let sent = service
            .lake
            .export(&dataset, &context.principal, &selection, |_| {}, &sender)
            .await;
        drop(permit);
        if let Err(error) = sent {
            // The response is aborted, so that the client does not take it for complete.
            let _ = sender.send(Err(error)).await;
        }
    });
    // After an error before the first document the status can still be set.
    let first = match receiver.recv().await {
        Some(Err(error)) => return Err(error.into()),
        Some(Ok(texts)) => Some(lines(texts)),
        None => None,
    };
    let rest = stream::unfold((first, receiver), |(first, mut receiver)| async move {
        let next = match first {
            Some(lines) => Ok(lines),
            None => receiver.recv().await?.map(lines),
        };
        Some((next, (None, receiver)))
    });
    let kind = [(CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, Body::from_stream(rest)).into_response())
}

fn lines(texts: Texts) -> Bytes {
    let mut lines = String::with_capacity(texts.iter().map(|text| text.len() + 1).sum());
    for text in texts {
        lines.push_str(&text);
        lines.push('\n');
    }
    lines.into()
}
