//! The web manifest of a site, and its icons for home screens.

use super::*;

/// Each site has its own, below its base path.
#[tokio::test(flavor = "multi_thread")]
async fn home_screens_know_each_site() {
    let running = Running::start("http://127.0.0.1:9", |_, _| {}).await;
    for (path, name) in [
        ("/manifest.webmanifest", "Nationalmuseet"),
        ("/bevaring/manifest.webmanifest", "Bevaring"),
    ] {
        let manifest = running.get(path).await;
        assert_eq!(
            manifest.header("content-type"),
            "application/manifest+json",
            "{path}"
        );
        assert_eq!(manifest.json()["name"], name);
    }
    let icon = running.get("/bevaring/apple-touch-icon.png").await;
    let found = (icon.status, icon.header("content-type"));
    assert_eq!(found, (StatusCode::OK, "image/png"));
    // The build of the tests has no other mark.
    for path in ["/apple-touch-icon.png", "/bevaring/icon-512.png"] {
        assert_eq!(running.get(path).await.status, StatusCode::NOT_FOUND);
    }
    let nowhere = [("host", "nowhere.example.org")];
    let manifest = running
        .get_with_headers("/manifest.webmanifest", &nowhere)
        .await;
    assert_eq!(manifest.status, StatusCode::NOT_FOUND);
}
