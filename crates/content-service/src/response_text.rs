//! Long texts, which are parsed and written on blocking threads, and whose memory stays reserved until
//! they were sent.

use crate::error::Fault;
use axum::body::Bytes;
use groq::Reservation;
use lake::LakeError;

/// Work on a longer text runs on a blocking thread, so that it does not hold up the other connections
/// of its thread.
const MAX_INLINE_LENGTH: usize = 64 << 10;

/// Runs work on a text of this length, on a blocking thread if it is long.
pub(crate) async fn run_for_text<T: Send + 'static>(
    length: usize,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    if length <= MAX_INLINE_LENGTH {
        return Ok(work());
    }
    let result = tokio::task::spawn_blocking(work).await;
    result.map_err(|error| LakeError::from(error).into())
}

/// The body of a response, whose memory stays reserved until it was sent, however slow the client is.
pub(crate) fn reserved<const N: usize>(
    text: String,
    reservations: [Option<Reservation>; N],
) -> Bytes {
    Bytes::from_owner(ReservedText {
        text,
        _reservations: reservations,
    })
}

struct ReservedText<const N: usize> {
    text: String,
    _reservations: [Option<Reservation>; N],
}

impl<const N: usize> AsRef<[u8]> for ReservedText<N> {
    fn as_ref(&self) -> &[u8] {
        self.text.as_bytes()
    }
}
