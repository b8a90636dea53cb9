//! Conditional requests by `If-None-Match`, and the `Cache-Control` of responses.

use axum::body::Bytes;
use axum::extract::FromRequestParts;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, VARY};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use documents::{Layer, Perspective};
use http_server::KnownTags;
use lake::Principal;
use sha2::{Digest, Sha256};
use std::convert::Infallible;

/// The entity tags of the responses that a client has, and the status of the response if it has the
/// present one (RFC 9110, 13.1.2).
pub(crate) struct IfNoneMatch {
    entity_tags: KnownTags,
    matched_status: StatusCode,
}

impl<S: Sync> FromRequestParts<S> for IfNoneMatch {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let matched_status = match parts.method {
            Method::GET | Method::HEAD => StatusCode::NOT_MODIFIED,
            _ => StatusCode::PRECONDITION_FAILED,
        };
        Ok(Self {
            entity_tags: KnownTags::of(&parts.headers),
            matched_status,
        })
    }
}

/// The caches that may store a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// Any cache that revalidates it each time.
    Everyone,
    /// No cache.
    Nobody,
}

impl Audience {
    /// Any cache may store what anyone may read: published documents without a token, or with that of
    /// a website. No cache may store drafts, or responses to other tokens.
    pub(crate) fn of(principal: &Principal, perspective: &Perspective) -> Self {
        let published = *perspective == Perspective::Stack(vec![Layer::Published]);
        match principal {
            Principal::Anonymous if published => Self::Everyone,
            _ => Self::Nobody,
        }
    }

    /// The audience of documents by their ids. Without a token these are published documents; with one
    /// there may be drafts among them.
    pub(crate) fn of_documents(principal: &Principal) -> Self {
        match principal {
            Principal::Anonymous => Self::Everyone,
            Principal::Holder { .. } => Self::Nobody,
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
    /// The response as JSON, or without a body if the client has it. The digest is that of the content
    /// without what differs each time, such as durations.
    pub(crate) fn respond(
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
        if self.entity_tags.match_existing(&tag) {
            return (self.matched_status, headers).into_response();
        }
        let json = [(CONTENT_TYPE, "application/json; charset=utf-8")];
        (headers, json, body()).into_response()
    }

    /// The same with the digest of the whole body, which is short.
    pub(crate) fn respond_with_text(&self, audience: Audience, body: String) -> Response {
        self.respond(audience, &digest(&body), || body.into())
    }
}

/// The digest that identifies a content.
pub(crate) fn digest(content: &str) -> String {
    hex::encode(&Sha256::digest(content)[..16])
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::IF_NONE_MATCH;

    #[test]
    fn a_client_gets_what_it_does_not_have() {
        let tag = format!("\"{}\"", digest("[1]"));
        let cases = [
            (tag.as_str(), StatusCode::NOT_MODIFIED),
            ("*", StatusCode::NOT_MODIFIED),
            ("\"other\"", StatusCode::OK),
        ];
        for (tags, expected) in cases {
            let headers = [(IF_NONE_MATCH, tags.parse().unwrap())];
            let request = IfNoneMatch {
                entity_tags: KnownTags::of(&headers.into_iter().collect()),
                matched_status: StatusCode::NOT_MODIFIED,
            };
            let response = request.respond_with_text(Audience::Everyone, "[1]".to_owned());
            assert_eq!(response.status(), expected, "{tags}");
            assert_eq!(response.headers()[ETAG], tag);
        }
        assert_ne!(digest("[1]"), digest("[2]"));
    }

    #[test]
    fn only_published_documents_without_a_token_are_for_everyone() {
        let holder = Principal::Holder {
            id: "t".to_owned(),
            role: lake::Role::administrator(),
            now: jiff::Timestamp::UNIX_EPOCH,
        };
        let cases = [
            (&Principal::Anonymous, "published", Audience::Everyone),
            (&Principal::Anonymous, "drafts", Audience::Nobody),
            (&Principal::Anonymous, "raw", Audience::Nobody),
            (&holder, "published", Audience::Nobody),
            (&holder, "drafts", Audience::Nobody),
        ];
        for (principal, perspective, expected) in cases {
            let perspective = Perspective::parse(perspective).unwrap();
            assert_eq!(Audience::of(principal, &perspective), expected);
        }
    }
}
