//! Another configuration for a dataset that has documents, readers and writers.

use super::database::{Database, operator};
use super::{ask, transact};
use jiff::Timestamp;
use lake::{DatasetConfiguration, Lake, Reconfiguration};
use serde_json::{Value as Json, json};

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
