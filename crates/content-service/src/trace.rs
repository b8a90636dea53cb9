//! W3C trace context: the id that a request has in all systems.

use crate::settings::Entropy;
use axum::http::HeaderMap;

/// `00-{trace}-{step}-{flags}`, all hexadecimal.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Trace {
    id: String,
    step: String,
    flags: String,
}

impl Trace {
    /// The caller's trace with a step of our own, or a new one.
    pub(crate) fn of(headers: &HeaderMap, entropy: &Entropy) -> Self {
        let header = headers.get("traceparent").and_then(|v| v.to_str().ok());
        let (id, flags) = header.and_then(read).unwrap_or_else(|| {
            let id = random(entropy, 16);
            (id, "00".to_owned())
        });
        let step = random(entropy, 8);
        Self { id, step, flags }
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    pub(crate) fn header(&self) -> String {
        format!("00-{}-{}-{}", self.id, self.step, self.flags)
    }
}

/// The id and the flags of a header. Later versions may have more parts.
fn read(header: &str) -> Option<(String, String)> {
    let mut parts = header.split('-');
    let mut part = |length: usize| {
        let fits = |c: char| matches!(c, '0'..='9' | 'a'..='f');
        let part = parts.next()?;
        (part.len() == length && part.chars().all(fits)).then_some(part)
    };
    let (version, id, step, flags) = (part(2)?, part(32)?, part(16)?, part(2)?);
    let some = |part: &str| part.chars().any(|c| c != '0');
    (version != "ff" && some(id) && some(step)).then(|| (id.to_owned(), flags.to_owned()))
}

/// An id of this many random bytes.
fn random(entropy: &Entropy, length: usize) -> String {
    let mut bytes = vec![0; length];
    entropy(&mut bytes);
    hex::encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trace_is_taken_over_if_it_is_one() {
        let id = "4bf92f3577b34da6a3ce929d0e0e4736";
        let cases = [
            (format!("00-{id}-00f067aa0ba902b7-01"), Some("01")),
            (format!("01-{id}-00f067aa0ba902b7-00-more"), Some("00")),
            (format!("ff-{id}-00f067aa0ba902b7-01"), None),
            (format!("00-{}-00f067aa0ba902b7-01", "0".repeat(32)), None),
            (
                format!("00-{}-00f067aa0ba902b7-01", id.to_uppercase()),
                None,
            ),
            (format!("00-{id}-short-01"), None),
            (String::new(), None),
        ];
        for (header, flags) in cases {
            let expected = flags.map(|flags| (id.to_owned(), flags.to_owned()));
            assert_eq!(read(&header), expected, "{header}");
        }
    }
}
