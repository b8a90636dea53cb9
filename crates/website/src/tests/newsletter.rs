//! Sign-ups to newsletters, with a local server in place of the provider.

mod provider;

use super::content::with_content;
use super::failures::{Log, QueryCase, content_service_with};
use super::page_cache::following_with;
use super::*;
use http_server::ClientAddress;
use provider::Provider;
use std::net::IpAddr;
use std::time::Duration;

/// A page whose module has a list of its own, and a site without one.
pub(super) const DOCUMENTS: [&str; 2] = [
    r#"{"_id": "brevside", "_type": "landingPage", "title": "Brev", "locale": "da",
        "site": "trelleborg", "slug": {"current": "brev"}, "modules": [{"_type": "newsletter",
        "_key": "eget", "title": "Eget brev", "account": "ringborgen", "region": "us2",
        "userId": "u2", "listId": "eget"}, {"_type": "newsletter", "_key": "halvt",
        "title": "Halvt", "listId": "halvt"}, {"_type": "newsletter", "_key": "ondt",
        "title": "Ondt", "account": "evil.example/", "region": "us2", "userId": "u",
        "listId": "l"}]}"#,
    r#"{"_id": "siteConfig-trelleborg", "_type": "siteConfig", "site": "trelleborg",
        "name": "Trelleborg", "newsletterPopUp": {"account": "ringborgen", "region": "us2",
        "userId": "u2", "listId": "popop"}}"#,
];

const SENT: &str = r#"answer({"result":"success","msg":"Almost finished..."})"#;
const ADDRESS: &str = "anna@eksempel.dk";

/// The fields of the site's own form.
fn fields(change: &[(&str, &str)]) -> String {
    let usual = [
        ("site", "nationalmuseet"),
        ("locale", "da"),
        ("email", ADDRESS),
        ("consent", "yes"),
        ("website", ""),
    ];
    let kept = usual
        .iter()
        .filter(|(name, _)| change.iter().all(|(other, _)| name != other));
    let mut form = form_urlencoded::Serializer::new(String::new());
    form.extend_pairs(kept.chain(change)).finish()
}

/// A form, as a browser sends it.
fn posted(body: String, change: &[(&str, &str)]) -> Request<Body> {
    let usual = [
        ("host", HOST),
        ("origin", "https://nationalmuseet.localhost"),
        ("sec-fetch-site", "same-origin"),
        ("content-type", "application/x-www-form-urlencoded"),
        ("accept", "application/json"),
    ];
    let kept = usual
        .iter()
        .filter(|(name, _)| change.iter().all(|(other, _)| name != other));
    let set = change.iter().filter(|(_, value)| !value.is_empty());
    let mut request = Request::post("/api/newsletter");
    for (name, value) in kept.chain(set) {
        request = request.header(*name, *value);
    }
    request.body(body.into()).unwrap()
}

impl Running {
    async fn signs_up(&self, change: &[(&str, &str)]) -> (u16, String) {
        let response = self.send(posted(fields(change), &[])).await;
        let outcome = response.json()["outcome"].as_str().unwrap().to_owned();
        assert!(!response.json()["text"].as_str().unwrap().is_empty());
        assert_eq!(response.header("cache-control"), "no-store");
        (response.status.as_u16(), outcome)
    }

    async fn is(&self, change: &[(&str, &str)], status: u16, outcome: &str) {
        let found = self.signs_up(change).await;
        assert_eq!(found, (status, outcome.to_owned()), "{change:?}");
    }
}

/// The list comes from content, whatever the form contains.
#[test]
fn a_visitor_signs_up_to_the_list_that_content_names() {
    with_content("newsletter", |content| async move {
        let provider = Provider::start().await;
        let running = provider.website(&content).await;
        let chosen = [
            ("list", "mine"),
            ("listId", "mine"),
            ("account", "evil"),
            ("u", "x"),
        ];
        running.is(&chosen, 200, "sent").await;
        let (path, sent_fields) = provider.last_request();
        assert_eq!(path, "/museerne-demo/us1");
        let found = ["u", "id", "EMAIL"].map(|name| sent_fields[name].as_str());
        assert_eq!(found, ["5f0e1d2c3b4a59687766554433", "demo", ADDRESS]);
        assert_eq!(sent_fields.get("FNAME"), None);
        running.is(&[("name", "Åse O’Neill")], 200, "sent").await;
        assert_eq!(provider.last_request().1["FNAME"], "Åse O’Neill");

        // A module of a page, on another host.
        let of_module = |module: &str| {
            let place = [
                ("site", "trelleborg"),
                ("page", "brevside"),
                ("module", module),
            ];
            let here = [
                ("host", "trelleborg.localhost:8443"),
                ("origin", "https://trelleborg.localhost:8443"),
            ];
            posted(fields(&place), &here)
        };
        let own = running.send(of_module("eget")).await;
        assert_eq!(own.json()["outcome"], "sent", "{}", own.body);
        let (path, sent_fields) = provider.last_request();
        assert_eq!(
            (path.as_str(), &*sent_fields["id"]),
            ("/ringborgen/us2", "eget")
        );
        // The pop-up of a site has no page.
        let pop_up = [("site", "trelleborg"), ("module", "pop-up")];
        let here = [
            ("host", "trelleborg.localhost:8443"),
            ("origin", "https://trelleborg.localhost:8443"),
        ];
        let own = running.send(posted(fields(&pop_up), &here)).await;
        assert_eq!(own.json()["outcome"], "sent", "{}", own.body);
        assert_eq!(provider.last_request().1["id"], "popop");
        let before = provider.request_count();
        for module in ["halvt", "ondt", "ukendt", ""] {
            let response = running.send(of_module(module)).await;
            assert_eq!(response.status, StatusCode::SERVICE_UNAVAILABLE, "{module}");
        }
        // The page of another site, and a site of another host.
        let other = [("page", "brevside"), ("module", "eget")];
        running.is(&other, 503, "away").await;
        let other = posted(fields(&[("site", "trelleborg")]), &[]);
        assert_eq!(running.send(other).await.status, StatusCode::NOT_FOUND);
        assert_eq!(provider.request_count(), before);
    });
}

#[test]
fn what_the_provider_says_is_told_to_the_visitor() {
    with_content("newsletter_says", |content| async move {
        let provider = Provider::start().await;
        let running = provider.website(&content).await;
        let error = |message: &str| format!(r#"answer({{"result":"error","msg":"{message}"}})"#);
        let says = [
            (SENT.to_owned(), 200, "sent"),
            (r#"{"result":"success"}"#.to_owned(), 200, "sent"),
            (
                error("anna@eksempel.dk is already subscribed to list Brev."),
                200,
                "sent",
            ),
            (error("0 - Please enter a value"), 422, "address"),
            (
                error("This email address looks fake or invalid."),
                422,
                "address",
            ),
            (
                error("Recipient has too many recent signup requests"),
                429,
                "too-often",
            ),
            (error("Invalid list"), 503, "away"),
            ("<html>A page</html>".to_owned(), 503, "away"),
            ("}{".to_owned(), 503, "away"),
            (String::new(), 503, "away"),
            ("{".repeat(1 << 20), 503, "away"),
        ];
        for (body, status, outcome) in says {
            provider.says(200, &body);
            let found = running.signs_up(&[]).await;
            let body = body.get(..80).unwrap_or(&body);
            assert_eq!(found, (status, outcome.to_owned()), "{body}");
        }
        // A redirect is not followed.
        for status in [302, 404, 500] {
            provider.says(status, SENT);
            let before = provider.request_count();
            running.is(&[], 503, "away").await;
            assert_eq!(provider.request_count(), before + 1, "{status}");
        }
        provider.hangs();
        let in_time = tokio::time::timeout(Duration::from_secs(20), running.signs_up(&[]));
        let found = in_time.await.expect("the website waits no longer");
        assert_eq!(found, (503, "away".to_owned()));
        let nowhere = |settings: &mut Settings, _: &mut Group| {
            settings.newsletter_url = "http://127.0.0.1:9/".to_owned();
        };
        let running = Running::start(&content, nowhere).await;
        running.is(&[], 503, "away").await;
    });
}

/// No such request reaches the provider.
#[test]
fn hostile_forms_are_refused() {
    with_content("newsletter_hostile", |content| async move {
        let provider = Provider::start().await;
        let running = provider.website(&content).await;
        let long = "a".repeat(300);
        for (name, value, outcome) in [
            ("name", "<script>alert(1)</script>", "name"),
            ("name", "Anna\r\nBcc: alle@eksempel.dk", "name"),
            ("name", "https://evil.example", "name"),
            ("name", &long, "name"),
            (
                "email",
                "anna@eksempel.dk\r\nBcc: alle@eksempel.dk",
                "address",
            ),
            ("email", "anna@eksempel.dk\0", "address"),
            ("email", "<script>@eksempel.dk", "address"),
            ("email", "anna", "address"),
            ("email", "", "address"),
            ("email", &long, "address"),
            ("consent", "", "consent"),
        ] {
            running.is(&[(name, value)], 422, outcome).await;
        }
        let large = fields(&[("name", &"a".repeat(100 * 1024))]);
        let status = running.send(posted(large, &[])).await.status;
        assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
        for media_type in [
            "application/json",
            "text/plain",
            "multipart/form-data; boundary=x",
        ] {
            let other = posted(fields(&[]), &[("content-type", media_type)]);
            let status = running.send(other).await.status;
            assert_eq!(status, StatusCode::UNSUPPORTED_MEDIA_TYPE, "{media_type}");
        }
        for headers in [
            [
                ("origin", "https://evil.example"),
                ("sec-fetch-site", "cross-site"),
            ],
            [("origin", "https://evil.example"), ("sec-fetch-site", "")],
            [("origin", "null"), ("sec-fetch-site", "")],
            [
                ("origin", "https://nationalmuseet.localhost"),
                ("sec-fetch-site", "cross-site"),
            ],
            [("origin", ""), ("sec-fetch-site", "same-site")],
            [("origin", ""), ("sec-fetch-site", "")],
        ] {
            let status = running.send(posted(fields(&[]), &headers)).await.status;
            assert_eq!(status, StatusCode::FORBIDDEN, "{headers:?}");
        }
        let status = running.get("/api/newsletter").await.status;
        assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED);
        // A program that fills in the hidden field gets the response of a success.
        running
            .is(&[("website", "https://evil.example")], 200, "sent")
            .await;
        assert_eq!(provider.request_count(), 0);
    });
}

#[test]
fn a_flood_reaches_the_provider_no_more_than_the_limit() {
    with_content("newsletter_flood", |content| async move {
        let provider = Provider::start().await;
        let running = provider.website(&content).await;
        let form = |address: &str, accept: &str| {
            let mut request = posted(fields(&[]), &[("accept", accept)]);
            let client: IpAddr = address.parse().unwrap();
            request.extensions_mut().insert(ClientAddress(client));
            running.send(request)
        };
        let from = |address: &str| form(address, "application/json");
        let all = futures_util::future::join_all((0..100).map(|_| from("192.0.2.1"))).await;
        let refused = |response: &&TestResponse| response.status == StatusCode::TOO_MANY_REQUESTS;
        assert_eq!(all.iter().filter(refused).count(), 90);
        assert_eq!(provider.request_count(), 10);
        let refusal = all.iter().find(refused).unwrap();
        assert_eq!(refusal.header("retry-after"), "30");
        assert_eq!(refusal.json()["outcome"], "too-often");
        let led = form("192.0.2.1", "text/html").await;
        assert_eq!(led.header("location"), "/nyhedsbrev?outcome=too-often");
        assert_eq!(from("192.0.2.2").await.status, StatusCode::OK);
        running.advance_seconds(30);
        assert_eq!(from("192.0.2.1").await.status, StatusCode::OK);
        assert_eq!(
            from("192.0.2.1").await.status,
            StatusCode::TOO_MANY_REQUESTS
        );
        assert_eq!(provider.request_count(), 12);
    });
}

/// Neither the form of a visitor nor the response of the provider is logged.
#[tokio::test]
async fn no_address_is_logged() {
    const CONTENT: [QueryCase; 1] = [(
        "website.newsletter",
        200,
        r#"{"result": {"site": {"account": "a", "region": "us1", "listId": "l", "userId": "u"}}}"#,
    )];
    let content = content_service_with(&CONTENT).await;
    let (log, _guard) = Log::listen();
    let provider = Provider::start().await;
    let running = provider.website(&content).await;
    let says = [
        (500, SENT),
        (200, "anna@eksempel.dk"),
        (200, r#"{"result": "error", "msg": "anna is unknown"}"#),
    ];
    for (status, body) in says {
        provider.says(status, body);
        running.is(&[], 503, "away").await;
    }
    assert_eq!(provider.request_count(), 3);
    let nowhere = |settings: &mut Settings, _: &mut Group| {
        settings.newsletter_url = "http://127.0.0.1:9/".to_owned();
    };
    let running = Running::start(&content, nowhere).await;
    running.is(&[], 503, "away").await;
    assert!(log.has("ERROR", "no sign-up to the newsletter"));
    assert!(log.has("INFO", "/api/newsletter"));
    assert!(!log.has("", "anna") && !log.has("", "eksempel.dk"));
}

/// A browser without JavaScript is redirected to a page with the outcome, in the visitor's
/// language.
#[test]
fn without_a_script_a_page_says_what_came_of_it() {
    with_content("newsletter_page", |content| async move {
        let provider = Provider::start().await;
        let running = provider.website(&content).await;
        let plain = [("accept", "text/html")];
        for (change, to) in [
            (("locale", "da"), "/nyhedsbrev?outcome=sent"),
            (("locale", "en"), "/en/newsletter?outcome=sent"),
            (("locale", "xx"), "/nyhedsbrev?outcome=sent"),
            (("email", "anna"), "/nyhedsbrev?outcome=address"),
        ] {
            let response = running.send(posted(fields(&[change]), &plain)).await;
            assert_eq!(response.status, StatusCode::SEE_OTHER, "{}", response.body);
            assert_eq!(response.header("location"), to);
            assert!(!format!("{:?}", response.headers).contains("anna"));
        }
        let page = running.get("/nyhedsbrev/_payload.json?outcome=sent").await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        let page = page.json();
        assert_eq!(page["page"]["seo"]["noindex"], true);
        assert_eq!(page["page"]["body"]["heading"], "Tak for din tilmelding");
        let english = &page["shell"]["languages"][1]["url"];
        assert_eq!(english, "/en/newsletter?outcome=sent");
        let page = running
            .get("/en/newsletter/_payload.json?outcome=too-often")
            .await;
        let text = page.json()["page"]["body"]["text"].to_string();
        assert!(text.contains("Wait a few minutes"), "{text}");
        for outcome in museum::SignUpOutcome::ALL {
            let path = format!("/nyhedsbrev?outcome={}", outcome.name());
            assert_eq!(running.get(&path).await.status, StatusCode::OK, "{path}");
        }
        for path in [
            "/nyhedsbrev",
            "/nyhedsbrev?outcome=x",
            "/nyhedsbrev?outcome=sent&outcome=sent",
        ] {
            assert_eq!(
                running.get(path).await.status,
                StatusCode::NOT_FOUND,
                "{path}"
            );
        }
        let cleaned = running.get("/nyhedsbrev?outcome=sent&x=1").await;
        assert_eq!(cleaned.header("location"), "/nyhedsbrev?outcome=sent");
    });
}

/// The page is the same for all visitors, so that requests for it cannot occupy the workers.
#[test]
fn the_outcome_page_is_rendered_once() {
    with_content("newsletter_cached", |content| async move {
        let running = following_with(&content, |_| {}).await;
        for source in ["vitrine; fwd=miss", "vitrine; hit"] {
            let page = running.get("/nyhedsbrev?outcome=sent").await;
            assert_eq!(page.header("cache-status"), source);
        }
    });
}
