//! What pages give to programs of others, and what embeds run.

use super::content::with_content;
use super::*;

/// A press release, a show with an episode, a gallery, and drafts of all, as the content has
/// them.
pub(super) const DOCUMENTS: [&str; 10] = [
    r#"{"_id": "presse-da", "_type": "pressOverview", "title": "Presserum", "locale": "da",
        "site": "forskning", "slug": {"current": "presse"}}"#,
    r#"{"_id": "nyhed-da", "_type": "pressRelease", "title": "Nyt & gammelt", "locale": "da",
        "site": "forskning", "slug": {"current": "presse/nyt"}, "publishedDate": "2026-11-01",
        "excerpt": "Fund ved Roskilde"}"#,
    r#"{"_id": "drafts.kommer-da", "_type": "pressRelease", "title": "Hemmelig", "locale": "da",
        "site": "forskning", "slug": {"current": "presse/kommer"}}"#,
    r#"{"_id": "lyd", "_type": "podcastShow", "title": "Under gulvet", "author": "Museet",
        "seasons": [{"_key": "a", "name": "Første", "episodes": [{"_ref": "afsnit"}]}]}"#,
    r#"{"_id": "afsnit", "_type": "podcastEpisode", "title": "Lurerne", "show": {"_ref": "lyd"},
        "publishedAt": "2026-11-01T05:00:00Z", "duration": 60000,
        "playbackUrl": "https://pod.example.org/a.mp3"}"#,
    r#"{"_id": "show-da", "_type": "podcastShowPage", "title": "Under gulvet", "locale": "da",
        "site": "krigsmuseet", "slug": {"current": "podcast/gulvet"}, "show": {"_ref": "lyd"}}"#,
    r#"{"_id": "afsnit-da", "_type": "podcastEpisodePage", "title": "Lurerne", "locale": "da",
        "site": "krigsmuseet", "slug": {"current": "podcast/gulvet/lurerne"},
        "episode": {"_ref": "afsnit"}, "parent": {"_ref": "show-da", "_weak": true}}"#,
    r#"{"_id": "drafts.afsnit-to-da", "_type": "podcastEpisodePage", "title": "Hemmelig",
        "locale": "da", "site": "krigsmuseet", "slug": {"current": "podcast/gulvet/hemmelig"},
        "episode": {"_ref": "afsnit"}, "parent": {"_ref": "show-da", "_weak": true}}"#,
    r#"{"_id": "drafts.show-to-da", "_type": "podcastShowPage", "title": "Hemmelig",
        "locale": "da", "site": "krigsmuseet", "slug": {"current": "podcast/hemmelig"},
        "show": {"_ref": "lyd"}}"#,
    r#"{"_id": "drafts.galleri-da", "_type": "landingPage", "title": "Hemmelig", "locale": "da",
        "site": "krigsmuseet", "slug": {"current": "galleri"}, "modules": [{"_key": "a",
        "_type": "image", "asset": {"_ref":
        "image-0123456789abcdef0123456789abcdef01234567-60x40-jpg"}}]}"#,
];

/// A feed is that of a published page of the site and the language that its address names.
#[test]
fn feeds_are_of_published_pages() {
    with_content("feeds", |content| async move {
        let running = Running::start(&content, |_, _| {}).await;
        let feed = running
            .get("/feeds/podcast/krigsmuseet/da/show-da.xml")
            .await;
        assert_eq!(feed.status, StatusCode::OK, "{}", feed.body);
        assert_eq!(
            feed.header("content-type"),
            "application/rss+xml; charset=utf-8"
        );
        assert_eq!(feed.header("access-control-allow-origin"), "*");
        assert!(
            feed.body.contains("<title>Lurerne</title>"),
            "{}",
            feed.body
        );
        assert!(!feed.body.contains("Hemmelig"), "{}", feed.body);
        for path in [
            "/feeds/podcast/krigsmuseet/da/drafts.show-to-da.xml",
            "/feeds/podcast/krigsmuseet/da/show-to-da.xml",
            "/feeds/podcast/krigsmuseet/en/show-da.xml",
            "/feeds/podcast/nationalmuseet/da/show-da.xml",
            "/feeds/podcast/krigsmuseet/da/show-da",
            "/feeds/podcast/krigsmuseet/da/afsnit-da.xml",
            "/feeds/podcast/krigsmuseet/da/..xml",
            "/feeds/manifest/krigsmuseet/da/drafts.galleri-da.json",
            "/feeds/manifest/krigsmuseet/da/galleri-da.json",
            "/feeds/manifest/krigsmuseet/da/show-da.json",
        ] {
            let answer = running.get(path).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
            assert!(!answer.body.contains("Hemmelig"), "{path}");
        }
    });
}

/// The news of a site, in one language; a site that has no such pages has no such feed.
#[test]
fn news_is_of_a_site_and_a_language() {
    with_content("news", |content| async move {
        let running = Running::start(&content, |_, _| {}).await;
        let feed = running.get("/feeds/news/forskning/da/press.xml").await;
        assert_eq!(feed.status, StatusCode::OK, "{}", feed.body);
        assert_eq!(
            feed.header("content-type"),
            "application/rss+xml; charset=utf-8"
        );
        let host = "https://forskning.nationalmuseet.localhost:8443";
        for part in [
            format!("<link>{host}/presse</link>"),
            format!("<link>{host}/presse/nyt</link>"),
            "<title>Nyt &amp; gammelt</title>".to_owned(),
            "<pubDate>Sun, 1 Nov 2026 00:00:00 +0100</pubDate>".to_owned(),
        ] {
            assert!(feed.body.contains(&part), "{part}: {}", feed.body);
        }
        assert!(!feed.body.contains("Hemmelig"), "{}", feed.body);
        let english = running.get("/feeds/news/forskning/en/press.xml").await;
        assert!(!english.body.contains("<item>"), "{}", english.body);
        for path in [
            "/feeds/news/forskning/da/knowledge.xml",
            "/feeds/news/forskning/da/press",
            "/feeds/news/forskning/da/other.xml",
            "/feeds/news/forskning/fr/press.xml",
            "/feeds/news/ingen/da/press.xml",
        ] {
            let answer = running.get(path).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        }
        let page = [("host", "forskning.nationalmuseet.localhost")];
        let page = running.ask("/presse/_payload.json", &page).await.json();
        let expected = serde_json::json!([{"title": "Presse | Forskning",
            "href": "/feeds/news/forskning/da/press.xml", "mediaType": "application/rss+xml"}]);
        assert_eq!(page["page"]["seo"]["feeds"], expected);
    });
}

/// The page of a form runs the provider's script and no other, and has no origin.
#[tokio::test(flavor = "multi_thread")]
async fn forms_run_apart() {
    let running = Running::start("http://127.0.0.1:9", |_, _| {}).await;
    for path in [
        "/embeds/form?id=besoeg-2027",
        "/embeds/form?src=https%3A%2F%2Fforms.example.org%2Fembed%2Fbesoeg-2027.js",
    ] {
        let page = running.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        let script = "<script src=\"https://forms.example.org/embed/besoeg-2027.js\"></script>";
        assert!(page.body.contains(script), "{}", page.body);
        let policy = page.header("content-security-policy");
        assert!(policy.starts_with("sandbox allow-scripts "), "{policy}");
        assert!(!policy.contains("allow-same-origin"), "{policy}");
        assert!(
            policy.contains("script-src https://forms.example.org;"),
            "{policy}"
        );
    }
    for path in [
        "/embeds/form",
        "/embeds/form?id=",
        "/embeds/form?id=a%2Fb",
        "/embeds/form?src=https%3A%2F%2Fevil.example%2Fx.js",
        "/embeds/form?src=https%3A%2F%2Fforms.example.org.evil.example%2Fx.js",
        "/embeds/form?src=javascript%3Aalert(1)",
    ] {
        let answer = running.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
}

/// What asks whether a provider is there may ask the named ones, and has no rights on the site.
#[tokio::test(flavor = "multi_thread")]
async fn providers_are_asked_apart() {
    let running = Running::start("http://127.0.0.1:9", |_, _| {}).await;
    let path = "/embeds/reach?url=https%3A%2F%2Fforms.example.org%2F%3C%2Fscript%3E";
    let page = running.get(path).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(!page.body.contains("forms.example.org"), "{}", page.body);
    let policy = page.header("content-security-policy");
    assert!(policy.starts_with("sandbox allow-scripts; "), "{policy}");
    assert!(policy.contains("default-src 'none'; "), "{policy}");
    assert!(policy.contains("script-src 'sha256-"), "{policy}");
    let hosts = "connect-src https://example.org https://forms.office.com \
         https://*.forms.office.com https://forms.example.org https://*.forms.example.org;";
    assert!(policy.contains(hosts), "{policy}");
}
