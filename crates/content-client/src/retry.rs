//! Retries: `docs/rules.md#the-content-client`.

use crate::error::{ContentError, ErrorKind};
use std::time::Duration;

/// How often a request is retried, at most.
pub const MAX_RETRIES: u32 = 5;
/// The delay before the first retry. It doubles with each further one.
pub const RETRY_DELAY: Duration = Duration::from_millis(100);
/// What is added to a delay at random, at most, so that clients that failed together do not retry
/// together.
pub const JITTER: Duration = Duration::from_millis(100);

/// The statuses of failures that may be temporary.
const TEMPORARY: [u16; 3] = [429, 502, 503];

/// Whether the same request may succeed in a moment. Only a request that changes nothing is
/// retried: a safe one is a `GET`, a `HEAD` or a query.
pub fn is_worth_a_retry(error: &ContentError, is_safe: bool) -> bool {
    is_safe
        && match &error.kind {
            ErrorKind::Network => true,
            ErrorKind::Server | ErrorKind::Client | ErrorKind::QueryParse => {
                error.status.is_some_and(|code| TEMPORARY.contains(&code))
            }
            ErrorKind::TimedOut | ErrorKind::Unreadable => false,
        }
}

/// How long to wait after this many retries. `random_fraction` is from 0 to 1.
pub fn delay(attempt: u32, random_fraction: f64) -> Duration {
    RETRY_DELAY * 2_u32.saturating_pow(attempt) + JITTER.mul_f64(random_fraction.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 100 ms times 2 to the power of the attempt, plus up to 100 ms.
    #[test]
    fn delays_double() {
        let milliseconds = |attempt, fraction| delay(attempt, fraction).as_millis();
        let plain: Vec<u128> = (0..5).map(|attempt| milliseconds(attempt, 0.0)).collect();
        assert_eq!(plain, [100, 200, 400, 800, 1600]);
        assert_eq!(milliseconds(0, 1.0), 200);
        assert_eq!(milliseconds(3, 0.5), 850);
    }

    /// Retries for GET, HEAD and queries on network errors and 429, 502, 503.
    #[test]
    fn what_is_repeated() {
        let error = |kind, status| ContentError {
            kind,
            status,
            message: String::new(),
            details: None,
        };
        let cases = [
            (ErrorKind::Network, None, true),
            (ErrorKind::TimedOut, None, false),
            (ErrorKind::Client, Some(429), true),
            (ErrorKind::Client, Some(404), false),
            (ErrorKind::Server, Some(500), false),
            (ErrorKind::Server, Some(502), true),
            (ErrorKind::Server, Some(503), true),
            (ErrorKind::Server, Some(504), false),
        ];
        for (kind, status, expected) in cases {
            let error = error(kind, status);
            assert_eq!(is_worth_a_retry(&error, true), expected, "{error:?}");
            assert!(!is_worth_a_retry(&error, false), "{error:?}");
        }
    }
}
