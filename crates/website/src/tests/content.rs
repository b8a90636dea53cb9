//! A content service with the small demonstration in it.

use super::*;
use ::search::SearchIndex;
use lake::Lake;
use std::path::PathBuf;
use test_support::{
    Database, asset_settings, operator, parts, put_dataset, put_token, serve, with_database,
};

/// Runs a test with the address of a content service, and takes its database away.
pub(super) fn with_content<F>(name: &str, test: impl FnOnce(String) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    with_content_in(name, |address, _| test(address));
}

/// The same with the lake of the content service.
pub(super) fn with_content_and_lake<F>(name: &str, test: impl FnOnce(String, Lake) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let start = async |database: &Database| (start(database).await, database.lake.clone());
    with_database(&format!("website_{name}"), start, |(address, lake)| {
        test(address, lake)
    });
}

/// The same with the folder of the content service's assets.
pub(super) fn with_content_in<F>(name: &str, test: impl FnOnce(String, PathBuf) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let start = async |database: &Database| (start(database).await, database.folder());
    with_database(&format!("website_{name}"), start, |(address, folder)| {
        test(address, folder)
    });
}

async fn start(database: &Database) -> String {
    let (lake, now) = (database.lake.clone(), Timestamp::UNIX_EPOCH);
    lake.put_project("museerne", "Museerne", now).await.unwrap();
    put_dataset(&lake, "museerne", "stage", true).await;
    put_token(&lake, "museerne", "secret", "editor").await;
    let operator = operator();
    let dataset = lake.dataset("museerne", "stage", &operator).await.unwrap();
    let text = include_str!("../../../../demo/small.ndjson");
    // The worker of the tests does what a title says.
    let throws = r#"{"_id": "throws", "_type": "landingPage", "title": "throw", "site":
        "nationalmuseet", "locale": "da", "slug": {"current": "kaster"}}"#;
    let documents = text.lines().chain([throws]).chain(feeds::DOCUMENTS);
    let documents = documents
        .chain(search_engines::DOCUMENTS)
        .chain(accessibility_statement::DOCUMENTS)
        .chain(newsletter::DOCUMENTS);
    let documents = documents.map(|line| serde_json::from_str(line).unwrap());
    let import = Import {
        id: "demonstration".to_owned(),
        documents: documents.collect(),
        if_there: IfThere::Fail,
        now,
    };
    lake.import(&dataset, &operator, import).await.unwrap();
    let index = SearchIndex::new(&lake);
    index.rebuild(dataset.ds, |_| {}).await.unwrap();
    let clock: content_service::Clock = Arc::new(|| Timestamp::UNIX_EPOCH);
    let settings = content_service::Settings::default();
    let assets = asset_settings(database.folder());
    serve(parts(lake, settings, assets, ("website", clock))).await
}
