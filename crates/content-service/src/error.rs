//! The error responses that a client gets.

use assets::AssetError;
use axum::Json;
use axum::http::header::{CACHE_CONTROL, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use groq::{LimitExceeded, SyntaxError};
use lake::{InvalidConfiguration, LakeError, MutationFailure};
use pictures::BadParameter;
use search::SearchError;
use serde_json::{Value, json};

/// The maximal bytes of a message, and of the excerpt of a query that cannot be parsed. Both may quote
/// a body of any length, and the response is not charged to a caller.
const MAX_MESSAGE_BYTES: usize = 4 << 10;
const MAX_EXCERPT_BYTES: usize = 8 << 10;

/// An error response: a status and the protocol's JSON.
#[derive(Debug)]
pub(crate) struct Fault {
    status: StatusCode,
    body: Value,
    /// Seconds after which the same request may succeed.
    retry_after: Option<u64>,
}

impl Fault {
    pub(crate) fn new(status: StatusCode, message: impl Into<String>) -> Self {
        let mut message = message.into();
        if message.len() > MAX_MESSAGE_BYTES {
            message.truncate(message.floor_char_boundary(MAX_MESSAGE_BYTES));
            message.push('…');
        }
        let body = json!({
            "statusCode": status.as_u16(),
            "error": status.canonical_reason().unwrap_or("Error"),
            "message": message,
        });
        let away = [
            StatusCode::SERVICE_UNAVAILABLE,
            StatusCode::TOO_MANY_REQUESTS,
        ]
        .contains(&status);
        Self {
            status,
            body,
            retry_after: away.then_some(2),
        }
    }

    pub(crate) fn bad_request(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, message)
    }

    pub(crate) fn unauthorized(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, message)
    }

    pub(crate) fn not_found(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, message)
    }

    /// A query that cannot be parsed: the client shows a marker under the position.
    pub(crate) fn query(error: &SyntaxError, query: &str) -> Self {
        let excerpt = error.excerpt(query, MAX_EXCERPT_BYTES);
        let body = json!({"error": {
            "type": "queryParseError",
            "description": error.message,
            "query": excerpt.text,
            "start": excerpt.start,
            "end": excerpt.end,
        }});
        Self {
            status: StatusCode::BAD_REQUEST,
            body,
            retry_after: None,
        }
    }

    /// A search whose index cannot be reached.
    pub(crate) fn search(error: &SearchError) -> Self {
        tracing::error!(cause = ?error, "no search");
        Self::new(StatusCode::SERVICE_UNAVAILABLE, error.to_string())
    }

    /// The protocol's JSON, for a stream.
    pub(crate) fn into_body(self) -> Value {
        self.body
    }

    /// A query that exceeded a limit. If other queries have used up a budget, it may succeed later.
    pub(crate) fn limit(limit: LimitExceeded) -> Self {
        let status = match limit {
            LimitExceeded::Share | LimitExceeded::AnonymousShare => StatusCode::TOO_MANY_REQUESTS,
            LimitExceeded::NoSlot | LimitExceeded::Memory | LimitExceeded::Abandoned => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            LimitExceeded::Steps
            | LimitExceeded::Bytes
            | LimitExceeded::Time
            | LimitExceeded::Depth => StatusCode::BAD_REQUEST,
        };
        Self::new(status, limit.to_string())
    }

    #[cfg(test)]
    pub(crate) fn status(&self) -> StatusCode {
        self.status
    }

    fn mutation(failure: &MutationFailure) -> Self {
        let status = StatusCode::from_u16(failure.status()).unwrap_or(StatusCode::BAD_REQUEST);
        let mut body = json!({"error": failure.to_json()});
        body["statusCode"] = status.as_u16().into();
        Self {
            status,
            body,
            retry_after: None,
        }
    }

    /// The fault as a line of a response that has begun already.
    pub(crate) fn line(&self) -> String {
        let description = &self.body["message"];
        json!({"error": {"type": "serverError", "description": description}}).to_string()
    }

    /// An internal error, whose cause is logged but not shown to the caller.
    fn internal(error: &dyn std::error::Error) -> Self {
        let mut causes = vec![error.to_string()];
        let mut cause = error.source();
        while let Some(deeper) = cause {
            causes.push(deeper.to_string());
            cause = deeper.source();
        }
        tracing::error!(cause = causes.join(": "), "request failed");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "An internal server error occurred",
        )
    }
}

impl From<LakeError> for Fault {
    fn from(error: LakeError) -> Self {
        match &error {
            LakeError::NoSuchProject(_)
            | LakeError::NoSuchDataset { .. }
            | LakeError::NoSuchRevision(_) => Self::not_found(error.to_string()),
            LakeError::NeedsToken => Self::unauthorized(error.to_string()),
            LakeError::DatasetExists(_)
            | LakeError::ProjectHasDatasets { .. }
            | LakeError::InvalidConfiguration(InvalidConfiguration::TooManyTogether { .. }) => {
                Self::new(StatusCode::CONFLICT, error.to_string())
            }
            LakeError::DocumentsInUse => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, error.to_string())
            }
            LakeError::InvalidName(message) => Self::bad_request(message.clone()),
            LakeError::Forbidden(_) => Self::new(StatusCode::FORBIDDEN, error.to_string()),
            LakeError::Mutation(failure) => Self::mutation(failure),
            LakeError::Evaluate(groq::EvaluateError::Limit(limit)) => Self::limit(*limit),
            LakeError::TooLarge(too_large) => Self::bad_request(too_large.to_string()),
            LakeError::Syntax(syntax) => Self::query(syntax, ""),
            _ if error.is_away() => {
                tracing::warn!(cause = ?error, "the database is away");
                Self::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "The database is away; try again",
                )
            }
            _ => Self::internal(&error),
        }
    }
}

impl From<AssetError> for Fault {
    fn from(error: AssetError) -> Self {
        let cause = error.cause();
        let status = match &error {
            AssetError::NotFound => StatusCode::NOT_FOUND,
            AssetError::StoreAway(_) | AssetError::Busy => StatusCode::SERVICE_UNAVAILABLE,
            AssetError::UnknownFormat(_)
            | AssetError::Broken(_)
            | AssetError::TooLarge { .. }
            | AssetError::BrokenOff(_) => StatusCode::BAD_REQUEST,
            AssetError::TooLong(_) => StatusCode::PAYLOAD_TOO_LARGE,
            AssetError::TooSlow => StatusCode::GATEWAY_TIMEOUT,
            AssetError::OverBudget(_) => StatusCode::TOO_MANY_REQUESTS,
            AssetError::StoreRefuses(_) | AssetError::Failed(_) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
        };
        if status.is_server_error() {
            tracing::error!(%error, cause, "an asset could not be worked with");
        } else {
            tracing::debug!(%error, cause, "an asset was refused");
        }
        let mut fault = Self::new(status, error.to_string());
        if let AssetError::OverBudget(seconds) = error {
            fault.retry_after = Some(seconds);
        }
        fault
    }
}

impl From<BadParameter> for Fault {
    fn from(error: BadParameter) -> Self {
        Self::bad_request(error.to_string())
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.body)).into_response();
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = self.retry_after {
            headers.insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}
