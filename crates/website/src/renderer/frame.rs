//! What is said between the host and a worker, as `web/src/frames.ts` says it.

use serde::Deserialize;
use std::io;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};

/// Bytes of an answer, at most. A page has a hundred thousand.
const LONGEST_ANSWER: u32 = 64 << 20;
/// The status of an answer that is HTML.
const DONE: u8 = 0;
/// Bytes before the header: the status, and the header's length.
const BEFORE_HEADER: usize = 5;

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

/// A request in ASCII, every other letter written as JSON can: `\u00f8`. A worker reads
/// that in two thirds of the time that UTF-8 takes it.
pub(crate) fn in_ascii(json: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(json.len() + json.len() / 16);
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
    bytes
}

/// Sends a request.
pub(crate) async fn send(to: &mut (impl AsyncWrite + Unpin), request: &[u8]) -> io::Result<()> {
    let length = u32::try_from(request.len()).map_err(io::Error::other)?;
    to.write_all(&length.to_be_bytes()).await?;
    to.write_all(request).await?;
    to.flush().await
}

/// Receives an answer.
pub(crate) async fn receive(from: &mut (impl AsyncRead + Unpin)) -> io::Result<Answer> {
    let length = from.read_u32().await?;
    if length > LONGEST_ANSWER {
        return Err(io::Error::other(format!("an answer of {length} bytes")));
    }
    let mut bytes = vec![0; usize::try_from(length).map_err(io::Error::other)?];
    from.read_exact(&mut bytes).await?;
    read(bytes).ok_or_else(|| io::Error::other("an answer that is none"))
}

fn read(mut bytes: Vec<u8>) -> Option<Answer> {
    let status = *bytes.first()?;
    let length = bytes.get(1..BEFORE_HEADER)?.try_into().ok()?;
    let length = usize::try_from(u32::from_be_bytes(length)).ok()?;
    let end = BEFORE_HEADER.checked_add(length)?;
    let header: Header = serde_json::from_slice(bytes.get(BEFORE_HEADER..end)?).ok()?;
    bytes.drain(..end);
    let text = String::from_utf8(bytes).ok()?;
    Some(if status == DONE {
        Ok(Drawn {
            modules: header.modules,
            html: text,
        })
    } else {
        Err(text)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(status: u8, header: &str, text: &str) -> Vec<u8> {
        let length = u32::try_from(header.len()).unwrap().to_be_bytes();
        [&[status], &length[..], header.as_bytes(), text.as_bytes()].concat()
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
            let bytes = in_ascii(json);
            assert_eq!(str::from_utf8(&bytes), Ok(expected));
            let (read, meant) = (serde_json::from_slice(&bytes), serde_json::from_str(json));
            let (read, meant): (serde_json::Value, serde_json::Value) =
                (read.unwrap(), meant.unwrap());
            assert_eq!(read, meant);
        }
    }

    #[test]
    fn answers_are_read() {
        let drawn = read(answer(0, r#"{"modules":["a.tsx"]}"#, "<p>å</p>"));
        let expected = Drawn {
            modules: vec!["a.tsx".to_owned()],
            html: "<p>å</p>".to_owned(),
        };
        assert_eq!(drawn, Some(Ok(expected)));
        assert_eq!(
            read(answer(1, "{}", "Error: x")),
            Some(Err("Error: x".to_owned()))
        );
        for broken in [vec![], vec![0], vec![0, 0, 0, 0, 9, b'{'], vec![0; 8]] {
            assert_eq!(read(broken), None);
        }
    }
}
