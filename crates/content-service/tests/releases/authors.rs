//! A release is published as who scheduled it, by what they may do when it is due.

use super::acting::{Acting, action, of_release, with_editor};
use crate::access::running::PROJECT;
use content_service::{Notices, run_release_tasks};
use lake::{Grant, Permission, ReleaseTaskDone, ReleaseTaskFailure, Role};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::sync::mpsc;

const FAR: &str = "2099-01-01T00:00:00Z";

/// A role for one site, with its releases and their versions.
async fn put_local_role(it: &Acting, site: &str) {
    let all = &Permission::ALL;
    let grants = vec![
        Grant::new("_id in path('_.releases.**')", all).unwrap(),
        Grant::new("_id in path('versions.**')", all).unwrap(),
        Grant::new(&format!("site == '{site}'"), all).unwrap(),
        Grant::new("_type == 'page'", &[Permission::Read]).unwrap(),
    ];
    let role = Role::new("local", "Editor at one site", grants, false).unwrap();
    it.0.lake.put_role(PROJECT, &role).await.unwrap();
}

/// A page of Jelling, and its next version in a release that the local editor has scheduled.
async fn scheduled(it: &Acting) {
    put_local_role(it, "jelling").await;
    it.0.token("local", "local").await;
    let page = json!({"_id": "a", "_type": "page", "site": "jelling", "n": 1});
    it.create(&[page]).await;
    let version = json!({"_id": "versions.r.a", "_type": "page", "site": "jelling", "n": 2});
    let members = json!({"publishedId": "a", "document": version});
    let schedule = json!({"releaseId": "r", "publishAt": FAR});
    let actions = json!([
        of_release("create", "r"),
        action("document.version.create", members),
        action("release.schedule", schedule),
    ]);
    let body = json!({ "actions": actions });
    let answer = it.post("local", super::acting::VERSION, &body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
}

async fn sql(it: &Acting, statement: &'static str) {
    let done = sqlx::query(statement).execute(it.0.lake.pool()).await;
    assert_eq!(done.unwrap().rows_affected(), 1, "{statement}");
}

/// Has its time come.
async fn make_due(it: &Acting) {
    sql(it, "update release_task set due = clock_timestamp()").await;
}

/// The release was refused for its author: it is active, says why, and nothing was published.
async fn assert_refused(it: &Acting, done: &[ReleaseTaskDone], cause: &str) {
    assert_eq!(done.len(), 1, "{done:?}");
    let done = &done[0];
    let ReleaseTaskFailure { message, refused } = done.failure.as_ref().unwrap();
    assert!(*refused && message.contains(cause), "{message}");
    assert_eq!(done.author, "local");
    let release = it.document("_.releases.r").await;
    assert_eq!(release["state"], "active");
    assert_eq!(release["error"]["message"], message.as_str());
    assert_eq!(it.document("a").await["n"], 1);
    assert_eq!(it.document("versions.r.a").await["n"], 2);
    assert!(it.run_tasks().await.is_empty(), "it is not tried again");
}

/// What each test does before the release is due.
async fn refused_after(it: &Acting, cause: &str) {
    make_due(it).await;
    let done = it.run_tasks().await;
    assert_refused(it, &done, cause).await;
}

#[test]
fn a_document_that_moved_to_another_site_is_not_overwritten() {
    with_editor(|it| async move {
        scheduled(&it).await;
        let moved = json!({"patch": {"id": "a", "set": {"site": "ribe"}}});
        assert_eq!(it.mutate(moved).await.status, 200);
        refused_after(&it, "permission \"update\" required on a").await;
    });
}

#[test]
fn a_document_that_moved_out_of_sight_is_not_removed_either() {
    with_editor(|it| async move {
        let grants = [
            "_id in path('_.releases.**')",
            "_id in path('versions.**')",
            "site == 'jelling'",
        ]
        .map(|filter| Grant::new(filter, &Permission::ALL).unwrap());
        let role = Role::new("local", "Editor at one site", grants.to_vec(), false).unwrap();
        it.0.lake.put_role(PROJECT, &role).await.unwrap();
        it.0.token("local", "local").await;
        it.create(&[json!({"_id": "a", "_type": "page", "site": "jelling", "n": 1})])
            .await;
        let removal = json!({"_id": "versions.r.a", "_type": "page", "site": "jelling", "n": 2});
        let actions = json!([
            of_release("create", "r"),
            action(
                "document.version.create",
                json!({"publishedId": "a", "document": removal})
            ),
            action(
                "document.version.unpublish",
                json!({"versionId": "versions.r.a", "publishedId": "a"})
            ),
            action(
                "release.schedule",
                json!({"releaseId": "r", "publishAt": FAR})
            ),
        ]);
        let body = json!({ "actions": actions });
        let answer = it.post("local", super::acting::VERSION, &body).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let moved = json!({"patch": {"id": "a", "set": {"site": "ribe"}}});
        assert_eq!(it.mutate(moved).await.status, 200);
        refused_after(&it, "permission \"read\" required").await;
    });
}

#[test]
fn a_revoked_token_publishes_nothing() {
    with_editor(|it| async move {
        scheduled(&it).await;
        let begun = it.0.lake.revoke_token(PROJECT, "local").await;
        let begun = begun.unwrap().unwrap();
        let named = begun
            .iter()
            .map(|one| (&*one.release, &*one.dataset, &*one.due));
        let expected = ("r", "production", FAR);
        assert_eq!(named.collect::<Vec<_>>(), [expected]);
        assert!(!begun[0].author_is_valid, "{begun:?}");
        refused_after(&it, "the token is revoked").await;
    });
}

#[test]
fn a_token_whose_time_is_over_publishes_nothing() {
    with_editor(|it| async move {
        scheduled(&it).await;
        sql(
            &it,
            "update token set expires_at = now() where id = 'local'",
        )
        .await;
        refused_after(&it, "its time is over").await;
    });
}

#[test]
fn a_role_that_changed_counts_as_it_is_now() {
    with_editor(|it| async move {
        scheduled(&it).await;
        put_local_role(&it, "ribe").await;
        refused_after(&it, "permission").await;
    });
}

#[test]
fn a_role_that_is_gone_publishes_nothing() {
    with_editor(|it| async move {
        scheduled(&it).await;
        sql(&it, "update token set role = 'none' where id = 'local'").await;
        refused_after(&it, "its role is gone").await;
    });
}

/// Versions that the author may not read any more are not left behind.
#[test]
fn a_release_of_hidden_versions_is_refused_whole() {
    with_editor(|it| async move {
        scheduled(&it).await;
        let all = &Permission::ALL;
        let grants = vec![
            Grant::new("_id in path('_.releases.**')", all).unwrap(),
            Grant::new("!(_id in path('versions.**'))", all).unwrap(),
        ];
        let role = Role::new("local", "Without versions", grants, false).unwrap();
        it.0.lake.put_role(PROJECT, &role).await.unwrap();
        refused_after(&it, "permission \"read\" required").await;
    });
}

/// Another token stands for it, also for one that is revoked.
#[test]
fn a_release_that_was_taken_over_is_published() {
    with_editor(|it| async move {
        scheduled(&it).await;
        let lake = it.0.lake.clone();
        let now = (it.0.service.clock)();
        lake.revoke_token(PROJECT, "local").await.unwrap();
        for unfit in ["viewer", "none"] {
            let taken = lake.take_over_tasks(PROJECT, ("local", unfit), now).await;
            assert!(taken.is_err(), "{unfit}");
        }
        let taken = lake
            .take_over_tasks(PROJECT, ("local", "editor"), now)
            .await;
        assert_eq!(taken.unwrap(), 1);
        let begun = lake.pending_tasks(PROJECT, Some("editor")).await.unwrap();
        assert!(begun[0].author_is_valid, "{begun:?}");
        make_due(&it).await;
        it.settle().await;
        assert_eq!(it.document("a").await["n"], 2);
        let path = "/v2025-02-19/data/history/production/transactions/a?reverse=true&limit=1";
        let line: Value = it.0.get("editor", path).await.json();
        assert_eq!(line["author"], "editor");
    });
}

/// Who schedules it again stands for it.
#[test]
fn a_release_that_another_schedules_again_is_theirs() {
    with_editor(|it| async move {
        scheduled(&it).await;
        let schedule = json!({"releaseId": "r", "publishAt": FAR});
        it.act(json!([
            of_release("unschedule", "r"),
            action("release.schedule", schedule)
        ]))
        .await;
        it.0.lake.revoke_token(PROJECT, "local").await.unwrap();
        make_due(&it).await;
        it.settle().await;
        assert_eq!(it.state("r").await, "published");
    });
}

struct Told(mpsc::UnboundedSender<ReleaseTaskDone>);

impl Notices for Told {
    fn release_failed(&self, done: &ReleaseTaskDone) {
        self.0.send(done.clone()).unwrap();
    }
}

/// The service says it where people look.
#[test]
fn a_refused_release_is_reported() {
    with_editor(|it| async move {
        let (told, mut notices) = mpsc::unbounded_channel();
        let it = Acting(it.0.node(|parts| parts.notices = Arc::new(Told(told))));
        let counted = |count: u32| {
            format!("vitrine_release_tasks_total{{task=\"publish\",outcome=\"refused\"}} {count}")
        };
        let metrics = it.0.get("", "/metrics").await.text();
        assert!(metrics.contains(&counted(0)), "{metrics}");
        scheduled(&it).await;
        it.0.lake.revoke_token(PROJECT, "local").await.unwrap();
        make_due(&it).await;
        tokio::spawn(run_release_tasks(it.0.service.clone()));
        let done = notices.recv().await.unwrap();
        assert_eq!((&*done.release, &*done.author), ("r", "local"));
        assert_eq!(it.state("r").await, "active");
        let metrics = it.0.get("", "/metrics").await.text();
        assert!(metrics.contains(&counted(1)), "{metrics}");
        alerts_are_of_what_is_measured(&metrics);
    });
}

/// `deploy/prometheus` names metrics that there are.
fn alerts_are_of_what_is_measured(metrics: &str) {
    let rules = include_str!("../../../../deploy/prometheus/vitrine.yml");
    let names = rules.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let names: Vec<&str> = names.filter(|name| name.starts_with("vitrine_")).collect();
    assert!(!names.is_empty());
    for name in names {
        assert!(metrics.contains(name), "{name} is not in /metrics");
    }
}
