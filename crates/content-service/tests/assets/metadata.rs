//! What a picture tells beside itself is for who may read the original, also where the
//! picture was uploaded as a file.

use super::running::{Running, StoreKind, with_service};
use super::samples::{self, SECRET};
use image::AnimationDecoder;
use image::codecs::gif::GifDecoder;
use std::io::Cursor;

fn tells(bytes: &[u8]) -> bool {
    bytes.windows(SECRET.len()).any(|part| part == SECRET)
}

/// Uploads as `files` or `images`; the path of its address.
async fn uploaded(running: &Running, kind: &str, bytes: &[u8]) -> String {
    let answer = running.upload(kind, bytes).await.expect(200);
    let path = answer.json()["document"]["path"].clone();
    format!("/{}", path.as_str().unwrap())
}

#[test]
fn a_picture_among_files_tells_nothing_but_its_picture() {
    for store in StoreKind::both() {
        with_service(
            store,
            |_| {},
            |running| async move {
                for (format, bytes) in samples::that_tell() {
                    assert!(tells(&bytes), "{format}");
                    let path = uploaded(&running, "files", &bytes).await;
                    let shown = running.get(&path).await.expect(200);
                    assert!(!tells(&shown.bytes), "{format}: {path}");
                    let pixels = |bytes: &[u8]| image::load_from_memory(bytes).unwrap().to_rgba8();
                    assert!(pixels(&shown.bytes) == pixels(&bytes), "{format}");
                    assert_eq!(shown.header("content-type"), format!("image/{format}"));

                    let raw = format!("{path}?dlRaw=true");
                    running.get(&raw).await.expect(401);
                    running.get_as("letters", &raw).await.expect(404);
                    let raw = running.get_as("viewer", &raw).await.expect(200);
                    assert_eq!(raw.bytes, bytes, "{format}");
                    assert!(raw.header("content-disposition").starts_with("attachment"));
                    assert_eq!(raw.header("cache-control"), "private, no-store", "{format}");
                }
            },
        );
    }
}

/// What cannot be followed byte by byte is made anew, as it is among pictures.
#[test]
fn a_file_that_no_browser_shows_becomes_a_picture_that_all_do() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let mut tiff = samples::of_format(image::ImageFormat::Tiff);
            tiff.extend_from_slice(SECRET);
            let path = uploaded(&running, "files", &tiff).await;
            let shown = running.get(&format!("{path}?dl")).await.expect(200);
            assert!(!tells(&shown.bytes));
            assert_eq!(shown.size(), (120, 80));
            assert_eq!(shown.header("content-type"), "image/jpeg");
            let disposition = shown.header("content-disposition");
            assert!(disposition.contains(".jpg"), "{disposition}");
        },
    );
}

/// Also where nothing else is asked of the original.
#[test]
fn what_is_appended_to_a_picture_is_not_given_out() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let photo = running.picture(&samples::jpeg(100, 80, 1)).await;
            let avif = format!("{photo}?w=80&fm=avif");
            let mut avif = running.get_as("viewer", &avif).await.expect(200).bytes;
            avif.extend_from_slice(SECRET);
            let moving = samples::moving_that_tells();
            for bytes in [&avif, &moving] {
                for kind in ["images", "files"] {
                    let path = uploaded(&running, kind, bytes).await;
                    let shown = running.get(&path).await.expect(200);
                    assert!(!tells(&shown.bytes), "{path}");
                }
            }
            let path = uploaded(&running, "images", &moving).await;
            let shown = running.get(&path).await.expect(200).bytes;
            let frames = |bytes: &[u8]| {
                let decoder = GifDecoder::new(Cursor::new(bytes.to_vec())).unwrap();
                let frames = decoder.into_frames().collect_frames().unwrap();
                let frames = frames.into_iter();
                let frame = |frame: image::Frame| (frame.delay(), frame.into_buffer().into_raw());
                frames.map(frame).collect::<Vec<_>>()
            };
            assert!(frames(&shown) == frames(&moving));
            let looping = b"\x21\xff\x0bNETSCAPE2.0\x03\x01";
            assert!(shown.windows(looping.len()).any(|part| part == looping));
        },
    );
}
