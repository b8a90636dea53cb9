//! How the search of a museum group is ranked and widened, and its excerpts.

use super::search::{address, page, put, until, with_search};
use serde_json::json;

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
