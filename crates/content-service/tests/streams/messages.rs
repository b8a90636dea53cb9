//! What comes through NATS is not believed: it makes a node read PostgreSQL.

use super::stream::{Stream, museum, page, write};
use crate::access::running::{Running, with_service};
use content_service::{BrokerState, Live, Metrics, Settings, connect_broker};
use serde_json::json;
use std::time::Duration;
use test_support::operator;

fn nats() -> String {
    std::env::var("NATS_URL").unwrap_or_else(|_| "nats://127.0.0.1:24222".to_owned())
}

/// A node that learns of others by NATS.
async fn node_on_nats(running: &Running) -> Running {
    let lake = running.another_lake().await;
    let broker = connect_broker(&nats(), &lake).await.unwrap();
    let mut state = broker.state();
    let live = Live::new(lake.clone(), broker.state());
    broker.run(&live);
    let connected = state.wait_for(|state| *state == BrokerState::Connected);
    let connected = tokio::time::timeout(Duration::from_secs(20), connected);
    assert!(
        connected.await.is_ok(),
        "NATS runs: `make services` starts it"
    );
    running.node(|parts| {
        parts.lake = lake;
        parts.metrics = Metrics::new(parts.assets.metrics(), live.metrics());
        parts.live = live;
    })
}

#[test]
fn a_forged_message_reaches_no_stream_and_silences_none() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let node = node_on_nats(&running).await;
        let mut live = Stream::live(&node, "", "").await;
        let mut listener = Stream::listen(&node, "", "").await;
        for stream in [&mut live, &mut listener] {
            assert_eq!(stream.next().await.unwrap().event, "welcome");
        }
        let ds = running.production().await.ds;
        let seq = running.lake.position(ds).await.unwrap().unwrap().seq;
        let subject = format!("vitrine.events.{}.{ds}", running.lake.id().await.unwrap());
        let client = async_nats::connect(nats()).await.unwrap();
        for ahead in 1..=5 {
            let forged = json!({
                "ds": ds, "seq": seq + ahead, "tags": [["s1:forged"], []], "bulk": false,
            });
            let sent = client.publish(subject.clone(), forged.to_string().into());
            sent.await.unwrap();
        }
        client.flush().await.unwrap();
        let received = async {
            let five = "vitrine_live_events_received_total 5\n";
            while !node.get("", "/metrics").await.text().contains(five) {
                tokio::task::yield_now().await;
            }
        };
        let received = tokio::time::timeout(Duration::from_secs(20), received).await;
        assert!(received.is_ok(), "the messages did not come");
        write(&running, json!([page("a", "jelling", "a")])).await;
        let message = live.next().await.unwrap();
        assert_eq!(message.id, format!("{ds}-{}", seq + 1));
        assert!(!message.data.to_string().contains("forged"), "{message:?}");
        assert_eq!(listener.next().await.unwrap().data["documentId"], "a");
        let (dataset, operator) = (running.production().await, operator());
        let closed = running.lake.set_public(&dataset, false, &operator);
        closed.await.unwrap();
        assert_eq!(live.next().await.unwrap().event, "goaway");
    });
}

#[test]
fn streams_begin_anew_when_the_numbers_go_back() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        write(&running, json!([page("a", "jelling", "a")])).await;
        let mut live = Stream::live(&running, "writer", "").await;
        assert_eq!(live.next().await.unwrap().event, "welcome");
        write(&running, json!([page("b", "jelling", "b")])).await;
        assert_eq!(live.next().await.unwrap().event, "message");
        // As an older backup has it.
        for statement in [
            "delete from change where seq = 2",
            "delete from transaction where seq = 2",
            "delete from document where id = 'b'",
            "update dataset set seq = 1",
        ] {
            let restored = sqlx::query(statement).execute(running.lake.pool());
            restored.await.unwrap();
        }
        assert_eq!(live.next().await.unwrap().event, "restart");
        write(&running, json!([page("c", "jelling", "c")])).await;
        let message = live.next().await.unwrap();
        assert_eq!(message.event, "message");
        assert!(message.id.ends_with("-2"), "{message:?}");
    });
}
