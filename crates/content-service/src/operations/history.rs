//! `GET /data/history/{dataset}/documents/{ids}` and `…/transactions/{ids}`

use crate::error::Fault;
use crate::request_context::RequestContext;
use crate::response_text::{self, run_for_text};
use crate::search_parameters::SearchParameters;
use crate::state::Service;
use axum::body::Body;
use axum::extract::{RawQuery, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use jiff::Timestamp;
use lake::{HistoryRequest, Moment, MutationDetail, TransactionLog};
use std::convert::Infallible;
use std::panic::resume_unwind;
use tokio_util::task::AbortOnDropHandle;

/// How many ids a request may name.
const MAX_IDS: usize = 1000;

/// Transactions or events per response: the default, and the maximum.
const DEFAULT_LIMIT: usize = 100;
const MAX_LIMIT: usize = 1000;

/// Earlier states of documents.
pub(crate) async fn documents(
    State(service): State<Service>,
    context: RequestContext,
    RawQuery(search): RawQuery,
) -> Result<Response, Fault> {
    context.refuse_anonymous()?;
    let search = SearchParameters::parse(search.as_deref());
    let moment = moment(&search)?;
    let ids = ids(context.part("ids"))?;
    let dataset = context.dataset(&service).await?;
    let admitted = service.shares().admit(&context.caller).await?;
    let documents = service
        .lake
        .documents_at(&dataset, &context.principal, &ids, &moment)
        .await?;
    let length = documents.iter().map(String::len).sum();
    let reservation = admitted.reserve_response(length)?;
    let join = move || format!("{{\"documents\":[{}]}}", documents.join(","));
    let text = run_for_text(length, join).await?;
    let body = response_text::reserved(text, [Some(reservation)]);
    Ok(([(CONTENT_TYPE, "application/json; charset=utf-8")], body).into_response())
}

/// The transactions of documents, or of the whole dataset if the path names none.
pub(crate) async fn transactions(
    State(service): State<Service>,
    context: RequestContext,
    RawQuery(search): RawQuery,
) -> Result<Response, Fault> {
    context.refuse_anonymous()?;
    let search = SearchParameters::parse(search.as_deref());
    let request = request(&search, context.part("ids"))?;
    let dataset = context.dataset(&service).await?;
    let mut log = service
        .lake
        .transactions(&dataset, &context.principal, request)
        .await?;
    // The status depends on the first page. A later failure becomes a line of the response.
    let first = log.next_page().await?;
    let body = Body::from_stream(lines(first, log));
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], body).into_response())
}

/// The pages of a log. Each is read after the previous one was sent.
fn lines(
    first: Option<String>,
    log: TransactionLog,
) -> impl stream::Stream<Item = Result<String, Infallible>> {
    stream::unfold((first, log), |(page, mut log)| async move {
        let page = page?;
        // Reading a page is work that must not hold up the connections of a thread.
        let read = tokio::spawn(async move { (log.next_page().await, log) });
        let read = AbortOnDropHandle::new(read).await;
        let (next, log) = read.unwrap_or_else(|error| resume_unwind(error.into_panic()));
        Some(match next {
            Ok(next) => (Ok(page), (next, log)),
            Err(error) => {
                let fault = Fault::from(error);
                (Ok(format!("{page}{}\n", fault.line())), (None, log))
            }
        })
    })
}

fn moment(search: &SearchParameters) -> Result<Moment, Fault> {
    let last = search.flag("lastRevision", false)?;
    match (search.text("revision")?, time(search, "time")?, last) {
        (Some(id), None, false) => Ok(Moment::Revision(id.to_owned())),
        (None, Some(at), false) => Ok(Moment::Time(at)),
        (None, None, true) => Ok(Moment::Last),
        _ => Err(Fault::bad_request(
            "name exactly one of revision, time and lastRevision=true",
        )),
    }
}

fn request(search: &SearchParameters, path: &str) -> Result<HistoryRequest, Fault> {
    let text = |name: &str| {
        let text = search.text(name)?.filter(|text| !text.is_empty());
        Ok::<_, Fault>(text.map(str::to_owned))
    };
    let effects = match search.get("effectFormat") {
        None => false,
        Some("mendoza") => true,
        Some(other) => {
            let message = format!("effectFormat must be mendoza, not {other:?}");
            return Err(Fault::bad_request(message));
        }
    };
    let mutations = if search.flag("excludeMutations", false)? {
        MutationDetail::Nothing
    } else if search.flag("excludeContent", false)? {
        MutationDetail::Outline
    } else {
        MutationDetail::Whole
    };
    let documents = match path {
        "" => None,
        path => Some(ids(path)?),
    };
    Ok(HistoryRequest {
        documents,
        authors: text("authors")?.map(|authors| authors.split(',').map(str::to_owned).collect()),
        from_time: time(search, "fromTime")?,
        to_time: time(search, "toTime")?,
        from_transaction: text("fromTransaction")?,
        to_transaction: text("toTransaction")?,
        reverse: search.flag("reverse", false)?,
        limit: limit(search)?,
        mutations,
        effects,
        only_identified: search.flag("includeIdentifiedDocumentsOnly", false)?,
    })
}

/// The ids of a path.
pub(super) fn ids(path: &str) -> Result<Vec<String>, Fault> {
    let ids: Vec<String> = path.split(',').map(str::to_owned).collect();
    if ids.len() > MAX_IDS {
        return Err(Fault::bad_request(format!("more than {MAX_IDS} ids")));
    }
    Ok(ids)
}

/// The limit of how many to return.
pub(super) fn limit(search: &SearchParameters) -> Result<usize, Fault> {
    let Some(text) = search.get("limit") else {
        return Ok(DEFAULT_LIMIT);
    };
    let limit = text.parse().ok().filter(|n| (1..=MAX_LIMIT).contains(n));
    limit.ok_or_else(|| Fault::bad_request(format!("limit must be a number from 1 to {MAX_LIMIT}")))
}

fn time(search: &SearchParameters, name: &str) -> Result<Option<Timestamp>, Fault> {
    let Some(text) = search.get(name).filter(|text| !text.is_empty()) else {
        return Ok(None);
    };
    let time = text.parse().map_err(|_| {
        Fault::bad_request(format!(
            "{name} must be a time like 2026-11-15T08:30:00Z (RFC 3339), not {text:?}"
        ))
    });
    time.map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_named_once() {
        let examples = [
            ("revision=a", Some(Moment::Revision("a".to_owned()))),
            ("lastRevision=true", Some(Moment::Last)),
            (
                "time=1970-01-01T01:00:00%2B01:00",
                Some(Moment::Time(Timestamp::UNIX_EPOCH)),
            ),
            ("", None),
            ("lastRevision=false", None),
            ("revision=a&lastRevision=true", None),
            ("time=yesterday", None),
            ("time=2026-11-15", None),
        ];
        for (text, expected) in examples {
            let found = moment(&SearchParameters::parse(Some(text))).ok();
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn limits_of_a_log() {
        let examples = [
            ("", Some(100)),
            ("limit=1", Some(1)),
            ("limit=1000", Some(1000)),
            ("limit=0", None),
            ("limit=1001", None),
            ("limit=-1", None),
        ];
        for (text, expected) in examples {
            let found = limit(&SearchParameters::parse(Some(text))).ok();
            assert_eq!(found, expected, "{text}");
        }
    }
}
