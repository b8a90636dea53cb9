//! `/manifest.webmanifest` and the pictures for home screens, each below the base path of its
//! site too.

use crate::content_coding::Coding;
use crate::state::Website;
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
pub(crate) fn routes(site: &Website) -> Router<Website> {
    let sites = site.group.sites.iter();
    let mut bases: BTreeSet<&str> = sites.map(|own| own.base_path.as_str()).collect();
    bases.insert("");
    bases.into_iter().fold(Router::new(), |routes, base| {
        let routes = routes.route(&format!("{base}/{WEB_MANIFEST}"), get(manifest));
        let icons = TOUCH_ICONS.iter();
        icons.fold(routes, |routes, (file, _)| {
            routes.route(&format!("{base}/{file}"), get(icon))
        })
    })
}

async fn manifest(State(site): State<Website>, visitor: Visitor, uri: Uri) -> Response {
    match site.group.site_at(&visitor.host, uri.path()) {
        Some(own) => found("application/manifest+json", web_manifest(own).to_string()),
        None => nothing(),
    }
}

async fn icon(State(site): State<Website>, visitor: Visitor, uri: Uri) -> Response {
    let own = site.group.site_at(&visitor.host, uri.path());
    let picture = own.and_then(|own| coloured(&site, own, uri.path()));
    picture.map_or_else(nothing, |picture| found("image/png", picture))
}

/// A picture of the site's mark. A build may lack it: a group has marks of its own.
fn coloured(site: &Website, own: &Site, path: &str) -> Option<Vec<u8>> {
    let file = path.rsplit('/').next()?;
    let (_, width) = TOUCH_ICONS.iter().find(|(name, _)| *name == file)?;
    let shape = format!("icons/{}-{width}.png", own.logo);
    let shape = site.builds.file(&shape)?.bytes(Coding::Plain);
    in_inks(&shape, &own.theme.clone().unwrap_or_default().impact)
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
