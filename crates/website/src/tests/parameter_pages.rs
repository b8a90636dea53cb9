//! Pages with parameters, and islands: how much one client can make the website render and cache.

use super::content::with_content;
use super::page_cache::{following, following_with, write};
use super::*;
use crate::client_limit::ClientLimit;
use futures_util::future::join_all;
use futures_util::stream::{self, StreamExt};
use http_server::ClientAddress;
use serde_json::json;
use std::net::IpAddr;
use std::sync::atomic::AtomicBool;

const ISLAND: &str =
    "/__nuxt_island/randomRelatedContent.json?site=nationalmuseet&locale=da&page=landing-besoeg-da";

/// A calendar with tours for children on each day, and twenty press releases.
async fn create_content(content: &str) {
    for tag in ["tag-tur", "tag-born"] {
        let tag = json!({"_id": tag, "_type": "tag", "title": tag});
        write(content, json!({"create": tag})).await;
    }
    let slug = |slug: &str| json!({"_type": "slug", "current": slug});
    let page = |kind: &str, path: &str| {
        json!({"_id": path.replace('/', "-"), "_type": kind, "title": path, "locale": "da",
            "site": "nationalmuseet", "slug": slug(path), "publishedDate": "2026-09-01"})
    };
    let week = [
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
    ];
    let week: serde_json::Map<String, Value> = week
        .map(|day| (day.to_owned(), true.into()))
        .into_iter()
        .collect();
    let event = json!({"_id": "tur", "_type": "event", "site": "nationalmuseet",
        "eventFormat": "occurrences", "period": {"from": "2026-09-01", "to": "2027-12-31"},
        "eventPage": {"da": {"_ref": "kalender-tur"}}, "tags": [{"_key": "a", "_ref": "tag-tur"}],
        "audience": [{"_key": "a", "_ref": "tag-born"}],
        "occurrences": [{"_key": "a", "days": week, "hours": {"from": "11:00", "to": "12:00"}}]});
    let pages = ["guld", "soelv", "jern"].map(|path| page("exhibition", path));
    let releases = (0..20).map(|number| page("pressRelease", &format!("presse/{number}")));
    let all = [
        page("calendar", "kalender"),
        page("pressOverview", "presse"),
        page("eventPage", "kalender/tur"),
        event,
    ];
    for document in all.into_iter().chain(pages).chain(releases) {
        write(content, json!({"create": document})).await;
    }
}

fn request_from(client: &str, path: &str) -> Request<Body> {
    let request = Request::builder().uri(path).header("host", HOST);
    let mut request = request.body(Body::empty()).unwrap();
    let client: IpAddr = client.parse().unwrap();
    request.extensions_mut().insert(ClientAddress(client));
    request
}

/// Each page has one address with canonical parameters, and all others redirect to it, so that
/// there are no more pages than combinations of filters.
#[test]
fn other_parameters_redirect_to_the_canonical_ones() {
    with_content("unknown", |content| async move {
        create_content(&content).await;
        let running = following(&content).await;
        let long = format!("/kalender?tag={}", "x".repeat(6_000));
        // It is 21 September 2026.
        let cases = [
            ("/kalender?tag=evict0", "/kalender"),
            (
                "/kalender?tag=tag-tur&audience=nobody",
                "/kalender?tag=tag-tur",
            ),
            ("/kalender?day=zzz", "/kalender"),
            (
                "/kalender?day=2026-02-30&tag=tag-tur",
                "/kalender?tag=tag-tur",
            ),
            ("/kalender?day=2026-09-20", "/kalender"),
            ("/kalender?day=2028-09-22", "/kalender"),
            ("/kalender?month=2026-13", "/kalender"),
            ("/kalender?layout=cubist", "/kalender"),
            ("/kalender?tag=", "/kalender"),
            ("/kalender?page=-1", "/kalender"),
            // The same parameters in another order, encoded differently, and twice.
            (
                "/kalender?tag=tag-tur&day=2026-09-22",
                "/kalender?day=2026-09-22&tag=tag-tur",
            ),
            ("/kalender?t%61g=tag-tur", "/kalender?tag=tag-tur"),
            ("/kalender?tag=tag%2dtur", "/kalender?tag=tag-tur"),
            ("/kalender?tag=tag-tur&tag=tag-tur", "/kalender?tag=tag-tur"),
            (
                "/kalender?utm_source=brev&tag=evict0&fbclid=y",
                "/kalender?utm_source=brev&fbclid=y",
            ),
            (
                "/kalender/_payload.json?tag=evict0&build=b",
                "/kalender/_payload.json?build=b",
            ),
            (&long, "/kalender"),
            ("/404?x=1", "/404"),
            ("/presse?page=-1", "/presse"),
            ("/presse?page=1", "/presse"),
            ("/presse?page=4", "/presse"),
            ("/presse?page=02", "/presse?page=2"),
            ("/presse?page=2&tag=tag-tur", "/presse?page=2"),
        ];
        for (path, expected) in cases {
            let response = running.get(path).await;
            let found = (response.status.as_u16(), response.header("location"));
            assert_eq!(found, (302, expected), "{path}");
            assert_eq!(response.header("cache-control"), "no-store", "{path}");
        }
        for path in [
            "/kalender",
            "/kalender?tag=tag-tur",
            "/kalender?audience=tag-born",
            "/kalender?day=2026-09-22&tag=tag-tur&audience=tag-born&layout=timeline",
            "/kalender?day=2026-09-22&tag=tag-tur&utm_source=brev",
            "/kalender?week=2026-09-21",
            "/kalender?weekend=2026-09-21",
            "/kalender?month=2026-10",
            "/kalender?from=2026-10-05",
            "/kalender/_payload.json?tag=tag-tur&build=b",
            "/presse?page=2",
            "/presse?page=3",
        ] {
            assert_eq!(running.get(path).await.status, StatusCode::OK, "{path}");
        }
    });
}

/// Only pages with parameters that are rendered for a client count: cached pages, pages of other
/// clients and pages without parameters are served.
#[test]
fn rendered_pages_with_parameters_are_limited() {
    with_content("parameter_pages", |content| async move {
        create_content(&content).await;
        let mut running = following(&content).await;
        running.change_state(|state| state.parameter_page_limit = ClientLimit::new((3.0, 0.1)));
        let status = async |client: &str, path: &str| {
            let response = running.send(request_from(client, path)).await;
            (
                response.status.as_u16(),
                response.header("retry-after").to_owned(),
            )
        };
        let day = |number: i32| format!("/kalender?day=2026-10-{number:02}");
        let (served, refused) = ((200, String::new()), (429, "60".to_owned()));
        for number in 1..=3 {
            assert_eq!(status("2001:db8::1", &day(number)).await, served);
        }
        // A /64 of IPv6 is one client.
        for client in ["2001:db8::1", "2001:db8::2"] {
            assert_eq!(status(client, &day(4)).await, refused);
            for path in [&day(1), "/guld?utm_source=brev", "/kalender", "/besoeg"] {
                assert_eq!(status(client, path).await, served, "{path}");
            }
        }
        assert_eq!(status("2001:db8:0:1::1", &day(4)).await, served);
        assert_eq!(status("2001:db8::1", &day(4)).await, served);
        // A redirect to canonical parameters counts too.
        assert_eq!(status("192.0.2.1", "/kalender?tag=evict0").await.0, 302);
        assert_eq!(status("192.0.2.1", "/kalender?tag=evict1").await.0, 302);
        assert_eq!(status("192.0.2.1", "/kalender?tag=evict2").await.0, 302);
        assert_eq!(status("192.0.2.1", "/kalender?tag=evict3").await, refused);
        running.advance_seconds(10);
        assert_eq!(status("2001:db8::1", &day(5)).await, served);
    });
}

/// A class of 300 behind one address. The clock of this test stands still, so that only the burst
/// of each limit is available.
#[test]
fn a_school_class_is_not_refused() {
    with_content("class", |content| async move {
        create_content(&content).await;
        let running = following_with(&content, |settings| settings.pages.bytes = 64 << 20).await;
        let running = &running;
        let visit = async |pupil: usize| {
            let tag = ["", "&tag=tag-tur"][pupil % 2];
            let audience = ["", "&audience=tag-born"][pupil / 2 % 2];
            let layout = ["", "&layout=timeline"][pupil / 4 % 2];
            let filtered = |when: String| format!("/kalender?{when}{tag}{audience}{layout}");
            let paths = [
                "/".to_owned(),
                "/kalender".to_owned(),
                filtered(format!("day=2026-10-{:02}", 1 + pupil % 30)),
                filtered("week=2026-09-21".to_owned()),
                filtered("month=2026-10".to_owned()),
                "/guld".to_owned(),
                "/soelv".to_owned(),
                "/jern".to_owned(),
                ISLAND.to_owned(),
            ];
            for path in paths {
                let response = running.send(request_from("192.0.2.1", &path)).await;
                assert_eq!(response.status, StatusCode::OK, "{path}: {}", response.body);
            }
        };
        let class = stream::iter(0..300).map(visit).buffer_unordered(30);
        assert_eq!(class.collect::<Vec<()>>().await.len(), 300);
    });
}

/// Islands are never cached. Forty connections that request only islands leave workers for pages.
#[test]
fn islands_leave_workers_for_pages() {
    with_content("islands_room", |content| async move {
        create_content(&content).await;
        let running = Running::start(&content, |_, _| {}).await;
        let ended = AtomicBool::new(false);
        let flood = async || {
            while !ended.load(Ordering::SeqCst) {
                running.get(ISLAND).await;
            }
        };
        let pages = async {
            for path in [
                "/guld",
                "/soelv",
                "/jern",
                "/kalender",
                "/presse",
                "/besoeg",
            ]
            .repeat(3)
            {
                let page = running.get(path).await;
                assert_eq!(page.status, StatusCode::OK, "{path}");
            }
            ended.store(true, Ordering::SeqCst);
        };
        tokio::join!(pages, join_all((0..40).map(|_| flood())));
    });
}

#[test]
fn islands_are_limited() {
    with_content("islands_limit", |content| async move {
        let mut running = Running::start(&content, |_, _| {}).await;
        running.change_state(|state| state.island_limit = ClientLimit::new((2.0, 1.0)));
        for (client, expected) in [
            ("192.0.2.1", 200),
            ("192.0.2.1", 200),
            ("192.0.2.1", 429),
            ("192.0.2.2", 200),
        ] {
            let response = running.send(request_from(client, ISLAND)).await;
            assert_eq!(response.status.as_u16(), expected);
            assert_eq!(response.header("cache-control"), "no-store");
        }
        running.advance_seconds(1);
        assert_eq!(
            running.send(request_from("192.0.2.1", ISLAND)).await.status,
            StatusCode::OK
        );
    });
}
