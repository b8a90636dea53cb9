//! `GET` and `POST /data/query/{dataset}`

use crate::error::Fault;
use crate::etag::{Audience, IfNoneMatch};
use crate::request_body::RequestBody;
use crate::request_context::RequestContext;
use crate::search_parameters::SearchParameters;
use crate::state::Service;
use axum::body::Bytes;
use axum::extract::{RawQuery, State};
use axum::response::Response;
use documents::Perspective;
use groq::{ArraySelector, Parameters, Reservation};
use lake::{LakeError, QueryRequest};
use serde::Deserialize;

#[derive(Deserialize)]
struct Body {
    query: String,
    #[serde(default)]
    params: Parameters,
}

pub(crate) async fn get(
    State(service): State<Service>,
    caller: RequestContext,
    known: IfNoneMatch,
    RawQuery(search): RawQuery,
) -> Result<Response, Fault> {
    let search = SearchParameters::parse(search.as_deref());
    let query = search.get("query").unwrap_or_default().to_owned();
    let parameters = search.query_parameters()?;
    answer(&service, &caller, &known, &search, query, parameters).await
}

pub(crate) async fn post(
    State(service): State<Service>,
    caller: RequestContext,
    known: IfNoneMatch,
    RawQuery(search): RawQuery,
    body: RequestBody,
) -> Result<Response, Fault> {
    let search = SearchParameters::parse(search.as_deref());
    let body: Body = serde_json::from_slice(&body)
        .map_err(|error| Fault::bad_request(format!("the body is not a query: {error}")))?;
    answer(&service, &caller, &known, &search, body.query, body.params).await
}

async fn answer(
    service: &Service,
    caller: &RequestContext,
    known: &IfNoneMatch,
    search: &SearchParameters,
    query: String,
    parameters: Parameters,
) -> Result<Response, Fault> {
    search.check_tag()?;
    if query.is_empty() {
        return Err(Fault::bad_request("query parameter is required"));
    }
    let return_query = search.flag("returnQuery", true)?;
    let source_map = source_map(search)?;
    let perspective = perspective(caller, search)?;
    let audience = Audience::of(&caller.reader, &perspective);
    let dataset = caller.dataset(service).await?;
    let admitted = service.shares().admit(&caller.payer).await?;
    let begun = service.now();
    let request = QueryRequest {
        query: query.clone(),
        parameters,
        perspective,
        versions: caller.version.has_releases(),
        now: begun,
        limits: admitted.limits(),
        long_evaluations: Some(admitted.long_evaluations()),
        longest_answer: admitted.longest_answer(),
        source_map,
        pushdown: true,
    };
    let answer = service.lake.query(&dataset, &caller.reader, request).await;
    service.metrics.query_took(begun, service.now());
    let answer = answer.map_err(|error| match error {
        LakeError::Syntax(syntax) => Fault::query(&syntax, &query),
        other => other.into(),
    })?;
    let ms = (service.now() - begun).total(jiff::Unit::Millisecond);
    let ms = ms.unwrap_or_default().max(0.0).round();
    let digest = answer.digest();
    let body = move || {
        let query = if return_query {
            format!("\"query\":{},", serde_json::Value::from(query))
        } else {
            String::new()
        };
        let result = &answer.result;
        let map = match &answer.source_map {
            Some(map) => format!("\"resultSourceMap\":{map},"),
            None => String::new(),
        };
        let tags = serde_json::json!(answer.sync_tags);
        let text = format!("{{{query}\"ms\":{ms},\"result\":{result},{map}\"syncTags\":{tags}}}");
        // The memory of the response is held until it was sent, however slowly it is read.
        Bytes::from_owner(Sent {
            text,
            _reservation: answer.reservation,
        })
    };
    Ok(known.named(audience, &digest, body))
}

/// A response that is being sent.
struct Sent {
    text: String,
    _reservation: Option<Reservation>,
}

impl AsRef<[u8]> for Sent {
    fn as_ref(&self) -> &[u8] {
        self.text.as_bytes()
    }
}

/// Whether a source map comes with the result, and how its paths name elements of arrays.
fn source_map(search: &SearchParameters) -> Result<Option<ArraySelector>, Fault> {
    match search.get("resultSourceMap") {
        None | Some("false") => Ok(None),
        Some("true") => Ok(Some(ArraySelector::Index)),
        Some("withKeyArraySelector") => Ok(Some(ArraySelector::Key)),
        Some(other) => Err(Fault::bad_request(format!(
            "parameter \"resultSourceMap\" must be true, false or withKeyArraySelector, not {other:?}"
        ))),
    }
}

fn perspective(caller: &RequestContext, search: &SearchParameters) -> Result<Perspective, Fault> {
    let text = match search.get("perspective").unwrap_or_default() {
        "" => caller.version.default_perspective(),
        text => text,
    };
    Perspective::parse(text).map_err(|error| Fault::bad_request(error.to_string()))
}
