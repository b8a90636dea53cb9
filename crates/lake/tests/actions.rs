//! Random sequences of actions and mutations against a small model: what is possible, what comes
//! of it, what history tells of it; and what visitors see meanwhile.
//!
//! `VITRINE_ACTION_SEQUENCES` is how many sequences there are; `VITRINE_ACTION_SEED` runs one.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails where it cannot go on"
)]

#[path = "actions/expected_events.rs"]
mod expected_events;
#[path = "actions/model.rs"]
mod model;
#[path = "actions/random.rs"]
mod random;
#[path = "actions/running.rs"]
mod running;
#[path = "actions/wire.rs"]
mod wire;

use expected_events::ExpectedEvent;
use model::{Act, Model, Refusal};
use random::{RELEASES, Random};
use running::{Running, Visited};
use std::collections::BTreeMap;

/// Requests of a sequence.
const STEPS: usize = 14;

fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Two workers, each with a database of its own: tasks of releases are due in a database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn actions_do_what_the_model_does() {
    let seeds: Vec<u64> = match setting("VITRINE_ACTION_SEED") {
        Some(seed) => vec![seed],
        None => (0..setting("VITRINE_ACTION_SEQUENCES").unwrap_or(300)).collect(),
    };
    let (even, odd): (Vec<u64>, Vec<u64>) = seeds.into_iter().partition(|seed| seed % 2 == 0);
    let workers = [even, odd].map(|seeds| tokio::spawn(sequences(seeds)));
    let mut seen = BTreeMap::new();
    for worker in workers {
        for (what, count) in worker.await.unwrap() {
            *seen.entry(what).or_insert(0) += count;
        }
    }
    println!("{seen:?}");
    // Sequences that try nothing would show nothing.
    let rare = ["release delete", "unpublish version", "unpublishDocument"];
    if seen["done"] > 2000 {
        for what in rare {
            assert!(
                seen.get(what).is_some_and(|count| *count > 5),
                "{what}: {seen:?}"
            );
        }
    }
}

/// How often something came up, so that a run shows what it has tried.
type Counts = BTreeMap<&'static str, u32>;

async fn sequences(seeds: Vec<u64>) -> Counts {
    let database = test_support::Database::create("actions", 4).await;
    let mut counts = Counts::new();
    for seed in seeds {
        let running = Running::start(&database.lake, seed).await;
        let mut sequence = Sequence::new(running, seed);
        for _ in 0..STEPS {
            Box::pin(sequence.step()).await;
        }
        sequence.end().await;
        for (what, count) in sequence.counts {
            *counts.entry(what).or_insert(0) += count;
        }
    }
    database.drop().await;
    counts
}

struct Sequence {
    running: Running,
    random: Random,
    seed: u64,
    model: Model,
    /// What the model was after each transaction.
    history: Vec<(String, Model)>,
    /// What documents must tell, the earliest first.
    expected_events: Vec<ExpectedEvent>,
    /// Whether requests have several acts, of which events tell only what came of them all.
    batches: bool,
    number: u32,
    counts: Counts,
}

impl Sequence {
    fn new(running: Running, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let batches = random.chance(40);
        Self {
            running,
            random,
            seed,
            model: Model::default(),
            history: Vec::new(),
            expected_events: Vec::new(),
            batches,
            number: 0,
            counts: Counts::new(),
        }
    }

    fn count(&mut self, what: &'static str) {
        *self.counts.entry(what).or_insert(0) += 1;
    }

    /// Acts, or lets the service do what releases wait for; and compares.
    async fn step(&mut self) {
        if self.random.chance(25) {
            self.run_tasks().await;
        } else {
            Box::pin(self.request()).await;
        }
        let context = format!(
            "seed {}, after {:?}",
            self.seed,
            self.history.last().map(|one| &one.0)
        );
        self.running.compare(&self.model, &context).await;
    }

    async fn request(&mut self) {
        let count = if self.batches {
            1 + self.random.below(3)
        } else {
            1
        };
        let mut after = self.model.clone();
        self.number += 1;
        let id = format!("t{}", self.number);
        let mut acts: Vec<Act> = Vec::new();
        let mut expected = Ok(());
        while acts.len() < count && expected.is_ok() {
            self.number += 1;
            let act = random::likely(&mut self.random, &after, self.number);
            // One request has actions or mutations.
            if acts
                .iter()
                .any(|other: &Act| other.is_raw() != act.is_raw())
            {
                continue;
            }
            let outcome = after.act(&act, &id);
            expected = outcome.map_err(|refusal| (acts.len(), refusal));
            acts.push(act);
        }
        let dry_run = self.random.chance(8);
        let before = self.model.clone();
        if expected.is_ok() && !dry_run {
            self.model = after;
        }
        let request = Box::pin(self.running.request(&id, &acts, dry_run));
        let (done, visited) = Box::pin(self.running.visit_while(request)).await;
        self.check_outcome(&acts, &expected, done);
        self.check_visits(&before, &visited, &format!("{acts:?}"));
        self.count(if expected.is_ok() { "done" } else { "refused" });
        if let (Ok(()), false) = (&expected, dry_run) {
            for act in &acts {
                self.count(act.name());
            }
            if let [act] = acts.as_slice() {
                self.expected_events
                    .extend(Model::events_of(&before, &self.model, act));
            }
            self.history.push((id, self.model.clone()));
        }
    }

    async fn run_tasks(&mut self) {
        // Tasks are done one at a time, in the order in which they came to be due.
        loop {
            let before = self.model.clone();
            let (done, visited) = self.running.visit_while(self.running.run_task()).await;
            let Some((release, transaction)) = done else {
                let waiting = RELEASES.iter().find(|name| self.model.is_due(name));
                assert_eq!(waiting, None, "seed {}", self.seed);
                return;
            };
            assert!(self.model.is_due(&release), "seed {}: {release}", self.seed);
            self.expected_events
                .extend(Model::events_of_task(&before, &release));
            self.model.task(&release, &transaction);
            self.check_visits(&before, &visited, &format!("the task of {release}"));
            self.history.push((transaction, self.model.clone()));
            self.count("tasks");
        }
    }

    fn check_outcome(
        &self,
        acts: &[Act],
        expected: &Result<(), (usize, Refusal)>,
        done: Result<(), serde_json::Value>,
    ) {
        let context = format!("seed {}, {acts:?}\n{:?}", self.seed, self.model);
        match (expected, done) {
            (Ok(()), Ok(())) => {}
            (Err((index, refusal)), Err(error)) => {
                let item = &error["items"][0];
                assert_eq!(item["index"], *index, "{error}\n{context}");
                assert_eq!(item["error"]["type"], refusal.kind, "{error}\n{context}");
                let text = item["error"]["description"].as_str().unwrap();
                assert!(
                    text.contains(&refusal.text),
                    "{error}: {refusal:?}\n{context}"
                );
            }
            (expected, done) => panic!("expected {expected:?}, not {done:?}\n{context}"),
        }
    }

    /// Visitors saw what was published before or what is now, each time as a whole.
    fn check_visits(&mut self, before: &Model, visited: &[Visited], what: &str) {
        let states = [before.published(), self.model.published()];
        let mut known = 0;
        for visit in visited {
            let at = states[known..].iter().position(|state| state == visit);
            let Some(at) = at else {
                panic!(
                    "seed {}, {what}: {visit:?} was seen, not {states:?}",
                    self.seed
                );
            };
            // Who has seen the new does not see the old again.
            known += at;
        }
        *self.counts.entry("visits").or_insert(0) += u32::try_from(visited.len()).unwrap();
    }

    /// Compares all of history.
    async fn end(&mut self) {
        self.run_tasks().await;
        let context = format!("seed {}", self.seed);
        for (transaction, model) in &self.history {
            let was = self.running.documents_at(transaction).await;
            let expected = running::contents(model);
            assert_eq!(was, expected, "{context} at {transaction}");
        }
        if self.batches {
            return;
        }
        let mut expected: BTreeMap<String, Vec<String>> = random::all_ids()
            .into_iter()
            .map(|id| (id, Vec::new()))
            .collect();
        for (id, kind) in &self.expected_events {
            *self.counts.entry(kind).or_insert(0) += 1;
            expected
                .entry(id.clone())
                .or_default()
                .push((*kind).to_owned());
        }
        assert_eq!(self.running.events().await, expected, "{context}");
    }
}
