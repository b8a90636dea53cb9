//! `{page}/_preview-{version}.jpg`: the card of a page for link previews.
//!
//! The page decides what is on it, so nobody can have words of their own on a card. It is looked
//! up as the page itself is: with its cache, its limits and its published content.

use crate::app::App;
use crate::content_coding::Coding;
use crate::page::{is_not_modified, published_page, reshape_page};
use crate::page_cache::CachedPage;
use crate::preview_card::{MARKS, NoCard, Pictures};
use crate::visitor::Visitor;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::{Bytes, BytesMut};
use content_client::AssetRequest;
use museum::{PreviewCard, Site};
use serde::Deserialize;
use std::sync::Arc;

/// The address has all that the card shows in its version.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Another version, or a card without its picture: soon there may be a better one.
const FOR_NOW: &str = "public, max-age=60";
const MEDIA_TYPE: &str = "image/jpeg";
/// The largest picture that is fetched for a card.
const LARGEST_PICTURE: usize = 8 << 20;

/// What of a page's data names its card.
#[derive(Deserialize)]
struct Data {
    page: DataOfPage,
}

#[derive(Deserialize)]
struct DataOfPage {
    seo: DataOfHead,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct DataOfHead {
    og_image: Option<museum::PreviewPicture>,
}

/// The card of the page at a path.
pub(crate) async fn preview_card(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    (path, version): (&str, &str),
) -> Response {
    let page = match published_page(app, visitor, path).await {
        Ok(page) => page,
        Err(status) => return status.into_response(),
    };
    let page = &page.page.value;
    let data = serde_json::from_slice::<Data>(&page.body).ok();
    let Some(current) = data.and_then(|data| data.page.seo.og_image) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let current_version = PreviewCard::parse(&current.url).map(|(_, version)| version);
    if current_version != Some(version) {
        return elsewhere(&current.url);
    }
    let etag = HeaderValue::from_str(&format!("\"{version}\""));
    let etag = etag.unwrap_or(HeaderValue::from_static("\"\""));
    if is_not_modified(&etag, headers) {
        let headers = [
            (header::ETAG, etag),
            (header::CACHE_CONTROL, HeaderValue::from_static(FOR_EVER)),
        ];
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    match card_bytes(app, page, version).await {
        Ok(card) => found(card, FOR_EVER, Some(etag)),
        Err(why) => match &*why {
            NoCard::WithoutPicture(card) => found(card.clone(), FOR_NOW, None),
            NoCard::Busy => {
                app.preview_cards.admission.note_refusal();
                let later = [(header::RETRY_AFTER, "5")];
                (StatusCode::SERVICE_UNAVAILABLE, later).into_response()
            }
            other => {
                tracing::error!(cause = %other, path, "no preview card");
                StatusCode::INTERNAL_SERVER_ERROR.into_response()
            }
        },
    }
}

/// The picture that link previews of the page show now.
fn elsewhere(address: &str) -> Response {
    let headers = [
        (header::LOCATION, address),
        (header::CACHE_CONTROL, FOR_NOW),
    ];
    (StatusCode::FOUND, headers).into_response()
}

fn found(card: Bytes, cached: &'static str, etag: Option<HeaderValue>) -> Response {
    let headers = [
        (header::CONTENT_TYPE, MEDIA_TYPE),
        (header::CACHE_CONTROL, cached),
    ];
    let etag = etag.map(|etag| [(header::ETAG, etag)]);
    match etag {
        Some(etag) => (headers, etag, card).into_response(),
        None => (headers, card).into_response(),
    }
}

async fn card_bytes(app: &App, page: &CachedPage, version: &str) -> Result<Bytes, Arc<NoCard>> {
    if let Some(card) = app.preview_cards.get(version).await {
        return Ok(card);
    }
    let shaped = reshape_page(app, page).await;
    let card = shaped.and_then(|shaped| shaped.view.preview_card);
    let card = card.filter(|card| card.version() == version);
    let card = card.ok_or(NoCard::Broken)?;
    let site = app
        .group
        .site(&page.key.site)
        .map_err(|_unknown| NoCard::Broken)?;
    let (app, wanted) = (app.clone(), card.clone());
    let pictures = async {
        let mark = |width| {
            app.builds
                .file(&format!("icons/{}-{width}.png", wanted.logo))
        };
        let mark = |width| Some(mark(width)?.bytes(Coding::Identity));
        Pictures {
            page: picture(&app, site, wanted.picture.as_deref()).await,
            marks: MARKS.map(mark),
        }
    };
    app.preview_cards.draw(card, pictures).await
}

/// The page's picture, if it can be had.
async fn picture(app: &App, site: &Site, address: Option<&str>) -> Option<Bytes> {
    let address = address?.strip_prefix(app.settings.media_base_url.trim_end_matches('/'))?;
    let (path, search) = address.split_once('?')?;
    let request = AssetRequest::parse(path.trim_start_matches('/'), search).ok()?;
    let answer = app
        .client(site)
        .ok()?
        .asset(&request, HeaderMap::new())
        .await;
    let mut answer = answer.ok().filter(|answer| answer.status().is_success())?;
    let mut bytes = BytesMut::new();
    while let Some(part) = answer.chunk().await.ok()? {
        if bytes.len() + part.len() > LARGEST_PICTURE {
            return None;
        }
        bytes.extend_from_slice(&part);
    }
    Some(bytes.freeze())
}
