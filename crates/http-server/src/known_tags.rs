//! `If-None-Match`: RFC 9110, 13.1.2.

use axum::http::header::{HeaderMap, HeaderValue, IF_NONE_MATCH};

/// The entity tags of responses that a client has.
#[derive(Clone, Debug, Default)]
pub struct KnownTags(Vec<HeaderValue>);

impl KnownTags {
    /// Reads the headers of a request.
    pub fn of(headers: &HeaderMap) -> Self {
        Self(headers.get_all(IF_NONE_MATCH).iter().cloned().collect())
    }

    /// Whether the client has the response with this tag, or has any response, which `*` means.
    pub fn match_existing(&self, tag: &str) -> bool {
        self.tags().any(|known| known == "*" || known == tag)
    }

    /// Whether the client has the response with this tag. `*` does not count: use this where it
    /// is not certain yet that there is a response.
    pub fn contain(&self, tag: &str) -> bool {
        self.tags().any(|known| known == tag)
    }

    /// The tags, weak ones as if they were strong: that is how `If-None-Match` compares.
    fn tags(&self) -> impl Iterator<Item = &str> {
        let values = self.0.iter().filter_map(|value| value.to_str().ok());
        let tags = values.flat_map(|value| value.split(',')).map(str::trim);
        tags.map(|tag| tag.strip_prefix("W/").unwrap_or(tag))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_has_what_any_of_its_headers_names() {
        let tag = "\"a\"";
        let cases: [(&[&str], bool, bool); 7] = [
            (&[], false, false),
            (&[""], false, false),
            (&["\"a\""], true, true),
            (&["\"other\", W/\"a\""], true, true),
            (&["\"other\"", "\"a\""], true, true),
            (&["\"other\", \"aa\""], false, false),
            (&["*"], true, false),
        ];
        for (headers, matches, contained) in cases {
            let values = headers.iter().map(|value| value.parse().unwrap());
            let headers = values.map(|value| (IF_NONE_MATCH, value)).collect();
            let known = KnownTags::of(&headers);
            assert_eq!(known.match_existing(tag), matches, "{headers:?}");
            assert_eq!(known.contain(tag), contained, "{headers:?}");
        }
    }
}
