//! Browser origins: which web pages may read a project's responses.

use crate::rows::from_row;
use crate::{Lake, LakeError};
use jiff::{SignedDuration, Timestamp};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// What a project lets in: one origin, all below a host, or all there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OriginPattern(String);

/// An origin that is let in.
#[derive(Clone, Debug)]
pub struct AllowedOrigin {
    /// The project that lets it in.
    pub project: String,
    /// The pattern that its text must match.
    pub pattern: String,
    /// Whether cookies and tokens may come along.
    pub credentials: bool,
}

from_row!(AllowedOrigin: project, pattern, credentials);

impl OriginPattern {
    /// Reads `https://example.org`, `http://localhost:3333`, `https://*.example.org` or
    /// `*`. A star is a whole label of the host and matches one label or more.
    pub fn parse(text: &str) -> Result<Self, LakeError> {
        let wrong = |why: &str| {
            LakeError::InvalidOrigin(format!(
                "{text:?} is no origin: {why}; write it as in https://example.org, \
                 http://localhost:3333 or https://*.example.org"
            ))
        };
        let text = text.trim().to_ascii_lowercase();
        if text == "*" {
            return Ok(Self(text));
        }
        let (scheme, rest) = text.split_once("://").ok_or_else(|| wrong("no scheme"))?;
        let fits = |c: char| c.is_ascii_alphanumeric() || "+-.".contains(c);
        if !scheme.starts_with(|c: char| c.is_ascii_lowercase()) || !scheme.chars().all(fits) {
            return Err(wrong("no scheme"));
        }
        let (host, port) = split_port(rest).ok_or_else(|| wrong("the port is no number"))?;
        let label = |part: &str| {
            let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
            part == "*" || (!part.is_empty() && part.chars().all(fits))
        };
        let stars = host.split('.').filter(|part| *part == "*").count();
        if !is_bracketed(host) && !host.split('.').all(label) {
            return Err(wrong(
                "the host has an odd part; a star stands alone between dots, and there is no path",
            ));
        }
        if stars > 0 && (stars > 1 || !host.contains('.')) {
            return Err(wrong("one star, below a host"));
        }
        Ok(Self(written(scheme, host, port)))
    }

    /// The pattern as it is stored: lower case, without the scheme's default port.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it lets in every origin there is.
    pub fn is_everything(&self) -> bool {
        self.0 == "*"
    }
}

impl fmt::Display for OriginPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The host and the port. An IPv6 address has colons of its own, in brackets.
fn split_port(text: &str) -> Option<(&str, Option<u16>)> {
    let after_address = text.rfind(']').map_or(0, |end| end + 1);
    match text[after_address..].rfind(':') {
        None => Some((text, None)),
        Some(at) => {
            let (host, port) = text.split_at(after_address + at);
            Some((host, Some(port[1..].parse().ok()?)))
        }
    }
}

fn is_bracketed(host: &str) -> bool {
    let inner = host.strip_prefix('[').and_then(|h| h.strip_suffix(']'));
    inner.is_some_and(|ip| ip.chars().all(|c| c.is_ascii_hexdigit() || c == ':'))
}

fn written(scheme: &str, host: &str, port: Option<u16>) -> String {
    match (scheme, port) {
        (_, None) | ("http", Some(80)) | ("https", Some(443)) => format!("{scheme}://{host}"),
        (_, Some(port)) => format!("{scheme}://{host}:{port}"),
    }
}

/// Whether an origin, as a browser sends it, fits a pattern.
fn matches(pattern: &str, origin: &str) -> bool {
    if pattern == "*" {
        return true;
    }
    let Some((before, after)) = pattern.split_once('*') else {
        return pattern == origin;
    };
    let middle = origin.strip_prefix(before);
    let middle = middle.and_then(|rest| rest.strip_suffix(after));
    middle.is_some_and(|middle| {
        let part = |part: &str| {
            let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
            !part.is_empty() && part.chars().all(fits)
        };
        middle.split('.').all(part)
    })
}

/// How long a list of origins is cached before it is fetched again.
const KNOWN_FOR: SignedDuration = SignedDuration::from_secs(5);

/// Every project's origins, as they were a few seconds ago at most.
#[derive(Debug, Default)]
pub(crate) struct Origins(Mutex<Option<(Timestamp, Arc<Vec<AllowedOrigin>>)>>);

impl Origins {
    fn fresh(&self, now: Timestamp) -> Option<Arc<Vec<AllowedOrigin>>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (at, list) = known.as_ref()?;
        // A clock that was set back must not make an old list last.
        let age = now.duration_since(*at);
        (!age.is_negative() && age < KNOWN_FOR).then(|| list.clone())
    }

    fn keep(&self, now: Timestamp, list: Arc<Vec<AllowedOrigin>>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((now, list));
    }
}

impl Lake {
    /// Lets an origin in. Who calls this has the database, and needs no other permission.
    pub async fn put_origin(
        &self,
        project: &str,
        pattern: &OriginPattern,
        credentials: bool,
    ) -> Result<(), LakeError> {
        if credentials && pattern.is_everything() {
            let message = "every origin with credentials would let any web page act for whoever \
                           visits it: name the origins";
            return Err(LakeError::InvalidOrigin(message.to_owned()));
        }
        self.project(project).await?;
        sqlx::query(
            "insert into origin (project, pattern, credentials) values ($1, $2, $3)
             on conflict (project, pattern) do update set credentials = excluded.credentials",
        )
        .bind(project)
        .bind(pattern.as_str())
        .bind(credentials)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The origins that a project lets in.
    pub async fn origins(&self, project: &str) -> Result<Vec<AllowedOrigin>, LakeError> {
        let mut origins = self.all_origins().await?;
        origins.retain(|origin| origin.project == project);
        Ok(origins)
    }

    /// Lets an origin in no longer; false if it was not.
    pub async fn delete_origin(
        &self,
        project: &str,
        pattern: &OriginPattern,
    ) -> Result<bool, LakeError> {
        let gone = sqlx::query("delete from origin where project = $1 and pattern = $2")
            .bind(project)
            .bind(pattern.as_str())
            .execute(&self.pool)
            .await?;
        Ok(gone.rows_affected() > 0)
    }

    /// Whether an origin is let in by a project, or by any if none is named; and
    /// if so, whether with credentials. A change takes a few seconds to be seen.
    pub async fn lets_in(
        &self,
        project: Option<&str>,
        origin: &str,
        now: Timestamp,
    ) -> Result<Option<bool>, LakeError> {
        let origins = if let Some(origins) = self.known_origins.fresh(now) {
            origins
        } else {
            let origins = Arc::new(self.all_origins().await?);
            self.known_origins.keep(now, origins.clone());
            origins
        };
        let fitting = origins.iter().filter(|allowed| {
            project.is_none_or(|project| project == allowed.project)
                && matches(&allowed.pattern, origin)
        });
        Ok(fitting.map(|allowed| allowed.credentials).max())
    }

    async fn all_origins(&self) -> Result<Vec<AllowedOrigin>, LakeError> {
        let origins = sqlx::query_as(
            "select project, pattern, credentials from origin order by project, pattern",
        );
        Ok(origins.fetch_all(&self.pool).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_origins_with_a_star_at_most() {
        for (text, expected) in [
            ("https://example.org", Some("https://example.org")),
            (" HTTPS://Example.org:443 ", Some("https://example.org")),
            ("http://localhost:3333", Some("http://localhost:3333")),
            ("http://[::1]:3333", Some("http://[::1]:3333")),
            (
                "https://*.example.org:8443",
                Some("https://*.example.org:8443"),
            ),
            ("*", Some("*")),
            ("https://*", None),
            ("https://*example.org", None),
            ("https://*.*.org", None),
            ("https://example.org/", None),
            ("https://example.org/path", None),
            ("https://user@example.org", None),
            ("https://example.org:port", None),
            ("https://", None),
            ("example.org", None),
            ("", None),
            ("null", None),
        ] {
            let parsed = OriginPattern::parse(text);
            let parsed = parsed.as_ref().map(OriginPattern::as_str).ok();
            assert_eq!(parsed, expected, "{text}");
        }
    }

    #[test]
    fn a_star_stands_for_parts_of_the_host_and_no_more() {
        let star = "https://*.example.org";
        for (pattern, origin, fits) in [
            ("https://example.org", "https://example.org", true),
            ("https://example.org", "http://example.org", false),
            ("https://example.org", "https://example.org:8443", false),
            (star, "https://a.example.org", true),
            (star, "https://a.b.example.org", true),
            (star, "https://example.org", false),
            (star, "https://.example.org", false),
            (star, "https://a..example.org", false),
            (star, "https://evil.org/.example.org", false),
            (star, "https://evil.org:1.example.org", false),
            (star, "https://a.example.org.evil.org", false),
            (star, "https://a.example.org:8443", false),
            ("*", "https://evil.org", true),
        ] {
            assert_eq!(matches(pattern, origin), fits, "{pattern} {origin}");
        }
    }
}
