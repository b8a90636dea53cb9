//! Holders of restricted roles see and change what their grants say, and no more.

use super::documents::{
    SITES, assert_unmarked, document, documents, hidden_marks, mark, seed, times,
};
use super::queries::{PERSPECTIVES, VERSIONS, query};
use super::random::Random;
use super::running::{Of, PROJECT, Running, with_service};
use axum::http::Method;
use content_service::Settings;
use lake::{Grant, Permission, Role};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A filter, and the same said in Rust: of a document and who asks.
type Rule = (&'static str, fn(&Value, &str) -> bool);

fn id(document: &Value) -> &str {
    document["_id"].as_str().unwrap()
}

const RULES: [Rule; 11] = [
    ("site == \"jelling\"", |d, _| d["site"] == "jelling"),
    ("!(site == \"roskilde\")", |d, _| d["site"] != "roskilde"),
    ("_id in path(\"drafts.**\")", |d, _| {
        id(d).starts_with("drafts.")
    }),
    ("_id in path(\"*\")", |d, _| !id(d).contains('.')),
    ("_id in path(\"versions.*.*\")", |d, _| {
        id(d).starts_with("versions.") && id(d).split('.').count() == 3
    }),
    ("_type in [\"page\", \"system.release\"]", |d, _| {
        d["_type"] == "page" || d["_type"] == "system.release"
    }),
    ("n > 5", |d, _| d["n"].as_f64().is_some_and(|n| n > 5.0)),
    ("\"a\" in tags", |d, _| {
        d["tags"]
            .as_array()
            .is_some_and(|tags| tags.contains(&json!("a")))
    }),
    ("owner == identity()", |d, holder| d["owner"] == holder),
    ("references(\"k0003k\")", |d, _| d["to"]["_ref"] == "k0003k"),
    (
        "_type == \"event\" && site in [\"jelling\", \"ribe\"]",
        |d, _| d["_type"] == "event" && (d["site"] == "jelling" || d["site"] == "ribe"),
    ),
];

/// A role, as a model that needs no GROQ.
struct Model {
    holder: String,
    grants: Vec<(Rule, Vec<Permission>)>,
}

impl Model {
    fn random(random: &mut Random, holder: &str) -> Self {
        let mut grants = Vec::new();
        for _ in 0..=random.below(3) {
            let mut permissions: Vec<_> = Permission::ALL.into_iter().collect();
            permissions.retain(|_| random.chance(70));
            if permissions.is_empty() {
                permissions.push(Permission::Read);
            }
            grants.push((*random.of(&RULES), permissions));
        }
        Self {
            holder: holder.to_owned(),
            grants,
        }
    }

    fn permits(&self, permission: Permission, document: &Value) -> bool {
        let mut grants = self.grants.iter();
        grants.any(|((_, rule), permissions)| {
            permissions.contains(&permission) && rule(document, &self.holder)
        })
    }

    fn reads(&self, document: &Value) -> bool {
        self.permits(Permission::Read, document)
    }

    /// Makes the role, and a token of the holder's name.
    async fn make(&self, running: &Running) {
        let grants = self.grants.iter();
        let grants = grants.map(|((filter, _), some)| Grant::new(filter, some).unwrap());
        let role = Role::new(&self.holder, "Restricted", grants.collect(), false).unwrap();
        running.lake.put_role(PROJECT, &role).await.unwrap();
        running.token(&self.holder, &self.holder).await;
    }

    fn text(&self) -> String {
        let grants = self.grants.iter();
        let grants: Vec<_> = grants
            .map(|((filter, _), some)| format!("{some:?} {filter}"))
            .collect();
        format!("{}: {}", self.holder, grants.join("; "))
    }
}

const RAW: Of<'static> = Of {
    dataset: "production",
    version: "v2025-02-19",
    perspective: "raw",
};

/// A dataset answers to a role as does its copy from which everything that the
/// role may not read is left out to one who reads everything.
#[test]
fn a_role_reads_as_if_there_were_nothing_else() {
    with_service(Settings::default(), |running| async move {
        let mut random = Random::new(4);
        running.token("writer", "editor").await;
        running.dataset("production", false).await;
        let all = documents(&mut random, 0, 60);
        seed(&running, "production", all.iter()).await;
        let ids: Vec<String> = all.iter().map(|one| id(one).to_owned()).collect();
        for number in 0..8 * times() {
            let model = Model::random(&mut random, &format!("holder-{number}"));
            model.make(&running).await;
            let copy = format!("copy-{number}");
            running.dataset(&copy, false).await;
            let readable: Vec<&Value> = all.iter().filter(|one| model.reads(one)).collect();
            seed(&running, &copy, readable.iter().copied()).await;
            let hidden = hidden_marks(&all, &readable, 60);
            let count = running.query(&model.holder, &RAW, "count(*)").await.json();
            assert_eq!(count["result"], readable.len(), "{}", model.text());

            let path = format!("/v1/data/doc/production/{}", ids.join(","));
            let found = running.get(&model.holder, &path).await;
            let path = format!("/v1/data/doc/{copy}/{}", ids.join(","));
            let expected = running.get("writer", &path).await;
            assert_eq!(found.seen(), expected.seen(), "{}", model.text());
            let found = found.json();
            let found = found["documents"].as_array().unwrap().iter().map(id);
            let expected = readable.iter().map(|one| id(one));
            assert_eq!(found.collect::<BTreeSet<_>>(), expected.collect());

            for _ in 0..30 {
                let text = query(&mut random, &ids).replace("identity()", "\"holder-1\"");
                let of = Of {
                    version: random.of::<&str>(&VERSIONS),
                    perspective: random.of::<&str>(&PERSPECTIVES),
                    ..RAW
                };
                let other = Of {
                    dataset: &copy,
                    ..of
                };
                let answer = running.query(&model.holder, &of, &text).await;
                assert_unmarked(&hidden, &text, &answer.seen());
                let mut answer = answer.json();
                let mut expected = running.query("writer", &other, &text).await.json();
                for json in [&mut answer, &mut expected] {
                    json["ms"] = json!(0);
                }
                let context = format!("{} {} {text}", of.version, of.perspective);
                assert_eq!(answer, expected, "{}\n{context}", model.text());
            }
        }
    });
}

async fn content(running: &Running) -> BTreeMap<String, Value> {
    let all = running.query("writer", &RAW, "*").await.json();
    let all = all["result"].as_array().unwrap().clone();
    all.into_iter()
        .map(|one| (id(&one).to_owned(), one))
        .collect()
}

/// Whatever a holder sends, each document that changes was the holder's to change.
#[test]
fn a_role_changes_what_its_grants_say() {
    with_service(Settings::default(), |running| async move {
        let mut random = Random::new(5);
        running.token("writer", "editor").await;
        running.token("viewer", "viewer").await;
        running.dataset("production", false).await;
        let all = documents(&mut random, 0, 40);
        seed(&running, "production", all.iter()).await;
        let mut before = content(&running).await;
        let mut changes = 0;
        for number in 0..8 * times() {
            let model = Model::random(&mut random, &format!("holder-{number}"));
            model.make(&running).await;
            for _ in 0..20 {
                let mutation = mutation(&mut random, &before);
                let body = json!({"mutations": [mutation]});
                let marks: Vec<String> = before
                    .values()
                    .filter(|one| !model.reads(one))
                    .filter_map(|one| one["list"][0]["_key"].as_str().map(str::to_owned))
                    .collect();
                let answer = running.mutate(&model.holder, "production", &body).await;
                assert!(answer.status.as_u16() < 500, "{body}: {}", answer.text());
                assert_unmarked(&marks, &body.to_string(), &answer.seen());
                let after = content(&running).await;
                changes += check(&model, &before, &after, &body);
                let nothing = running.mutate("viewer", "production", &body).await;
                assert!(nothing.status.is_client_error(), "{body}");
                before = after;
            }
        }
        assert!(changes > 20, "only {changes} changes were made");
        assert_eq!(content(&running).await, before);
    });
}

/// How many documents changed, each as the model permits.
fn check(
    model: &Model,
    before: &BTreeMap<String, Value>,
    after: &BTreeMap<String, Value>,
    body: &Value,
) -> usize {
    let ids: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let mut changes = 0;
    for id in ids {
        let permitted = match (before.get(id), after.get(id)) {
            (Some(old), Some(new)) if old == new => continue,
            (Some(old), Some(new)) => {
                model.reads(old)
                    && model.permits(Permission::Update, old)
                    && model.permits(Permission::Update, new)
            }
            (None, Some(new)) => model.permits(Permission::Create, new),
            (Some(old), None) => model.reads(old) && model.permits(Permission::Delete, old),
            (None, None) => continue,
        };
        assert!(permitted, "{}\n{body}\n{id}", model.text());
        changes += 1;
    }
    changes
}

fn mutation(random: &mut Random, stored: &BTreeMap<String, Value>) -> Value {
    // Nobody writes releases by mutations.
    let ids = stored.keys().filter(|id| !id.starts_with("_.releases."));
    let ids: Vec<String> = ids.cloned().collect();
    let id = random.of(&ids).clone();
    let n = 1000 + random.below(9000);
    let mut new = document(random, n, 40);
    new["list"][0]["_key"] = json!(mark(n));
    if random.chance(60) {
        new["_id"] = json!(id);
    }
    let set = match random.below(4) {
        0 => json!({"site": "jelling"}),
        1 => json!({"site": "roskilde", "n": 1}),
        2 => json!({"tags": ["a"], "n": 9}),
        _ => json!({"owner": format!("holder-{}", random.below(10))}),
    };
    let text = query(random, &ids);
    match random.below(9) {
        0 => json!({"create": new}),
        1 => json!({"createIfNotExists": new}),
        2 | 3 => json!({"createOrReplace": new}),
        4 | 5 => json!({"patch": {"id": id, "set": set}}),
        6 => json!({"patch": {"query": text, "set": set}}),
        7 => json!({"patch": {"id": id, "ifRevisionID": "wrong", "inc": {"title": 1}}}),
        _ => json!({"delete": {"id": id}}),
    }
}

/// To who may not read a document, every request that names it answers as if it were not
/// there, whatever else is wrong with it.
#[test]
fn errors_do_not_tell_of_hidden_documents() {
    with_service(Settings::default(), |running| async move {
        let mut random = Random::new(6);
        running.token("writer", "editor").await;
        running.dataset("production", false).await;
        let all = documents(&mut random, 0, 40);
        seed(&running, "production", all.iter()).await;
        for number in 0..8 * times() {
            let model = Model::random(&mut random, &format!("holder-{number}"));
            model.make(&running).await;
            let copy = format!("copy-{number}");
            running.dataset(&copy, false).await;
            let readable: Vec<&Value> = all.iter().filter(|one| model.reads(one)).collect();
            seed(&running, &copy, readable.iter().copied()).await;
            for hidden in all.iter().filter(|one| !model.reads(one)) {
                let (path, body) = naming(&mut random, &model, id(hidden));
                let mut answers = Vec::new();
                for dataset in ["production", &copy] {
                    let path = path.replace("{}", dataset);
                    let method = [Method::GET, Method::POST][usize::from(!body.is_empty())].clone();
                    let answer = running.ask(&model.holder, method, &path, &body).await;
                    answers.push(answer.seen());
                }
                assert_eq!(answers[0], answers[1], "{}\n{path}\n{body}", model.text());
            }
        }
    });
}

/// An action that names a document, and makes none under its id.
fn naming_in_an_action(random: &mut Random, id: &str) -> (String, String) {
    let published = id
        .trim_start_matches("drafts.")
        .trim_start_matches("versions.r1.");
    let (kind, mut action) = match random.below(4) {
        0 => ("discard", json!({"versionId": id})),
        1 => (
            "delete",
            json!({"publishedId": published, "includeDrafts": []}),
        ),
        2 if id != published => (
            "publish",
            json!({"versionId": id, "publishedId": published,
            "ifVersionRevisionId": "x"}),
        ),
        _ => (
            "version.create",
            json!({"publishedId": "new", "baseId": id,
            "versionId": "versions.r2.new"}),
        ),
    };
    action["actionType"] = format!("sanity.action.document.{kind}").into();
    let body = json!({"actions": [action], "dryRun": true, "transactionId": "trial"});
    let path = "/v2025-02-19/data/actions/{}";
    (path.to_owned(), body.to_string())
}

/// A request that names a document: an address and a body.
fn naming(random: &mut Random, model: &Model, id: &str) -> (String, String) {
    let history = "/v1/data/history/{}";
    let path = match random.below(14) {
        0 => Some(format!("/v1/data/doc/{{}}/{id}")),
        1 => Some(format!("{history}/documents/{id}?lastRevision=true")),
        2 => Some(format!("{history}/documents/{id}?revision=seed")),
        3 => Some(format!("{history}/transactions/{id}")),
        4 => Some(format!("{history}/events/documents/{id}")),
        5 => Some(format!("{history}/events/releases/r1")),
        _ => None,
    };
    if let Some(path) = path {
        return (path, String::new());
    }
    if random.chance(30) {
        return naming_in_an_action(random, id);
    }
    let new = json!({"_id": id, "_type": "page", "site": random.of(&SITES)});
    let creation = *random.of(&["create", "createIfNotExists", "createOrReplace"]);
    let mutation = match random.below(8) {
        0 => json!({"patch": {"id": id, "set": {"a": 1}}}),
        1 => json!({"patch": {"id": id, "ifRevisionID": "x", "set": {"_id": "b"}}}),
        2 => json!({"patch": {"query": format!("*[_id == '{id}']"), "set": {"a": 1}}}),
        3 => json!({"delete": {"query": format!("*[title match 'zq*' && _id == '{id}']")}}),
        // Who may make a document learns that its id is taken.
        4..=6 if !model.permits(Permission::Create, &new) => json!({ creation: new }),
        _ => json!({"delete": {"id": id}}),
    };
    let body = json!({"mutations": [mutation], "transactionId": "trial"});
    let path = "/v1/data/mutate/{}?dryRun=true&returnDocuments=true";
    (path.to_owned(), body.to_string())
}
