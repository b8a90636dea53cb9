//! `GET /metrics`, and the middleware that measures every request.

use crate::error::Fault;
use crate::live::BrokerState;
use crate::metrics::{Levels, operation, seconds};
use crate::state::Service;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Counts every request and its time.
pub(crate) async fn measure(
    State(service): State<Service>,
    request: Request,
    next: Next,
) -> Response {
    let _in_flight = service.metrics.begin_request();
    let operation = operation(request.extensions().get());
    let method = request.method().clone();
    let start = service.now();
    let response = next.run(request).await;
    let duration = seconds(start, service.now());
    let status = response.status();
    service
        .metrics
        .observe_request(operation, &method, status, duration);
    response
}

/// `GET /metrics`
pub(crate) async fn show(State(service): State<Service>) -> Result<Response, Fault> {
    let (connections, idle) = service.lake.connections();
    let shares = service.shares();
    let by_broker = service.live().broker() == BrokerState::Connected;
    service.live().metrics().broker.set(i64::from(by_broker));
    let levels = Levels {
        connections: u64::from(connections),
        idle: idle as u64,
        query_memory: shares.memory_used(),
        long_evaluations: shares.long_evaluations() as u64,
    };
    let text = service.metrics.encode(&levels).map_err(|_| {
        let message = "the metrics could not be written";
        Fault::new(StatusCode::INTERNAL_SERVER_ERROR, message)
    })?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(CONTENT_TYPE, kind)], text).into_response())
}
