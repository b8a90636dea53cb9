//! The short address of the accessibility statement.

use super::content::with_content;
use super::*;

/// A statement below a base path, and the menus that name it.
pub(super) const DOCUMENTS: [&str; 3] = [
    r#"{"_id": "erklaering-da", "_type": "landingPage", "title": "Erklæring", "locale": "da",
        "site": "bevaring", "slug": {"current": "tilgaengelighed"}}"#,
    r#"{"_id": "navigation-bevaring-da", "_type": "navigation", "locale": "da",
        "site": "bevaring", "accessibilityStatement": {"_type": "link", "type": "internal",
        "title": "Tilgængelighed", "reference": {"_ref": "erklaering-da"}}}"#,
    r#"{"_id": "navigation-bevaring-en", "_type": "navigation", "locale": "en",
        "site": "bevaring", "accessibilityStatement": {"_type": "link", "type": "external",
        "title": "Accessibility", "externalUrl": "https://was.example.org/bevaring"}}"#,
];

/// It redirects to the statement of each site and language, to which the footer links too.
#[test]
fn the_short_address_leads_to_the_statement() {
    with_content("was", |content| async move {
        let running = Running::start(&content, |_, _| {}).await;
        let cases = [
            ("/bevaring/was", 302, "/bevaring/tilgaengelighed"),
            (
                "/bevaring/was/_payload.json",
                302,
                "/bevaring/tilgaengelighed/_payload.json",
            ),
            ("/bevaring/en/was", 302, "https://was.example.org/bevaring"),
            // The site has none.
            ("/en/was", 404, ""),
        ];
        for (path, status, location) in cases {
            let response = running.get(path).await;
            let found = (response.status.as_u16(), response.header("location"));
            assert_eq!(found, (status, location), "{path}");
        }
        let front = running.get("/bevaring/_payload.json").await.json();
        let policies = &front["shell"]["navigation"]["policies"];
        assert_eq!(policies[0]["href"], "/bevaring/tilgaengelighed");
        assert_eq!(policies[1], Value::Null, "{policies}");
    });
}

/// While the content service is unreachable, it is unknown whether there is one.
#[tokio::test(flavor = "multi_thread")]
async fn without_root_data_the_short_address_fails() {
    let running = Running::start("http://127.0.0.1:9", |_, _| {}).await;
    let response = running.get("/was").await;
    assert_eq!(response.status, StatusCode::INTERNAL_SERVER_ERROR);
}
