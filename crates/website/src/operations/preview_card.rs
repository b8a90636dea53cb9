//! `{page}/_preview-{version}.jpg`: the card of a page for link previews.
//!
//! The card is made of the page, so that no request can put other words on it. The page is looked
//! up with its cache and its limits, like any page.

use crate::app::App;
use crate::content_coding::Coding;
use crate::page::{is_not_modified, published_page, reshape_page};
use crate::page_cache::CachedPage;
use crate::preview_card::{MARK_WIDTHS, NoCard, Pictures};
use crate::visitor::Visitor;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::{Bytes, BytesMut};
use content_client::AssetRequest;
use museum::{PreviewCard, Site};
use serde::Deserialize;
use std::sync::Arc;

/// The version in the address is a hash of all that the card shows.
const CACHE_FOR_EVER: &str = "public, max-age=31536000, immutable";
/// For another version, or a card without its picture, which may be available soon.
const CACHE_BRIEFLY: &str = "public, max-age=60";
const MEDIA_TYPE: &str = "image/jpeg";
/// Bytes of a picture for a card, at most.
const MAX_PICTURE_BYTES: usize = 8 << 20;

/// The part of a page's payload that names its card.
#[derive(Deserialize)]
struct Payload {
    page: PayloadPage,
}

#[derive(Deserialize)]
struct PayloadPage {
    seo: PayloadSeo,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PayloadSeo {
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
    let payload = serde_json::from_slice::<Payload>(&page.body).ok();
    let Some(current) = payload.and_then(|payload| payload.page.seo.og_image) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let current_version = PreviewCard::parse(&current.url).map(|(_, version)| version);
    if current_version != Some(version) {
        return redirect_to_current(&current.url);
    }
    let etag = HeaderValue::from_str(&format!("\"{version}\""));
    let etag = etag.unwrap_or(HeaderValue::from_static("\"\""));
    if is_not_modified(&etag, headers) {
        let headers = [
            (header::ETAG, etag),
            (
                header::CACHE_CONTROL,
                HeaderValue::from_static(CACHE_FOR_EVER),
            ),
        ];
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    match card_bytes(app, page, version).await {
        Ok(card) => respond(card, CACHE_FOR_EVER, Some(etag)),
        Err(no_card) => match &*no_card {
            NoCard::WithoutPicture(card) => respond(card.clone(), CACHE_BRIEFLY, None),
            NoCard::Busy => {
                app.preview_cards.admission.note_refusal();
                let retry_after = [(header::RETRY_AFTER, "5")];
                (StatusCode::SERVICE_UNAVAILABLE, retry_after).into_response()
            }
            error => {
                tracing::error!(cause = %error, path, "no preview card");
                StatusCode::INTERNAL_SERVER_ERROR.into_response()
            }
        },
    }
}

/// Redirects to the current card of the page.
fn redirect_to_current(address: &str) -> Response {
    let headers = [
        (header::LOCATION, address),
        (header::CACHE_CONTROL, CACHE_BRIEFLY),
    ];
    (StatusCode::FOUND, headers).into_response()
}

fn respond(card: Bytes, cache_control: &'static str, etag: Option<HeaderValue>) -> Response {
    let headers = [
        (header::CONTENT_TYPE, MEDIA_TYPE),
        (header::CACHE_CONTROL, cache_control),
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
    let (app, card_content) = (app.clone(), card.clone());
    let pictures = async {
        let mark = |width| {
            app.builds
                .file(&format!("icons/{}-{width}.png", card_content.logo))
        };
        let mark = |width| Some(mark(width)?.bytes(Coding::Identity));
        Pictures {
            page: picture(&app, site, card_content.picture.as_deref()).await,
            marks: MARK_WIDTHS.map(mark),
        }
    };
    app.preview_cards.draw(card, pictures).await
}

/// The page's picture, if it can be fetched.
async fn picture(app: &App, site: &Site, address: Option<&str>) -> Option<Bytes> {
    let address = address?.strip_prefix(app.settings.media_base_url.trim_end_matches('/'))?;
    let (path, query_string) = address.split_once('?')?;
    let request = AssetRequest::parse(path.trim_start_matches('/'), query_string).ok()?;
    let response = app
        .client(site)
        .ok()?
        .asset(&request, HeaderMap::new())
        .await;
    let mut response = response
        .ok()
        .filter(|response| response.status().is_success())?;
    let mut bytes = BytesMut::new();
    while let Some(chunk) = response.chunk().await.ok()? {
        if bytes.len() + chunk.len() > MAX_PICTURE_BYTES {
            return None;
        }
        bytes.extend_from_slice(&chunk);
    }
    Some(bytes.freeze())
}
