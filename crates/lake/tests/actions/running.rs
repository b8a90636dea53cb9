//! The lake, as the model's judge asks it.

use super::model::{Act, Content, Model};
use super::random::all_ids;
use super::wire;
use documents::Perspective;
use groq::{Limits, Parameters};
use jiff::Timestamp;
use lake::{
    Actions, Dataset, EventsRequest, Lake, LakeError, Moment, Principal, QueryRequest, Transaction,
};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use test_support::{operator, put_dataset, put_token};
use tokio::sync::watch;

const PROJECT: &str = "museum";

/// The token of who acts: a task is done as who began it.
const OPERATOR: &str = "operator";

/// What visitors ask for, in turns.
const PERSPECTIVES: [[&str; 2]; 2] = [["raw", "r1,drafts"], ["published", "drafts"]];

/// Published documents by id, as a visitor sees them together.
pub(crate) type Visited = BTreeMap<String, u32>;

/// A dataset of a sequence's own.
pub(crate) struct Running {
    lake: Lake,
    dataset: Dataset,
    operator: Principal,
    tasks: AtomicU32,
    turns: AtomicU32,
}

impl Running {
    pub(crate) async fn start(lake: &Lake, seed: u64) -> Self {
        let name = format!("s{seed}");
        let now = Timestamp::UNIX_EPOCH;
        lake.put_project(PROJECT, "Museum", now).await.unwrap();
        if lake.tokens(PROJECT).await.unwrap().is_empty() {
            put_token(lake, PROJECT, OPERATOR, "administrator").await;
        }
        put_dataset(lake, PROJECT, &name, true).await;
        let operator = operator();
        let dataset = lake.dataset(PROJECT, &name, &operator).await.unwrap();
        let lake = lake.clone();
        Self {
            lake,
            dataset,
            operator,
            tasks: AtomicU32::new(1),
            turns: AtomicU32::new(0),
        }
    }

    /// Sends acts; the protocol's error if they are refused.
    pub(crate) async fn request(&self, id: &str, acts: &[Act], dry_run: bool) -> Result<(), Value> {
        let now = Timestamp::UNIX_EPOCH;
        let done = if acts.iter().all(Act::is_raw) {
            let transaction = Transaction {
                id: id.to_owned(),
                mutations: acts.iter().map(wire::mutation).collect(),
                now,
                dry_run,
                generate_array_keys: false,
                limits: Limits::default(),
                long_evaluations: None,
            };
            let mut keys = || "key".to_owned();
            let done = self
                .lake
                .transact(&self.dataset, &self.operator, transaction, &mut keys);
            done.await.map(|_| ())
        } else {
            let actions = Actions {
                id: id.to_owned(),
                actions: acts.iter().map(wire::action).collect(),
                now,
                dry_run,
                releases: true,
            };
            let done = self.lake.act(&self.dataset, &self.operator, actions).await;
            done.map(|echoed| assert_eq!(echoed, id))
        };
        done.map_err(|error| match error {
            LakeError::Mutation(failure) => failure.to_json(),
            other => panic!("{other:?}"),
        })
    }

    /// Has the service do the next thing that is due: the release, and the transaction.
    pub(crate) async fn run_task(&self) -> Option<(String, String)> {
        let mut ids = || format!("task{}", self.tasks.fetch_add(1, Ordering::Relaxed));
        let mut round = self.lake.begin_release_task_round().await.unwrap();
        let done = Box::pin(round.run_next(&mut ids)).await.unwrap()?;
        assert_eq!(done.failure, None);
        assert_eq!(done.dataset, self.dataset.name);
        Some((done.release, done.transaction_id))
    }

    /// Looks at what is published while something happens, in one perspective or another, and after
    /// it.
    pub(crate) async fn visit_while<Done>(
        &self,
        doing: impl Future<Output = Done>,
    ) -> (Done, Vec<Visited>) {
        let (done, mut is_done) = watch::channel(false);
        let visits = async {
            let mut visits = Vec::new();
            let turn = self.turns.fetch_add(1, Ordering::Relaxed);
            for perspective in PERSPECTIVES[turn as usize % 2] {
                visits.push(self.visit(&Principal::Anonymous, perspective).await);
                if *is_done.borrow() {
                    break;
                }
            }
            is_done.wait_for(|done| *done).await.unwrap();
            // An editor who looks at what is published sees the same as anyone.
            visits.push(match turn % 4 {
                0 => self.visit(&self.operator, "published").await,
                _ => self.visit(&Principal::Anonymous, "raw").await,
            });
            visits
        };
        let doing = async {
            let outcome = doing.await;
            done.send_replace(true);
            outcome
        };
        tokio::join!(doing, visits)
    }

    async fn visit(&self, principal: &Principal, perspective: &str) -> Visited {
        let request = QueryRequest {
            source_map: None,
            query: "*[_type == 'page']{_id, n}".to_owned(),
            parameters: Parameters::default(),
            perspective: Perspective::parse(perspective).unwrap(),
            versions: true,
            now: Timestamp::UNIX_EPOCH,
            limits: Limits::default(),
            long_evaluations: None,
            max_response_bytes: 1 << 20,
            pushdown: true,
        };
        let answer = self
            .lake
            .query(&self.dataset, principal, request)
            .await
            .unwrap();
        let answer: Vec<Value> = serde_json::from_str(&answer.result).unwrap();
        let pair = |document: &Value| (text(document, "_id"), number(document));
        answer.iter().map(pair).collect()
    }

    /// Compares every document and the state of every release.
    pub(crate) async fn compare(&self, model: &Model, context: &str) {
        let ids = all_ids();
        let found = self.lake.documents(&self.dataset, &self.operator, &ids);
        let found = read(&found.await.unwrap().documents);
        assert_eq!(found, contents(model), "{context}");
        let releases = super::random::RELEASES.map(|name| format!("_.releases.{name}"));
        let releases = self
            .lake
            .documents(&self.dataset, &self.operator, &releases);
        let releases = releases.await.unwrap().documents;
        let releases: BTreeMap<String, (String, u64)> = releases
            .iter()
            .map(|release| serde_json::from_str::<Value>(release).unwrap())
            .map(|release| {
                let n = release["metadata"]["n"].as_u64().unwrap();
                (text(&release, "name"), (text(&release, "state"), n))
            })
            .collect();
        let expected = model.releases.iter();
        let expected = expected.map(|(name, release)| {
            (
                name.clone(),
                (release.state.to_owned(), u64::from(release.n)),
            )
        });
        assert_eq!(releases, expected.collect(), "{context}");
    }

    /// All documents as a transaction left them.
    pub(crate) async fn documents_at(&self, transaction: &str) -> BTreeMap<String, Content> {
        let moment = Moment::Revision(transaction.to_owned());
        let ids = all_ids();
        let found = self
            .lake
            .documents_at(&self.dataset, &self.operator, &ids, &moment);
        read(&found.await.unwrap())
    }

    /// The types of the events of each document, the earliest first.
    pub(crate) async fn events(&self) -> BTreeMap<String, Vec<String>> {
        let request = EventsRequest {
            after: None,
            limit: 1000,
        };
        let ids = all_ids();
        let page = self
            .lake
            .document_events(&self.dataset, &self.operator, &ids, &request);
        let events = page.await.unwrap().events.into_iter();
        let kinds = |events: Vec<Value>| events.iter().rev().map(|one| text(one, "type")).collect();
        events.map(|(id, events)| (id, kinds(events))).collect()
    }
}

/// The documents of a model.
pub(crate) fn contents(model: &Model) -> BTreeMap<String, Content> {
    model.documents.clone()
}

fn read(texts: &[String]) -> BTreeMap<String, Content> {
    let documents = texts
        .iter()
        .map(|text| serde_json::from_str::<Value>(text).unwrap());
    documents
        .map(|document| {
            let content = Content {
                n: number(&document),
                removal: document["_system"]["delete"] == true,
                revision: text(&document, "_rev"),
            };
            (text(&document, "_id"), content)
        })
        .collect()
}

fn text(document: &Value, name: &str) -> String {
    document[name].as_str().unwrap().to_owned()
}

fn number(document: &Value) -> u32 {
    document["n"].as_u64().unwrap().try_into().unwrap()
}
