//! `/manifest.webmanifest` and the pictures for home screens, each below the base path of its
//! site too.

use crate::app::App;
use crate::content_coding::Coding;
use crate::touch_icon::in_inks;
use crate::visitor::Visitor;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use museum::{Site, TOUCH_ICONS, WEB_MANIFEST, web_manifest};
use std::collections::BTreeSet;

/// The routes, for every base path that there is.
pub(crate) fn routes(app: &App) -> Router<App> {
    let sites = app.group.sites.iter();
    let mut bases: BTreeSet<&str> = sites.map(|site| site.base_path.as_str()).collect();
    bases.insert("");
    bases.into_iter().fold(Router::new(), |routes, base| {
        let routes = routes.route(&format!("{base}/{WEB_MANIFEST}"), get(manifest));
        let icons = TOUCH_ICONS.iter();
        icons.fold(routes, |routes, (file, _)| {
            routes.route(&format!("{base}/{file}"), get(icon))
        })
    })
}

async fn manifest(State(app): State<App>, visitor: Visitor, uri: Uri) -> Response {
    match app.group.site_at(&visitor.host, uri.path()) {
        Some(site) => found("application/manifest+json", web_manifest(site).to_string()),
        None => nothing(),
    }
}

async fn icon(State(app): State<App>, visitor: Visitor, uri: Uri) -> Response {
    let site = app.group.site_at(&visitor.host, uri.path());
    let picture = site.and_then(|site| coloured(&app, site, uri.path()));
    picture.map_or_else(nothing, |picture| found("image/png", picture))
}

/// A picture of the site's mark. A build may lack it: a group has marks of its own.
fn coloured(app: &App, site: &Site, path: &str) -> Option<Vec<u8>> {
    let file = path.rsplit('/').next()?;
    let (_, width) = TOUCH_ICONS.iter().find(|(name, _)| *name == file)?;
    let shape = format!("icons/{}-{width}.png", site.logo);
    let shape = app.builds.file(&shape)?.bytes(Coding::Identity);
    in_inks(&shape, &site.theme.clone().unwrap_or_default().impact)
}

fn nothing() -> Response {
    StatusCode::NOT_FOUND.into_response()
}

fn found(media_type: &'static str, body: impl IntoResponse) -> Response {
    let headers = [
        (header::CONTENT_TYPE, media_type),
        (header::CACHE_CONTROL, "public, max-age=86400"),
    ];
    (headers, body).into_response()
}
