//! `GET /data/listen/{dataset}`

use crate::error::Fault;
use crate::live::event_stream::{SentEvent, respond};
use crate::live::listener::{Attempt, Listener, events};
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

/// Letters of the name of a listener.
const NAME: usize = 22;

/// What happens to the documents of a query, as it happens.
pub(crate) async fn listen(
    State(service): State<Service>,
    context: RequestContext,
    headers: HeaderMap,
    RawQuery(search): RawQuery,
) -> Result<Response, Fault> {
    let search = SearchParameters::parse(search.as_deref());
    search.check_tag()?;
    let query = search.get("query").unwrap_or_default().to_owned();
    let parameters = search.query_parameters()?;
    let all_versions = search.flag("includeAllVersions", false)?;
    let only_published = context.version.has_releases() && !all_versions;
    let selector = Selector::parse(&query, &parameters, only_published, &context.reader);
    let selector = match selector {
        Ok(selector) => selector,
        Err(error) => return Ok(refused(&error, &query)),
    };
    let detail = detail(&search)?;
    let may_resume = search.flag("enableResume", false)?;
    let last = last_event(&headers, None).filter(|_| may_resume);
    let (subscription, known) =
        Subscription::open(&service, &context, &headers, (StreamKind::Listen, last)).await?;
    let greeting = match (last, known) {
        (None, _) => "welcome",
        (Some(_), Some(_)) => "welcomeback",
        (Some(_), None) => "reset",
    };
    let name = json!({"listenerName": service.random_name(NAME)});
    let greeting = SentEvent::new(greeting, &name)
        .with_id(known.unwrap_or(subscription.id()))
        .with_retry();
    let listener = Listener {
        subscription,
        selector,
        detail,
        may_resume,
        known,
        clock: service.clock.clone(),
        waiting: VecDeque::new(),
        next_change: 0,
        attempt: Attempt::default(),
    };
    let greeting = stream::once(async { greeting });
    Ok(respond(greeting.chain(events(listener))))
}

fn detail(search: &SearchParameters) -> Result<Detail, Fault> {
    let visibility = match search.get("visibility") {
        None | Some("query") => "query",
        // What is committed can be queried.
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

/// A query that cannot be listened to: the client reads why from the stream.
fn refused(error: &LakeError, query: &str) -> Response {
    let data = match error {
        LakeError::Syntax(syntax) => Fault::query(syntax, query).into_body(),
        other => json!({"message": other.to_string()}),
    };
    let refusal = SentEvent::new("channelError", &data);
    respond(stream::iter([refusal]))
}
