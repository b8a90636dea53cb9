//! Whether a caller has the answer already, and who else may keep it.

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

/// The answers that a caller has, by its `If-None-Match`.
pub(crate) struct Known(Option<String>);

impl<S: Sync> FromRequestParts<S> for Known {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let may_be_kept = [Method::GET, Method::HEAD].contains(&parts.method);
        let tags = parts.headers.get_all(IF_NONE_MATCH).iter();
        let tags: Vec<&str> = tags.filter_map(|tags| tags.to_str().ok()).collect();
        Ok(Self(may_be_kept.then(|| tags.join(","))))
    }
}

/// Who may keep an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// Anyone, if they ask again each time whether it still holds.
    Everyone,
    /// Nobody but the caller.
    Caller,
}

impl Audience {
    /// What anyone may read may be kept by anyone: published documents without a token.
    pub(crate) fn of(reader: &Reader, perspective: &Perspective) -> Self {
        let published = *perspective == Perspective::Stack(vec![Layer::Published]);
        match reader {
            Reader::Anonymous if published => Self::Everyone,
            _ => Self::Caller,
        }
    }

    fn cache_control(self) -> &'static str {
        match self {
            Self::Everyone => "public, max-age=0, must-revalidate",
            Self::Caller => "private, no-store",
        }
    }
}

impl Known {
    /// The answer as JSON, or only its tag if the caller has it. The tag is of the
    /// content: `body` may hold beside it what differs from time to time.
    pub(crate) fn answer(&self, audience: Audience, content: &str, body: String) -> Response {
        self.tagged(audience, &entity_tag(content), body)
    }

    /// The same where all of the body is content.
    pub(crate) fn whole(&self, audience: Audience, body: String) -> Response {
        self.tagged(audience, &entity_tag(&body), body)
    }

    fn tagged(&self, audience: Audience, tag: &str, body: String) -> Response {
        let headers = [
            (CACHE_CONTROL, audience.cache_control().to_owned()),
            (VARY, "Authorization, Accept-Encoding".to_owned()),
            (ETAG, tag.to_owned()),
        ];
        if self.has(tag) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        let json = [(CONTENT_TYPE, "application/json; charset=utf-8")];
        (headers, json, body).into_response()
    }

    fn has(&self, tag: &str) -> bool {
        let Some(tags) = &self.0 else {
            return false;
        };
        let mut tags = tags.split(',').map(str::trim);
        tags.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
    }
}

fn entity_tag(content: &str) -> String {
    let digest = Sha256::digest(content);
    let mut tag = String::from("\"");
    for byte in &digest[..16] {
        // Writing to a string cannot fail.
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    tag
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_caller_has() {
        let tag = entity_tag("[1]");
        let cases = [
            (Some(tag.clone()), true),
            (Some(format!("\"other\", W/{tag}")), true),
            (Some("*".to_owned()), true),
            (Some("\"other\"".to_owned()), false),
            (Some(String::new()), false),
            (None, false),
        ];
        for (known, expected) in cases {
            assert_eq!(Known(known.clone()).has(&tag), expected, "{known:?}");
        }
        assert_ne!(tag, entity_tag("[2]"));
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
            (&Reader::Anonymous, "drafts", Audience::Caller),
            (&Reader::Anonymous, "raw", Audience::Caller),
            (&holder, "published", Audience::Caller),
        ];
        for (reader, perspective, expected) in cases {
            let perspective = Perspective::parse(perspective).unwrap();
            assert_eq!(Audience::of(reader, &perspective), expected);
        }
    }
}
