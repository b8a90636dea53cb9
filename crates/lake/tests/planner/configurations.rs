//! Another configuration for a dataset that has documents, readers and writers.

use super::database::{Database, operator};
use super::{ask, transact};
use jiff::Timestamp;
use lake::{DatasetConfiguration, Lake, LakeError, Reconfiguration};
use serde_json::{Value as Json, json};
use sqlx::{AssertSqlSafe, PgConnection};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use test_support::museum_configuration;

fn by_dish() -> DatasetConfiguration {
    let configuration = json!({"indexes": [
        {"name": "dish", "byType": true, "paths": ["dish", "price"], "tagged": 1}], "paths": []});
    DatasetConfiguration::parse(&configuration.to_string()).unwrap()
}

fn recipe(number: usize) -> Json {
    json!({"_id": format!("r{number}"), "_type": "recipe", "price": number,
        "dish": if number.is_multiple_of(3) { "pie" } else { "soup" }, "site": "jelling", "locale": "da",
        "slug": {"current": "runesten"}})
}

const PIES: &str = "*[_type == 'recipe' && dish == 'pie'] | order(price desc)[0...50].price";

/// The dataset as a node has it that has just looked it up.
async fn reopened(database: &mut Database) {
    let looked_up = database.lake.dataset("museum", "stage", &operator()).await;
    database.dataset = looked_up.unwrap();
}

async fn configure(lake: &Lake, database: &Database, configuration: &DatasetConfiguration) -> bool {
    let reconfiguration = Reconfiguration {
        configuration,
        transaction_id: format!("c{}", configuration.indexes().len()),
        now: Timestamp::UNIX_EPOCH,
    };
    let operator = operator();
    let configured = lake.configure_dataset(&database.dataset, reconfiguration, &operator);
    configured.await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn documents_that_are_written_meanwhile_are_found_by_the_new_indexes() {
    let before: Vec<Json> = (0..20).map(recipe).collect();
    let mut database = Database::with(&before).await;
    let lake = database.lake.clone();
    let writes = async {
        for number in 20..60 {
            let made = json!({ "create": recipe(number) });
            assert!(transact(&database, &format!("t{number}"), &made).await);
        }
    };
    let by_dish = by_dish();
    let (configured, ()) = tokio::join!(configure(&lake, &database, &by_dish), writes);
    assert!(configured);
    reopened(&mut database).await;
    let with = ask(&database, PIES, "published", true).await;
    let without = ask(&database, PIES, "published", false).await;
    assert_eq!(with.result, without.result);
    assert_eq!(with.rows, 20, "PostgreSQL judges by the new paths");
    database.remove().await;
}

/// Readers and writers would queue behind the change of the table.
#[tokio::test(flavor = "multi_thread")]
async fn no_index_is_declared_while_a_long_reader_uses_the_documents() {
    let mut database = Database::with(&[recipe(0)]).await;
    let pool = database.lake.pool_for_measurements();
    let mut export = pool.begin().await.unwrap();
    sqlx::query("select count(*) from document")
        .execute(&mut *export)
        .await
        .unwrap();
    let by_dish = by_dish();
    let reconfiguration = Reconfiguration {
        configuration: &by_dish,
        transaction_id: "early".to_owned(),
        now: Timestamp::UNIX_EPOCH,
    };
    let operator = operator();
    let configured = database
        .lake
        .configure_dataset(&database.dataset, reconfiguration, &operator)
        .await;
    assert!(matches!(configured, Err(LakeError::DocumentsInUse)));
    export.rollback().await.unwrap();
    reopened(&mut database).await;
    assert_ne!(*database.dataset.configuration(), by_dish);
    assert!(configure(&database.lake, &database, &by_dish).await);
    database.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_read_by_the_former_configuration_still_learns_of_changes() {
    let mut database = Database::with(&[recipe(0)]).await;
    let page = "*[slug.current == 'runesten' && site == 'jelling' && locale == 'da'].price";
    let page = ask(&database, page, "published", true).await;
    let by_dish = by_dish();
    assert!(configure(&database.lake, &database, &by_dish).await);
    assert!(!configure(&database.lake, &database, &by_dish).await);
    // A node that has not looked the dataset up again writes by the new configuration as well.
    let made = json!({ "create": recipe(3) });
    assert!(transact(&database, "stale", &made).await);
    let tags = database.tags_of("stale").await;
    assert!(page.sync_tags.iter().any(|tag| tags.contains(tag)));
    reopened(&mut database).await;
    let pies = ask(&database, PIES, "published", true).await;
    assert!(pies.sync_tags.iter().any(|tag| tags.contains(tag)));
    let soup = json!({ "create": recipe(4) });
    assert!(transact(&database, "soup", &soup).await);
    let tags = database.tags_of("soup").await;
    assert!(pies.sync_tags.iter().all(|tag| !tags.contains(tag)));
    database.remove().await;
}

/// Applies the migrations with these numbers in the schema of a connection.
async fn apply(connection: &mut PgConnection, numbers: RangeInclusive<usize>) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
    let files = std::fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    for file in &files[numbers.start() - 1..*numbers.end()] {
        let statements = std::fs::read_to_string(file).unwrap();
        let applied = sqlx::raw_sql(AssertSqlSafe(statements)).execute(&mut *connection);
        applied.await.unwrap();
    }
}

/// Before there were configurations, every dataset was looked up as one of a museum group.
#[tokio::test(flavor = "multi_thread")]
async fn a_dataset_from_before_configurations_has_that_of_a_museum_group() {
    let database = Database::with(&[]).await;
    let pool = database.lake.pool_for_measurements();
    let mut connection = pool.acquire().await.unwrap();
    let schema = "create schema before; set search_path = before, public";
    sqlx::raw_sql(schema)
        .execute(&mut *connection)
        .await
        .unwrap();
    apply(&mut connection, 1..=12).await;
    let dataset = "insert into project (id, name, created_at) values ('p', 'P', now());
        insert into dataset (project, name, public, created_at) values ('p', 'd', true, now())";
    sqlx::raw_sql(dataset)
        .execute(&mut *connection)
        .await
        .unwrap();
    apply(&mut connection, 13..=13).await;
    let bodies = "select in_force.body, former.body from dataset
        join configuration in_force on in_force.digest = configuration
        join configuration former on former.digest = former_configuration";
    let bodies: Vec<(String, String)> = sqlx::query_as(bodies)
        .fetch_all(&mut *connection)
        .await
        .unwrap();
    let parsed = |body| DatasetConfiguration::parse(body).unwrap();
    let configurations: Vec<_> = bodies
        .iter()
        .map(|(in_force, former)| (parsed(in_force), parsed(former)))
        .collect();
    // An installed migration never changes: of what a museum group has now it lacks what is newer.
    let mut museum = serde_json::to_value(museum_configuration()).unwrap();
    let search = museum["search"].as_object_mut().unwrap();
    for newer in ["localeAliases", "namesOfReferred", "typeWeights"] {
        search.remove(newer);
    }
    let bodies = search["texts"]["bodies"].as_array_mut().unwrap();
    bodies.retain(|name| name != "authors");
    let museum = DatasetConfiguration::parse(&museum.to_string()).unwrap();
    assert_eq!(configurations, [(museum.clone(), museum)]);
    connection.close().await.unwrap();
    database.remove().await;
}
