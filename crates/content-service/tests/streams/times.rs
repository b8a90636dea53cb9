//! Roles that read the clock, which goes on while a stream is open.

use super::stream::{Stream, museum, write};
use crate::access::running::{PROJECT, Running, with_service};
use content_service::Settings;
use jiff::{SignedDuration, Timestamp};
use lake::{Grant, Permission, Role};
use serde_json::{Value, json};
use std::sync::atomic::Ordering;
use std::time::Duration;

const HOUR: i64 = 3_600_000;

/// Longer than a reader's rights count as those of the moment.
const MOMENT: Duration = Duration::from_millis(60);

/// A role that reads what has begun and is not over.
async fn timed(running: &Running) {
    museum(running).await;
    let filter = "from <= now() && until > now()";
    let grants = vec![Grant::new(filter, &[Permission::Read]).unwrap()];
    let role = Role::new("timed", "Timed", grants, false).unwrap();
    running.lake.put_role(PROJECT, &role).await.unwrap();
    running.token("timed", "timed").await;
}

/// A page that a role may read from one hour to another, counted from the start of the test.
fn page(id: &str, hours: [i64; 2], text: &str) -> Value {
    let [from, until] = hours.map(|hours| {
        let start = Timestamp::from_millisecond(1_790_000_000_000).unwrap();
        (start + SignedDuration::from_hours(hours)).to_string()
    });
    json!({"createOrReplace": {
        "_id": id, "_type": "page", "from": from, "until": until, "text": text,
    }})
}

fn wait(running: &Running, hours: i64) {
    running.clock.fetch_add(hours * HOUR, Ordering::Relaxed);
}

#[test]
fn a_role_is_judged_by_the_time_of_the_event() {
    with_service(Settings::default(), |running| async move {
        timed(&running).await;
        let mut listener = Stream::listen(&running, "timed", "").await;
        let mut live = Stream::live(&running, "timed", "").await;
        for stream in [&mut listener, &mut live] {
            assert_eq!(stream.next().await.unwrap().event, "welcome");
        }
        wait(&running, 2);
        write(&running, json!([page("over", [-1, 1], "zqx")])).await;
        write(&running, json!([page("begun", [1, 9], "seen")])).await;
        let seen = listener.next().await.unwrap();
        assert_eq!(seen.data["documentId"], "begun");
        assert_eq!(seen.data["result"]["text"], "seen");
        let dataset = running.production().await;
        let latest = running.lake.position(dataset.ds).await.unwrap().unwrap();
        let message = live.next().await.unwrap();
        assert_eq!(message.event, "message");
        assert_eq!(message.id, format!("{}-{}", dataset.ds, latest.seq));
    });
}

#[test]
fn what_one_stream_was_sent_is_judged_again_for_the_next() {
    with_service(Settings::default(), |running| async move {
        timed(&running).await;
        let (mut early, mut late) = (Vec::new(), Vec::new());
        for streams in [&mut early, &mut late] {
            streams.push(Stream::listen(&running, "timed", "").await);
            streams.push(Stream::live(&running, "timed", "").await);
            for stream in streams {
                assert_eq!(stream.next().await.unwrap().event, "welcome");
            }
        }
        write(&running, json!([page("ends", [-1, 1], "zqx")])).await;
        write(&running, json!([page("stays", [-1, 9], "stays")])).await;
        let dataset = running.production().await;
        let position = running.lake.position(dataset.ds).await.unwrap().unwrap();
        let id = |seq: i64| format!("{}-{seq}", dataset.ds);
        for stream in &mut early {
            assert_eq!(stream.next().await.unwrap().id, id(position.seq - 1));
            assert_eq!(stream.next().await.unwrap().id, id(position.seq));
        }
        wait(&running, 2);
        tokio::time::sleep(MOMENT).await;
        for stream in &mut late {
            let next = stream.next().await.unwrap();
            assert_eq!(next.id, id(position.seq), "{next:?}");
        }
    });
}
