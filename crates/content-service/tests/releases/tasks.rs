//! The tasks of releases, carried out by several nodes.

use super::acting::{Acting, action, of_release, with_editor};
use content_service::run_release_tasks;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const RELEASES: usize = 24;

/// Releases that are due already, each with a version of a document of its own.
async fn due_releases(it: &Acting) {
    let mut actions = Vec::new();
    for n in 0..RELEASES {
        let (release, id) = (format!("r{n}"), format!("d{n}"));
        actions.push(of_release("create", &release));
        actions.push(action(
            "document.version.create",
            json!({"publishedId": id,
                "document": {"_id": format!("versions.{release}.{id}"), "_type": "page"}}),
        ));
        let members = json!({"releaseId": release, "publishAt": "2020-01-01T00:00:00Z"});
        actions.push(action("release.schedule", members));
    }
    it.act(Value::from(actions)).await;
}

/// Each release is published once, however many nodes look for tasks at the same time.
#[test]
fn a_task_is_done_once() {
    with_editor(|it| async move {
        due_releases(&it).await;
        let run = |node: usize| {
            let lake = it.0.lake.clone();
            tokio::spawn(async move {
                let mut count = 0;
                let mut ids = || {
                    count += 1;
                    format!("node-{node}-{count}")
                };
                lake.run_due_release_tasks(&mut ids).await.unwrap()
            })
        };
        let nodes = [run(0), run(1), run(2), run(3)];
        let mut done: BTreeMap<String, usize> = BTreeMap::new();
        for node in nodes {
            for one in node.await.unwrap() {
                assert_eq!(one.failure, None);
                assert!(one.lag.as_secs() < 600, "late by {:?}", one.lag);
                *done.entry(one.release).or_default() += 1;
            }
        }
        assert_eq!(done.len(), RELEASES);
        assert!(done.values().all(|times| *times == 1), "{done:?}");
        assert_eq!(
            it.query("", "published", "count(*[_type == 'page'])").await,
            RELEASES
        );
        let published = "count(releases::all()[state == 'published' && defined(publishedAt)])";
        assert_eq!(it.query("editor", "raw", published).await, RELEASES);
    });
}

/// The service does them by itself, and counts them.
#[test]
fn the_service_looks_for_tasks() {
    with_editor(|it| async move {
        tokio::spawn(run_release_tasks(it.0.service.clone()));
        due_releases(&it).await;
        let mut seen = 0;
        while seen < RELEASES {
            let count = it.query("", "published", "count(*[_type == 'page'])").await;
            seen = usize::try_from(count.as_u64().unwrap()).unwrap();
        }
        let line =
            format!("vitrine_release_tasks_total{{task=\"publish\",outcome=\"done\"}} {RELEASES}");
        // The last one is counted after its commit.
        while !it.0.get("", "/metrics").await.text().contains(&line) {}
        let metrics = it.0.get("", "/metrics").await.text();
        let lag = format!("vitrine_release_task_lag_seconds_count {RELEASES}");
        assert!(metrics.contains(&lag), "{metrics}");
    });
}

/// Who polls while 500 documents are published sees none of them or all.
#[test]
fn a_release_is_published_whole() {
    with_editor(|it| async move {
        let version = |n: usize| {
            let id = format!("versions.big.d{n}");
            json!({"_id": id, "_type": "page", "n": 2})
        };
        let versions: Vec<Value> = (0..500).map(version).collect();
        it.create(&versions).await;
        it.act(json!([
            of_release("create", "big"),
            of_release("publish", "big")
        ]))
        .await;
        let running = it.0.clone();
        let reader = tokio::spawn(async move {
            let it = Acting(running);
            let mut seen = Vec::new();
            while seen.last() != Some(&json!(500)) {
                seen.push(
                    it.query("", "published", "count(*[_type == 'page' && n == 2])")
                        .await,
                );
            }
            seen
        });
        it.settle().await;
        let seen = reader.await.unwrap();
        assert!(
            seen.iter().all(|count| *count == 0 || *count == 500),
            "{seen:?}"
        );
    });
}
