//! What is sent to those who come back to a stream, or who are slow to read it.

use super::stream::{Stream, museum, page, write};
use crate::access::running::{Running, with_service};
use content_service::Settings;
use serde_json::json;
use std::time::Duration;
use test_support::operator;

/// Opens a listener, and leaves it after its first event; the id to come back with.
async fn left(running: &Running, token: &str) -> String {
    let mut stream = Stream::listen(running, token, "").await;
    assert_eq!(stream.next().await.unwrap().event, "welcome");
    write(running, json!([page("first", "jelling", "first")])).await;
    stream.until("first").await.pop().unwrap().id
}

/// All that a listener is sent who comes back, up to a document that is written last.
async fn come_back(running: &Running, token: &str, last: &str) -> (String, String) {
    let mut stream = Stream::listen(running, token, last).await;
    let greeting = stream.next().await.unwrap().event;
    write(running, json!([page("last", "jelling", "last")])).await;
    (greeting, format!("{:?}", stream.until("last").await))
}

#[test]
fn without_a_token_nothing_comes_that_was_unpublished_meanwhile() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let last = left(&running, "").await;
        write(&running, json!([page("secret", "jelling", "zqx")])).await;
        write(&running, json!([{"delete": {"id": "secret"}}])).await;
        for n in 0..50 {
            write(&running, json!([page("other", "jelling", &n.to_string())])).await;
        }
        let (greeting, events) = come_back(&running, "", &last).await;
        assert_eq!(greeting, "reset");
        assert!(
            !events.contains("zqx") && !events.contains("secret"),
            "{events}"
        );
        // Who may read history is sent all of it.
        let (greeting, events) = come_back(&running, "writer", &last).await;
        assert_eq!(greeting, "welcomeback");
        assert!(events.contains("zqx"), "{events}");
    });
}

#[test]
fn without_a_token_a_stream_goes_on_when_only_drafts_were_written() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let last = left(&running, "").await;
        write(&running, json!([page("drafts.first", "jelling", "zqx")])).await;
        let (greeting, events) = come_back(&running, "", &last).await;
        assert_eq!(greeting, "welcomeback");
        assert!(!events.contains("zqx"), "{events}");
    });
}

#[test]
fn a_dataset_that_opens_sends_nothing_from_before() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let last = left(&running, "").await;
        let dataset = running.production().await;
        let open = async |public| {
            let set = running.lake.set_public(&dataset, public, &operator()).await;
            set.unwrap();
        };
        open(false).await;
        write(&running, json!([page("drafts.first", "jelling", "zqx")])).await;
        open(true).await;
        for path in [
            "listen/production?query=*&enableResume=true",
            "live/events/production?",
        ] {
            let path = format!("/v2025-02-19/data/{path}");
            let (_, mut stream) = Stream::try_open(&running, "", &path, &last).await;
            let greeting = stream.next().await.unwrap().event;
            assert!(
                ["reset", "restart"].contains(&greeting.as_str()),
                "{greeting}"
            );
        }
    });
}

#[test]
fn what_is_erased_leaves_the_memory_of_every_node() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let other = running.node(|_| {});
        let last = left(&running, "writer").await;
        // Held open, so that the feeds of both nodes stay.
        let mut streams = Vec::new();
        for node in [&running, &other] {
            streams.push(Stream::listen(node, "writer", &last).await);
        }
        write(&running, json!([page("secret", "jelling", "zqx")])).await;
        write(&running, json!([{"delete": {"id": "secret"}}])).await;
        for stream in &mut streams {
            stream.until("secret").await;
            let deleted = stream.until("secret").await;
            assert!(format!("{deleted:?}").contains("zqx"));
        }
        let ids = ["secret".to_owned()];
        let (dataset, operator) = (running.production().await, operator());
        let purged = running.lake.purge(&dataset, &operator, &ids);
        purged.await.unwrap();
        let forgotten = async {
            for node in [&running, &other] {
                while come_back(node, "writer", &last).await.1.contains("zqx") {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        };
        // Much less than the seconds for which content is held otherwise.
        let forgotten = tokio::time::timeout(Duration::from_secs(4), forgotten).await;
        assert!(forgotten.is_ok(), "it still comes");
    });
}

#[test]
fn a_slow_reader_is_sent_what_it_may_see_when_it_is_sent() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let mut slow = Stream::listen(&running, "jelling", "").await;
        let mut anyone = Stream::listen(&running, "", "").await;
        for stream in [&mut slow, &mut anyone] {
            assert_eq!(stream.next().await.unwrap().event, "welcome");
        }
        write(&running, json!([page("moved", "jelling", "one")])).await;
        write(&running, json!([page("moved", "jelling", "zqx")])).await;
        write(&running, json!([page("moved", "slottet", "two")])).await;
        write(&running, json!([page("gone", "jelling", "zqx")])).await;
        write(&running, json!([{"delete": {"id": "gone"}}])).await;
        write(&running, json!([page("last", "jelling", "last")])).await;
        let seen = slow.until("last").await;
        assert!(!format!("{seen:?}").contains("zqx"), "{seen:?}");
        let seen = anyone.until("last").await;
        let of_gone = seen.iter().filter(|one| one.data["documentId"] == "gone");
        for one in of_gone {
            assert_eq!(one.data["transition"], "disappear");
            assert!(!one.data.to_string().contains("zqx"), "{one:?}");
        }
    });
}

/// The greeting of a stream says that a client comes back after a second.
#[test]
fn a_stream_says_when_to_come_back() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        for mut stream in [
            Stream::listen(&running, "", "").await,
            Stream::live(&running, "", "").await,
        ] {
            let greeting = stream.next_bytes().await.unwrap();
            let text = str::from_utf8(&greeting).unwrap();
            assert!(text.starts_with("event: welcome\n"), "{text}");
            assert!(text.contains("\nretry: 1000\n"), "{text}");
        }
    });
}
