//! `{page}/_preview-{version}.jpg`: cards of pages for link previews.

use super::content::with_content;
use super::page_cache::write;
use super::*;
use axum::http::HeaderValue;
use serde_json::json;

/// A page whose picture is gone from the content service.
const WITH_PICTURE: &str = r#"{"_id": "with-picture", "_type": "landingPage", "title": "Solvognen",
    "site": "nationalmuseet", "locale": "da", "slug": {"current": "solvognen"}, "image":
    {"asset": {"_ref": "image-0123456789abcdef0123456789abcdef01234567-60x40-jpg"}}}"#;
const ASSET: &str = r#"{"_id": "image-0123456789abcdef0123456789abcdef01234567-60x40-jpg",
    "_type": "sanity.imageAsset"}"#;

async fn running(content: &str) -> Running {
    Running::start(content, |settings, _| settings.pages.bytes = 1 << 20).await
}

/// The path of a page's card, as the page's data have it.
async fn card_of(running: &Running, page: &str) -> String {
    let data = running.get(&format!("{page}/_payload.json")).await.json();
    let address = data["page"]["seo"]["ogImage"]["url"].as_str().unwrap();
    let origin = format!("https://{HOST}:8443");
    address.strip_prefix(&origin).unwrap().to_owned()
}

#[test]
fn a_page_has_a_card() {
    with_content("card", |content| async move {
        let running = running(&content).await;
        for page in ["", "/besoeg", "/en/visit"] {
            let path = card_of(&running, page).await;
            assert!(path.starts_with(&format!("{page}/_preview-")), "{path}");
            let request = Request::builder().uri(&path).header("host", HOST);
            let request = request.body(Body::empty()).unwrap();
            let response = running.router.clone().oneshot(request).await.unwrap();
            let (parts, body) = response.into_parts();
            assert_eq!(parts.status, StatusCode::OK, "{path}");
            assert_eq!(parts.headers["content-type"], "image/jpeg");
            let cached = HeaderValue::from_static("public, max-age=31536000, immutable");
            assert_eq!(parts.headers["cache-control"], cached);
            let jpeg = to_bytes(body, usize::MAX).await.unwrap();
            let card = image::load_from_memory_with_format(&jpeg, image::ImageFormat::Jpeg);
            let card = card.unwrap();
            assert_eq!((card.width(), card.height()), (2000, 1050));
            let etag = parts.headers["etag"].to_str().unwrap();
            let again = running
                .get_with_headers(&path, &[("if-none-match", etag)])
                .await;
            assert_eq!(again.status, StatusCode::NOT_MODIFIED);
            assert_eq!(again.header("etag"), etag);
        }
    });
}

/// The address of an older version redirects to the current card.
#[test]
fn another_version_leads_to_the_card() {
    with_content("card_version", |content| async move {
        let running = running(&content).await;
        let card = card_of(&running, "/besoeg").await;
        let other = running.get("/besoeg/_preview-0123456789abcdef.jpg").await;
        assert_eq!(other.status, StatusCode::FOUND);
        assert!(other.header("location").ends_with(&card), "{card}");
        assert_eq!(other.header("cache-control"), "public, max-age=60");
    });
}

/// A card does not reveal the title of a draft, and has no text but that of its page.
#[test]
fn only_published_pages_have_cards() {
    with_content("card_draft", |content| async move {
        let draft = json!({"create": {"_id": "drafts.hemmelig", "_type": "landingPage",
            "title": "Hemmelig", "site": "nationalmuseet", "locale": "da",
            "slug": {"_type": "slug", "current": "hemmelig"}}});
        write(&content, draft).await;
        let running = running(&content).await;
        for page in ["/hemmelig", "/findes-ikke", "/404", "/soeg", "/gammel"] {
            let path = format!("{page}/_preview-0123456789abcdef.jpg");
            let response = running.get(&path).await;
            assert_eq!(response.status, StatusCode::NOT_FOUND, "{page}");
        }
    });
}

#[test]
fn a_picture_that_cannot_be_fetched_is_left_out_for_a_while() {
    with_content("card_picture", |content| async move {
        for document in [ASSET, WITH_PICTURE] {
            let document: Value = serde_json::from_str(document).unwrap();
            write(&content, json!({ "create": document })).await;
        }
        let running = running(&content).await;
        let path = card_of(&running, "/solvognen").await;
        let card = running.get(&path).await;
        assert_eq!(card.status, StatusCode::OK);
        assert_eq!(card.header("content-type"), "image/jpeg");
        assert_eq!(card.header("cache-control"), "public, max-age=60");
        assert_eq!(card.header("etag"), "");
    });
}

#[test]
fn cards_beyond_the_capacity_are_refused() {
    with_content("card_permits", |content| async move {
        let running = running(&content).await;
        let path = card_of(&running, "/besoeg").await;
        let cards = &running.app.preview_cards;
        let permits: Vec<_> = std::iter::from_fn(|| cards.admission.try_permit()).collect();
        let refused = running.get(&path).await;
        assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(refused.header("retry-after"), "5");
        drop(permits);
        assert_eq!(running.get(&path).await.status, StatusCode::OK);
        // A cached card needs no permit.
        let _permits: Vec<_> = std::iter::from_fn(|| cards.admission.try_permit()).collect();
        assert_eq!(running.get(&path).await.status, StatusCode::OK);
    });
}
