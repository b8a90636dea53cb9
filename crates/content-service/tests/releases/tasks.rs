//! The tasks of releases, carried out by several nodes.

use super::acting::{Acting, action, of_release, with_editor};
use content_service::run_release_tasks;
use lake::PendingReleaseTasks;
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
        let overdue = "vitrine_release_task_overdue_seconds ";
        assert!(metrics.contains(overdue), "{metrics}");
    });
}

/// A temporary failure defers a task, which does not hold up the others.
#[test]
fn a_failing_task_is_deferred() {
    with_editor(|it| async move {
        due_releases(&it).await;
        let pool = it.0.lake.pool();
        // A conflict, and a table that a newer node has not made yet.
        for code in ["40001", "42P01"] {
            let refuse = format!(
                "create or replace function refuse() returns trigger language plpgsql as $$
                 begin raise exception 'not now' using errcode = '{code}'; end $$;
                 create or replace trigger refuse before insert on document
                 for each row when (new.id = 'd0') execute function refuse()"
            );
            sqlx::raw_sql(sqlx::AssertSqlSafe(refuse))
                .execute(pool)
                .await
                .unwrap();
            for done in it.run_tasks().await {
                assert_eq!(done.failure, None);
            }
            let others = "count(*[_type == 'page'])";
            assert_eq!(it.query("", "published", others).await, RELEASES - 1);
            assert_eq!(it.state("r0").await, "scheduled");
            let pending = it.pending_tasks().await;
            assert!(
                pending.overdue.is_some() && pending.next.is_none(),
                "{pending:?}"
            );
        }
        let gone = sqlx::query("drop trigger refuse on document");
        gone.execute(pool).await.unwrap();
        it.settle().await;
        assert_eq!(it.state("r0").await, "published");
        assert_eq!(it.pending_tasks().await, PendingReleaseTasks::default());
    });
}

/// PostgreSQL takes the locks of a node that stalls, also while it gives a task up: the row of
/// the task and the lock of the dataset are held under a timeout.
#[test]
fn a_node_that_stalls_does_not_keep_the_locks_of_a_task() {
    with_editor(|it| async move {
        due_releases(&it).await;
        let pool = it.0.lake.pool();
        let triggers = "
            create table held_task (release text, timeout text);
            create function note_timeout() returns trigger language plpgsql as $$
              begin
                insert into held_task
                values (old.release, current_setting('idle_in_transaction_session_timeout'));
                return old;
              end $$;
            create trigger note_timeout before delete on release_task
              for each row execute function note_timeout();
            create function refuse() returns trigger language plpgsql as $$
              begin raise exception 'never' using errcode = '22000'; end $$;
            create trigger refuse before insert on document
              for each row when (new.id = 'd0') execute function refuse()";
        sqlx::raw_sql(triggers).execute(pool).await.unwrap();
        let done = it.run_tasks().await;
        let given_up: Vec<&str> = done
            .iter()
            .filter(|done| done.failure.is_some())
            .map(|done| &*done.release)
            .collect();
        assert_eq!(given_up, ["r0"]);
        let timeouts: Vec<(String, String)> =
            sqlx::query_as("select release, timeout from held_task")
                .fetch_all(pool)
                .await
                .unwrap();
        assert_eq!(timeouts.len(), RELEASES);
        for (release, timeout) in timeouts {
            assert_eq!(timeout, "30s", "{release}");
        }
    });
}

/// A task that another node is doing is no reason for another round at once.
#[test]
fn a_task_of_another_node_is_not_waited_for() {
    with_editor(|it| async move {
        due_releases(&it).await;
        let mut other = it.0.lake.pool().begin().await.unwrap();
        let take = sqlx::query("select from release_task for update");
        take.execute(&mut *other).await.unwrap();
        let mut round = it.0.lake.begin_release_task_round().await.unwrap();
        let mut ids = || "never".to_owned();
        assert_eq!(round.run_next(&mut ids).await.unwrap(), None);
        let pending = round.pending().await.unwrap();
        assert!(
            pending.overdue.is_some() && pending.next.is_none(),
            "{pending:?}"
        );
        other.rollback().await.unwrap();
        it.settle().await;
        assert_eq!(it.pending_tasks().await, PendingReleaseTasks::default());
    });
}

/// A task whose release is gone is dropped.
#[test]
fn a_task_without_a_release_is_dropped() {
    with_editor(|it| async move {
        let task = "insert into release_task (ds, release, task, due, author)
             select ds, 'gone', 'publish', clock_timestamp(), 'editor' from dataset";
        sqlx::query(task).execute(it.0.lake.pool()).await.unwrap();
        assert_eq!(it.run_tasks().await, []);
        assert_eq!(it.pending_tasks().await, PendingReleaseTasks::default());
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
