//! What a caller without a token may not see comes out nowhere.

use super::documents::{assert_unmarked, documents, hidden_marks, mark, seed, times};
use super::queries::{PERSPECTIVES, VERSIONS, query};
use super::random::Random;
use super::running::{Of, Running, with_service};
use axum::http::Method;
use content_service::Settings;
use serde_json::{Value, json};

/// What anyone may see, by its id alone.
fn is_public(document: &Value) -> bool {
    !document["_id"].as_str().unwrap().contains('.')
}

struct Museum {
    ids: Vec<String>,
    hidden: Vec<String>,
    content: String,
}

/// A public dataset with hidden documents in it, a copy without them, and a private one.
async fn museum(running: &Running, random: &mut Random) -> Museum {
    running.token("writer", "editor").await;
    running.token(&mark(9000), "viewer").await;
    running.dataset("production", true).await;
    running.dataset("copy", true).await;
    running.dataset(&mark(9001), false).await;
    let all = documents(random, 0, 80);
    let private = documents(random, 100, 20);
    let visible: Vec<&Value> = all.iter().filter(|one| is_public(one)).collect();
    seed(running, "production", all.iter()).await;
    seed(running, "copy", visible.iter().copied()).await;
    seed(running, &mark(9001), private.iter()).await;
    let both: Vec<Value> = all.iter().chain(&private).cloned().collect();
    let mut hidden = hidden_marks(&both, &visible, 120);
    hidden.extend([mark(9000), mark(9001)]);
    assert!(hidden.len() > 60 && visible.len() > 10, "{}", hidden.len());
    let ids = both
        .iter()
        .map(|one| one["_id"].as_str().unwrap().to_owned());
    Museum {
        ids: ids.collect(),
        hidden,
        content: content(running).await,
    }
}

async fn content(running: &Running) -> String {
    let of = Of {
        dataset: "production",
        version: "v2025-02-19",
        perspective: "raw",
    };
    running.query("writer", &of, "*").await.json()["result"].to_string()
}

/// Nothing that anyone asks depends on what they may not see: a dataset answers
/// as does its copy from which the hidden documents are left out.
#[test]
fn hidden_documents_make_no_difference_to_a_query() {
    with_service(Settings::default(), |running| async move {
        let mut random = Random::new(1);
        let museum = museum(&running, &mut random).await;
        let mut answered = 0;
        let cases = 300 * times();
        for _ in 0..cases {
            let text = query(&mut random, &museum.ids);
            let of = Of {
                dataset: "production",
                version: random.of::<&str>(&VERSIONS),
                perspective: random.of::<&str>(&PERSPECTIVES),
            };
            let copy = Of {
                dataset: "copy",
                ..of
            };
            let answer = running.query("", &of, &text).await;
            let expected = running.query("", &copy, &text).await;
            let context = format!("{} {} {text}", of.version, of.perspective);
            assert_eq!(answer.status, expected.status, "{context}");
            answered += usize::from(answer.status.is_success());
            assert_unmarked(&museum.hidden, &text, &answer.seen());
            let [mut answer, mut expected] = [answer.json(), expected.json()];
            for json in [&mut answer, &mut expected] {
                json["ms"] = json!(0);
            }
            assert_eq!(answer, expected, "{context}");
        }
        assert!(
            answered * 10 > cases * 8,
            "only {answered} of {cases} were queries"
        );
    });
}

/// No address, method or message shows what is hidden, and none changes anything.
#[test]
fn hidden_documents_come_out_at_no_address() {
    with_service(Settings::default(), |running| async move {
        let mut random = Random::new(2);
        let museum = museum(&running, &mut random).await;
        for _ in 0..400 * times() {
            let (method, path, body) = request(&mut random, &museum.ids);
            let answer = running.ask("", method.clone(), &path, &body).await;
            let request = format!("{method} {path} {body}");
            assert_unmarked(&museum.hidden, &request, &answer.seen());
            assert!(answer.status.as_u16() < 500, "{request}: {}", answer.seen());
        }
        assert_eq!(content(&running).await, museum.content);
    });
}

/// A private dataset answers as one that is not there.
#[test]
fn a_private_dataset_is_none_to_who_has_no_token() {
    with_service(Settings::default(), |running| async move {
        let mut random = Random::new(3);
        let museum = museum(&running, &mut random).await;
        let (private, none) = (mark(9001), mark(9002));
        for _ in 0..60 {
            let (method, path, body) = request(&mut random, &museum.ids);
            if !path.contains("production") {
                continue;
            }
            let mut answers = Vec::new();
            for dataset in [&private, &none] {
                let path = path.replace("production", dataset);
                let answer = running.ask("", method.clone(), &path, &body).await;
                answers.push(answer.seen().replace(dataset, ""));
            }
            assert_eq!(answers[0], answers[1], "{method} {path}");
        }
    });
}

/// Any request there is.
fn request(random: &mut Random, ids: &[String]) -> (Method, String, String) {
    let version = *random.of(&VERSIONS);
    let id = random.of(ids).clone();
    let other = random.of(ids).clone();
    let dataset = "production";
    let text = query(random, ids);
    let encoded: String = form_urlencoded::byte_serialize(text.as_bytes()).collect();
    let perspective = random.of(&PERSPECTIVES);
    let mutation = match random.below(5) {
        0 => json!({"create": {"_id": id, "_type": "page"}}),
        1 => json!({"createOrReplace": {"_id": id, "_type": "page"}}),
        2 => json!({"patch": {"query": text, "set": {"title": "x"}}}),
        3 => json!({"delete": {"id": id}}),
        _ => json!({"delete": {"query": text}}),
    };
    let action = match random.below(3) {
        0 => json!({"actionType": "sanity.action.document.discard", "draftId": id}),
        1 => json!({"actionType": "sanity.action.document.delete", "publishedId": id}),
        _ => json!({"actionType": "sanity.action.release.publish", "releaseId": "r1"}),
    };
    let mutations = json!({"mutations": [mutation], "actions": [action]}).to_string();
    let path = match random.below(24) {
        0..=2 => format!("data/doc/{dataset}/{id},{other}"),
        3 => format!("data/doc/{dataset}/{}", ids.join(",")),
        4..=5 => format!("data/query/{dataset}?query={encoded}&perspective={perspective}"),
        6..=7 => format!("data/mutate/{dataset}?returnDocuments=true&returnIds=true"),
        8 => "datasets".to_owned(),
        9 => format!("datasets/{dataset}"),
        10 => "projects".to_owned(),
        11 => "projects/museum01".to_owned(),
        12 => "projects/museum01/datasets".to_owned(),
        13 => format!("projects/museum01/datasets/{dataset}/acl"),
        14 => format!("users/{}", random.of(&["me", "writer", "operator"])),
        15 => format!("data/history/{dataset}/documents/{id}"),
        16 => format!("data/history/{dataset}/transactions/{id}?excludeContent=false"),
        17 => format!("data/listen/none?query={encoded}"),
        18 => format!("data/export/{dataset}"),
        19 => format!("data/actions/{dataset}"),
        20 => format!("agent/action/prompt/{dataset}"),
        21 => format!("data/history/{dataset}/events/documents/{id}"),
        22 => format!("data/history/{dataset}/events/releases/r1"),
        _ => "check/cors".to_owned(),
    };
    let method = match random.below(8) {
        0 => Method::PUT,
        1 => Method::DELETE,
        2 => Method::PATCH,
        3 | 4 => Method::POST,
        _ => Method::GET,
    };
    let path = match random.below(12) {
        0 => format!("/project/museum01/{version}/{path}"),
        1 => format!(
            "/{}",
            random.of(&["metrics", "healthz", "readyz", "v1/ping"])
        ),
        _ => format!("/{version}/{path}"),
    };
    (method, path, mutations)
}
