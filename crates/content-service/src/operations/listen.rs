//! `GET /data/listen/{dataset}`

use crate::error::Fault;
use crate::live::event_stream::{SentEvent, respond};
use crate::live::listener::{Attempts, Listener, events};
use crate::live::metrics::StreamKind;
use crate::live::mutation_event::Detail;
use crate::live::select_changes::Selector;
use crate::live::subscription::{Subscription, last_event};
use crate::request_context::RequestContext;
use crate::search_parameters::SearchParameters;
use crate::state::Service;
use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{StreamExt, stream};
use lake::LakeError;
use serde_json::json;
use std::collections::VecDeque;

/// Length of the name of a listener.
const NAME_LENGTH: usize = 22;

/// Streams the changes of the documents of a query.
pub(crate) async fn listen(
    State(service): State<Service>,
    context: RequestContext,
    headers: HeaderMap,
    RawQuery(search): RawQuery,
) -> Result<Response, Fault> {
    let search = SearchParameters::parse(search.as_deref());
    let query = search.get("query").unwrap_or_default().to_owned();
    let parameters = search.query_parameters()?;
    let all_versions = search.flag("includeAllVersions", false)?;
    let only_published = context.version.has_releases() && !all_versions;
    let selector = Selector::parse(&query, &parameters, only_published, &context.principal);
    let selector = match selector {
        Ok(selector) => selector,
        Err(error) => return Ok(refused(&error, &query)),
    };
    let detail = detail(&search)?;
    let understands_reset = search.flag("enableResume", false)?;
    let last_event = last_event(&headers, None).filter(|_| understands_reset);
    let kind = StreamKind::Listen;
    let (subscription, resume_from) =
        Subscription::open(&service, &context, &headers, (kind, last_event)).await?;
    let greeting = match (last_event, resume_from) {
        (None, _) => "welcome",
        (Some(_), Some(_)) => "welcomeback",
        (Some(_), None) => "reset",
    };
    let name = json!({"listenerName": service.random_name(NAME_LENGTH)});
    let greeting = SentEvent::new(greeting, &name)
        .with_id(resume_from.unwrap_or(subscription.id()))
        .with_retry();
    let listener = Listener {
        subscription,
        selector,
        detail,
        understands_reset,
        resume_from,
        clock: service.clock.clone(),
        queue: VecDeque::new(),
        next_change: 0,
        attempts: Attempts::default(),
    };
    let greeting = stream::once(async { greeting });
    Ok(respond(greeting.chain(events(listener))))
}

fn detail(search: &SearchParameters) -> Result<Detail, Fault> {
    let visibility = match search.get("visibility") {
        None | Some("query") => "query",
        // A committed transaction is visible to queries at once, so both mean the same here.
        Some("transaction") => "transaction",
        Some(other) => {
            let message = format!("visibility must be query or transaction, not {other:?}");
            return Err(Fault::bad_request(message));
        }
    };
    let effects = match search.get("effectFormat") {
        None => false,
        Some("mendoza") => true,
        Some(other) => {
            let message = format!("effectFormat must be mendoza, not {other:?}");
            return Err(Fault::bad_request(message));
        }
    };
    Ok(Detail {
        result: search.flag("includeResult", true)?,
        previous: search.flag("includePreviousRevision", false)?,
        mutations: search.flag("includeMutations", true)?,
        effects,
        visibility,
    })
}

/// The response to a query that listeners do not support: the stream tells the client why.
fn refused(error: &LakeError, query: &str) -> Response {
    let data = match error {
        LakeError::Syntax(syntax) => Fault::query(syntax, query).into_body(),
        other => json!({"message": other.to_string()}),
    };
    let refusal = SentEvent::new("channelError", &data);
    respond(stream::iter([refusal]))
}
