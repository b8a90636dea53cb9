//! Which queries a page takes, and where they are sent: `docs/rules.md#queries-of-a-page`.

use super::failures::QueryCase;
use super::recording_service::{Recorded, RecordingService};
use super::*;
use crate::datasets::Datasets;
use content_client::Client;

const RESPONSES: [QueryCase; 5] = [
    ("website.shell", 200, r#"{"result":{}}"#),
    (
        "website.page",
        200,
        r#"{"result":{"pageData":{"_id":"p","_type":"landingPage"},"redirect":null}}"#,
    ),
    (
        "website.landingPage",
        200,
        r#"{"result":{"_id":"p","_type":"landingPage","title":"Besøg os"}}"#,
    ),
    ("website.notFoundPage", 200, r#"{"result":null}"#),
    ("website.island", 200, r#"{"result":{"found":[]}}"#),
];

/// The requests of a page by their tags, but for root data.
fn by_tag(requests: Vec<Recorded>) -> Vec<(String, Recorded)> {
    let of_page = requests
        .into_iter()
        .filter(|request| request.tag() != "website.shell");
    of_page
        .map(|request| (request.tag().to_owned(), request))
        .collect()
}

/// Both queries of a page have its address and the days around it, by the calendar of the group.
#[tokio::test]
async fn the_queries_of_a_page_have_its_address_and_the_days() {
    let content = RecordingService::start(&RESPONSES).await;
    let running = Running::start(&content.address, |_, _| {}).await;
    // It is 16.13 on Monday 21 September in Copenhagen, and 14.13 in UTC.
    let to_midnight = 7 * 3600 + 46 * 60;
    for (seconds, yesterday, today, tomorrow) in [
        (to_midnight, "2026-09-20", "2026-09-21", "2026-09-22"),
        (60, "2026-09-21", "2026-09-22", "2026-09-23"),
    ] {
        running.advance_seconds(seconds);
        for (path, slug, locales, tags) in [
            (
                "/en/visit",
                "visit",
                r#"["en"]"#,
                &["website.page", "website.landingPage"][..],
            ),
            ("/404", "404", r#"["da"]"#, &["website.notFoundPage"]),
        ] {
            running.get(path).await;
            let requests = by_tag(content.take());
            let sent: Vec<&str> = requests.iter().map(|(tag, _)| tag.as_str()).collect();
            assert_eq!(sent, tags, "{path}");
            for (tag, request) in &requests {
                let quoted = |text: &str| format!("\"{text}\"");
                for (name, value) in [
                    ("$slug", quoted(slug)),
                    ("$site", quoted("nationalmuseet")),
                    ("$locales", locales.to_owned()),
                    ("$yesterday", quoted(yesterday)),
                    ("$today", quoted(today)),
                    ("$tomorrow", quoted(tomorrow)),
                ] {
                    assert_eq!(request.parameter(name), value, "{tag} {name}");
                }
            }
        }
    }
}

/// What a page is made of is fetched past a CDN, whose copies may be old; so are its root data, the
/// page for what is not there, and islands.
#[tokio::test]
async fn pages_are_fetched_past_a_cdn() {
    let content = RecordingService::start(&RESPONSES).await;
    let cdn = RecordingService::start(&RESPONSES).await;
    let mut running = Running::start(&content.address, |_, _| {}).await;
    running.change_state(|state| {
        let mut datasets = Datasets::clone(&state.datasets);
        for client in &mut datasets.clients {
            let settings = content_client::Settings {
                cdn: Some(cdn.address.clone()),
                ..client.settings().clone()
            };
            *client = Client::new(settings, Arc::new(|bytes| bytes.fill(7))).unwrap();
        }
        state.datasets = Arc::new(datasets);
    });
    let island = "/__nuxt_island/randomRelatedContent.json?site=nationalmuseet&locale=da&page=p";
    for path in ["/besoeg", "/404", island] {
        running.get(path).await;
    }
    let sent: Vec<String> = content
        .take()
        .iter()
        .map(|request| request.tag().to_owned())
        .collect();
    for (tag, ..) in RESPONSES {
        assert!(sent.iter().any(|own| own == tag), "{tag}: {sent:?}");
    }
    let copied = cdn.take();
    assert!(copied.is_empty(), "{copied:?}");
}
