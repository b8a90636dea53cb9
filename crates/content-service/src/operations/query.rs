//! `GET` and `POST /data/query/{dataset}`

use crate::error::Fault;
use crate::etag::{Audience, IfNoneMatch};
use crate::request_body::RequestBody;
use crate::request_context::RequestContext;
use crate::response_text::{self, run_for_text};
use crate::search_parameters::SearchParameters;
use crate::shares::Admitted;
use crate::state::Service;
use axum::extract::{RawQuery, State};
use axum::response::Response;
use documents::Perspective;
use groq::{Account, ArraySelector, Parameters, Reservation};
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
    context: RequestContext,
    if_none_match: IfNoneMatch,
    RawQuery(search): RawQuery,
) -> Result<Response, Fault> {
    let search = SearchParameters::parse(search.as_deref());
    let query = search.get("query").unwrap_or_default().to_owned();
    let parameters = search.query_parameters()?;
    answer(
        &service,
        &context,
        &if_none_match,
        &search,
        query,
        parameters,
    )
    .await
}

pub(crate) async fn post(
    State(service): State<Service>,
    context: RequestContext,
    if_none_match: IfNoneMatch,
    RawQuery(search): RawQuery,
    body: RequestBody,
) -> Result<Response, Fault> {
    let search = SearchParameters::parse(search.as_deref());
    let length = body.len();
    let read = move || {
        let read = serde_json::from_slice::<Body>(&body);
        (read, body)
    };
    // The memory of the body is also that of the parameters, which are needed as long as the query.
    let (read, _body) = run_for_text(length, read).await?;
    let body =
        read.map_err(|error| Fault::bad_request(format!("the body is not a query: {error}")))?;
    answer(
        &service,
        &context,
        &if_none_match,
        &search,
        body.query,
        body.params,
    )
    .await
}

async fn answer(
    service: &Service,
    context: &RequestContext,
    if_none_match: &IfNoneMatch,
    search: &SearchParameters,
    query: String,
    parameters: Parameters,
) -> Result<Response, Fault> {
    if query.is_empty() {
        return Err(Fault::bad_request("query parameter is required"));
    }
    let return_query = search.flag("returnQuery", true)?;
    let source_map = source_map(search)?;
    let perspective = perspective(context, search)?;
    let audience = Audience::of(&context.principal, &perspective);
    let dataset = context.dataset(service).await?;
    let admitted = service.shares().admit(&context.caller).await?;
    let echo = Echo::of(&query, return_query, &admitted).await?;
    let start = service.now();
    let request = QueryRequest {
        query: query.clone(),
        parameters,
        perspective,
        versions: context.version.has_releases(),
        now: start,
        limits: admitted.limits(),
        long_evaluations: Some(admitted.long_evaluations()),
        max_response_bytes: admitted.max_response_bytes() - echo.text.len(),
        source_map,
        pushdown: true,
    };
    let answer = service
        .lake
        .query(&dataset, &context.principal, request)
        .await;
    service.metrics.observe_query(start, service.now());
    let answer = answer.map_err(|error| match error {
        LakeError::Syntax(syntax) => Fault::query(&syntax, &query),
        other => other.into(),
    })?;
    let ms = (service.now() - start).total(jiff::Unit::Millisecond);
    let ms = ms.unwrap_or_default().max(0.0).round();
    let length = answer.result.len() + echo.text.len();
    let (answer, digest) = run_for_text(length, move || {
        let digest = answer.digest();
        (answer, digest)
    })
    .await?;
    let body = move || {
        let result = &answer.result;
        let echoed = &echo.text;
        let map = match &answer.source_map {
            Some(map) => format!("\"resultSourceMap\":{map},"),
            None => String::new(),
        };
        let tags = serde_json::json!(answer.sync_tags);
        let text = format!("{{{echoed}\"ms\":{ms},\"result\":{result},{map}\"syncTags\":{tags}}}");
        response_text::reserved(text, [answer.reservation, echo.reservation])
    };
    Ok(if_none_match.respond(audience, &digest, body))
}

/// The query as a member of the response. It is part of the response's length, and of what the
/// caller's queries hold.
struct Echo {
    text: String,
    reservation: Option<Reservation>,
}

impl Echo {
    async fn of(query: &str, wanted: bool, admitted: &Admitted) -> Result<Self, Fault> {
        let mut echo = Self {
            text: String::new(),
            reservation: admitted.limits().account.map(Reservation::of),
        };
        if !wanted {
            return Ok(echo);
        }
        let longest = admitted.max_response_bytes();
        let too_long = || {
            Fault::bad_request(format!(
                "the response would be longer than {longest} bytes with the query in it: \
                 returnQuery=false leaves it out"
            ))
        };
        // It becomes no shorter than it is, and at most six times as long.
        if query.len() > longest {
            return Err(too_long());
        }
        let length = query.len();
        let query = query.to_owned();
        let write = move || format!("\"query\":{},", serde_json::Value::from(query));
        echo.text = run_for_text(length, write).await?;
        if echo.text.len() > longest {
            return Err(too_long());
        }
        if let Some(reservation) = &echo.reservation {
            let reserved = reservation.reserve(echo.text.len() as u64);
            reserved.map_err(|limit| LakeError::Evaluate(limit.into()))?;
        }
        Ok(echo)
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

fn perspective(context: &RequestContext, search: &SearchParameters) -> Result<Perspective, Fault> {
    let text = match search.get("perspective").unwrap_or_default() {
        "" => context.version.default_perspective(),
        text => text,
    };
    Perspective::parse(text).map_err(|error| Fault::bad_request(error.to_string()))
}
