//! Whether a client has the response already, and who else may cache it.

use axum::body::Bytes;
use axum::extract::FromRequestParts;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use documents::{Layer, Perspective};
use lake::Reader;
use sha2::{Digest, Sha256};
use std::convert::Infallible;
use std::fmt::Write;

/// The responses that a client has, by its `If-None-Match`, and the status it gets if it
/// has the one it requests: RFC 9110, 13.1.2.
pub(crate) struct IfNoneMatch {
    tags: String,
    has_it: StatusCode,
}

impl<S: Sync> FromRequestParts<S> for IfNoneMatch {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let tags = parts.headers.get_all(IF_NONE_MATCH).iter();
        let tags: Vec<&str> = tags.filter_map(|tags| tags.to_str().ok()).collect();
        let has_it = match parts.method {
            Method::GET | Method::HEAD => StatusCode::NOT_MODIFIED,
            _ => StatusCode::PRECONDITION_FAILED,
        };
        Ok(Self {
            tags: tags.join(","),
            has_it,
        })
    }
}

/// Who may cache a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// Anyone, if they revalidate it each time.
    Everyone,
    /// Nobody.
    Nobody,
}

impl Audience {
    /// Anyone may cache what anyone may read: published documents without a token, or with that
    /// of a website. What another token shows nobody may, nor drafts.
    pub(crate) fn of(reader: &Reader, perspective: &Perspective) -> Self {
        let published = *perspective == Perspective::Stack(vec![Layer::Published]);
        match reader {
            Reader::Anonymous if published => Self::Everyone,
            _ => Self::Nobody,
        }
    }

    /// Of documents by their ids: without a token only what is published is found, with one
    /// drafts may be among them.
    pub(crate) fn of_documents(reader: &Reader) -> Self {
        match reader {
            Reader::Anonymous => Self::Everyone,
            Reader::Holder { .. } => Self::Nobody,
        }
    }

    fn cache_control(self) -> &'static str {
        match self {
            Self::Everyone => "public, max-age=0, must-revalidate",
            Self::Nobody => "private, no-store",
        }
    }
}

impl IfNoneMatch {
    /// The response as JSON, or only its tag if the client has it. `digest` identifies the
    /// content: the body may also hold what differs from time to time.
    pub(crate) fn named(
        &self,
        audience: Audience,
        digest: &str,
        body: impl FnOnce() -> Bytes,
    ) -> Response {
        let tag = format!("\"{digest}\"");
        let headers = [
            (CACHE_CONTROL, audience.cache_control().to_owned()),
            (VARY, "Authorization, Accept-Encoding".to_owned()),
            (ETAG, tag.clone()),
        ];
        if self.has(&tag) {
            return (self.has_it, headers).into_response();
        }
        let json = [(CONTENT_TYPE, "application/json; charset=utf-8")];
        (headers, json, body()).into_response()
    }

    /// The same where all of the body is content, and short.
    pub(crate) fn whole(&self, audience: Audience, body: String) -> Response {
        self.named(audience, &digest(&body), || body.into())
    }

    fn has(&self, tag: &str) -> bool {
        let mut tags = self.tags.split(',').map(str::trim);
        tags.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
    }
}

/// A name that no other content has.
pub(crate) fn digest(content: &str) -> String {
    let digest = Sha256::digest(content);
    let mut text = String::with_capacity(32);
    for byte in &digest[..16] {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_caller_has() {
        let tag = format!("\"{}\"", digest("[1]"));
        let cases = [
            (tag.clone(), true),
            (format!("\"other\", W/{tag}"), true),
            ("*".to_owned(), true),
            ("\"other\"".to_owned(), false),
            (String::new(), false),
        ];
        for (tags, expected) in cases {
            let has_it = StatusCode::NOT_MODIFIED;
            let known = IfNoneMatch { tags, has_it };
            assert_eq!(known.has(&tag), expected, "{}", known.tags);
        }
        assert_ne!(digest("[1]"), digest("[2]"));
    }

    #[test]
    fn only_published_documents_without_a_token_are_for_everyone() {
        let holder = Reader::Holder {
            id: "t".to_owned(),
            role: lake::Role::administrator(),
            at: jiff::Timestamp::UNIX_EPOCH,
        };
        let cases = [
            (&Reader::Anonymous, "published", Audience::Everyone),
            (&Reader::Anonymous, "drafts", Audience::Nobody),
            (&Reader::Anonymous, "raw", Audience::Nobody),
            (&holder, "published", Audience::Nobody),
            (&holder, "drafts", Audience::Nobody),
        ];
        for (reader, perspective, expected) in cases {
            let perspective = Perspective::parse(perspective).unwrap();
            assert_eq!(Audience::of(reader, &perspective), expected);
        }
    }
}
