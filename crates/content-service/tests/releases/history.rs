//! Raw mutations and actions in random order keep the history of a document.

use super::acting::{Acting, action, of_release, with_editor};
use crate::access::random::Random;
use documents::effects;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const IDS: [&str; 3] = ["a", "drafts.a", "versions.r.a"];

fn raw(random: &mut Random, n: usize) -> Value {
    let id = *random.of(&IDS);
    let document = json!({"_id": id, "_type": "page", "n": n, "list": [{"_key": "k", "n": n}]});
    match random.below(5) {
        0 => json!({"create": document}),
        1 => json!({"createOrReplace": document}),
        2 => json!({"delete": {"id": id}}),
        3 => json!({"patch": {"id": id, "set": {"n": n, "text": "x".repeat(n % 7)}}}),
        _ => json!({"patch": {"query": "*[_type == 'page']", "inc": {"n": 1}}}),
    }
}

fn taken(random: &mut Random, n: usize) -> Value {
    let version = *random.of(&IDS[1..]);
    let pair = json!({"draftId": version, "publishedId": "a"});
    let mut edit = pair.clone();
    edit["patch"] = json!({"set": {"n": n}, "unset": ["text"]});
    match random.below(9) {
        0 => action(
            "document.create",
            json!({"publishedId": "a",
            "attributes": {"_id": version, "_type": "page", "n": n}}),
        ),
        1 | 2 => action("document.edit", edit),
        3 => action("document.publish", pair),
        4 => action("document.unpublish", pair),
        5 => action("document.discard", json!({"draftId": version})),
        6 => action(
            "document.delete",
            json!({"publishedId": "a", "includeDrafts": IDS[1..]}),
        ),
        7 => action(
            "document.version.create",
            json!({"publishedId": "a", "baseId": "a",
            "versionId": "versions.r.a"}),
        ),
        _ => {
            let steps = ["create", "publish", "archive", "unarchive", "delete"];
            of_release(steps[random.below(steps.len())], "r")
        }
    }
}

/// Each document after each transaction that touched it, by replaying the effects of history.
async fn replayed(it: &Acting) -> Vec<(String, BTreeMap<String, Value>)> {
    let path = format!(
        "/v2025-02-19/data/history/production/transactions/{}?effectFormat=mendoza&excludeContent=true&limit=1000",
        IDS.join(",")
    );
    let text = it.0.get("editor", &path).await.text();
    let mut now: BTreeMap<String, Value> = BTreeMap::new();
    let mut states = Vec::new();
    for line in text.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        for (id, effect) in line["effects"].as_object().unwrap() {
            if !IDS.contains(&id.as_str()) {
                continue;
            }
            let before = now.remove(id).unwrap_or(Value::Null);
            let after = effects::apply(&before, effect["apply"].as_array().unwrap()).unwrap();
            let back = effects::apply(&after, effect["revert"].as_array().unwrap()).unwrap();
            assert_eq!(back, before, "the way back of {id} in {line}");
            if !after.is_null() {
                assert_eq!(after["_rev"], line["id"], "the revision of {id}");
            }
            now.insert(id.clone(), after);
        }
        states.push((line["id"].as_str().unwrap().to_owned(), now.clone()));
    }
    states
}

#[test]
fn mutations_and_actions_keep_one_history() {
    with_editor(|it| async move {
        let mut random = Random::new(27);
        let mut done = 0;
        for n in 0..150 {
            let answer = if random.chance(50) {
                it.mutate(raw(&mut random, n)).await
            } else {
                let body = json!({"actions": [taken(&mut random, n)]});
                it.post("editor", super::acting::VERSION, &body).await
            };
            assert!(answer.status.as_u16() < 500, "{}", answer.text());
            done += usize::from(answer.status == 200);
            if random.chance(30) {
                it.run_tasks().await;
            }
        }
        assert!(done > 40, "only {done} of 150 were possible");
        let states = replayed(&it).await;
        let (_, last) = states.last().unwrap();
        for id in IDS {
            let stored = it.document(id).await;
            assert_eq!(last.get(id).unwrap_or(&Value::Null), &stored, "{id}");
        }
        // Each revision is found again by its id.
        for (revision, state) in states.iter().step_by(7) {
            for id in IDS {
                let path = format!(
                    "/v2025-02-19/data/history/production/documents/{id}?revision={revision}"
                );
                let found = it.0.get("editor", &path).await.json();
                let expected = state.get(id).unwrap_or(&Value::Null);
                assert_eq!(&found["documents"][0], expected, "{id} at {revision}");
            }
        }
    });
}
