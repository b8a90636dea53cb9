//! `/feeds/citation/…`: publications for reference managers.

use super::content::with_content;
use super::page_cache::write;
use super::*;
use serde_json::json;

#[test]
fn a_published_publication_is_cited() {
    with_content("citations", |content| async move {
        for (id, title) in [
            ("bog-da", "Skår & potter"),
            ("drafts.skjult-bog-da", "Hemmelig"),
        ] {
            let document = json!({"_id": id, "_type": "publication", "title": title,
                "site": "forskning", "locale": "da", "authors": ["Ærlig Øst"],
                "publishedDate": "2026-11-01", "doi": "10.5555/x",
                "slug": {"_type": "slug", "current": "publikationer/x"}});
            write(&content, json!({ "create": document })).await;
        }
        let running = Running::start(&content, |_, _| {}).await;
        let at = |file: &str| format!("/feeds/citation/forskning/da/{file}");
        for (ending, media_type, part) in [
            ("bib", "application/x-bibtex", r"{Skår \& potter}"),
            (
                "ris",
                "application/x-research-info-systems",
                "AU  - Øst, Ærlig\r\n",
            ),
            (
                "json",
                "application/vnd.citationstyles.csl+json",
                r#""DOI":"10.5555/x""#,
            ),
        ] {
            let file = running.get(&at(&format!("bog-da.{ending}"))).await;
            assert_eq!(file.status, StatusCode::OK, "{ending}");
            assert!(file.header("content-type").starts_with(media_type));
            let name = format!("attachment; filename=\"oest2026skaar.{ending}\"");
            assert_eq!(file.header("content-disposition"), name);
            assert!(file.body.contains(part), "{}", file.body);
        }
        for file in [
            "skjult-bog-da.bib",
            "drafts.skjult-bog-da.bib",
            "bog-da.txt",
            "nyhed-da.bib",
            "bog-da\"x.bib",
        ] {
            let response = running.get(&at(&file.replace('"', "%22"))).await;
            assert_eq!(response.status, StatusCode::NOT_FOUND, "{file}");
        }
    });
}
