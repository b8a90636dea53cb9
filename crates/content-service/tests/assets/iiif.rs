//! The IIIF Image API.

use super::running::{StoreKind, with_service};
use super::samples;
use axum::body::Body;
use axum::http::Method;

#[test]
fn a_viewer_finds_its_way() {
    for store in StoreKind::both() {
        with_service(
            store,
            |_| {},
            |running| async move {
                let answer = running
                    .upload("images", &samples::jpeg(1200, 800, 1))
                    .await
                    .expect(200);
                let id = answer.json()["document"]["_id"]
                    .as_str()
                    .unwrap()
                    .to_owned();
                let base = format!("/iiif/3/{}/stage/{id}", running.project);
                let away = running.get(&base).await.expect(303);
                let info = format!("http://content.example.org{base}/info.json");
                assert_eq!(away.header("location"), info);

                let info = running.get(&format!("{base}/info.json")).await.expect(200);
                assert_eq!(info.header("access-control-allow-origin"), "*");
                assert_eq!(info.header("content-type"), "application/json");
                let json = info.json();
                assert_eq!(json["id"], format!("http://content.example.org{base}"));
                assert_eq!(
                    (&json["width"], &json["height"]),
                    (&1200.into(), &800.into())
                );
                let linked = [("accept", "application/ld+json")];
                let path = format!("{base}/info.json");
                let linked = running
                    .ask(Method::GET, "", &path, &linked, Body::empty())
                    .await;
                assert!(
                    linked
                        .header("content-type")
                        .starts_with("application/ld+json")
                );

                for (path, size) in [
                    ("full/max/0/default.jpg", (1200, 800)),
                    ("0,0,512,512/512,512/0/default.jpg", (512, 512)),
                    ("square/200,/90/gray.png", (200, 200)),
                    ("pct:0,0,50,50/!100,100/0/default.webp", (100, 67)),
                ] {
                    let answer = running
                        .get_as("viewer", &format!("{base}/{path}"))
                        .await
                        .expect(200);
                    assert_eq!(answer.size(), size, "{path}");
                    assert!(answer.header("link").contains("rel=\"canonical\""));
                }
                for path in [
                    "full/max/0/default.pdf",
                    "full/9999,/0/default.jpg",
                    "a/b/c/d.jpg",
                ] {
                    running.get(&format!("{base}/{path}")).await.expect(400);
                }
            },
        );
    }
}
