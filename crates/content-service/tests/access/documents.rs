//! Documents that carry marks, so that they are seen wherever they come out.

use super::random::Random;
use super::running::{PROJECT, Running};
use jiff::Timestamp;
use lake::{IfThere, Import};
use serde_json::{Value, json};
use std::sync::atomic::Ordering;
use test_support::operator;

/// The mark that a document's text, keys and attribute names carry.
pub(crate) fn mark(n: usize) -> String {
    format!("zq{n:04}qz")
}

/// The mark that the ids of a document, its draft and its versions share.
fn id_mark(n: usize) -> String {
    format!("k{n:04}k")
}

pub(crate) const SITES: [&str; 3] = ["jelling", "roskilde", "ribe"];
pub(crate) const TYPES: [&str; 3] = ["page", "event", "note"];

/// One document, with a mark and an id of its own kind.
pub(crate) fn document(random: &mut Random, n: usize, of: usize) -> Value {
    let own = id_mark(n);
    let near = id_mark(random.below(of));
    let id = match random.below(9) {
        0..=2 => own.clone(),
        3 => format!("drafts.{own}"),
        4 => format!("drafts.{near}"),
        5 => format!("versions.r1.{near}"),
        6 => format!("dotted.{own}"),
        7 => format!("drafts.dotted.{own}"),
        _ => format!("_.releases.{own}"),
    };
    let mark = mark(n);
    let mut document = json!({
        "_id": id,
        "_type": if id.starts_with("_.") { "system.release" } else { random.of(&TYPES) },
        "_createdAt": "2026-01-01T00:00:00Z",
        "title": format!("{mark} {}", random.of(&["the castle", "the ship", "a stone"])),
        "n": random.below(10),
        "tags": [random.of(&["a", "b"]), random.of(&["b", "c"])],
        "owner": format!("holder-{}", random.below(4)),
        "list": [{"_key": mark, "text": mark}],
        // Weak, so that the target may be left out of a copy.
        "to": {"_type": "reference", "_ref": id_mark(random.below(of)), "_weak": true},
    });
    document[format!("f_{mark}")] = json!(n);
    if random.chance(80) {
        document["site"] = json!(random.of(&SITES));
    }
    document
}

/// Documents with ids that differ.
pub(crate) fn documents(random: &mut Random, first: usize, count: usize) -> Vec<Value> {
    let mut documents: Vec<Value> = Vec::new();
    for n in first..first + count {
        let made = document(random, n, first + count);
        if documents.iter().all(|other| other["_id"] != made["_id"]) {
            documents.push(made);
        }
    }
    documents
}

/// Puts documents into a dataset. Those of two datasets have the same revisions and times.
pub(crate) async fn seed<'d>(
    running: &Running,
    dataset: &str,
    documents: impl Iterator<Item = &'d Value>,
) {
    running.clock.store(1_800_000_000_000, Ordering::Relaxed);
    let is_release = |one: &&Value| one["_id"].as_str().unwrap().starts_with("_.releases.");
    let (releases, others): (Vec<&Value>, Vec<&Value>) = documents.partition(is_release);
    let others = others.iter();
    let mutations: Vec<Value> = others.map(|one| json!({ "create": one })).collect();
    let body = json!({"mutations": mutations, "transactionId": "seed"});
    let answer = running.mutate("writer", dataset, &body).await;
    assert_eq!(answer.status.as_u16(), 200, "{}", answer.text());
    // Nobody writes releases by mutations.
    let operator = operator();
    let dataset = running.lake.dataset(PROJECT, dataset, &operator).await;
    let dataset = dataset.unwrap();
    let releases = releases.into_iter();
    let import = Import {
        id: "seed-releases".to_owned(),
        documents: releases
            .map(|one| one.as_object().unwrap().clone())
            .collect(),
        if_there: IfThere::Fail,
        now: Timestamp::from_millisecond(1_800_000_000_000).unwrap(),
    };
    let imported = running.lake.import(&dataset, &operator, import);
    imported.await.unwrap();
}

/// The marks of documents, those in their ids included, that are nowhere in others.
pub(crate) fn hidden_marks(documents: &[Value], visible: &[&Value], upto: usize) -> Vec<String> {
    let all = serde_json::to_string(documents).unwrap();
    let visible = serde_json::to_string(visible).unwrap();
    let marks = (0..upto).flat_map(|n| [mark(n), id_mark(n)]);
    let hidden = marks.filter(|mark| all.contains(mark) && !visible.contains(mark));
    hidden.collect()
}

/// Fails if an answer shows a mark that its request did not.
pub(crate) fn assert_unmarked(marks: &[String], request: &str, answer: &str) {
    for mark in marks {
        let leaked = answer.contains(mark) && !request.contains(mark);
        assert!(!leaked, "{mark} came out\n{request}\n{answer}");
    }
}

/// More cases on request: `VITRINE_ACCESS_CASES=20` is twenty times as many.
pub(crate) fn times() -> usize {
    let times = std::env::var("VITRINE_ACCESS_CASES");
    times.map_or(1, |times| times.parse().unwrap())
}
