//! Structured data are only in documents, and as fresh as the rest of the page.

use super::content::with_content;
use super::page_cache::{following_with, until, write};
use super::*;

const BEGIN: &str = "<script type=\"application/ld+json\">";

fn structured_data(page: &TestResponse) -> Value {
    let (_, rest) = page.body.split_once(BEGIN).expect("structured data");
    let (data, rest) = rest.split_once("</script>").expect("its end");
    assert_eq!(rest, "\n</body>\n</html>\n");
    serde_json::from_str(data).unwrap()
}

#[test]
fn structured_data_stands_in_documents_alone() {
    with_content("structured", |content| async move {
        let hostile = "</script><script>alert(1)</script>";
        let article = serde_json::json!({"_id": "hostile", "_type": "knowledgeArticle",
            "title": hostile, "site": "nationalmuseet", "locale": "da",
            "slug": {"current": "hostile"}, "publishedDate": "2026-09-01"});
        write(&content, serde_json::json!({"create": article})).await;
        let running = Running::start(&content, |_, _| {}).await;
        let page = running.get("/hostile").await;
        let data = structured_data(&page);
        let nodes = data["@graph"].as_array().unwrap();
        let article = nodes.iter().find(|node| node["@type"] == "Article");
        assert_eq!(article.unwrap()["headline"], hostile);
        // The worker of the tests writes titles as they are; what follows it is the website's.
        let (_, own) = page.body.split_once("</h1>").unwrap();
        assert!(!own.contains("<script>"), "{own}");
        // Browsers do not run data, so the policy needs no exception for it.
        let policy = page.header("content-security-policy");
        assert!(policy.contains("script-src 'self'"), "{policy}");
        let payload = running.get("/hostile/_payload.json").await;
        assert!(!payload.body.contains("schema.org"), "{}", payload.body);
        let missing = running.get("/findes-ikke").await;
        assert!(!missing.body.contains(BEGIN));
    });
}

/// A closed day months ahead is not shown on the front page, but is in its structured data.
#[test]
fn a_closed_day_far_ahead_reaches_search_engines() {
    with_content("closed", |content| async move {
        let hours = serde_json::json!({"from": "10:00", "to": "17:00"});
        let house = |closed: &[&str]| {
            let closed = closed
                .iter()
                .map(|day| serde_json::json!({"_key": day, "date": day}));
            let closed: Vec<Value> = closed.collect();
            let house = serde_json::json!({"_key": "h", "role": "site", "title": {"da": "Museet"},
                "openingHours": [{"_key": "w", "monday": hours, "tuesday": hours}],
                "closedDays": closed});
            let id = "siteConfig-nationalmuseet";
            serde_json::json!({"patch": {"id": id, "set": {"facilities": [house]}}})
        };
        write(&content, house(&[])).await;
        let running = following_with(&content, |_| {}).await;
        let page = running.get("/").await;
        assert!(page.body.contains("openingHoursSpecification"));
        write(&content, house(&["2027-03-01"])).await;
        let is_in_data = async |running: &Running| {
            let page = running.get("/").await;
            page.body.contains("\"validFrom\":\"2027-03-01\"")
        };
        until(&running, is_in_data).await;
    });
}
