//! Failures before and behind a page: the responses, and the log.

use super::*;
use axum::extract::RawQuery;
use axum::response::IntoResponse;
use std::io::{self, Write};
use std::sync::Mutex;
use tracing::subscriber::DefaultGuard;

/// The log of this thread, until the guard is dropped.
#[derive(Clone, Default)]
pub(super) struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    pub(super) fn listen() -> (Self, DefaultGuard) {
        let log = Self::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_ansi(false)
            .with_writer(move || writer.clone())
            .finish();
        (log, tracing::subscriber::set_default(subscriber))
    }

    pub(super) fn has(&self, level: &str, text: &str) -> bool {
        let bytes = self.0.lock().unwrap();
        let log = String::from_utf8_lossy(&bytes).into_owned();
        let mut lines = log.lines();
        lines.any(|line| line.contains(level) && line.contains(text))
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The request tag of a query, and status and body of the response.
pub(super) type QueryCase = (&'static str, u16, &'static str);

/// A content service with these responses by request tag, and 404 for any other tag. Returns its
/// address.
pub(super) async fn content_service_with(responses: &'static [QueryCase]) -> String {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let response = move |RawQuery(query_string): RawQuery| async move {
        let query_string = query_string.unwrap_or_default();
        let tag = form_urlencoded::parse(query_string.as_bytes())
            .find(|(name, _)| name == "tag")
            .map(|(_, tag)| tag.into_owned())
            .unwrap_or_default();
        let case = responses.iter().find(|(case_tag, ..)| *case_tag == tag);
        let (_, status, body) = case.copied().unwrap_or(("", 404, "{}"));
        let body = body.to_owned();
        (StatusCode::from_u16(status).unwrap(), body).into_response()
    };
    tokio::spawn(
        async move { axum::serve(listener, axum::Router::new().fallback(response)).await },
    );
    address
}

/// An address at which no service listens.
const UNREACHABLE: &str = "http://127.0.0.1:9";
const CRAWLER: (&str, &str) = ("user-agent", "facebookexternalhit/1.1");
const SORRY: &str = "Vi kan desværre ikke vise siden";
const SHELL: QueryCase = ("website.shell", 200, r#"{"result":{}}"#);
const PAGE: QueryCase = (
    "website.page",
    200,
    r#"{"result":{"pageData":{"_id":"p","_type":"landingPage"},"redirect":null}}"#,
);
const LANDING: QueryCase = (
    "website.landingPage",
    200,
    r#"{"result":{"_id":"p","_type":"landingPage","title":"Besøg os"}}"#,
);

/// Paths below /api/ are not looked up.
#[tokio::test]
async fn paths_of_calls_are_no_pages() {
    let running = Running::start(UNREACHABLE, |_, _| {}).await;
    for path in ["/api", "/api/x", "/api/besoeg/_payload.json"] {
        let response = running.get(path).await;
        assert_eq!(response.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(response.body, "There is no such call.\n", "{path}");
    }
    assert_eq!(running.get("/apis").await.status.as_u16(), 500);
}

/// A route without a match is a 404 with its message.
#[tokio::test]
async fn a_host_that_no_site_has_matches_nothing() {
    let running = Running::start(UNREACHABLE, |_, _| {}).await;
    for path in ["/", "/en/visit", "/%C3%A6ble"] {
        let response = running
            .get_with_headers(path, &[("host", "example.org")])
            .await;
        assert_eq!(response.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(response.body, format!("Page not found: {path}\n"));
        assert!(response.header("content-type").starts_with("text/plain"));
    }
}

/// A path that fails the route's check is a 404; the page is the site's own,
/// the log has the message.
#[tokio::test]
async fn a_path_that_no_page_can_have() {
    let (log, _guard) = Log::listen();
    let content = content_service_with(&[SHELL]).await;
    let running = Running::start(&content, |_, _| {}).await;
    let response = running.get("/a%00b").await;
    assert_eq!(response.status, StatusCode::NOT_FOUND);
    assert!(response.body.contains("Siden blev ikke fundet"));
    assert!(log.has("INFO", "Page Not Found: /a%00b"));
}

/// Any error of the content service leads to the error page, and so does content that cannot be
/// read.
#[tokio::test]
async fn errors_lead_to_the_error_page() {
    const CASES: [(&[QueryCase], &str); 5] = [
        (&[SHELL, ("website.page", 500, "{}")], "HTTP status 500"),
        (
            &[
                SHELL,
                ("website.page", 400, r#"{"error":"a","message":"b"}"#),
            ],
            "a - b",
        ),
        (&[SHELL, ("website.page", 200, "<html>")], "cannot be read"),
        (&[SHELL, ("website.page", 200, "{}")], "cannot be read"),
        (
            &[SHELL, PAGE, ("website.landingPage", 500, "{}")],
            "HTTP status 500",
        ),
    ];
    for (responses, cause) in CASES {
        let (log, _guard) = Log::listen();
        let running = Running::start(&content_service_with(responses).await, |_, _| {}).await;
        let response = running.get("/besoeg").await;
        assert_eq!(response.status.as_u16(), 500, "{cause}");
        assert!(response.body.contains(SORRY), "{cause}: {}", response.body);
        assert!(log.has("ERROR", cause), "{cause}");
    }
}

/// Without root data the error is logged, and the page has an empty shell with its languages.
#[tokio::test]
async fn root_data_that_cannot_be_had() {
    let (log, _guard) = Log::listen();
    let content = content_service_with(&[("website.shell", 500, "{}"), PAGE, LANDING]).await;
    let running = Running::start(&content, |_, _| {}).await;
    let page = running.get("/besoeg").await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(log.has("ERROR", "no root data"));
    let view = running.get("/besoeg/_payload.json").await.json();
    assert_eq!(view["page"]["title"], "Besøg os");
    let shell = &view["shell"];
    assert_eq!(shell["languages"].as_array().unwrap().len(), 2);
    assert_eq!(shell["navigation"]["primary"], serde_json::json!([]));
    assert_eq!(shell["navigation"]["tickets"], Value::Null);
    assert_eq!(shell["address"]["street"], "");
}

/// A site without content configuration, and a site without its client.
#[tokio::test]
async fn a_site_that_has_no_content() {
    let (log, _guard) = Log::listen();
    let running = Running::start(UNREACHABLE, |_, group| {
        for site in &mut group.sites {
            site.project = None;
        }
    })
    .await;
    let response = running.get("/besoeg").await;
    assert_eq!(response.status.as_u16(), 500);
    assert!(log.has("ERROR", "No CMS found for site nationalmuseet"));
    // Content that was configured after the clients were made.
    let mut group = (*running.app.group).clone();
    for site in &mut group.sites {
        site.project = Some("museerne".to_owned());
    }
    let app = running
        .app
        .clone()
        .with(|state| state.group = Arc::new(group));
    let own = app.group.site("nationalmuseet").unwrap();
    assert_eq!(
        app.client(own).err().map(|error| error.to_string()),
        Some("The content client must be set before any data fetching".to_owned())
    );
}

/// Crawlers and link previews get no error page, only a log.
#[tokio::test]
async fn crawlers_get_no_error_page() {
    let (log, _guard) = Log::listen();
    let content = content_service_with(&[SHELL, PAGE, LANDING]).await;
    let running = Running::start(&content, |_, _| {}).await;
    for (path, status) in [("/404", 404), ("/fejl", 500)] {
        let crawler = running.get_with_headers(path, &[CRAWLER]).await;
        assert_eq!(
            (crawler.status.as_u16(), crawler.body.as_str()),
            (status, "")
        );
        let visitor = running.get(path).await;
        assert_eq!(visitor.status.as_u16(), status);
        assert!(visitor.body.contains("<html"), "{path}");
    }
    assert!(log.has("INFO", "a crawler gets no error page"));
    let page = running.get_with_headers("/besoeg", &[CRAWLER]).await;
    assert!(page.body.contains("<title>Besøg os | "), "{}", page.body);
}

/// Nor have they one while there is no capacity to render pages; they are to come again later.
#[tokio::test]
async fn crawlers_get_no_error_page_under_overload() {
    let (log, _guard) = Log::listen();
    let content = content_service_with(&[SHELL, PAGE, LANDING]).await;
    let running = Running::start(&content, |_, _| {}).await;
    let permits: Vec<_> = std::iter::from_fn(|| running.app.admission.try_permit()).collect();
    let visitor = running.get("/besoeg").await;
    assert_eq!(visitor.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(visitor.body.contains("<html"), "{}", visitor.body);
    let crawler = running.get_with_headers("/besoeg", &[CRAWLER]).await;
    assert_eq!(crawler.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(
        (crawler.body.as_str(), crawler.header("retry-after")),
        ("", "5")
    );
    assert!(log.has("INFO", "a crawler gets no error page"));
    drop(permits);
    let page = running.get_with_headers("/besoeg", &[CRAWLER]).await;
    assert!(page.body.contains("<title>Besøg os | "), "{}", page.body);
}

/// An unknown page type is a warning and no page; an unknown module a warning and
/// nothing in its place.
#[tokio::test]
async fn types_that_nothing_draws() {
    const HOLOGRAM: QueryCase = (
        "website.page",
        200,
        r#"{"result":{"pageData":{"_id":"p","_type":"hologram"},"redirect":null}}"#,
    );
    const MODULES: QueryCase = (
        "website.landingPage",
        200,
        r#"{"result":{"_id":"p","title":"T","modules":[{"_key":"h","_type":"hologram"}]}}"#,
    );
    let (log, _guard) = Log::listen();
    let running = Running::start(&content_service_with(&[SHELL, HOLOGRAM]).await, |_, _| {}).await;
    assert_eq!(running.get("/x").await.status, StatusCode::NOT_FOUND);
    assert!(log.has("WARN", "p: no page type \"hologram\""));
    let running = Running::start(
        &content_service_with(&[SHELL, PAGE, MODULES]).await,
        |_, _| {},
    )
    .await;
    let view = running.get("/x/_payload.json").await.json();
    assert_eq!(view["page"]["body"]["modules"], serde_json::json!([]));
    assert!(log.has("WARN", "p: modules h: no module \"hologram\""));
}

/// A page ends two workers, and then none for a minute. Other pages are rendered.
#[tokio::test]
async fn a_page_that_ends_two_workers_is_quarantined() {
    const DEADLY: QueryCase = (
        "website.landingPage",
        200,
        r#"{"result":{"_id":"p","_type":"landingPage","title":"die"}}"#,
    );
    let (log, _guard) = Log::listen();
    let running = Running::start(
        &content_service_with(&[SHELL, PAGE, DEADLY]).await,
        |_, _| {},
    )
    .await;
    let lost = || running.metric("vitrine_web_lost_workers_total");
    for (round, expected) in [2, 4].into_iter().enumerate() {
        for path in [
            "/besoeg",
            "/besoeg",
            "/besoeg?utm_term=1",
            "/besoeg?gclid=2",
        ] {
            let response = running.get(path).await;
            assert_eq!(response.status.as_u16(), 500, "{path}");
            assert_eq!(lost(), expected, "{path} in round {round}");
        }
        let quarantined = running.get("/besoeg").await;
        assert!(quarantined.body.contains(SORRY), "{}", quarantined.body);
        let crawler = running.get_with_headers("/besoeg", &[CRAWLER]).await;
        assert_eq!((crawler.status.as_u16(), crawler.body.as_str()), (500, ""));
        let other = running.get("/404").await;
        assert!(other.body.contains("<h1>"), "{}", other.body);
        assert!(log.has("ERROR", "page is quarantined"));
        running.advance_seconds(59);
        running.get("/besoeg").await;
        assert_eq!(lost(), expected, "within the minute of round {round}");
        running.advance_seconds(2);
    }
}
