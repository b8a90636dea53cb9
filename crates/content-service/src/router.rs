//! Every address of the service.

use crate::cached_derivative_service::CachedDerivativeService;
use crate::cors::cors;
use crate::operations::{
    acl, actions, agent_action, check, datasets, doc, export, file, health, history,
    history_events, iiif, image, listen, live_events, metrics, mutate, projects, query, search,
    upload, users,
};
use crate::state::Service;
use crate::{asset_response, json_body, limits, request_log, response_headers};
use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state as middleware};
use axum::routing::{get, patch, post};

/// The service as a router. The same operations are there below
/// `/projects/{project}/…` for callers that can name their project no other way.
pub fn router(service: Service) -> CachedDerivativeService {
    let operations = Router::new()
        .route(
            "/{version}/data/query/{dataset}",
            get(query::get).post(query::post),
        )
        .route(
            "/{version}/data/mutate/{dataset}",
            post(mutate::mutate).route_layer(from_fn(json_body::require)),
        )
        .route(
            "/{version}/data/actions/{dataset}",
            post(actions::actions).route_layer(from_fn(json_body::require)),
        )
        .route(
            "/{version}/agent/action/{action}/{dataset}",
            post(agent_action::agent_action).route_layer(from_fn(json_body::require)),
        )
        .route("/{version}/data/export/{dataset}", get(export::export))
        .route("/{version}/data/listen/{dataset}", get(listen::listen))
        .route(
            "/{version}/data/live/events/{dataset}",
            get(live_events::live_events),
        )
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
        .route(
            "/{version}/data/history/{dataset}/events/documents/{ids}",
            get(history_events::documents),
        )
        .route(
            "/{version}/data/history/{dataset}/events/releases/{release}",
            get(history_events::release),
        )
        .route("/{version}/assets/images/{dataset}", post(upload::image))
        .route("/{version}/assets/files/{dataset}", post(upload::file))
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
    let operations = Router::new()
        .nest("/project/{project}", operations.clone())
        .merge(operations)
        .route("/api/search/get-embedding-result", get(search::search))
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(metrics::show))
        .fallback(health::nothing)
        .method_not_allowed_fallback(health::not_this_way)
        .layer(middleware(service.clone(), limits::enforce))
        .layer(middleware(service.clone(), cors));
    let router = operations
        .merge(asset_routes(&service))
        .layer(from_fn(response_headers::add))
        .layer(middleware(service.clone(), metrics::measure))
        .layer(middleware(service.clone(), request_log::log))
        .with_state(service.clone());
    CachedDerivativeService { service, router }
}

/// What browsers fetch for themselves: images and files. Any page may show them, so no list
/// of origins is checked.
fn asset_routes(service: &Service) -> Router<Service> {
    let iiif = "/iiif/3/{project}/{dataset}/{name}";
    Router::new()
        .route("/images/{project}/{dataset}/{name}", get(image::get))
        .route(
            "/images/{project}/{dataset}/{name}/{vanity}",
            get(image::get),
        )
        .route("/files/{project}/{dataset}/{name}", get(file::get))
        .route("/files/{project}/{dataset}/{name}/{vanity}", get(file::get))
        .route(iiif, get(iiif::base))
        .route(&format!("{iiif}/info.json"), get(iiif::info))
        .route(
            &format!("{iiif}/{{region}}/{{size}}/{{rotation}}/{{quality}}"),
            get(iiif::image),
        )
        .method_not_allowed_fallback(health::not_this_way)
        .layer(from_fn(asset_response::allow_any_origin))
        .layer(middleware(service.clone(), limits::enforce))
}
