//! What a file is, by its content.
//!
//! The name of an upload proves nothing: a page may be called `photo.jpg`. Where the
//! content does not identify it either, the name may choose among kinds of plain text,
//! which no browser runs.

use crate::svg;
use pictures::Format;

/// The kind of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recognised {
    /// The ending of names.
    pub extension: String,
    /// The media type.
    pub mime_type: &'static str,
}

/// A file of unknown type.
const UNKNOWN: &str = "application/octet-stream";

/// Kinds of text that are shown or read but never run, by the ending of the name.
const TEXTS: [(&str, &str); 8] = [
    ("csv", "text/csv; charset=utf-8"),
    ("json", "application/json"),
    ("m3u8", "application/vnd.apple.mpegurl"),
    ("md", "text/markdown; charset=utf-8"),
    ("srt", "application/x-subrip"),
    ("txt", "text/plain; charset=utf-8"),
    ("vtt", "text/vtt; charset=utf-8"),
    ("geojson", "application/geo+json"),
];

/// What a browser could run, or what leads to it.
const RUNNABLE: [&str; 8] = ["html", "htm", "xhtml", "svg", "xml", "js", "mjs", "swf"];

/// Recognises an uploaded file by its first bytes; `name` is what its owner calls it.
pub(crate) fn file(head: &[u8], name: Option<&str>) -> Recognised {
    let known = |extension: &str, mime_type| Recognised {
        extension: extension.to_owned(),
        mime_type,
    };
    if svg::begins(head) {
        return known("svg", "image/svg+xml");
    }
    if let Some(found) = infer::get(head) {
        return known(ending(found.extension()), found.mime_type());
    }
    if let Some(format) = picture(head) {
        return known(format.extension(), format.mime());
    }
    let extension = name.and_then(extension_of);
    let text = extension.as_deref().filter(|_| is_text(head));
    if let Some((extension, mime_type)) =
        text.and_then(|text| TEXTS.iter().find(|(extension, _)| *extension == text))
    {
        return known(extension, mime_type);
    }
    known(extension.as_deref().unwrap_or("bin"), UNKNOWN)
}

/// The media type of a file by the ending that [`file`] gave it.
pub fn mime_type(extension: &str) -> &'static str {
    let text = TEXTS.iter().find(|(known, _)| *known == extension);
    if let Some((_, mime_type)) = text {
        return mime_type;
    }
    if extension == "svg" {
        return "image/svg+xml";
    }
    MIME_TYPES
        .iter()
        .find(|(known, _)| *known == extension)
        .map_or(UNKNOWN, |(_, mime_type)| mime_type)
}

/// Whether a file is only ever served to be saved, not shown.
pub fn is_runnable(extension: &str) -> bool {
    RUNNABLE.contains(&extension)
}

/// The format by the first bytes of an image. The worker finds out whether it is one.
pub(crate) fn picture(head: &[u8]) -> Option<Format> {
    if svg::begins(head) {
        return Some(Format::Svg);
    }
    pictures::recognise(head)
}

/// Endings as the ecosystem writes them.
fn ending(extension: &str) -> &str {
    match extension {
        "jpeg" => "jpg",
        "tiff" => "tif",
        other => other,
    }
}

/// The ending of a name, if it is short and plain: `Plan.DWG` has `dwg`.
fn extension_of(name: &str) -> Option<String> {
    let (_, extension) = name.rsplit_once('.')?;
    let plain = extension.chars().all(|c| c.is_ascii_alphanumeric());
    let extension = extension.to_ascii_lowercase();
    // Only the content decides that something is runnable, or an image.
    let decided = is_runnable(&extension) || Format::from_extension(&extension).is_some();
    let fits = plain && (1..=10).contains(&extension.len()) && !decided;
    fits.then_some(extension)
}

/// Whether the first bytes are text. A character may be cut at their end.
fn is_text(head: &[u8]) -> bool {
    let valid = match std::str::from_utf8(head) {
        Ok(_) => true,
        Err(error) => error.error_len().is_none(),
    };
    valid && !head.contains(&0)
}

/// Media types that are detected by content, by their endings.
const MIME_TYPES: [(&str, &str); 32] = [
    ("7z", "application/x-7z-compressed"),
    ("aac", "audio/aac"),
    ("avif", "image/avif"),
    (
        "docx",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ),
    ("epub", "application/epub+zip"),
    ("flac", "audio/x-flac"),
    ("gif", "image/gif"),
    ("gz", "application/gzip"),
    ("heic", "image/heif"),
    ("heif", "image/heif"),
    ("html", "text/html"),
    ("jpg", "image/jpeg"),
    ("m4a", "audio/m4a"),
    ("m4v", "video/x-m4v"),
    ("mid", "audio/midi"),
    ("mov", "video/quicktime"),
    ("mp3", "audio/mpeg"),
    ("mp4", "video/mp4"),
    ("ogg", "audio/ogg"),
    ("otf", "application/font-sfnt"),
    ("pdf", "application/pdf"),
    ("png", "image/png"),
    (
        "pptx",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    ),
    ("tif", "image/tiff"),
    ("ttf", "application/font-sfnt"),
    ("wav", "audio/x-wav"),
    ("webm", "video/webm"),
    ("webp", "image/webp"),
    ("woff", "application/font-woff"),
    ("woff2", "application/font-woff"),
    (
        "xlsx",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ),
    ("zip", "application/zip"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_what_it_holds() {
        let jpeg = b"\xff\xd8\xff\xe0\0\x10JFIF\0";
        let cases: [(&[u8], Option<&str>, &str, &str); 14] = [
            (jpeg, Some("page.html"), "jpg", "image/jpeg"),
            (b"%PDF-1.7\n", Some("a.exe"), "pdf", "application/pdf"),
            (b"<!DOCTYPE html><p>", Some("a.jpg"), "html", "text/html"),
            (
                b"<?xml version='1.0'?><svg/>",
                Some("a.png"),
                "svg",
                "image/svg+xml",
            ),
            (
                b"a,b\n1,2\n",
                Some("Budget.CSV"),
                "csv",
                "text/csv; charset=utf-8",
            ),
            (
                b"WEBVTT\n",
                Some("da.vtt"),
                "vtt",
                "text/vtt; charset=utf-8",
            ),
            (b"a\0b", Some("a.txt"), "txt", UNKNOWN),
            (b"alert(1)", Some("a.js"), "bin", UNKNOWN),
            (b"alert(1)", Some("a.html"), "bin", UNKNOWN),
            (b"\x01\x02", Some("plan.dwg"), "dwg", UNKNOWN),
            (b"\x01\x02", Some("photo.jpg"), "bin", UNKNOWN),
            (b"II+\0\x08\0\0\0", Some("a.bin"), "tif", "image/tiff"),
            (b"\x01\x02", Some("a/../../etc.p\u{e6}"), "bin", UNKNOWN),
            (b"", None, "bin", UNKNOWN),
        ];
        for (head, name, extension, mime_type) in cases {
            let found = file(head, name);
            assert_eq!(
                (found.extension.as_str(), found.mime_type),
                (extension, mime_type)
            );
        }
    }

    #[test]
    fn pictures_begin_like_their_format() {
        let cases: [(&[u8], Option<Format>); 8] = [
            (b"\xff\xd8\xff\xdb", Some(Format::Jpeg)),
            (b"\x89PNG\r\n\x1a\n", Some(Format::Png)),
            (b"GIF89a", Some(Format::Gif)),
            (b"RIFF\0\0\0\0WEBPVP8 ", Some(Format::Webp)),
            (b"RIFF\0\0\0\0WAVEfmt ", None),
            (b"\0\0\0\x1cftypavif", Some(Format::Avif)),
            (b"\0\0\0\x1cftypisom", None),
            (
                b"<svg xmlns='http://www.w3.org/2000/svg'>",
                Some(Format::Svg),
            ),
        ];
        for (head, format) in cases {
            assert_eq!(picture(head), format);
        }
    }
}
