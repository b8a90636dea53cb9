//! Dry runs make nobody wait and tell what the transaction would do; and what the queries of one
//! transaction may take together.

use super::running::{Answer, Running, with_service};
use axum::http::Method;
use content_service::Settings;
use lake::{Grant, Permission, Role};
use serde_json::{Value, json};
use std::time::Duration;

const DATASET: &str = "production";

/// Tells a hang from a response.
const HANG: Duration = Duration::from_secs(30);

fn with_editor<F>(settings: Settings, test: impl FnOnce(Running) -> F + Send + 'static)
where
    F: Future<Output = ()> + Send + 'static,
{
    with_service(settings, |running| async move {
        running.dataset(DATASET, true).await;
        running.token("editor", "editor").await;
        test(running).await;
    });
}

async fn post(running: &Running, token: &str, path: &str, body: &Value) -> Answer {
    let path = format!("/v2025-02-19/data/{path}");
    let body = body.to_string();
    let asked = running.ask(token, Method::POST, &path, &body);
    tokio::time::timeout(HANG, asked).await.unwrap()
}

fn page(id: &str, n: u32) -> Value {
    json!({"_id": id, "_type": "page", "n": n})
}

/// Whoever holds the dataset's lock and all its documents, a dry run does not wait for it: so
/// nobody waits for a dry run.
#[test]
fn a_dry_run_takes_no_lock() {
    with_editor(Settings::default(), |running| async move {
        let made = json!({"mutations": [{"create": page("a", 1)}]});
        assert_eq!(running.mutate("editor", DATASET, &made).await.status, 200);
        let mut writer = running.lake.pool().begin().await.unwrap();
        for lock in [
            "select from dataset for update",
            "update document set rev = rev",
        ] {
            sqlx::query(lock).execute(&mut *writer).await.unwrap();
        }
        let mutations = json!({"mutations": [
            {"createOrReplace": page("a", 2)},
            {"patch": {"query": "*[n == 2]", "set": {"n": 3}}},
            {"delete": {"id": "a"}},
        ]});
        let path = format!("mutate/{DATASET}?dryRun=true&returnIds=true");
        let answer = post(&running, "editor", &path, &mutations).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let operations = answer.json()["results"].clone();
        let expected = ["update", "update", "delete"];
        let expected = expected.map(|operation| json!({"id": "a", "operation": operation}));
        assert_eq!(operations, json!(expected));
        let actions = json!({"dryRun": true, "actions": [{
            "actionType": "sanity.action.document.delete", "publishedId": "a"}]});
        let path = format!("actions/{DATASET}");
        let answer = post(&running, "editor", &path, &actions).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        writer.rollback().await.unwrap();
    });
}

/// Mutations whose queries read what the ones before them made.
fn sequences() -> Vec<Value> {
    let patch = |query: &str, set: Value| json!({"patch": {"query": query, "set": set}});
    let refers = json!({"_id": "r", "_type": "page", "to": {"_type": "reference", "_ref": "new"}});
    vec![
        json!([{"create": page("new", 1)}, patch("*[n == 1]", json!({"n": 5}))]),
        json!([
            {"createOrReplace": page("a", 9)},
            patch("*[_type == 'page'] | order(n desc)[0...1]", json!({"first": true})),
            patch("*[count(*[n == 9]) == 1 && n == 9]", json!({"alone": true})),
            {"delete": {"query": "*[first]"}},
            patch("*[_id == 'a']", json!({"n": 0})),
            patch("*[_type == 'page'][0...2]", json!({"left": true})),
        ]),
        json!([
            {"create": page("new", 4)},
            {"create": refers},
            patch("*[to->n == 4]", json!({"found": true})),
            patch("*[references('new')]", json!({"refers": true})),
            patch("*[_id in ['new', 'a'] && n > 2]", json!({"n": 2})),
        ]),
        json!([{"create": refers}]),
        json!([{"create": page("new", 1)}, {"create": refers}, {"delete": {"id": "new"}}]),
        json!([{"delete": {"id": "target"}}]),
        json!([{"delete": {"id": "source"}}, {"delete": {"id": "target"}}]),
        json!([{"delete": {"query": "*[_id == 'target']"}}, {"create": page("target", 1)}]),
        json!([{"create": page("hidden-new", 1)}, patch("*[n == 1]", json!({"n": 7}))]),
        json!([{"create": {"_id": "q", "_type": "page",
            "to": {"_type": "reference", "_ref": "hidden"}}}]),
    ]
}

/// What came back, but for what no two requests have the same.
fn outcome(answer: &Answer) -> Value {
    fn timeless(value: &mut Value) {
        match value {
            Value::Object(members) => {
                members.retain(|name, _| !["_updatedAt", "_createdAt"].contains(&&**name));
                members.values_mut().for_each(timeless);
            }
            Value::Array(items) => items.iter_mut().for_each(timeless),
            _ => {}
        }
    }
    let mut body = answer.json();
    timeless(&mut body);
    json!([answer.status.as_u16(), body])
}

/// A dry run answers what the transaction answers, for who reads everything and for who does not.
#[test]
fn a_dry_run_tells_what_would_be() {
    with_editor(Settings::default(), |running| async move {
        let all = &Permission::ALL;
        let grants = vec![Grant::new("!(_id match 'hidden*')", all).unwrap()];
        let role = Role::new("local", "Most", grants, false).unwrap();
        let project = super::running::PROJECT;
        running.lake.put_role(project, &role).await.unwrap();
        running.token("local", "local").await;
        let to = json!({"_type": "reference", "_ref": "target"});
        let there = json!({"mutations": [
            {"createOrReplace": page("a", 1)}, {"createOrReplace": page("b", 2)},
            {"createOrReplace": page("hidden", 1)},
            {"createOrReplace": page("target", 3)},
            {"createOrReplace": {"_id": "source", "_type": "page", "to": to}},
        ]});
        let delete_all = json!({"mutations": [{"delete": {"query": "*"}}]});
        for token in ["editor", "local"] {
            for (number, mutations) in sequences().iter().enumerate() {
                let id = format!("{token}-{number}");
                let body = json!({"mutations": mutations, "transactionId": id});
                let ask = async |more: &str| {
                    let path = format!("mutate/{DATASET}?returnDocuments=true{more}");
                    outcome(&post(&running, token, &path, &body).await)
                };
                for prepared in [&delete_all, &there] {
                    let answer = running.mutate("editor", DATASET, prepared).await;
                    assert_eq!(answer.status, 200, "{}", answer.text());
                }
                let trial = ask("&dryRun=true").await;
                let again = ask("&dryRun=true").await;
                let done = ask("").await;
                assert_eq!(trial, again, "{token}: {mutations}");
                assert_eq!(trial, done, "{token}: {mutations}");
            }
        }
    });
}

/// A query that takes so many steps and selects nothing.
fn costly() -> Value {
    let numbers: Vec<u32> = (0..300).collect();
    json!({"query": "*[_id == 'a' && count($n[count($n[@ > ^]) < 0]) > 0]",
        "params": {"n": numbers}, "set": {"n": 1}})
}

/// The queries of a transaction have one bound together, and its refusal says so. Cheap ones are
/// as many as one likes.
#[test]
fn the_queries_of_a_transaction_have_one_bound() {
    let settings = Settings {
        query_steps: 3_000_000,
        ..Settings::default()
    };
    with_editor(settings, |running| async move {
        let made = json!({"create": page("a", 1)});
        let first = json!({"mutations": [made.clone()]});
        assert_eq!(running.mutate("editor", DATASET, &first).await.status, 200);
        let cheap = json!({"patch": {"query": "*[_id == 'a']", "inc": {"n": 1}}});
        for (patch, count, refusal) in [
            (json!({"patch": costly()}), 1, None),
            (
                json!({"patch": costly()}),
                40,
                Some("together take more than"),
            ),
            (cheap, 200, None),
        ] {
            let mut mutations = vec![json!({"createOrReplace": page("a", 1)})];
            mutations.extend(vec![patch; count]);
            let body = json!({ "mutations": mutations });
            for more in ["?dryRun=true", ""] {
                let path = format!("mutate/{DATASET}{more}");
                let answer = post(&running, "editor", &path, &body).await;
                let Some(refusal) = refusal else {
                    assert_eq!(answer.status, 200, "{}", answer.text());
                    continue;
                };
                assert_eq!(answer.status, 400, "{}", answer.text());
                let error = answer.json()["error"]["items"][0]["error"].clone();
                let text = error["description"].as_str().unwrap();
                assert!(text.contains(refusal), "{text}");
                assert_eq!(
                    text.contains("while others wait"),
                    more.is_empty(),
                    "{text}"
                );
            }
        }
    });
}

/// A join of a dataset with itself, three times, of which nothing comes: far longer than any
/// test lasts.
const JOIN: &str = "*[count(*[count(*[string::startsWith(^._id, _id) && _id < ^.^._id && \
    _id > ^.^._id]) > 0]) > 0]";

/// However many dry runs one caller sends, another's begins, and the caller's own queries run: what
/// waits holds nothing.
#[test]
fn dry_runs_of_one_caller_stop_nobody() {
    with_editor(Settings::default(), |running| async move {
        running.token("other", "editor").await;
        let pages = (0..600).map(|n| json!({"create": page(&format!("p{n}"), n)}));
        let pages = json!({"mutations": pages.collect::<Vec<_>>()});
        assert_eq!(running.mutate("editor", DATASET, &pages).await.status, 200);
        let path = format!("mutate/{DATASET}?dryRun=true");
        let costly = json!({"mutations": [{"patch": {"query": JOIN, "set": {"n": 1}}}]});
        let trials: Vec<_> = (0..20)
            .map(|_| {
                let (running, path, costly) = (running.clone(), path.clone(), costly.clone());
                tokio::spawn(async move { post(&running, "editor", &path, &costly).await.status })
            })
            .collect();
        let begun = async {
            while !running
                .get("", "/metrics")
                .await
                .text()
                .contains("vitrine_long_evaluations 1\n")
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(HANG, begun).await.unwrap();
        let cheap = json!({"mutations": [{"patch": {"query": "*[n == 1]", "set": {"n": 2}}}]});
        let answer = post(&running, "other", &path, &cheap).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let query = format!("/v2025-02-19/data/query/{DATASET}?query=1");
        for _ in 0..3 {
            let answer = running.get("editor", &query).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
        }
        for trial in trials {
            trial.abort();
        }
    });
}
