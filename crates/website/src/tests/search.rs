//! The search page, and the search call.

use super::content::with_content;
use super::recording_service::RecordingService;
use super::*;

async fn search_page(running: &Running, search: &str) -> Value {
    let page = running.get(&format!("/soeg/_payload.json{search}")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    page.json()["page"]["body"].clone()
}

/// Where the pages that were found are.
fn addresses(page: &Value) -> Vec<&Value> {
    let groups = page["groups"].as_array().unwrap().iter();
    let in_groups = groups.flat_map(|group| group["items"].as_array().unwrap());
    let items = in_groups.chain(page["items"].as_array().unwrap());
    items.map(|item| &item["item"]["link"]["href"]).collect()
}

#[test]
fn what_is_published_can_be_searched() {
    with_content("search", |content| async move {
        let running = Running::start(&content, |_, _| {}).await;
        let empty = search_page(&running, "").await;
        assert_eq!(empty["query"], "");
        assert_eq!(empty["summary"], Value::Null);
        let page = search_page(&running, "?q=tilg%C3%A6ngelighed").await;
        let addresses = addresses(&page);
        assert!(
            addresses.contains(&&Value::from("/besoeg/tilgaengelighed")),
            "{addresses:?}"
        );
        let nothing = search_page(&running, "?q=rumskib").await;
        assert_eq!(nothing["summary"], "Vi fandt ikke noget om »rumskib«");
        let page = running.get("/soeg?q=x&y=1").await;
        assert_eq!(page.status, StatusCode::FOUND);
        assert_eq!(page.header("location"), "/soeg?q=x");
        let ids = "/api/search/get-embedding-result?query=tilg%C3%A6ngelighed";
        let ids = running.get(ids).await;
        assert_eq!(ids.header("vitrine-search-ranking"), "keyword");
        let ids = ids.json();
        assert!(ids.as_array().is_some_and(|ids| !ids.is_empty()), "{ids}");
        let suggest = "/api/search/suggest?site=nationalmuseet&locale=da&q=";
        let suggested = running.get(&format!("{suggest}tilg%C3%A6ngelighed")).await;
        let suggested = suggested.json();
        assert!(suggested[0]["href"].is_string() && suggested[0]["label"].is_string());
        assert_eq!(running.get(suggest).await.json(), serde_json::json!([]));
        let other = "/api/search/suggest?site=x&locale=da&q=guld";
        assert_eq!(running.get(other).await.status, StatusCode::NOT_FOUND);
        let other = "/api/search/get-embedding-result?query=x&environment=private";
        assert_eq!(running.get(other).await.status, StatusCode::NOT_FOUND);
    });
}

/// A search is one of the site's own dataset; the search call may name that and no other.
#[tokio::test]
async fn a_site_searches_its_own_dataset() {
    let content = RecordingService::start(&[("", 200, "[]")]).await;
    let running = Running::start(&content.address, |_, group| {
        for site in &mut group.sites {
            site.dataset = "efteraar".to_owned();
        }
    })
    .await;
    let call = "/api/search/get-embedding-result?query=guld";
    for (path, status) in [
        ("/soeg?q=guld", 200),
        (call, 200),
        (&format!("{call}&environment=efteraar"), 200),
        (&format!("{call}&environment=stage"), 404),
    ] {
        let response = running.get(path).await;
        assert_eq!(response.status.as_u16(), status, "{path}");
        let searches = content.take().into_iter();
        let searches = searches.filter(|request| request.path.starts_with("/api/search/"));
        let environments: Vec<String> = searches
            .map(|request| request.parameter("environment").to_owned())
            .collect();
        let expected: &[&str] = if status == 200 { &["efteraar"] } else { &[] };
        assert_eq!(environments, expected, "{path}");
    }
}

/// Editors list words that mean the same: `docs/rules.md#the-search-page`.
#[test]
fn synonyms_widen_a_search() {
    with_content("synonyms", |content| async move {
        let running = Running::start(&content, |_, _| {}).await;
        let page = search_page(&running, "?q=handicapvenlig").await;
        let addresses = addresses(&page);
        assert!(
            addresses.contains(&&Value::from("/besoeg/tilgaengelighed")),
            "{addresses:?}"
        );
        // The list is of another language.
        let page = search_page(&running, "?q=step-free").await;
        assert_eq!(page["totalResults"], 0, "{page}");
    });
}

/// If the search is unreachable, the page says so: `docs/rules.md#the-search-page`.
#[test]
fn a_search_that_is_away_says_so() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let running = Running::start("http://127.0.0.1:1", |_, _| {}).await;
        let page = search_page(&running, "?q=guld").await;
        let away = "Søgningen svarer ikke lige nu. Prøv igen om lidt.";
        assert_eq!(page["summary"], away);
    });
}
