//! Feeds for other programs, and embeds.

use super::content::with_content;
use super::page_cache::following;
use super::*;

/// A press release, a show with an episode, a gallery, and drafts of all; and an event of another
/// site than its page.
pub(super) const DOCUMENTS: [&str; 14] = [
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
    r#"{"_id": "afsnit-en", "_type": "podcastEpisodePage", "title": "The horns", "locale": "en",
        "site": "krigsmuseet", "slug": {"current": "podcast/floor/horns"},
        "episode": {"_ref": "afsnit"}, "parent": {"_ref": "show-da", "_weak": true}}"#,
    r#"{"_id": "afsnit-andet", "_type": "podcastEpisodePage", "title": "Andetsteds", "locale": "da",
        "site": "trelleborg", "slug": {"current": "podcast/gulvet/lurerne"},
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
    r#"{"_id": "time-da", "_type": "eventPage", "title": "Oldtiden på en time", "locale": "da",
        "site": "krigsmuseet", "slug": {"current": "kalender/time"}}"#,
    r#"{"_id": "time", "_type": "event", "site": "forskning", "eventFormat": "occurrences",
        "period": {"from": "2026-09-21", "to": "2026-09-28"}, "eventPage": {"da": {"_ref":
        "time-da"}}, "occurrences": [{"_key": "a", "days": {"monday": true}, "timeframes":
        [{"_key": "a", "from": "17:00", "to": "18:00"}]}]}"#,
];

/// An event is in the feed until it is over. The link of a page that is still open in a browser
/// leads to a file after that too.
#[test]
fn an_hour_is_offered_until_it_is_over() {
    with_content("hour", |content| async move {
        let running = following(&content).await;
        let host = [("host", "krigsmuseet.localhost")];
        let address = "/kalender/time/_payload.json";
        let offered = async || {
            let page = running.get_with_headers(address, &host).await.json();
            let body = &page["page"]["body"];
            let feed = body["feed"].as_str().unwrap_or_default().to_owned();
            (body["dates"]["over"] == true, feed)
        };
        // It is 16.13 on Monday 21 September.
        let feed = |day: &str| format!("/feeds/event/krigsmuseet/da/time.ics?date={day}");
        assert_eq!(offered().await, (false, feed("2026-09-21")));
        for seconds in [47 * 60, 59 * 60] {
            running.advance_seconds(seconds);
            assert_eq!(offered().await, (false, feed("2026-09-21")));
        }
        running.advance_seconds(60);
        assert_eq!(offered().await, (false, feed("2026-09-28")));
        running.advance_seconds(7 * 24 * 3600);
        assert_eq!(offered().await, (true, String::new()));
        for day in ["2026-09-21", "2026-09-28"] {
            let file = running.get(&feed(day)).await;
            assert_eq!(file.status, StatusCode::OK, "{day}: {}", file.body);
            let begin = format!(
                "DTSTART;TZID=Europe/Copenhagen:{}T1700",
                day.replace('-', "")
            );
            assert!(file.body.contains(&begin), "{}", file.body);
            let name = format!(
                "inline; filename=\"time-{day}.ics\"; filename*=UTF-8''Oldtiden-p%C3%A5-en-time-{day}.ics"
            );
            assert_eq!(file.header("content-disposition"), name);
        }
        let one = running.get(&format!("{}T17:00", feed("2026-09-28"))).await;
        assert_eq!(one.status, StatusCode::OK, "{}", one.body);
        let disposition = one.header("content-disposition");
        assert!(
            disposition.contains("2026-09-28-17.00.ics"),
            "{disposition}"
        );
        for never in ["2026-09-28T17:30", "2026-09-28T99:00", "x"] {
            let response = running.get(&feed(never)).await;
            assert_eq!(response.status, StatusCode::NOT_FOUND, "{never}");
        }
        let series = running.get("/feeds/event/krigsmuseet/da/time.ics").await;
        assert_eq!(series.status, StatusCode::OK, "{}", series.body);
    });
}

/// A feed has the published page of the site and the language in its address.
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
        // Nor has it the episodes of another language or another site.
        for absent in ["Hemmelig", "The horns", "Andetsteds"] {
            assert!(!feed.body.contains(absent), "{}", feed.body);
        }
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
            let response = running.get(path).await;
            assert_eq!(response.status, StatusCode::NOT_FOUND, "{path}");
            assert!(!response.body.contains("Hemmelig"), "{path}");
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
            let response = running.get(path).await;
            assert_eq!(response.status, StatusCode::NOT_FOUND, "{path}");
        }
        let page = [("host", "forskning.nationalmuseet.localhost")];
        let page = running
            .get_with_headers("/presse/_payload.json", &page)
            .await
            .json();
        let expected = serde_json::json!([{"title": "Presse | Forskning",
            "href": "/feeds/news/forskning/da/press.xml", "mediaType": "application/rss+xml"}]);
        assert_eq!(page["page"]["seo"]["feeds"], expected);
    });
}

/// The page of a form runs only the provider's script, and has an opaque origin.
#[tokio::test(flavor = "multi_thread")]
async fn forms_are_sandboxed() {
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
        let response = running.get(path).await;
        assert_eq!(response.status, StatusCode::NOT_FOUND, "{path}");
    }
}

/// The page that checks whether a provider is reachable may connect only to the providers that the
/// group names, and has an opaque origin.
#[tokio::test(flavor = "multi_thread")]
async fn the_reach_page_is_sandboxed() {
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
