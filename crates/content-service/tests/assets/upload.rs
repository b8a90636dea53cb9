//! What becomes of an upload.

use super::running::{StoreKind, with_service};
use super::samples;
use axum::body::{Body, Bytes};
use axum::http::Method;
use image::ImageFormat;
use serde_json::Value;

/// The document has the form that the ecosystem knows, and the picture is there.
#[test]
fn a_picture_is_uploaded_and_shown() {
    for store in StoreKind::both() {
        with_service(
            store,
            |_| {},
            |running| async move {
                let photo = samples::jpeg(1500, 1000, 1);
                let kind = "images?filename=Sk%C3%B8n.jpeg&label=l&title=t&description=d&creditLine=c\
                &sourceId=7&sourceName=archive&sourceUrl=https://archive.example/7";
                let answer = running.upload(kind, &photo).await.expect(200);
                let document = &answer.json()["document"];
                let sha1 = document["sha1hash"].as_str().unwrap();
                assert_eq!(document["_id"], format!("image-{sha1}-1500x1000-jpg"));
                let path = format!("images/{}/stage/{sha1}-1500x1000.jpg", running.project);
                let expected = [
                    ("_type", Value::from("sanity.imageAsset")),
                    ("assetId", sha1.into()),
                    ("extension", "jpg".into()),
                    ("mimeType", "image/jpeg".into()),
                    ("size", photo.len().into()),
                    ("url", format!("http://content.example.org/{path}").into()),
                    ("path", path.clone().into()),
                    ("originalFilename", "Sk\u{f8}n.jpeg".into()),
                    ("label", "l".into()),
                    ("title", "t".into()),
                    ("description", "d".into()),
                    ("creditLine", "c".into()),
                ];
                for (name, value) in expected {
                    assert_eq!(document[name], value, "{name}");
                }
                assert_eq!(document["source"]["name"], "archive");
                let metadata = &document["metadata"];
                assert_eq!(metadata["dimensions"]["aspectRatio"], 1.5);
                assert_eq!(
                    (&metadata["hasAlpha"], &metadata["isOpaque"]),
                    (&false.into(), &true.into())
                );
                let lqip = metadata["lqip"].as_str().unwrap();
                assert!(lqip.starts_with("data:image/jpeg;base64,"), "{lqip}");
                let dominant = &metadata["palette"]["dominant"];
                assert_eq!(dominant["_type"], "sanity.imagePaletteSwatch");
                assert!(
                    dominant["background"].as_str().unwrap().starts_with('#'),
                    "{dominant}"
                );

                assert_eq!(running.stored().await, [path.as_str()]);
                let query = "/v2025-02-19/data/query/stage?query=*[0]&returnQuery=false";
                let stored = running.get(query).await.json();
                assert_eq!(stored["result"]["url"], document["url"]);
                let small = running.get(&format!("/{path}?w=300")).await.expect(200);
                assert_eq!(small.size(), (300, 200));
                assert_eq!(small.header("content-type"), "image/jpeg");
                assert_eq!(
                    running.under_way(),
                    usize::from(running.assets_are_copied())
                );
            },
        );
    }
}

/// Same bytes, same asset: there is one original and one document, which is told what it
/// did not know.
#[test]
fn duplicates_are_recognised() {
    for store in StoreKind::both() {
        with_service(
            store,
            |_| {},
            |running| async move {
                let photo = samples::jpeg(200, 100, 2);
                let first = running
                    .upload("images?label=first", &photo)
                    .await
                    .expect(200);
                let again = running
                    .upload("images?label=second&title=later&filename=a.jpg", &photo)
                    .await
                    .expect(200);
                let (first, again) = (&first.json()["document"], &again.json()["document"]);
                assert_eq!(first["_id"], again["_id"]);
                assert_eq!(first["uploadId"], again["uploadId"]);
                assert_eq!(
                    (&again["label"], &again["title"]),
                    (&"first".into(), &"later".into())
                );
                assert_eq!(again["originalFilename"], "a.jpg");
                assert_eq!(running.documents().await, 1);
                assert_eq!(running.stored().await.len(), 1);
            },
        );
    }
}

#[test]
fn what_is_to_be_found_out_is_asked() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            for (meta, palette, lqip) in [
                ("", true, true),
                ("meta=palette", true, false),
                ("meta=lqip&meta=palette", true, true),
                ("meta=none", false, false),
            ] {
                let photo = samples::jpeg(64, 64, 100 + u32::try_from(meta.len()).unwrap());
                let answer = running.upload(&format!("images?{meta}"), &photo).await;
                let metadata = answer.expect(200).json()["document"]["metadata"].clone();
                assert_eq!(metadata.get("palette").is_some(), palette, "{meta}");
                assert_eq!(metadata.get("lqip").is_some(), lqip, "{meta}");
            }
        },
    );
}

/// Where and by what it was taken is kept only if it is asked.
#[test]
fn what_a_picture_tells_is_kept_if_asked() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let photo = samples::jpeg_from_somewhere();
            let kind = "images?meta=exif&meta=location&meta=image";
            let answer = running.upload(kind, &photo).await.expect(200);
            let metadata = answer.json()["document"]["metadata"].clone();
            assert_eq!(
                metadata["location"],
                serde_json::json!({"_type": "geopoint", "lat": 55.625, "lng": 12.5})
            );
            assert_eq!(metadata["image"]["Make"], "Nik");
            assert_eq!(metadata["exif"]["_type"], "sanity.imageExifMetadata");
            let mut other = photo.clone();
            other.push(0);
            let answer = running.upload("images", &other).await.expect(200);
            let metadata = answer.json()["document"]["metadata"].clone();
            for name in ["location", "image", "exif"] {
                assert!(metadata.get(name).is_none(), "{metadata}");
            }
        },
    );
}

/// The name says nothing of what a file is.
#[test]
fn a_type_is_told_by_content() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let pictures = [
                (samples::png(40, 30), "40x30-png", "image/png"),
                (
                    samples::of_format(ImageFormat::Gif),
                    "120x80-gif",
                    "image/gif",
                ),
                (
                    samples::of_format(ImageFormat::WebP),
                    "120x80-webp",
                    "image/webp",
                ),
                (
                    samples::of_format(ImageFormat::Tiff),
                    "120x80-tif",
                    "image/tiff",
                ),
                // It lies on its side.
                (samples::jpeg_that_tells(90, 60), "60x90-jpg", "image/jpeg"),
            ];
            for (bytes, ending, mime_type) in pictures {
                let answer = running.upload("images?filename=page.html", &bytes).await;
                let document = answer.expect(200).json()["document"].clone();
                let id = document["_id"].as_str().unwrap();
                assert!(id.ends_with(ending), "{id}");
                assert_eq!(document["mimeType"], mime_type);
            }
            let files: [(&[u8], &str, &str, &str); 4] = [
                (b"%PDF-1.4 x", "a.jpg", "pdf", "application/pdf"),
                (b"<!DOCTYPE html><script>", "a.jpg", "html", "text/html"),
                (b"WEBVTT\n\n", "film.vtt", "vtt", "text/vtt; charset=utf-8"),
                (
                    b"\x07\x08",
                    "../plan.DWG",
                    "dwg",
                    "application/octet-stream",
                ),
            ];
            for (bytes, name, extension, mime_type) in files {
                let answer = running
                    .upload(&format!("files?filename={name}"), bytes)
                    .await;
                let document = answer.expect(200).json()["document"].clone();
                let sha1 = document["sha1hash"].as_str().unwrap();
                assert_eq!(document["_id"], format!("file-{sha1}-{extension}"));
                assert_eq!(document["_type"], "sanity.fileAsset");
                let media_type = mime_type.split(';').next().unwrap();
                assert_eq!(document["mimeType"], media_type);
                let path = format!("/{}", document["path"].as_str().unwrap());
                let file = running.get(&path).await.expect(200);
                assert_eq!(
                    (file.bytes.as_slice(), file.header("content-type")),
                    (bytes, mime_type)
                );
            }
            running.upload("images", b"%PDF-1.4 x").await.expect(400);
            running.upload("images", b"").await.expect(400);
            running.upload("files", b"").await.expect(400);
        },
    );
}

/// Who may not upload is told so before a byte is read; nothing is left of it.
#[test]
fn only_who_may_create_uploads() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let photo = samples::jpeg(64, 64, 3);
            let path = "/v2024-10-01/assets/images/stage";
            let unread = || {
                Body::from_stream(futures_util::stream::once(async {
                    panic!("the body was read");
                    #[expect(unreachable_code, reason = "for its type")]
                    Ok::<Bytes, std::io::Error>(Bytes::new())
                }))
            };
            for (token, status) in [("", 401), ("nobody", 401), ("viewer", 403)] {
                let answer = running.ask(Method::POST, token, path, &[], unread()).await;
                answer.expect(status);
            }
            // Whether the role lets this one be made is seen when it is known what it is.
            let answer = running.ask(Method::POST, "letters", path, &[], photo).await;
            answer.expect(403);
            let away = "/v2024-10-01/assets/images/nowhere";
            running
                .ask(Method::POST, "editor", away, &[], unread())
                .await
                .expect(404);
            assert_eq!(
                (running.stored().await.len(), running.documents().await),
                (0, 0)
            );
        },
    );
}

#[test]
fn an_upload_that_is_too_long_ends_at_once() {
    with_service(
        StoreKind::Folder,
        |settings| settings.largest_upload = 10_000,
        |running| async move {
            let path = "/v2024-10-01/assets/files/stage";
            let headers = [("content-length", "10001")];
            let never =
                Body::from_stream(futures_util::stream::pending::<std::io::Result<Bytes>>());
            let answer = running
                .ask(Method::POST, "editor", path, &headers, never)
                .await;
            let text = answer.expect(413).text();
            assert!(text.contains("10000 bytes"), "{text}");
            // Without a length it is noticed on the way, though there is no end to it.
            let endless = futures_util::stream::repeat_with(|| {
                Ok::<_, std::io::Error>(Bytes::from_static(&[7; 1000]))
            });
            let endless = Body::from_stream(endless);
            let answer = running
                .ask(Method::POST, "editor", path, &[], endless)
                .await;
            answer.expect(413);
            assert_eq!(running.under_way(), 0);
            running.upload("files", &[7; 10_000]).await.expect(200);
        },
    );
}
