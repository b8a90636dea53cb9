//! Which address responds with which page.

use super::content::with_content;
use super::*;

const CRAWLER: (&str, &str) = ("user-agent", "Mozilla/5.0 (compatible; Googlebot/2.1)");

/// Pages and their payloads.
#[test]
fn pages_and_their_data() {
    with_content("pages", |content| async move {
        let running = Running::start(&content, |_, _| {}).await;
        let page = running.get("/besoeg").await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
        assert!(
            page.body
                .contains("<title>Besøg os | Nationalmuseet</title>"),
            "{}",
            page.body
        );
        let data = running.get("/besoeg/_payload.json").await;
        assert_eq!(data.header("content-type"), "application/json");
        let view = data.json();
        let alternate = &view["page"]["seo"]["alternates"]["en"];
        let english = "https://nationalmuseet.localhost:8443/en/visit";
        assert_eq!(alternate, english);
        let body = &view["page"]["body"];
        assert_eq!(body["type"], "landingPage");
        let modules: Vec<&str> = body["modules"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|module| module["type"].as_str())
            .collect();
        assert_eq!(
            modules,
            [
                "textSection",
                "accordion",
                "statement",
                "textRibbon",
                "styledTextAndVisual",
                "contact",
                "callToAction",
                "relatedContent",
                "randomRelatedContent"
            ]
        );
        assert_eq!(
            body["modules"][0]["content"][1]["markDefs"][0]["href"],
            "/besoeg/tilgaengelighed"
        );
        let tabs = body["modules"][7]["tabs"].as_array().unwrap();
        assert_eq!(tabs.len(), 2, "{tabs:?}");
        assert_eq!(
            tabs[0]["items"][0]["link"]["href"],
            "/besoeg/tilgaengelighed"
        );
        let random = &body["modules"][8];
        assert_eq!(random["items"].as_array().unwrap().len(), 2, "{random}");
        assert_eq!(
            view["shell"]["navigation"]["primary"][0]["entries"][0]["entries"][0]["link"]["href"],
            "/besoeg/tilgaengelighed"
        );
        assert_eq!(
            view["shell"]["newsletter"]["title"],
            "Få museet i indbakken"
        );
        let below = running
            .get("/besoeg/tilgaengelighed/_payload.json")
            .await
            .json();
        assert_eq!(
            below["page"]["body"]["hero"]["breadcrumbs"][0]["href"],
            "/besoeg"
        );
        let front = running.get("/_payload.json").await.json();
        assert_eq!(
            front["page"]["body"]["hero"]["items"][0]["call"],
            "Planlæg besøget"
        );
        assert_eq!(front["page"]["path"], "/");
        let english = running.get("/en/_payload.json").await.json();
        assert_eq!(
            (&english["page"]["locale"], &english["page"]["path"]),
            (&"en".into(), &"/en".into())
        );
        assert_eq!(english["shell"]["languages"][0]["url"], "/");
    });
}

/// Redirects, and the canonical form of an address.
#[test]
fn what_is_elsewhere() {
    with_content("redirects", |content| async move {
        let running = Running::start(&content, |_, _| {}).await;
        let cases = [
            ("/gammel/besoeg", 301, "/besoeg"),
            ("/gammel/besoeg/_payload.json", 301, "/besoeg/_payload.json"),
            ("/en/shop", 302, "https://example.org/shop"),
            ("/en/shop/_payload.json", 409, ""),
            ("/da", 301, "/"),
            ("/da/besoeg?x=1", 301, "/besoeg?x=1"),
            ("/Besoeg/", 301, "/besoeg"),
            ("/besoeg//_payload.json", 301, "/besoeg/_payload.json"),
        ];
        for (path, status, to) in cases {
            let response = running.get(path).await;
            assert_eq!(
                (response.status.as_u16(), response.header("location")),
                (status, to),
                "{path}"
            );
        }
    });
}

/// The "not found" page and the error page, and the responses to crawlers.
#[test]
fn what_is_not_there() {
    with_content("nothing", |content| async move {
        let running = Running::start(&content, |_, _| {}).await;
        let cases = [
            (
                "/findes/ikke",
                404,
                "Noget gik galt - siden blev ikke fundet",
            ),
            ("/en/nothing", 404, "The page was not found"),
            // The pages of 404 and of failures have addresses of their own.
            ("/404", 404, "Noget gik galt - siden blev ikke fundet"),
            ("/en/404", 404, "The page was not found"),
            // An unknown page type.
            ("/hologram", 404, "Noget gik galt - siden blev ikke fundet"),
            ("/%FF", 404, "Noget gik galt - siden blev ikke fundet"),
            ("/fejl", 500, "Vi kan desværre ikke vise siden"),
        ];
        for (path, status, text) in cases {
            let response = running.get(path).await;
            assert_eq!(response.status.as_u16(), status, "{path}");
            assert!(response.body.contains(text), "{path}: {}", response.body);
            assert!(response.body.contains("\"noindex\":true"), "{path}");
            let crawler = running.get_with_headers(path, &[CRAWLER]).await;
            assert_eq!(
                (crawler.status.as_u16(), crawler.body.as_str()),
                (status, ""),
                "{path}"
            );
        }
        let data = running.get("/findes/ikke/_payload.json").await;
        assert_eq!(data.status, StatusCode::NOT_FOUND);
        assert_eq!(data.json()["page"]["body"]["type"], "notFoundPage");
    });
}

/// While the content service is unreachable, the error page still has the languages.
#[tokio::test(flavor = "multi_thread")]
async fn without_content_there_is_a_page_that_says_so() {
    let running = Running::start("http://127.0.0.1:9", |_, _| {}).await;
    let page = running.get("/besoeg").await;
    assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(
        page.body.contains("Vi kan desværre ikke vise siden"),
        "{}",
        page.body
    );
    let view = running.get("/besoeg/_payload.json").await.json();
    assert_eq!(view["page"]["body"]["type"], "failedPage");
    assert_eq!(view["shell"]["languages"].as_array().unwrap().len(), 2);
}

#[test]
fn islands_are_drawn_anew() {
    with_content("islands", |content| async move {
        let running = Running::start(&content, |_, _| {}).await;
        let address = "/__nuxt_island/randomRelatedContent.json?site=nationalmuseet&locale=da&page=landing-besoeg-da";
        let response = running.get(address).await;
        assert_eq!(response.status, StatusCode::OK, "{}", response.body);
        assert_eq!(response.header("cache-control"), "no-store");
        assert!(response.json()["html"].as_str().unwrap().contains("<h1>"));
        for wrong in [
            "?site=odense&locale=da",
            "?site=nationalmuseet&locale=xx",
            "?locale=da",
            "?site=nationalmuseet&locale=da&page=a..b",
        ] {
            let response = running
                .get(&format!("/__nuxt_island/randomRelatedContent.json{wrong}"))
                .await;
            assert_eq!(response.status, StatusCode::NOT_FOUND, "{wrong}");
        }
        assert_eq!(
            running.get("/__nuxt_island/other.json").await.status,
            StatusCode::NOT_FOUND
        );
        let figures = running.app.metrics.text();
        assert!(
            figures.contains("vitrine_web_requests_total{operation=\"island\",status=\"200\"} 1"),
            "{figures}"
        );
    });
}

/// A page that no worker can render is an error page; other pages are not affected.
#[test]
fn a_page_that_cannot_be_rendered() {
    with_content("drawn", |content| async move {
        let running = Running::start(&content, |_, _| {}).await;
        let page = running.get("/kaster").await;
        assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(page.body.contains("<div id=\"app\"><h1>"), "{}", page.body);
        assert!(page.body.contains("Vi kan desværre ikke vise siden"));
        let crawler = running.get_with_headers("/kaster", &[CRAWLER]).await;
        assert_eq!((crawler.status.as_u16(), crawler.body.as_str()), (500, ""));
        assert_eq!(running.get("/besoeg").await.status, StatusCode::OK);
    });
}
