//! Errors: `docs/rules.md#errors-of-the-content-service`.

use serde_json::Value;
use thiserror::Error;

/// How many items of an error a message lists, at most:
/// `docs/rules.md#errors-of-the-content-service`.
pub const LISTED_ITEMS: usize = 5;

/// A request that failed.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{message}")]
pub struct ContentError {
    /// The kind of failure.
    pub kind: ErrorKind,
    /// The status of the response, if there was one.
    pub status: Option<u16>,
    /// The message, for the log.
    pub message: String,
    /// The details that the service returned.
    pub details: Option<Value>,
}

/// The kind of failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// Status 500 or above: the service failed.
    Server,
    /// Status 400 or above: the caller's request was wrong.
    Client,
    /// The query could not be read.
    QueryParse,
    /// The service was not reached, or hung up.
    Network,
    /// The connection or the response took too long.
    TimedOut,
    /// The response cannot be parsed.
    Unreadable,
}

impl ContentError {
    /// The service could not be reached in time.
    pub(crate) fn connection_timed_out() -> Self {
        Self::of_kind(ErrorKind::TimedOut, "Connection timed out")
    }

    /// The service did not respond in time.
    pub(crate) fn socket_timed_out() -> Self {
        Self::of_kind(ErrorKind::TimedOut, "Socket timed out")
    }

    pub(crate) fn of_kind(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self {
            kind,
            status: None,
            message: message.into(),
            details: None,
        }
    }

    /// The error that a response reports. `request` is its method and address, which are the
    /// message if the body has none.
    pub(crate) fn of_response(status: u16, body: &str, request: &str) -> Self {
        let body: Value = serde_json::from_str(body).unwrap_or_default();
        let error = &body["error"];
        let kind = match (error["type"].as_str(), status) {
            (Some("queryParseError"), _) => ErrorKind::QueryParse,
            (_, 500..) => ErrorKind::Server,
            _ => ErrorKind::Client,
        };
        Self {
            kind,
            status: Some(status),
            message: message(&body)
                .unwrap_or_else(|| format!("{request} resulted in HTTP status {status}")),
            details: error.is_object().then(|| error.clone()),
        }
    }
}

fn message(body: &Value) -> Option<String> {
    let error = &body["error"];
    let text = |value: &Value| value.as_str().map(str::to_owned);
    match (text(error), text(&body["message"])) {
        (Some(error), Some(message)) => return Some(format!("{error} - {message}")),
        (Some(only), None) | (None, Some(only)) => return Some(only),
        (None, None) => {}
    }
    let description = text(&error["description"])?;
    match error["type"].as_str() {
        Some("mutationError" | "actionError") => Some(with_items(&description, &error["items"])),
        Some("queryParseError") => Some(with_marker(&description, error)),
        _ => Some(description),
    }
}

/// A description and those of its first items.
fn with_items(description: &str, items: &Value) -> String {
    let items = items.as_array().map(Vec::as_slice).unwrap_or_default();
    let texts = items
        .iter()
        .filter_map(|item| item["error"]["description"].as_str());
    let lines: Vec<String> = texts
        .take(LISTED_ITEMS)
        .map(|text| format!("- {text}"))
        .collect();
    let mut message = description.to_owned();
    if !lines.is_empty() {
        message = format!("{message}:\n{}", lines.join("\n"));
    }
    let more = items.len().saturating_sub(LISTED_ITEMS);
    if more > 0 {
        message = format!("{message}\n...and {more} more");
    }
    message
}

/// The line of the query that could not be parsed, with a marker under the position.
fn with_marker(description: &str, error: &Value) -> String {
    let (Some(query), Some(start)) = (error["query"].as_str(), error["start"].as_u64()) else {
        return description.to_owned();
    };
    let start = usize::try_from(start).unwrap_or(usize::MAX);
    let end = error["end"]
        .as_u64()
        .map_or(start, |end| usize::try_from(end).unwrap_or(usize::MAX));
    // Positions count UTF-16 units, as JavaScript clients do.
    let mut line_start = 0;
    for (number, line) in query.split('\n').enumerate() {
        let length = line.encode_utf16().count();
        if start <= line_start + length {
            let marker = "^".repeat(end.min(line_start + length).saturating_sub(start).max(1));
            let before = format!("{} | ", number + 1);
            let gap = " ".repeat(before.len() + start.saturating_sub(line_start));
            let line = line.replace('\t', " ");
            return format!("GROQ query parse error:\n{before}{line}\n{gap}{marker} {description}");
        }
        line_start += length + 1;
    }
    description.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn of(status: u16, body: &Value) -> ContentError {
        ContentError::of_response(status, &body.to_string(), "GET /v1/data/query/stage")
    }

    /// Each kind of error with its text; lists end after 5 items.
    #[test]
    fn errors_have_their_class_and_their_text() {
        let items = |count: usize| -> Value {
            let item = |n| json!({"index": n, "error": {"description": format!("d{n}")}});
            (0..count).map(item).collect()
        };
        let cases = [
            (
                400,
                json!({"error": "Bad Request", "message": "no"}),
                ErrorKind::Client,
                "Bad Request - no",
            ),
            (
                404,
                json!({"message": "nothing"}),
                ErrorKind::Client,
                "nothing",
            ),
            (500, json!({"error": "broken"}), ErrorKind::Server, "broken"),
            (
                503,
                json!([]),
                ErrorKind::Server,
                "GET /v1/data/query/stage resulted in HTTP status 503",
            ),
            (
                409,
                json!({"error": {"type": "mutationError", "description": "Failed", "items": items(7)}}),
                ErrorKind::Client,
                "Failed:\n- d0\n- d1\n- d2\n- d3\n- d4\n...and 2 more",
            ),
            (
                400,
                json!({"error": {"type": "actionError", "description": "Failed", "items": items(1)}}),
                ErrorKind::Client,
                "Failed:\n- d0",
            ),
            (
                400,
                json!({"error": {"type": "queryParseError", "description": "expected ]",
                    "query": "*[a == 1\n| order(a)", "start": 9, "end": 10}}),
                ErrorKind::QueryParse,
                "GROQ query parse error:\n2 | | order(a)\n    ^ expected ]",
            ),
            (
                400,
                json!({"error": {"type": "queryParseError", "description": "unknown function"}}),
                ErrorKind::QueryParse,
                "unknown function",
            ),
        ];
        for (status, body, kind, message) in cases {
            let error = of(status, &body);
            assert_eq!((error.kind, error.status), (kind, Some(status)), "{body}");
            assert_eq!(error.to_string(), message, "{body}");
        }
    }
}
