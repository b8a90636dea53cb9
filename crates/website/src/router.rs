//! The routes of the website.

use crate::app::App;
use crate::cached_page_service::CachedPageService;
use crate::operations::{
    builds, calendar_feed, catalogue, citation, embed, favicon, health, icons, island, manifest,
    media, news_feed, newsletter, page, podcast_feed, robots, search, sitemap, suggest,
    web_manifest,
};
use crate::{basic_auth, headers, request_log};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state as middleware;
use axum::routing::{any, get, post};

/// The website for visitors. The first segments of these paths are reserved: see
/// [`museum::RESERVED`].
pub(crate) fn router(app: App) -> CachedPageService {
    let router = Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/favicon.ico", get(favicon::favicon))
        .route("/robots.txt", get(robots::robots))
        .route("/sitemap.xml", get(sitemap::sitemap))
        .route("/api/icons/{set}", get(icons::icons))
        .route("/api/search/get-embedding-result", get(search::search))
        .route("/api/search/suggest", get(suggest::suggest))
        .route(
            "/api/newsletter",
            post(newsletter::sign_up).layer(DefaultBodyLimit::max(newsletter::MAX_FORM_BYTES)),
        )
        .route("/api", any(health::no_call))
        .route("/api/{*path}", any(health::no_call))
        .route("/builds/latest.json", get(builds::latest))
        .route("/builds/{*path}", get(builds::file))
        .route("/media/{*path}", get(media::asset))
        .route("/feeds/calendar/{site}/{file}", get(calendar_feed::of_site))
        .route(
            "/feeds/calendar/{site}/{locale}/{file}",
            get(calendar_feed::of_tag),
        )
        .route(
            "/feeds/event/{site}/{locale}/{file}",
            get(calendar_feed::of_event),
        )
        .route(
            "/feeds/podcast/{site}/{locale}/{file}",
            get(podcast_feed::feed),
        )
        .route("/feeds/news/{site}/{locale}/{file}", get(news_feed::feed))
        .route(
            "/feeds/manifest/{site}/{locale}/{file}",
            get(manifest::manifest),
        )
        .route(
            "/feeds/citation/{site}/{locale}/{file}",
            get(citation::citation),
        )
        .route("/embeds/form", get(embed::form))
        .route("/embeds/reach", get(embed::reach))
        .route("/__nuxt_island/{key}", get(island::island))
        .merge(web_manifest::routes(&app))
        .merge(catalogue::routes(&app))
        .fallback_service(get(page::page).with_state(app.clone()))
        .layer(middleware(app.clone(), basic_auth::enforce))
        .layer(middleware(app.clone(), headers::layer))
        .layer(middleware(app.clone(), request_log::log_request))
        .with_state(app.clone());
    CachedPageService { app, router }
}

/// The routes for monitoring, on a listener of their own.
pub(crate) fn monitoring(app: App) -> Router {
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::metrics))
        .with_state(app)
}
