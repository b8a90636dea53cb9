//! Every address of the service.

use crate::cors::cors;
use crate::operations::{
    acl, check, datasets, doc, export, health, history, mutate, projects, query, users,
};
use crate::state::Service;
use crate::{limits, metrics, request_log};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state as middleware;
use axum::routing::{get, patch, post};

/// The service as a router. The same operations are there below
/// `/projects/{project}/…` for callers that can name their project no other way.
pub fn router(service: Service) -> Router {
    let operations = Router::new()
        .route(
            "/{version}/data/query/{dataset}",
            get(query::get).post(query::post),
        )
        .route("/{version}/data/mutate/{dataset}", post(mutate::mutate))
        .route("/{version}/data/export/{dataset}", get(export::export))
        .route("/{version}/data/doc/{dataset}/{ids}", get(doc::doc))
        .route(
            "/{version}/data/history/{dataset}/documents/{ids}",
            get(history::documents),
        )
        .route(
            "/{version}/data/history/{dataset}/transactions",
            get(history::transactions),
        )
        .route(
            "/{version}/data/history/{dataset}/transactions/{ids}",
            get(history::transactions),
        )
        .route("/{version}/datasets", get(datasets::list))
        .route(
            "/{version}/datasets/{dataset}",
            patch(datasets::edit)
                .put(datasets::create)
                .delete(datasets::delete),
        )
        .route("/{version}/projects", get(projects::list))
        .route("/{version}/projects/{project}", get(projects::show))
        .route(
            "/{version}/projects/{project}/datasets",
            get(datasets::list),
        )
        .route(
            "/{version}/projects/{project}/datasets/{dataset}",
            patch(datasets::edit)
                .put(datasets::create)
                .delete(datasets::delete),
        )
        .route(
            "/{version}/projects/{project}/datasets/{dataset}/acl",
            get(acl::show),
        )
        .route("/{version}/users/{user}", get(users::show))
        .route("/{version}/check/cors", get(check::cors))
        .route("/{version}/ping", get(health::ping));
    let largest_body = service.settings.largest_body;
    Router::new()
        .nest("/project/{project}", operations.clone())
        .merge(operations)
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(metrics::show))
        .fallback(health::nothing)
        .method_not_allowed_fallback(health::not_this_way)
        .layer(DefaultBodyLimit::max(largest_body))
        .layer(middleware(service.clone(), limits::keep))
        .layer(middleware(service.clone(), cors))
        .layer(middleware(service.clone(), metrics::measure))
        .layer(middleware(service.clone(), request_log::note))
        .with_state(service)
}
