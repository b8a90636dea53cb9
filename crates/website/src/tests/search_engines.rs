//! What search engines read of a host besides its pages.

use super::content::with_content;
use super::*;

/// The documents of a site below a base path: its front page, one that is not indexed, one of a
/// type that the site does not have, and a draft.
pub(super) const DOCUMENTS: [&str; 4] = [
    r#"{"_id": "front-bevaring-da", "_type": "frontPage", "title": "Bevaring", "locale": "da",
        "site": "bevaring", "slug": {"current": "/"}, "_updatedAt": "2026-11-02T08:00:00Z"}"#,
    r#"{"_id": "skjult-da", "_type": "landingPage", "title": "Skjult", "locale": "da",
        "site": "bevaring", "slug": {"current": "skjult"},
        "seo": {"indexingOptions": "noindex"}}"#,
    r#"{"_id": "samling-da", "_type": "collection", "title": "Samling", "locale": "da",
        "site": "bevaring", "slug": {"current": "samling"}}"#,
    r#"{"_id": "drafts.kladde-da", "_type": "landingPage", "title": "Kladde", "locale": "da",
        "site": "bevaring", "slug": {"current": "kladde"}}"#,
];

/// The texts of all elements of a name, as they are written.
fn texts<'a>(xml: &'a str, name: &str) -> Vec<&'a str> {
    let (open, close) = (format!("<{name}>"), format!("</{name}>"));
    let parts = xml.split(open.as_str()).skip(1);
    parts
        .filter_map(|part| part.split(close.as_str()).next())
        .collect()
}

/// The index of a host names the files of its sites, whatever their base paths.
#[test]
fn the_sitemaps_of_a_host() {
    with_content("sitemap", |content| async move {
        let running = Running::start(&content, |_, group| {
            let mut sites = group.sites.iter_mut();
            let own = sites.find(|site| site.key == "krigsmuseet").unwrap();
            own.noindex = true;
        })
        .await;
        let index = running.get("/sitemap.xml").await;
        assert_eq!(index.status, StatusCode::OK, "{}", index.body);
        assert_eq!(
            index.header("content-type"),
            "application/xml; charset=utf-8"
        );
        let host = "https://nationalmuseet.localhost:8443";
        assert_eq!(
            texts(&index.body, "loc"),
            [
                format!("{host}/sitemap.xml?site=nationalmuseet&amp;part=1"),
                format!("{host}/sitemap.xml?site=bevaring&amp;part=1"),
            ]
        );
        let own = running
            .get("/sitemap.xml?site=nationalmuseet&part=1")
            .await
            .body;
        let addresses = texts(&own, "loc");
        let visit = format!("{host}/besoeg");
        for there in [
            format!("{host}/"),
            visit.clone(),
            format!("{host}/en/visit"),
        ] {
            assert!(addresses.contains(&there.as_str()), "{there}: {own}");
        }
        for absent in ["bevaring", "hologram", "404"] {
            assert!(!own.contains(absent), "{absent}: {own}");
        }
        let link = format!("hreflang=\"da\" href=\"{visit}\"");
        assert_eq!(own.matches(&link).count(), 2, "{own}");
        assert!(own.ends_with("</urlset>\n"), "{own}");
        let below = running.get("/sitemap.xml?site=bevaring&part=1").await;
        assert_eq!(
            texts(&below.body, "loc"),
            [
                format!("{host}/bevaring/tilgaengelighed"),
                format!("{host}/bevaring"),
            ]
        );
        for path in [
            "/sitemap.xml?site=nationalmuseet&part=2",
            "/sitemap.xml?site=nationalmuseet&part=0",
            "/sitemap.xml?site=nationalmuseet",
            "/sitemap.xml?site=jelling&part=1",
            "/sitemap.xml?site=ingen&part=1",
        ] {
            let response = running.get(path).await;
            assert_eq!(response.status, StatusCode::NOT_FOUND, "{path}");
        }
        let host = [("host", "krigsmuseet.localhost")];
        let hidden = running.get_with_headers("/sitemap.xml", &host).await;
        assert_eq!(hidden.status, StatusCode::NOT_FOUND);
    });
}

/// Without content a sitemap is 503, and not an empty file.
#[tokio::test(flavor = "multi_thread")]
async fn a_sitemap_without_content_is_unavailable() {
    let running = Running::start("http://127.0.0.1:9", |_, _| {}).await;
    let response = running.get("/sitemap.xml?site=bevaring&part=1").await;
    assert_eq!(response.status, StatusCode::SERVICE_UNAVAILABLE);
}

/// Outside of production, `robots.txt` forbids everything and reveals nothing.
#[tokio::test(flavor = "multi_thread")]
async fn what_crawlers_may_read() {
    let nothing = "User-agent: *\nDisallow: /\n";
    for (environment, host, status, text) in [
        (
            Environment::Staging,
            "staging.jelling.example.org",
            200,
            nothing,
        ),
        (Environment::Staging, "nowhere.example.org", 200, nothing),
        (
            Environment::Production,
            "jelling.example.org",
            401,
            "A password is needed.\n",
        ),
    ] {
        let running = Running::start("http://127.0.0.1:9", |settings, group| {
            settings.password = Some("hemmeligt".to_owned());
            group.environment = environment;
        })
        .await;
        let response = running
            .get_with_headers("/robots.txt", &[("host", host)])
            .await;
        assert_eq!(
            (response.status.as_u16(), response.body.as_str()),
            (status, text)
        );
    }
    let running = Running::start("http://127.0.0.1:9", |_, group| {
        group.environment = Environment::Production;
        group.port = None;
    })
    .await;
    let response = running
        .get_with_headers("/robots.txt", &[("host", "jelling.example.org")])
        .await;
    let expected = "User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /mocks\n\n\
        Sitemap: https://jelling.example.org/sitemap.xml\n";
    assert_eq!(response.body, expected);
    assert_eq!(response.header("content-type"), "text/plain; charset=utf-8");
}
