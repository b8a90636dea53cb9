//! The real content service on a database of its own.

use content_client::{
    ApiVersion, Client, DatasetName, ErrorKind, LiveEvent, LiveEvents, ProjectId, Query, Settings,
};
use jiff::Timestamp;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use test_support::{
    Database, Line, asset_settings, parts, put_dataset, put_token, serve, with_database,
};

/// Runs a test with the address of a service that has two datasets and an editor.
fn with_service<F: Future<Output = ()> + Send + 'static>(
    name: &str,
    test: impl FnOnce(String) -> F,
) {
    let start = async |database: &Database| {
        let lake = database.lake.clone();
        let epoch = Timestamp::UNIX_EPOCH;
        let project = lake.put_project("museerne", "Museerne", epoch);
        project.await.unwrap();
        put_dataset(&lake, "museerne", "stage", true).await;
        put_dataset(&lake, "museerne", "closed", false).await;
        put_token(&lake, "museerne", "secret", "editor").await;
        let clock: content_service::Clock = Arc::new(|| Timestamp::UNIX_EPOCH);
        let settings = content_service::Settings::default();
        let assets = asset_settings(database.folder());
        serve(parts(lake, settings, assets, ("client", clock))).await
    };
    with_database(&format!("client_{name}"), start, test);
}

fn client(address: &str, dataset: &str, token: Option<&str>) -> Client {
    let settings = Settings {
        version: ApiVersion::parse("2024-10-01").unwrap(),
        token: token.map(str::to_owned),
        ..Settings::new(
            address,
            ProjectId::parse("museerne").unwrap(),
            DatasetName::parse(dataset).unwrap(),
        )
    };
    Client::new(settings, Arc::new(|bytes| bytes.fill(0))).unwrap()
}

/// Of transactions. The service's own ids would be the same each time: it has no chance.
static NUMBER: AtomicUsize = AtomicUsize::new(0);

async fn write(address: &str, documents: &[Value]) {
    let create = |document: &Value| json!({"create": document});
    let mutations: Vec<Value> = documents.iter().map(create).collect();
    let id = format!("t{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    let response = reqwest::Client::new()
        .post(format!("{address}/v2024-10-01/data/mutate/stage"))
        .header("x-sanity-project-id", "museerne")
        .header("authorization", "Bearer secret")
        .header("content-type", "application/json")
        .body(json!({"mutations": mutations, "transactionId": id}).to_string())
        .send()
        .await
        .unwrap();
    assert!(
        response.status().is_success(),
        "{:?}",
        response.text().await
    );
}

#[test]
fn queries_get_their_results() {
    with_service("asks", |address| async move {
        let page = |id: &str, title: &str| {
            json!({"_id": id, "_type": "landingPage", "title": title, "site": "jelling",
                "locale": "da", "slug": {"current": "besøg"}})
        };
        write(
            &address,
            &[page("visit", "Besøg os"), page("drafts.visit", "Kladde")],
        )
        .await;
        let text = "*[slug.current == $slug && site == $site][0].title";
        let query = || {
            Query::new(text)
                .with("slug", "besøg")
                .with("site", "jelling")
        };
        let open = client(&address, "stage", None);
        let response = open.query(&query()).await.unwrap();
        assert_eq!(response.read::<&str>().unwrap(), "Besøg os");
        assert!(!response.sync_tags.is_empty());
        let long = format!("{text} // {}", "x".repeat(12_000));
        let long = Query {
            text: &long,
            ..query()
        };
        let response = open.query(&long).await.unwrap();
        assert_eq!(response.read::<&str>().unwrap(), "Besøg os");
        let editor = client(&address, "stage", Some("secret"));
        let drafts = Query {
            perspective: documents::Perspective::drafts(),
            ..query()
        };
        let response = editor.query(&drafts).await.unwrap();
        assert_eq!(response.read::<&str>().unwrap(), "Kladde");
        let found = open.documents(&["visit", "nothing"]).await.unwrap();
        assert_eq!(found.len(), 1);
        open.ping().await.unwrap();
    });
}

/// An response is had once, and asked about each time.
#[test]
fn an_answer_is_the_same_until_it_changes() {
    with_service("again", |address| async move {
        let page = |id: &str| json!({"_id": id, "_type": "page"});
        write(&address, &[page("a"), page("drafts.a")]).await;
        let open = client(&address, "stage", None);
        let short = "*[_type == \"page\"]._id".to_owned();
        let long = format!("{short} // {}", "x".repeat(12_000));
        for (text, new) in [(&short, "b"), (&long, "c")] {
            let query = Query::new(text);
            let first = open.query(&query).await.unwrap();
            let again = open.query(&query).await.unwrap();
            assert!(Arc::ptr_eq(&first, &again), "{new}");
            write(&address, &[page(&format!("drafts.{new}"))]).await;
            let drafted = open.query(&query).await.unwrap();
            assert!(Arc::ptr_eq(&first, &drafted), "{new}");
            write(&address, &[page(new)]).await;
            let changed = open.query(&query).await.unwrap();
            let ids: Vec<&str> = changed.read().unwrap();
            assert!(ids.contains(&new), "{ids:?}");
        }
        // Drafts are for once.
        let editor = client(&address, "stage", Some("secret"));
        let drafts = Query {
            perspective: documents::Perspective::drafts(),
            ..Query::new(&short)
        };
        for (client, query, same) in [
            (&editor, &drafts, false),
            (&editor, &Query::new(&short), true),
            (&open, &drafts, false),
        ] {
            let first = client.query(query).await.unwrap();
            let again = client.query(query).await.unwrap();
            assert_eq!(Arc::ptr_eq(&first, &again), same);
        }
    });
}

/// While live events come, a response is true until one of them bears
/// its tags, and the service is not even reached for it.
#[test]
fn a_response_is_fresh_while_live_events_come() {
    with_service("live", |address| async move {
        let line = Line::to(&address).await;
        let client = client(&line.address, "stage", None);
        let query = Query::new("*[_type == 'page']._id");
        let first = client.query(&query).await.unwrap();
        client.set_live(true);
        line.cut();
        let again = client.query(&query).await.unwrap();
        assert!(Arc::ptr_eq(&first, &again));
        client.mark_stale(&["s1:other".to_owned()]);
        assert!(client.query(&query).await.is_ok());
        client.mark_stale(&first.sync_tags);
        assert!(client.query(&query).await.is_err());
        line.mend();
        write(&address, &[json!({"_id": "a", "_type": "page"})]).await;
        let changed = client.query(&query).await.unwrap();
        assert_eq!(changed.read::<Vec<&str>>().unwrap(), ["a"]);
        // Without live events the service has the last word.
        for forget in [
            |client: &Client| client.set_live(false),
            Client::mark_all_stale,
        ] {
            forget(&client);
            line.cut();
            assert!(client.query(&query).await.is_err());
            line.mend();
            client.query(&query).await.unwrap();
        }
    });
}

#[test]
fn errors_come_as_what_they_are() {
    with_service("errors", |address| async move {
        let open = client(&address, "stage", None);
        let error = open.query(&Query::new("*[_type == ")).await.unwrap_err();
        assert_eq!(error.kind, ErrorKind::QueryParse);
        let text = error.to_string();
        assert!(text.contains("1 | *[_type == \n"), "{text}");
        let closed = client(&address, "closed", None);
        let error = closed.query(&Query::new("*")).await.unwrap_err();
        assert_eq!(error.kind, ErrorKind::Client);
        let error = open.documents(&["a..b"]).await.unwrap_err();
        assert_eq!((error.kind, error.status), (ErrorKind::Client, None));
    });
}

/// Waits for an event; what is no event yet fails the test by its time-out.
async fn next_event(events: &mut LiveEvents) -> LiveEvent {
    let patience = std::time::Duration::from_secs(20);
    tokio::time::timeout(patience, events.next()).await.unwrap()
}

#[test]
fn a_subscriber_resumes_where_it_was() {
    with_service("resumes", |address| async move {
        let line = Line::to(&address).await;
        let subscriber = client(&line.address, "stage", None);
        let mut events = subscriber.live_events().unwrap();
        assert_eq!(next_event(&mut events).await, LiveEvent::Welcome);
        write(&address, &[json!({"_id": "a", "_type": "page"})]).await;
        let LiveEvent::Changed(tags) = next_event(&mut events).await else {
            panic!("the change is received");
        };
        let found = subscriber.query(&Query::new("*[_id == 'a']")).await;
        let known = found.unwrap();
        assert!(known.sync_tags.iter().any(|tag| tags.contains(tag)));
        line.cut();
        let LiveEvent::Disconnected(error) = next_event(&mut events).await else {
            panic!("the subscriber knows that it is cut off");
        };
        assert_eq!(error.kind, ErrorKind::Network);
        line.mend();
        write(&address, &[json!({"_id": "b", "_type": "page"})]).await;
        // Of drafts there is no word.
        write(&address, &[json!({"_id": "drafts.b", "_type": "page"})]).await;
        write(&address, &[json!({"_id": "c", "_type": "page"})]).await;
        assert_eq!(next_event(&mut events).await, LiveEvent::Welcome);
        for _ in ["b", "c"] {
            assert!(matches!(
                next_event(&mut events).await,
                LiveEvent::Changed(_)
            ));
        }
    });
}

#[test]
fn a_subscriber_says_what_stands_in_its_way() {
    with_service("refused", |address| async move {
        let mut closed = client(&address, "closed", None).live_events().unwrap();
        let LiveEvent::Disconnected(error) = next_event(&mut closed).await else {
            panic!("a closed dataset refuses");
        };
        assert_eq!(error.status, Some(404));
        let token = client(&address, "closed", Some("secret"));
        let mut open = token.live_events().unwrap();
        assert_eq!(next_event(&mut open).await, LiveEvent::Welcome);
    });
}
