//! How pictures and files are given out.

use super::running::{Running, StoreKind, with_service};
use super::samples;
use axum::body::Body;
use axum::http::Method;

async fn with(running: &Running, path: &str, headers: &[(&str, &str)]) -> super::running::Answer {
    running
        .ask(Method::GET, "", path, headers, Body::empty())
        .await
}

#[test]
fn answers_may_be_kept_for_ever_and_asked_for_in_parts() {
    for store in StoreKind::both() {
        with_service(
            store,
            |_| {},
            |running| async move {
                let picture = running.picture(&samples::jpeg(400, 300, 1)).await;
                let file = b"%PDF-1.7 0123456789".repeat(50);
                let file = running.upload("files", &file).await.expect(200).json();
                let file = format!("/{}", file["document"]["path"].as_str().unwrap());
                for path in [format!("{picture}?w=200"), picture, file] {
                    let whole = running.get(&path).await.expect(200);
                    let bytes = &whole.bytes;
                    for (name, value) in [
                        ("cache-control", "public, max-age=31536000, immutable"),
                        ("x-content-type-options", "nosniff"),
                        ("access-control-allow-origin", "*"),
                        ("timing-allow-origin", "*"),
                        ("accept-ranges", "bytes"),
                        ("vary", ""),
                        ("content-length", &bytes.len().to_string()),
                    ] {
                        assert_eq!(whole.header(name), value, "{name} of {path}");
                    }
                    let policy = whole.header("content-security-policy");
                    assert!(policy.starts_with("default-src 'none'"), "{policy}");
                    let tag = whole.header("etag");
                    let known = with(&running, &path, &[("if-none-match", tag)]).await;
                    assert!(known.expect(304).bytes.is_empty());
                    let other = with(&running, &path, &[("if-none-match", "\"other\"")]).await;
                    other.expect(200);

                    let part = with(&running, &path, &[("range", "bytes=10-19")])
                        .await
                        .expect(206);
                    assert_eq!(part.bytes, bytes[10..20]);
                    let range = format!("bytes 10-19/{}", bytes.len());
                    assert_eq!(part.header("content-range"), range);
                    let end = with(&running, &path, &[("range", "bytes=-5")])
                        .await
                        .expect(206);
                    assert_eq!(end.bytes, bytes[bytes.len() - 5..]);
                    let other = [("range", "bytes=0-1"), ("if-range", "\"other\"")];
                    assert_eq!(
                        &with(&running, &path, &other).await.expect(200).bytes,
                        bytes
                    );
                    let beyond = with(&running, &path, &[("range", "bytes=9999999-")]).await;
                    let range = format!("bytes */{}", bytes.len());
                    assert_eq!(beyond.expect(416).header("content-range"), range);
                    let head = running
                        .ask(Method::HEAD, "", &path, &[], Body::empty())
                        .await;
                    let head = head.expect(200);
                    assert_eq!(head.header("content-length"), bytes.len().to_string());
                    assert!(head.bytes.is_empty());
                }
            },
        );
    }
}

#[test]
fn formats_follow_what_the_browser_takes() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let photo = running.picture(&samples::jpeg(400, 300, 1)).await;
            let drawing = running.picture(&samples::png(64, 64)).await;
            let cases = [
                (&photo, "image/avif,image/webp,*/*", "image/avif"),
                (&photo, "image/webp,*/*", "image/webp"),
                (&photo, "*/*", "image/jpeg"),
                (&drawing, "*/*", "image/png"),
            ];
            for (path, accept, expected) in cases {
                let path = format!("{path}?w=32&auto=format");
                let answer = with(&running, &path, &[("accept", accept)])
                    .await
                    .expect(200);
                assert_eq!(answer.header("content-type"), expected);
                assert_eq!(answer.header("vary"), "Accept");
            }
            let tiff = running
                .picture(&samples::of_format(image::ImageFormat::Tiff))
                .await;
            let shown = running.get(&tiff).await.expect(200);
            assert_eq!(
                (shown.header("content-type"), shown.size()),
                ("image/jpeg", (120, 80))
            );
            let bad = running.get(&format!("{photo}?w=wide")).await.expect(400);
            assert!(bad.text().contains('w'), "{}", bad.text());
        },
    );
}

/// Places and names are for those who may read the original, not for the world.
#[test]
fn an_original_tells_nothing_but_its_picture() {
    for store in StoreKind::both() {
        with_service(
            store,
            |_| {},
            |running| async move {
                let photo = samples::jpeg_that_tells(90, 60);
                let path = running.picture(&photo).await;
                let shown = running.get(&path).await.expect(200);
                let has = |bytes: &[u8], word: &[u8]| bytes.windows(word.len()).any(|w| w == word);
                assert!(!has(&shown.bytes, b"GPS") && !has(&shown.bytes, b"script"));
                // It still says that it lies on its side.
                assert!(has(&shown.bytes, b"Exif\0\0"));
                let small = running.get(&format!("{path}?w=30")).await.expect(200);
                assert_eq!(small.size(), (30, 45));
                assert!(!has(&small.bytes, b"Exif"));

                let raw = format!("{path}?dlRaw=true");
                running.get(&raw).await.expect(401);
                running.get_as("letters", &raw).await.expect(404);
                let raw = running.get_as("viewer", &raw).await.expect(200);
                assert_eq!(raw.bytes, photo);
                assert!(raw.header("content-disposition").starts_with("attachment"));
                // A shared cache that ignores `Vary` would give it to others.
                assert_eq!(raw.header("cache-control"), "private, no-store");
                assert_eq!(raw.header("access-control-allow-origin"), "");

                // One that tells nothing is given as it came, and may be imported again.
                let plain = samples::jpeg(90, 60, 9);
                let path = running.picture(&plain).await;
                assert_eq!(running.get(&path).await.expect(200).bytes, plain);
            },
        );
    }
}

/// What a browser could run, and the policy that it gets: by its type, not by the name that was
/// given to it.
#[test]
fn no_upload_has_rights() {
    let pdf = b"%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj";
    let svg = b"<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>";
    let html = b"<!DOCTYPE html><script>alert(1)</script>";
    let xml = b"<?xml version=\"1.0\"?><x:script xmlns:x=\"http://www.w3.org/1999/xhtml\"/>";
    let sandbox = "default-src 'none'; sandbox; style-src 'unsafe-inline'";
    // A sandbox of any kind hides a PDF in Chromium.
    let of_pdf = "default-src 'none'; base-uri 'none'; form-action 'none'; object-src 'self'; \
        style-src 'unsafe-inline'";
    let uploads: [(&[u8], &str, bool); 4] = [
        (pdf, of_pdf, false),
        (svg, sandbox, true),
        (html, sandbox, true),
        (xml, sandbox, true),
    ];
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            for (bytes, policy, saved) in uploads {
                let answer = running.upload("files", bytes).await.expect(200).json();
                let path = format!("/{}", answer["document"]["path"].as_str().unwrap());
                for path in [path.clone(), format!("{path}/plan.html")] {
                    let shown = running.get(&path).await.expect(200);
                    assert_eq!(shown.header("content-security-policy"), policy, "{path}");
                    assert_eq!(shown.header("x-content-type-options"), "nosniff", "{path}");
                    let disposition = shown.header("content-disposition");
                    assert_eq!(disposition.starts_with("attachment"), saved, "{path}");
                    let kind = shown.header("content-type");
                    assert_eq!(kind == "application/pdf", !saved, "{path}: {kind}");
                }
            }
            let path = running.picture(svg).await;
            let shown = running.get(&path).await.expect(200);
            assert_eq!(shown.header("content-security-policy"), sandbox);
            assert_eq!(shown.header("x-content-type-options"), "nosniff");
            assert!(!shown.text().contains("script"), "{}", shown.text());
        },
    );
}

#[test]
fn a_private_dataset_shows_nothing_to_the_world() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let photo = samples::jpeg(100, 50, 1);
            for kind in ["images", "files"] {
                let path = format!("/v2024-10-01/assets/{kind}/closed");
                let answer = running
                    .ask(Method::POST, "editor", &path, &[], photo.clone())
                    .await;
                let document = answer.expect(200).json()["document"].clone();
                let path = format!("/{}", document["path"].as_str().unwrap());
                for token in ["viewer", "editor"] {
                    let answer = running.get_as(token, &path).await.expect(200);
                    assert!(answer.header("cache-control").starts_with("private"));
                    assert_eq!(answer.header("access-control-allow-origin"), "");
                }
                running.get_as("letters", &path).await.expect(404);
                running.get_as("nobody", &path).await.expect(401);
                // Though it is kept by now.
                running.get(&path).await.expect(404);
                let known = [("if-none-match", "*")];
                with(&running, &path, &known).await.expect(404);
            }
        },
    );
}

/// What was shown to everyone is not any more when its dataset is closed.
#[test]
fn a_dataset_is_closed() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let path = running.picture(&samples::jpeg(100, 50, 1)).await;
            let path = format!("{path}?w=80&auto=format");
            let (webp, avif) = ([("accept", "image/webp")], [("accept", "image/avif")]);
            for _ in 0..3 {
                let answer = with(&running, &path, &webp).await.expect(200);
                assert_eq!(answer.header("content-type"), "image/webp");
                let answer = with(&running, &path, &avif).await.expect(200);
                assert_eq!(answer.header("content-type"), "image/avif");
                assert_eq!(answer.header("access-control-allow-origin"), "*");
            }
            running.close("stage").await;
            with(&running, &path, &webp).await.expect(404);
            let answer = running.get_as("viewer", &path).await.expect(200);
            assert!(answer.header("cache-control").starts_with("private"));
        },
    );
}

#[test]
fn what_is_to_be_saved_has_a_safe_name() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let path = running.picture(&samples::jpeg(100, 50, 1)).await;
            let name = path.rsplit_once('/').unwrap().1.to_owned();
            let page = running
                .upload("files", b"<!DOCTYPE html><p>")
                .await
                .expect(200)
                .json();
            let page = format!("/{}", page["document"]["path"].as_str().unwrap());
            let webp = name.replace(".jpg", ".webp");
            let cases = [
                (
                    format!("{path}?w=50&dl=Sk%C3%B8n.jpg"),
                    "filename=\"Sk_n.jpg\"; filename*=UTF-8''Sk%C3%B8n.jpg",
                ),
                (
                    format!("{path}?w=50&fm=webp&dl="),
                    &*format!("filename=\"{webp}\""),
                ),
                (format!("{path}/mask.jpg?dl"), "filename=\"mask.jpg\""),
                (
                    format!("{page}?dl=a%0d%0aset-cookie:%20x"),
                    "filename=\"aset-cookie x\"",
                ),
                // A page is never shown, whatever is asked.
                (page.clone(), page.rsplit_once('/').unwrap().1),
            ];
            for (path, expected) in cases {
                let answer = running.get(&path).await.expect(200);
                let disposition = answer.header("content-disposition");
                assert!(disposition.starts_with("attachment"), "{path}");
                assert!(disposition.contains(expected), "{disposition}");
            }
            assert_eq!(running.get(&path).await.header("content-disposition"), "");
            assert_eq!(running.get(&format!("{path}/mask.jpg")).await.status, 200);
        },
    );
}

#[test]
fn what_is_not_there_is_not_found() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let project = running.project.clone();
            let sha1 = "0123456789012345678901234567890123456789";
            for path in [
                format!("/images/{project}/stage/{sha1}-10x10.jpg"),
                format!("/images/{project}/stage/{sha1}-10x10.png?w=5"),
                format!("/images/{project}/stage/..%2f..%2fetc"),
                format!("/images/{project}/nowhere/{sha1}-10x10.jpg"),
                format!("/images/nobody/stage/{sha1}-10x10.jpg"),
                format!("/files/{project}/stage/{sha1}.pdf"),
                format!("/iiif/3/{project}/stage/{sha1}-10x10.jpg/info.json"),
            ] {
                let answer = running.get(&path).await.expect(404);
                assert_eq!(answer.header("cache-control"), "no-store");
            }
        },
    );
}
