//! Random documents, roles, times and purges on two nodes: content goes only to who may read it
//! when it is sent.

use super::model::{IDS, Model, Role, State, Who};
use super::stream::{Received, Stream, museum, page, write};
use crate::access::documents::times;
use crate::access::random::Random;
use crate::access::running::{PROJECT, Running, with_service};
use content_service::Settings;
use lake::{Dataset, Grant, Permission};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::time::Duration;
use test_support::operator;

const HOUR: i64 = 3_600_000;

/// Longer than a reader's rights count as those of the moment.
const MOMENT: Duration = Duration::from_millis(60);

/// Longer than a node takes to learn of a purge that nobody announces.
const POLLED: Duration = Duration::from_secs(1);

/// The nodes, and the model of what they have.
struct World {
    nodes: [Running; 2],
    dataset: Dataset,
    model: Model,
    readers: Vec<(String, Who)>,
    ends: usize,
}

impl World {
    async fn new(nodes: &[Running; 2], seed: usize, random: &mut Random) -> Self {
        let mut readers = vec![
            (String::new(), Who::Anyone),
            ("writer".to_owned(), Who::Editor),
        ];
        for n in 0..3 {
            let role = Role::random(format!("role-{seed}-{n}"), random);
            let grants = vec![Grant::new(&role.filter(), &[Permission::Read]).unwrap()];
            let stored = lake::Role::new(&role.name, "Random", grants, false).unwrap();
            nodes[0].lake.put_role(PROJECT, &stored).await.unwrap();
            nodes[0].token(&role.name, &role.name).await;
            readers.push((role.name.clone(), Who::Role(role)));
        }
        let deletions: Vec<Value> = IDS.map(|id| json!({"delete": {"id": id}})).to_vec();
        write(&nodes[0], json!(deletions)).await;
        Self {
            dataset: nodes[0].production().await,
            nodes: nodes.clone(),
            model: Model::default(),
            readers,
            ends: 0,
        }
    }

    fn now(&self) -> i64 {
        self.nodes[0].clock.load(Ordering::Relaxed)
    }

    async fn seq(&self) -> i64 {
        let position = self.nodes[0].lake.position(self.dataset.ds).await;
        position.unwrap().unwrap().seq
    }

    /// Something that happens.
    async fn step(&mut self, random: &mut Random) {
        let id = *random.of(&IDS);
        let node = &self.nodes[usize::from(random.chance(20))];
        match random.below(100) {
            0..25 if !self.model.is_there(id) => {}
            0..25 => {
                write(node, json!([{"delete": {"id": id}}])).await;
                let seq = self.seq().await;
                self.model.commit(id, seq, None);
            }
            25..29 => {
                let (operator, ids) = (operator(), [id.to_owned()]);
                let purged = node.lake.purge(&self.dataset, &operator, &ids);
                purged.await.unwrap();
                self.model.purge(id);
                tokio::time::sleep(POLLED).await;
            }
            29..40 => {
                let hours = HOUR * i64::try_from(1 + random.below(3)).unwrap();
                node.clock.fetch_add(hours, Ordering::Relaxed);
            }
            _ => {
                let state = State::random(self.model.written, self.now(), random);
                self.model.written += 1;
                write(node, json!([{"createOrReplace": state.document(id)}])).await;
                let seq = self.seq().await;
                self.model.commit(id, seq, Some(state));
            }
        }
    }

    async fn round(&mut self, random: &mut Random, open: &mut Vec<Open>) {
        for _ in 0..random.below(6) {
            self.step(random).await;
        }
        if random.chance(60) {
            let (token, who) = random.of(&self.readers).clone();
            let node = usize::from(random.chance(10));
            open.push(Open::new(&self.nodes[node], token, who, "").await);
        }
        if random.chance(50) && !open.is_empty() {
            let left = open.swap_remove(random.below(open.len()));
            self.step(random).await;
            let node = &self.nodes[usize::from(random.chance(10))];
            open.push(Open::new(node, left.token, left.who, &left.last).await);
        }
        self.ends += 1;
        let end = format!("last{}", self.ends);
        write(&self.nodes[0], json!([page(&end, "jelling", "last")])).await;
        let up_to = self.seq().await;
        tokio::time::sleep(MOMENT).await;
        for one in open.iter_mut().filter(|_| random.chance(60)) {
            one.read(self, &end, up_to).await;
        }
    }
}

/// A stream with who reads it.
struct Open {
    token: String,
    who: Who,
    /// The transaction after which it goes on.
    position: i64,
    last: String,
    stream: Stream,
}

impl Open {
    async fn new(running: &Running, token: String, who: Who, last: &str) -> Self {
        let mut stream = Stream::listen(running, &token, last).await;
        let greeting = stream.next().await.unwrap();
        Self {
            token,
            who,
            position: seq_of(&greeting),
            last: greeting.id,
            stream,
        }
    }

    /// Reads on until a document that was written last.
    async fn read(&mut self, world: &World, end: &str, up_to: i64) {
        let mut disappeared = BTreeSet::new();
        loop {
            let received = self.stream.next().await.unwrap();
            self.last.clone_from(&received.id);
            if received.event == "reset" {
                self.position = seq_of(&received);
                disappeared.clear();
                continue;
            }
            let (data, seq) = (&received.data, seq_of(&received));
            world.model.check(&self.who, data, seq, world.now());
            let document = data["documentId"].as_str().unwrap();
            if data["transition"] == "disappear" {
                disappeared.insert((document.to_owned(), seq));
            }
            if document == end {
                break;
            }
        }
        let numbers = (self.position, up_to);
        let expected = world.model.disappearances(&self.who, numbers, world.now());
        let missing: Vec<_> = expected.difference(&disappeared).collect();
        assert!(missing.is_empty(), "{:?} misses {missing:?}", self.who);
        self.position = up_to;
    }
}

/// The number of the transaction in an event's id.
fn seq_of(received: &Received) -> i64 {
    received.id.split('-').nth(1).unwrap().parse().unwrap()
}

#[test]
fn content_goes_only_to_who_may_read_it_when_it_is_sent() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let nodes = [running.clone(), running.distant_node().await];
        for seed in 0..4 * times() {
            let mut random = Random::new(7000 + seed as u64);
            let mut world = World::new(&nodes, seed, &mut random).await;
            let mut open = Vec::new();
            for _ in 0..15 {
                world.round(&mut random, &mut open).await;
            }
        }
    });
}
