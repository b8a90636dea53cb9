//! What is said between the host and a worker, as `web/src/frames.ts` says it.

use bytes::BufMut;
use serde::Deserialize;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};

/// Bytes of an answer, at most. A page has a hundred thousand.
const LONGEST_ANSWER: u32 = 64 << 20;
/// The status of an answer that is HTML.
const DONE: u8 = 0;
/// How the letters of an answer are written: each as a byte of Latin-1, or as UTF-16.
const LATIN_1: u8 = 0;
const UTF_16: u8 = 1;
/// Bytes before the header: the status, the letters, and the header's length.
const BEFORE_HEADER: usize = 6;

/// What a worker drew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Drawn {
    /// Keys of the manifest that the browser will want.
    pub(crate) modules: Vec<String>,
    /// The HTML of the app.
    pub(crate) html: String,
}

#[derive(Default, Deserialize)]
struct Header {
    #[serde(default)]
    modules: Vec<String>,
}

/// An answer: what was drawn, or what went wrong in drawing it.
pub(crate) type Answer = Result<Drawn, String>;

const HEX: &[u8; 16] = b"0123456789abcdef";

/// A request to a worker, with its length before it.
#[derive(Clone)]
pub(crate) struct Request {
    bytes: Arc<[u8]>,
    /// By which a worker that has drawn it before knows it again.
    number: Option<u64>,
}

/// The number of the next request that has one.
static NEXT: AtomicU64 = AtomicU64::new(1);

impl Request {
    /// A request that comes once.
    pub(crate) fn new(json: &str) -> Self {
        Self {
            bytes: with_length(json).into(),
            number: None,
        }
    }

    /// A request to draw a page that may come again.
    pub(crate) fn lasting(view: &str) -> Self {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let json = format!("{{\"render\":\"page\",\"keep\":{number},\"view\":{view}}}");
        Self {
            number: Some(number),
            ..Self::new(&json)
        }
    }

    /// Its number and its length, if it may come again.
    pub(super) fn kept(&self) -> Option<(u64, usize)> {
        Some((self.number?, self.bytes.len()))
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// Asks for what a worker has drawn before.
pub(super) fn again(number: u64) -> Vec<u8> {
    with_length(&format!("{{\"again\":{number}}}"))
}

/// Tells a worker what it will not be asked for again. It does not answer.
pub(super) fn forget(numbers: &[u64]) -> Vec<u8> {
    with_length(&serde_json::json!({ "forget": numbers }).to_string())
}

/// A worker refuses a request whose length is more than it reads.
fn with_length(json: &str) -> Vec<u8> {
    let mut bytes = vec![0; LENGTH];
    in_ascii(json, &mut bytes);
    let length = u32::try_from(bytes.len() - LENGTH).unwrap_or(u32::MAX);
    bytes[..LENGTH].copy_from_slice(&length.to_be_bytes());
    bytes
}

/// Bytes of a length.
const LENGTH: usize = 4;

/// Adds JSON in ASCII, every other letter written as JSON can: `\u00f8`. A worker reads
/// that in two thirds of the time that UTF-8 takes it.
fn in_ascii(json: &str, bytes: &mut Vec<u8>) {
    bytes.reserve(json.len() + json.len() / 16);
    let mut rest = json;
    while let Some(place) = rest.bytes().position(|byte| !byte.is_ascii()) {
        let (plain, from) = rest.split_at(place);
        bytes.extend_from_slice(plain.as_bytes());
        let mut letters = from.chars();
        if let Some(letter) = letters.next() {
            for unit in letter.encode_utf16(&mut [0; 2]) {
                let digits = [12, 8, 4, 0].map(|shift| HEX[usize::from(*unit >> shift & 0xf)]);
                bytes.extend_from_slice(b"\\u");
                bytes.extend_from_slice(&digits);
            }
        }
        rest = letters.as_str();
    }
    bytes.extend_from_slice(rest.as_bytes());
}

/// Sends a request.
pub(super) async fn send(to: &mut (impl AsyncWrite + Unpin), request: &[u8]) -> io::Result<()> {
    to.write_all(request).await?;
    to.flush().await
}

/// Receives an answer.
pub(crate) async fn receive(from: &mut (impl AsyncRead + Unpin)) -> io::Result<Answer> {
    let length = from.read_u32().await?;
    if length > LONGEST_ANSWER {
        return Err(io::Error::other(format!("an answer of {length} bytes")));
    }
    let length = usize::try_from(length).map_err(io::Error::other)?;
    let mut bytes = Vec::with_capacity(length);
    while bytes.len() < length {
        let left = length - bytes.len();
        if from.read_buf(&mut (&mut bytes).limit(left)).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
    read(&bytes).ok_or_else(|| io::Error::other("an answer that is none"))
}

fn read(bytes: &[u8]) -> Option<Answer> {
    let (status, letters) = (*bytes.first()?, *bytes.get(1)?);
    let length = bytes.get(2..BEFORE_HEADER)?.try_into().ok()?;
    let length = usize::try_from(u32::from_be_bytes(length)).ok()?;
    let end = BEFORE_HEADER.checked_add(length)?;
    let header: Header = serde_json::from_slice(bytes.get(BEFORE_HEADER..end)?).ok()?;
    let text = bytes.get(end..)?;
    let text = match letters {
        LATIN_1 => encoding_rs::mem::decode_latin1(text).into_owned(),
        UTF_16 => from_utf16(text),
        _ => return None,
    };
    Some(if status == DONE {
        Ok(Drawn {
            modules: header.modules,
            html: text,
        })
    } else {
        Err(text)
    })
}

/// Text of two bytes a letter; half of a pair is replaced, as Node does.
fn from_utf16(bytes: &[u8]) -> String {
    let pairs = bytes.as_chunks().0.iter();
    let letters: Vec<u16> = pairs.map(|pair| u16::from_le_bytes(*pair)).collect();
    // A letter takes three bytes of UTF-8 at most.
    let mut text = "\0".repeat(3 * letters.len());
    let length = encoding_rs::mem::convert_utf16_to_str(&letters, &mut text);
    text.truncate(length);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(status: u8, letters: u8, header: &str, text: &[u8]) -> Vec<u8> {
        let length = u32::try_from(header.len()).unwrap().to_be_bytes();
        [&[status, letters], &length[..], header.as_bytes(), text].concat()
    }

    #[test]
    fn a_request_is_ascii_and_means_the_same() {
        let cases = [
            (r#"{"a":1}"#, r#"{"a":1}"#),
            ("\"sm\u{f8}r\"", r#""sm\u00f8r""#),
            ("\"1 \u{2013} 2\"", r#""1 \u2013 2""#),
            ("\"\u{1f3db}\"", r#""\ud83c\udfdb""#),
        ];
        for (json, expected) in cases {
            let request = Request::new(json);
            let (length, bytes) = request.bytes().split_at(LENGTH);
            assert_eq!(
                u32::from_be_bytes(length.try_into().unwrap()) as usize,
                bytes.len()
            );
            assert_eq!(str::from_utf8(bytes), Ok(expected));
            let (read, meant) = (serde_json::from_slice(bytes), serde_json::from_str(json));
            let (read, meant): (serde_json::Value, serde_json::Value) =
                (read.unwrap(), meant.unwrap());
            assert_eq!(read, meant);
        }
    }

    #[test]
    fn answers_are_read() {
        let wide: Vec<u8> = "<p>å – 🏛</p>"
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect();
        let cases = [
            (LATIN_1, &b"<p>\xe5</p>"[..], "<p>å</p>"),
            (LATIN_1, b"<p>a</p>", "<p>a</p>"),
            (UTF_16, &wide, "<p>å – 🏛</p>"),
            (UTF_16, b"a\0\x00\xd8", "a\u{fffd}"),
        ];
        for (letters, text, expected) in cases {
            let drawn = read(&answer(0, letters, r#"{"modules":["a.tsx"]}"#, text));
            let expected = Drawn {
                modules: vec!["a.tsx".to_owned()],
                html: expected.to_owned(),
            };
            assert_eq!(drawn, Some(Ok(expected)));
        }
        assert_eq!(
            read(&answer(1, LATIN_1, "{}", b"Error: x")),
            Some(Err("Error: x".to_owned()))
        );
        for broken in [
            vec![],
            vec![0],
            vec![0, 0, 0, 0, 0, 9, b'{'],
            vec![0; 8],
            answer(0, 2, "{}", b""),
        ] {
            assert_eq!(read(&broken), None);
        }
    }
}
