//! Long texts: read and written on threads of their own, and paid for until they were sent.

use crate::error::Fault;
use axum::body::Bytes;
use groq::Reservation;
use lake::LakeError;

/// Texts up to this length are read and written at once. What takes longer must not hold up the
/// other connections of a thread.
const LENGTH_AT_ONCE: usize = 64 << 10;

/// Work on a text of so many bytes, on a thread of its own if it is long.
pub(crate) async fn on_own_thread<T: Send + 'static>(
    length: usize,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    if length <= LENGTH_AT_ONCE {
        return Ok(work());
    }
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| LakeError::from(error).into())
}

/// The body of a response, whose memory stays reserved until it was sent, however slowly it is
/// read.
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
