//! The protocol between the host and a worker, as in `web/src/frames.ts`.

use bytes::BufMut;
use serde::Deserialize;
use std::io;
use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};

/// Bytes of a response, at most. That of a page has a hundred thousand.
const MAX_RESPONSE_BYTES: u32 = 64 << 20;
/// The status of a response that is HTML.
const STATUS_HTML: u8 = 0;
/// Bytes before the header: the status, and the header's length.
const PREFIX_BYTES: usize = 5;

/// What a worker rendered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RenderedHtml {
    /// Keys of the Vite manifest: the modules with which the page was rendered.
    pub(crate) modules: Vec<String>,
    /// The contents of the page's head; empty for a part of a page.
    pub(crate) head: String,
    /// The HTML of the application.
    pub(crate) html: String,
}

#[derive(Default, Deserialize)]
struct Header {
    #[serde(default)]
    modules: Vec<String>,
    #[serde(default)]
    head: String,
}

/// A response: the rendered HTML, or the message of the error.
pub(crate) type RenderResult = Result<RenderedHtml, String>;

/// A request to a worker.
#[derive(Clone)]
pub(crate) struct RenderRequest {
    /// JSON with its length before it.
    bytes: Arc<[u8]>,
    /// The name by which the quarantine knows the page that is rendered.
    pub(super) quarantine_name: Option<Arc<str>>,
}

impl RenderRequest {
    /// The request with this JSON. A worker refuses one that is too long.
    pub(crate) fn new(json: &str) -> Self {
        let length = u32::try_from(json.len()).unwrap_or(u32::MAX);
        Self {
            bytes: [&length.to_be_bytes(), json.as_bytes()].concat().into(),
            quarantine_name: None,
        }
    }

    /// With the name by which the quarantine knows the page.
    pub(crate) fn with_quarantine_name(self, name: &str) -> Self {
        Self {
            quarantine_name: Some(name.into()),
            ..self
        }
    }
}

/// Sends a request.
pub(super) async fn send(
    to: &mut (impl AsyncWrite + Unpin),
    request: &RenderRequest,
) -> io::Result<()> {
    to.write_all(&request.bytes).await?;
    to.flush().await
}

/// Receives a response.
pub(crate) async fn receive(from: &mut (impl AsyncRead + Unpin)) -> io::Result<RenderResult> {
    let length = from.read_u32().await?;
    if length > MAX_RESPONSE_BYTES {
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
    read(bytes).ok_or_else(|| io::Error::other("an answer that is none"))
}

fn read(mut bytes: Vec<u8>) -> Option<RenderResult> {
    let status = *bytes.first()?;
    let length = bytes.get(1..PREFIX_BYTES)?.try_into().ok()?;
    let length = usize::try_from(u32::from_be_bytes(length)).ok()?;
    let end = PREFIX_BYTES.checked_add(length)?;
    let header: Header = serde_json::from_slice(bytes.get(PREFIX_BYTES..end)?).ok()?;
    bytes.drain(..end);
    let text = String::from_utf8(bytes).ok()?;
    Some(if status == STATUS_HTML {
        Ok(RenderedHtml {
            modules: header.modules,
            head: header.head,
            html: text,
        })
    } else {
        Err(text)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn response(status: u8, header: &str, text: &[u8]) -> Vec<u8> {
        let length = u32::try_from(header.len()).unwrap().to_be_bytes();
        [&[status], &length[..], header.as_bytes(), text].concat()
    }

    #[test]
    fn a_request_has_its_length_before_it() {
        let RenderRequest { bytes, .. } = RenderRequest::new("\"smør – 🏛\"");
        let (length, json) = bytes.split_at(4);
        let length = u32::from_be_bytes(length.try_into().unwrap());
        assert_eq!(length as usize, json.len());
        assert_eq!(str::from_utf8(json), Ok("\"smør – 🏛\""));
    }

    #[test]
    fn responses_are_read() {
        let html = "<p>å – 🏛</p>";
        let rendered = RenderedHtml {
            modules: vec!["a.tsx".to_owned()],
            head: "<title>å</title>".to_owned(),
            html: html.to_owned(),
        };
        let cases = [
            (
                response(
                    0,
                    r#"{"modules":["a.tsx"],"head":"<title>å</title>"}"#,
                    html.as_bytes(),
                ),
                Some(Ok(rendered)),
            ),
            (
                response(1, "{}", b"Error: x"),
                Some(Err("Error: x".to_owned())),
            ),
            (vec![], None),
            (vec![0], None),
            (vec![0, 0, 0, 0, 9, b'{'], None),
            (vec![0; 8], None),
            (response(0, "{}", b"\xff"), None),
        ];
        for (bytes, expected) in cases {
            assert_eq!(read(bytes.clone()), expected, "{bytes:?}");
        }
    }
}
