//! What those without a token are sent of a dataset that is closed or opened.

use super::stream::{Received, Stream, museum, page, write};
use crate::access::running::{Running, with_service};
use content_service::Settings;
use serde_json::json;
use test_support::operator;

async fn set_public(running: &Running, public: bool) {
    let dataset = running.production().await;
    let operator = operator();
    let set = running.lake.set_public(&dataset, public, &operator);
    set.await.unwrap();
}

/// A stream of each kind on each of two nodes, after its greeting.
async fn streams(running: &Running, other: &Running) -> Vec<Stream> {
    let mut streams = Vec::new();
    for node in [running, other] {
        streams.push(Stream::live(node, "", "").await);
        streams.push(Stream::listen(node, "", "").await);
    }
    for stream in &mut streams {
        assert_eq!(stream.next().await.unwrap().event, "welcome");
    }
    streams
}

fn names(events: &[Received]) -> Vec<&str> {
    events.iter().map(|one| one.event.as_str()).collect()
}

#[test]
fn what_is_written_after_closing_goes_to_nobody_without_a_token() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let other = running.distant_node().await;
        let mut streams = streams(&running, &other).await;
        set_public(&running, false).await;
        write(&running, json!([page("secret", "jelling", "zqx")])).await;
        for (stream, end) in streams
            .iter_mut()
            .zip(["goaway", "disconnect"].iter().cycle())
        {
            assert_eq!(names(&stream.rest().await), [*end]);
        }
    });
}

#[test]
fn what_was_written_before_closing_is_not_sent_after_it() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let mut listener = Stream::listen(&running, "", "").await;
        assert_eq!(listener.next().await.unwrap().event, "welcome");
        write(&running, json!([page("secret", "jelling", "zqx")])).await;
        // Nothing announces it.
        let closed = sqlx::query("update dataset set public = false");
        closed.execute(running.lake.pool()).await.unwrap();
        assert_eq!(names(&listener.rest().await), ["disconnect"]);
    });
}

#[test]
fn streams_begin_anew_when_a_dataset_was_closed_for_a_moment() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let other = running.distant_node().await;
        let mut streams = streams(&running, &other).await;
        set_public(&running, false).await;
        write(&running, json!([page("secret", "jelling", "zqx")])).await;
        set_public(&running, true).await;
        write(&running, json!([page("open", "jelling", "open")])).await;
        for (number, stream) in streams.iter_mut().enumerate() {
            // A node that saw it closed ends its streams.
            let first = stream.next().await.unwrap();
            match first.event.as_str() {
                "goaway" | "disconnect" => continue,
                anew => assert!(["restart", "reset"].contains(&anew), "{first:?}"),
            }
            // A stream that begins anew has what was written until then.
            let after = page(&format!("after-{number}"), "jelling", "after");
            write(&running, json!([after])).await;
            let next = stream.next().await.unwrap();
            assert!(["message", "mutation"].contains(&next.event.as_str()));
            assert!(!next.data.to_string().contains("secret"), "{next:?}");
        }
    });
}
