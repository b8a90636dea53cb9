//! A document that is erased from history is nowhere in the database.

use super::running::{PROJECT, Running};
use super::search::{mutate, page, put, until, with_search};
use lake::Dataset;
use serde_json::{Value, json};
use test_support::operator;

/// A word that occurs in the erased document alone.
const SECRET: &str = "zqxforglem";

const HISTORY: &str = "/v2025-02-19/data/history/production";

async fn dataset(running: &Running) -> Dataset {
    let found = running
        .lake
        .dataset(PROJECT, "production", &operator())
        .await;
    found.unwrap()
}

/// The tables that have the secret somewhere, whatever their columns are.
async fn tables_with_secret(running: &Running) -> Vec<String> {
    let pool = running.lake.pool();
    let tables = "select table_name::text from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1";
    let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(pool).await.unwrap();
    let mut found = Vec::new();
    for table in tables {
        let sql = format!("select exists (select 1 from \"{table}\" t where t::text ilike $1)");
        let exists = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).bind(format!("%{SECRET}%"));
        if exists.fetch_one(pool).await.unwrap() {
            found.push(table);
        }
    }
    found
}

async fn transactions(running: &Running, id: &str) -> Vec<Value> {
    let path = format!("{HISTORY}/transactions/{id}?effectFormat=mendoza&limit=100");
    let answer = running.get("writer", &path).await.text();
    let lines = answer.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().unwrap()
}

/// A document in all its revisions.
async fn revisions(running: &Running, id: &str) -> Vec<Value> {
    let mut revisions = Vec::new();
    for transaction in transactions(running, id).await {
        let revision = transaction["id"].as_str().unwrap();
        let path = format!("{HISTORY}/documents/{id}?revision={revision}");
        revisions.push(running.get("writer", &path).await.json());
    }
    revisions
}

/// Writes a person's page in every way there is, some together with another page.
async fn write_person(running: &Running) {
    let person = |id: &str, more: &str| page(id, &format!("{SECRET} {more}"), json!({}));
    put(
        running,
        &[person("person", "one"), page("other", "Skibet", json!({}))],
    )
    .await;
    until(running, SECRET, &["person"]).await;
    let both = json!([
        {"patch": {"id": "person", "set": {"body": SECRET}}},
        {"patch": {"id": "other", "set": {"body": "Stenen"}}},
        {"patch": {"id": ["person", "other"], "set": {"n": 1}}},
    ]);
    mutate(running, both).await;
    // Without an effect, and yet written down.
    mutate(
        running,
        json!([{"createIfNotExists": person("person", "two")}]),
    )
    .await;
    let query = "*[_id == 'person' || n == 1]";
    let by_query = json!([{"patch": {"query": query, "set": {"n": 2}}},
        {"patch": {"query": "*[_id == \"person\"]", "set": {"name": SECRET}}}]);
    mutate(running, by_query).await;
    put(running, &[person("drafts.person", "three")]).await;
    put(running, &[person("versions.r.person", "four")]).await;
    mutate(
        running,
        json!([{"patch": {"id": "other", "set": {"body": "Runestenen"}}}]),
    )
    .await;
}

#[test]
fn an_erased_document_is_in_no_table() {
    with_search(|running| async move {
        write_person(&running).await;
        let before = tables_with_secret(&running).await;
        assert_eq!(
            before,
            ["change", "document", "search_entry", "transaction"]
        );
        let group = ["drafts.person", "person", "versions.r.person"];
        let deletions = group.map(|id| json!({"delete": {"id": id}}));
        mutate(&running, json!(deletions)).await;
        let dataset = dataset(&running).await;
        let person = ["person".to_owned()];
        let ids = running.lake.document_groups(&dataset, &person).await;
        let ids = ids.unwrap();
        assert_eq!(ids, group);
        let others = revisions(&running, "other").await;
        assert_eq!(others.len(), 4);

        let erased = running
            .lake
            .purge(&dataset, &operator(), &ids)
            .await
            .unwrap();
        assert_eq!((erased.changes, erased.transactions), (8, 7));
        assert_eq!(tables_with_secret(&running).await, [""; 0]);
        assert_eq!(revisions(&running, "other").await, others);
        let last = format!("{HISTORY}/documents/person?lastRevision=true");
        let last = running.get("writer", &last).await;
        assert_eq!(last.json(), json!({"documents": []}));

        // What is left: that it was deleted, when and by whom.
        let left = transactions(&running, "person").await;
        assert_eq!(left.len(), 1);
        assert_eq!(left[0]["author"], "writer");
        let events = format!("{HISTORY}/events/documents/person");
        let events = running.get("writer", &events).await.json();
        assert_eq!(events["events"]["person"][0]["type"], "deleteDocumentGroup");
        let again = running
            .lake
            .purge(&dataset, &operator(), &ids)
            .await
            .unwrap();
        assert_eq!((again.changes, again.transactions), (0, 0));
    });
}

#[test]
fn a_document_may_stay_without_its_past() {
    with_search(|running| async move {
        put(&running, &[page("person", SECRET, json!({}))]).await;
        put(&running, &[page("person", "Karen", json!({}))]).await;
        let dataset = dataset(&running).await;
        let ids = ["person".to_owned()];
        running
            .lake
            .purge(&dataset, &operator(), &ids)
            .await
            .unwrap();
        assert_eq!(tables_with_secret(&running).await, [""; 0]);
        let path = format!("{HISTORY}/documents/person?lastRevision=true");
        let now = running.get("writer", &path).await.json();
        assert_eq!(now["documents"][0]["title"], "Karen");
        // Its history begins again.
        put(&running, &[page("person", "Karen Blixen", json!({}))]).await;
        assert_eq!(revisions(&running, "person").await.len(), 1);
    });
}
