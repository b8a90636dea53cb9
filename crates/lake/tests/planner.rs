//! The planner from outside: what PostgreSQL judges comes to the same as what the
//! evaluator judges, in every perspective; and what changes an answer bears one of
//! its tags.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails where it cannot go on"
)]

#[path = "planner/configurations.rs"]
mod configurations;
#[path = "planner/database.rs"]
mod database;
#[path = "planner/queries.rs"]
mod queries;

use database::{Database, NOW, operator};
use documents::Perspective;
use groq::{ArraySelector, Limits, Parameters, Value};
use lake::{QueryRequest, QueryResult, Transaction};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Value as Json, json};
use std::collections::BTreeSet;

fn cases(default: usize) -> usize {
    let set = std::env::var("PROPTEST_CASES").ok();
    set.and_then(|cases| cases.parse().ok()).unwrap_or(default)
}

fn runner() -> TestRunner {
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    TestRunner::new_with_rng(Config::default(), rng)
}

fn parameters() -> Parameters {
    let values = json!({"site": "jelling", "slug": "runesten", "ids": ["a1", "drafts.a2", "b1"],
        "today": "2026-11-15", "tag": "tag1", "nothing": null});
    let values = values.as_object().unwrap();
    let value = |json: &Json| Value::from_json(&json.to_string()).unwrap();
    values
        .iter()
        .map(|(name, json)| (name.as_str().into(), value(json)))
        .collect()
}

fn request(query: &str, perspective: &str, pushdown: bool) -> QueryRequest {
    QueryRequest {
        query: query.to_owned(),
        parameters: parameters(),
        perspective: Perspective::parse(perspective).unwrap(),
        versions: true,
        now: NOW.parse().unwrap(),
        limits: Limits::default(),
        long_evaluations: None,
        max_response_bytes: 1 << 24,
        source_map: Some(ArraySelector::Key),
        pushdown,
    }
}

async fn ask(database: &Database, query: &str, perspective: &str, pushdown: bool) -> QueryResult {
    let request = request(query, perspective, pushdown);
    let principal = operator();
    let answer = database.lake.query(&database.dataset, &principal, request);
    answer
        .await
        .unwrap_or_else(|error| panic!("{query}: {error:?}"))
}

const PERSPECTIVES: [&str; 4] = ["raw", "published", "drafts", "rSummer,drafts"];

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_and_the_evaluator_judge_alike() {
    let database = Database::with(&queries::documents()).await;
    let mut runner = runner();
    let queries = queries::query();
    for _ in 0..cases(400) {
        let query = queries.new_tree(&mut runner).unwrap().current();
        for perspective in PERSPECTIVES {
            let with = ask(&database, &query, perspective, true).await;
            let without = ask(&database, &query, perspective, false).await;
            assert_eq!(with.result, without.result, "{query} in {perspective}");
            let [one, other] = [with, without].map(|answer| answer.source_map);
            assert_eq!(one, other, "the map of {query} in {perspective}");
        }
    }
    database.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_changes_an_answer_bears_one_of_its_tags() {
    let database = Database::with(&queries::documents()).await;
    let mut runner = runner();
    let (queries, changes) = (queries::query(), queries::change());
    let mut differed = 0;
    for number in 0..cases(150) {
        let texts: Vec<String> = (0..6)
            .map(|_| queries.new_tree(&mut runner).unwrap().current())
            .collect();
        let mut before = Vec::new();
        for query in &texts {
            before.push(ask(&database, query, "published", true).await);
        }
        let mutation = changes.new_tree(&mut runner).unwrap().current();
        let id = format!("t{number}");
        if !transact(&database, &id, &mutation).await {
            continue;
        }
        let tags: BTreeSet<String> = database.tags_of(&id).await.into_iter().collect();
        for (query, before) in texts.iter().zip(before) {
            let after = ask(&database, query, "published", true).await;
            let afresh = ask(&database, query, "published", false).await;
            assert_eq!(after.result, afresh.result, "{query} after {mutation}");
            if after.result != before.result {
                differed += 1;
                let tagged = before.sync_tags.iter().any(|tag| tags.contains(tag));
                assert!(tagged, "{query} changed by {mutation}");
            }
        }
    }
    assert!(differed > 0, "no change made a difference");
    database.remove().await;
}

/// Makes a mutation; false if it was refused, as a reference may forbid.
async fn transact(database: &Database, id: &str, mutation: &Json) -> bool {
    transact_all(database, id, vec![mutation.clone()]).await
}

async fn transact_all(database: &Database, id: &str, mutations: Vec<Json>) -> bool {
    let transaction = Transaction {
        id: id.to_owned(),
        mutations,
        now: NOW.parse().unwrap(),
        dry_run: false,
        generate_array_keys: false,
        limits: groq::Limits::default(),

        long_evaluations: None,
    };
    let mut keys = || "key".to_owned();
    let (lake, principal) = (&database.lake, operator());
    let done = lake.transact(&database.dataset, &principal, transaction, &mut keys);
    done.await.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_of_documents_takes_one_statement() {
    let database = Database::with(&queries::documents()).await;
    let table = [
        ("1 + 1", 0),
        ("*[_type == 'page' && _id in []]", 0),
        ("*[_type == 'page'][0...3]", 1),
        ("count(*[_type == 'page'])", 1),
        (
            "{'a': *[_type == 'page'][0], 'b': *[_type == 'event'][0], 'c': count(*)}",
            1,
        ),
        (
            "*[_type == 'page']{'tags': tags[]->, 'author': author->name}",
            2,
        ),
        (
            "*[_type == 'person']{'by': *[references(^._id)]{'tags': tags[]->name}}",
            3,
        ),
        ("*[_type == 'page' && author->name == 'Karen']", 2),
    ];
    for (query, statements) in table {
        let answer = ask(&database, query, "raw", true).await;
        assert_eq!(answer.statements, statements, "{query}");
    }
    let few = ask(
        &database,
        "*[_type == 'page'] | order(_updatedAt desc)[0...3]",
        "raw",
        true,
    );
    assert_eq!(few.await.rows, 3);
    database.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_does_not_depend_on_other_pages() {
    let database = Database::with(&queries::documents()).await;
    let page = "*[slug.current == $slug && site == $site && locale == 'da'][0]";
    let page = ask(&database, page, "published", true).await;
    let other = json!({"createOrReplace": {"_id": "other", "_type": "page", "site": "jelling",
        "locale": "da", "slug": {"current": "kongerne"}}});
    assert!(transact(&database, "other", &other).await);
    let tags = database.tags_of("other").await;
    assert!(page.sync_tags.iter().all(|tag| !tags.contains(tag)));
    let same = json!({"patch": {"id": "a1", "set": {"title": "Stenen"}}});
    assert!(transact(&database, "same", &same).await);
    let tags = database.tags_of("same").await;
    assert!(page.sync_tags.iter().any(|tag| tags.contains(tag)));
    database.remove().await;
}

/// References are kept with the type of what refers.
#[tokio::test(flavor = "multi_thread")]
async fn a_document_of_another_type_is_found_by_its_new_type() {
    let database = Database::with(&queries::documents()).await;
    let count = "[count(*[_type == 'service' && references('tag1')]), \
        count(*[_type == 'ticket' && references('tag1')])]";
    for (kind, expected) in [("service", "[1,0]"), ("ticket", "[0,1]")] {
        let made = json!({"createOrReplace": {"_id": "guide", "_type": kind,
            "tag": {"_ref": "tag1"}}});
        assert!(transact(&database, kind, &made).await);
        let answer = ask(&database, count, "published", true).await;
        assert_eq!(answer.result, expected);
    }
    database.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_target_that_goes_in_the_same_transaction_is_missed() {
    let database = Database::with(&[json!({"_id": "hall", "_type": "place"})]).await;
    let show = json!({"_id": "show", "_type": "exhibition", "place": {"_ref": "hall"}});
    let (made, gone) = (json!({"create": show}), json!({"delete": {"id": "hall"}}));
    let back = json!({"create": {"_id": "hall", "_type": "place"}});
    let table = [
        ("deleted-after", vec![made.clone(), gone.clone()], false),
        ("deleted-before", vec![gone.clone(), made.clone()], false),
        ("put-back", vec![gone, made, back], true),
    ];
    for (id, mutations, expected) in table {
        assert_eq!(
            transact_all(&database, id, mutations).await,
            expected,
            "{id}"
        );
    }
    database.remove().await;
}
