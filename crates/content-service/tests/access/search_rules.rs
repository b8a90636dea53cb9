//! How the search of a museum group is ranked and widened, and its excerpts.

use super::search::{address, found, mutate, page, put, until, with_search};
use axum::http::StatusCode;
use serde_json::{Value, json};

fn reference(id: &str) -> Value {
    json!({"_type": "reference", "_ref": id, "_key": id})
}

fn person(id: &str, name: &str) -> Value {
    json!({"_id": id, "_type": "person", "name": name})
}

/// An article by these people.
fn article(id: &str, authors: &[&str]) -> Value {
    let authors: Value = authors.iter().map(|author| reference(author)).collect();
    let fields = json!({"_type": "knowledgeArticle", "authors": authors});
    page(id, "Naglerne i jorden", fields)
}

#[test]
fn people_are_found_on_the_pages_that_refer_to_them() {
    with_search(|running| async move {
        let publication = json!({"_type": "publication", "authors": ["Mette Ravn", "Jens Ulv"]});
        let documents = [
            person("ulla", "Ulla Skovgaard"),
            person("mads", "Mads Thorsen"),
            article("nagler", &["ulla", "mads"]),
            page("bog", "Om runer", publication),
        ];
        put(&running, &documents).await;
        until(&running, "skovgaard", &["nagler"]).await;
        assert_eq!(found(&running, "skovgard", "").await, ["nagler"]);
        assert_eq!(found(&running, "jens ulv", "").await, ["bog"]);
        // A person has another name.
        put(&running, &[person("ulla", "Ulla Mikkelsen")]).await;
        until(&running, "mikkelsen", &["nagler"]).await;
        assert_eq!(found(&running, "skovgaard", "").await, [""; 0]);
        // A page has other authors.
        put(&running, &[article("nagler", &["mads"])]).await;
        until(&running, "mikkelsen", &[]).await;
        assert_eq!(found(&running, "thorsen", "").await, ["nagler"]);
    });
}

#[test]
fn a_person_who_is_gone_is_not_found() {
    with_search(|running| async move {
        let mut article = article("nagler", &["ulla"]);
        article["authors"][0]["_weak"] = json!(true);
        put(&running, &[person("ulla", "Ulla Skovgaard"), article]).await;
        until(&running, "skovgaard", &["nagler"]).await;
        mutate(&running, json!([{"delete": {"id": "ulla"}}])).await;
        until(&running, "skovgaard", &[]).await;
    });
}

#[test]
fn exhibitions_and_events_come_before_lessons_that_match_alike() {
    with_search(|running| async move {
        let of = |kind: &str| json!({"_type": kind});
        let pages = [
            page("side-1", "Vikinger i salen", of("educationTopic")),
            page("side-2", "Vikinger i salen", of("educationTopic")),
            page("side-3", "Vikinger i salen", of("exhibition")),
            page("side-4", "Vikinger i salen", of("eventPage")),
        ];
        put(&running, &pages).await;
        let expected = ["side-3", "side-4", "side-1", "side-2"];
        until(&running, "vikinger", &expected).await;
        // What matches better is first whatever it is.
        let text = json!({"_type": "exhibition", "text": "Her kan man spise flæskesteg."});
        let pages = [
            page("side-6", "Flæskesteg", of("educationTopic")),
            page("side-5", "Vikinger til bords", text),
        ];
        put(&running, &pages).await;
        until(&running, "flæskesteg", &["side-6", "side-5"]).await;
    });
}

#[test]
fn alternatives_find_more() {
    with_search(|running| async move {
        let pages = [
            page("billetter", "Billetter til museet", json!({})),
            page("entre", "Entré for børn", json!({})),
        ];
        put(&running, &pages).await;
        until(&running, "entré", &["entre"]).await;
        let both = found(&running, "entré", "&alternative=billetter").await;
        assert_eq!(both.len(), 2, "{both:?}");
        let several = "&alternative=xyz&alternative=billetter til museet";
        let several = several.replace(' ', "%20");
        assert_eq!(found(&running, "rumskib", &several).await, ["billetter"]);
        let signs = "&alternative=a%27b+%26+(c&alternative=%5C&alternative=og";
        assert_eq!(found(&running, "entré", signs).await, ["entre"]);
        for wrong in ["&alternative=x".repeat(9), "&alternative=%00".to_owned()] {
            let answer = running.get("", &address("x", &wrong)).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", answer.text());
        }
    });
}

#[test]
fn excerpts_are_sentences() {
    with_search(|running| async move {
        let before = "Et museum har mange sale. ".repeat(30);
        let text = format!("{before}Midt i salen står guldhornet bag glas. Det er en kopi.");
        put(
            &running,
            &[page("horn", "Salen", json!({"description": text}))],
        )
        .await;
        until(&running, "guldhornet", &["horn"]).await;
        let detail = address("guldhornet", "&detail=true");
        let detail = running.get("", &detail).await.json();
        let excerpt = detail[0]["excerpt"].as_str().unwrap();
        let end = "Midt i salen står \u{2}guldhornet\u{3} bag glas. Det er en kopi.";
        assert!(excerpt.ends_with(end), "{excerpt}");
        assert!(excerpt.starts_with("Et museum har "), "{excerpt}");
    });
}
