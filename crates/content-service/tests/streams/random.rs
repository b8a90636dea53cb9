//! Random documents, roles and times: content goes only to who may read it when it is sent.

use super::stream::{Received, Stream, museum, page, write};
use crate::access::documents::times;
use crate::access::random::Random;
use crate::access::running::{Running, with_service};
use content_service::Settings;
use serde_json::{Value, json};
use std::collections::HashMap;

const READERS: [&str; 3] = ["", "jelling", "writer"];
const SITES: [&str; 2] = ["jelling", "slottet"];
const IDS: [&str; 5] = ["a", "b", "c", "drafts.a", "versions.r.b"];

/// Each text that was ever written, and what is there now, by document.
#[derive(Default)]
struct Model {
    written: Vec<(String, &'static str)>,
    now: HashMap<&'static str, (usize, &'static str)>,
}

impl Model {
    /// Something that an editor does.
    async fn step(&mut self, running: &Running, random: &mut Random) {
        let id = *random.of(&IDS);
        if random.chance(25) {
            self.now.remove(id);
            return write(running, json!([{"delete": {"id": id}}])).await;
        }
        let site = *random.of(&SITES);
        let number = self.written.len();
        self.written.push((id.to_owned(), site));
        self.now.insert(id, (number, site));
        write(running, json!([page(id, site, &text(number))])).await;
    }

    /// Whether a reader may see a text that was written to a document at some time.
    fn may_see(&self, reader: &str, number: usize) -> bool {
        let (id, site) = &self.written[number];
        let now = self.now.get(id.as_str());
        match reader {
            "" => !id.contains('.') && now.is_some(),
            "jelling" => *site == "jelling" && now.is_some_and(|(_, site)| *site == "jelling"),
            _ => true,
        }
    }

    fn check(&self, one: &Open, received: &Received) {
        let reader = one.reader;
        let seq = received.id.split('-').nth(1);
        let is_replayed = seq.is_some_and(|seq| seq.parse::<i64>().unwrap() <= one.replayed_to);
        let data = &received.data;
        let content = ["result", "previous", "mutations", "effects"].map(|name| &data[name]);
        let content = json!(content).to_string();
        for number in 0..self.written.len() {
            if !content.contains(&text(number)) {
                continue;
            }
            assert!(
                self.may_see(reader, number),
                "{reader:?} saw {number}: {received:?}"
            );
            let is_now = self.now.values().any(|(now, _)| *now == number);
            // Without a token nothing is replayed that is not true now.
            let may_be_old = !is_replayed || !reader.is_empty();
            assert!(may_be_old || is_now, "{number}: {received:?}");
        }
        if data["transition"] == "disappear" && reader != "writer" {
            let is_empty = |name: &&str| data[name].is_null() || data[name] == json!([]);
            let content = ["previous", "mutations", "effects"];
            assert!(content.iter().all(is_empty), "{reader:?}: {received:?}");
        }
    }
}

/// A text that is part of no other.
fn text(number: usize) -> String {
    format!("<{number}>")
}

/// A stream with who reads it.
struct Open {
    reader: &'static str,
    /// The number of the latest transaction that was over when it was opened.
    replayed_to: i64,
    last: String,
    stream: Stream,
}

impl Open {
    async fn new(running: &Running, reader: &'static str, last: &str) -> Self {
        let ds = running.production().await.ds;
        let position = running.lake.position(ds).await.unwrap().unwrap();
        let mut stream = Stream::listen(running, reader, last).await;
        let greeting = stream.next().await.unwrap();
        let last = greeting.id;
        let begins_at: i64 = last.split('-').nth(1).unwrap().parse().unwrap();
        let is_back = greeting.event == "welcomeback";
        Self {
            reader,
            replayed_to: if is_back { position.seq } else { begins_at },
            last,
            stream,
        }
    }
}

async fn round(running: &Running, random: &mut Random, model: &mut Model, open: &mut Vec<Open>) {
    for _ in 0..random.below(6) {
        model.step(running, random).await;
    }
    if random.chance(60) {
        let reader: &&str = random.of(&READERS);
        open.push(Open::new(running, reader, "").await);
    }
    if random.chance(50) && !open.is_empty() {
        let left = open.swap_remove(random.below(open.len()));
        model.step(running, random).await;
        open.push(Open::new(running, left.reader, &left.last).await);
    }
    write(running, json!([page("last", "jelling", "last")])).await;
    for one in open.iter_mut().filter(|_| random.chance(70)) {
        let received = one.stream.until("last").await;
        for received in &received {
            model.check(one, received);
        }
        one.last = received
            .last()
            .map_or(String::new(), |last| last.id.clone());
    }
}

#[test]
fn content_goes_only_to_who_may_read_it_when_it_is_sent() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        for seed in 0..4 * times() {
            let mut random = Random::new(7000 + seed as u64);
            let mut model = Model::default();
            let mut open = Vec::new();
            let deletions: Vec<Value> = IDS.map(|id| json!({"delete": {"id": id}})).to_vec();
            write(&running, json!(deletions)).await;
            for _ in 0..15 {
                round(&running, &mut random, &mut model, &mut open).await;
            }
        }
    });
}
