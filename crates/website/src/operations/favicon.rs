//! `/favicon.ico`: the family sign of the group in the site's inks: a block with three cuts
//! in its lower right corner.

use crate::app::App;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

/// The mark of the host's site.
pub(crate) async fn favicon(State(app): State<App>, visitor: Visitor) -> Response {
    let Some(site) = app.group.site_at(&visitor.host, "/") else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let inks = site.theme.clone().unwrap_or_default().impact;
    let (ground, cuts) = (inks.background, inks.foreground);
    let mark = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">\
         <path d=\"M0 0h64v64H0z\" fill=\"{ground}\"/>\
         <path d=\"M62 34 34 62M62 44 44 62M62 54 54 62\" stroke=\"{cuts}\" stroke-width=\"4\"/></svg>"
    );
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, "public, max-age=86400"),
    ];
    (headers, mark).into_response()
}
