//! Uploads that mean harm: each is refused or made harmless, and none holds a worker.

use super::running::{StoreKind, with_service};
use super::samples;
use std::time::Duration;

/// Far more than any of this takes: what is not answered by then hangs.
const SOON: Duration = Duration::from_secs(30);

#[test]
fn what_is_no_good_picture_is_refused() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let photo = samples::jpeg(800, 600, 1);
            let drawing = samples::png(300, 200);
            let cases: [(&str, Vec<u8>); 8] = [
                ("a bomb", samples::bomb(30_000, 30_000)),
                ("a longer bomb", samples::bomb(2_000_000_000, 2)),
                (
                    "a photograph that is cut off",
                    photo[..photo.len() / 2].to_vec(),
                ),
                (
                    "a drawing that is cut off",
                    drawing[..drawing.len() / 2].to_vec(),
                ),
                ("a head alone", photo[..20].to_vec()),
                ("a page", b"<!DOCTYPE html><img src=x>".to_vec()),
                ("an empty drawing", b"<svg".to_vec()),
                ("zeros", vec![0; 100_000]),
            ];
            for (what, bytes) in cases {
                let upload = running.upload("images", &bytes);
                let answer = tokio::time::timeout(SOON, upload).await;
                let answer = answer.unwrap_or_else(|_| panic!("{what} took too long"));
                assert_eq!(answer.status, 400, "{what}: {}", answer.text());
            }
            assert_eq!(
                (running.stored().await.len(), running.documents().await),
                (0, 0)
            );
            // And the service goes on.
            running.upload("images", &photo).await.expect(200);
        },
    );
}

/// A few bytes are a lot of work when they are decoded: that is what is bounded.
#[test]
fn a_small_file_that_is_large_when_decoded_is_refused() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let blank = samples::blank(20_000, 20_000);
            assert!(blank.len() < 60_000, "{}", blank.len());
            let upload = running.upload("images", &blank);
            let refused = tokio::time::timeout(SOON, upload).await.unwrap();
            let text = refused.expect(400).text();
            assert!(text.contains("1000000000 bytes"), "{text}");
            assert_eq!(running.stored().await.len(), 0);
        },
    );
}

#[test]
fn a_drawing_with_a_script_is_given_out_without_it() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let drawing = br##"<?xml version="1.0"?>
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)">
            <script>alert(2)</script><foreignObject><body xmlns="http://www.w3.org/1999/xhtml">
            <iframe src="javascript:alert(3)"/></body></foreignObject>
            <a href="javascript:alert(4)"><circle r="5" fill="#aa0000"/></a></svg>"##;
            let answer = running
                .upload("images?filename=logo.png", drawing)
                .await
                .expect(200);
            let document = &answer.json()["document"];
            assert_eq!(document["mimeType"], "image/svg+xml");
            assert_eq!(document["metadata"]["dimensions"]["width"], 40);
            let path = format!("/{}", document["path"].as_str().unwrap());
            for search in ["", "?w=20", "?w=20&auto=format", "?dl=x.svg"] {
                let shown = running.get(&format!("{path}{search}")).await.expect(200);
                let text = shown.text();
                assert!(
                    !text.contains("alert") && !text.contains("script"),
                    "{text}"
                );
                assert!(text.contains("circle"), "{text}");
                assert_eq!(shown.header("content-type"), "image/svg+xml");
                assert!(shown.header("content-security-policy").contains("sandbox"));
            }
            // As a file it is what it was, and only ever saved.
            let answer = running.upload("files", drawing).await.expect(200);
            let path = answer.json()["document"]["path"]
                .as_str()
                .unwrap()
                .to_owned();
            let saved = running.get(&format!("/{path}")).await.expect(200);
            assert!(
                saved
                    .header("content-disposition")
                    .starts_with("attachment")
            );
        },
    );
}

/// A photograph that is an archive and a page as well comes out as a photograph.
#[test]
fn a_polyglot_keeps_one_tongue() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let mut both = samples::jpeg_that_tells(60, 40);
            both.extend_from_slice(b"PK\x03\x04<html><script>alert(1)</script>");
            let path = running.picture(&both).await;
            for search in ["", "?w=30"] {
                let shown = running.get(&format!("{path}{search}")).await.expect(200);
                let text = shown.text();
                assert!(
                    !text.contains("script") && !text.contains("PK\u{3}"),
                    "{search}"
                );
                assert_eq!(shown.header("content-type"), "image/jpeg");
                assert_eq!(shown.header("x-content-type-options"), "nosniff");
            }
        },
    );
}
