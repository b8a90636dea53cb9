//! The body of a request: read into memory of its caller's share. Its bound is lower without a
//! token.

use crate::error::Fault;
use crate::shares::Caller;
use crate::state::Service;
use axum::body::{BodyDataStream, Bytes, HttpBody};
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::EXPECT;
use futures_util::StreamExt;
use groq::{Account, Reservation};
use std::ops::Deref;
use std::time::Duration;
use tokio::time::timeout;

/// Bytes of memory that a byte of the body takes, with the values that are parsed of it.
const MEMORY_PER_BYTE: u64 = 8;

/// How long the next bytes of a refused body may take.
const MAX_PAUSE: Duration = Duration::from_secs(1);

/// A body. Its memory is released when this is dropped.
pub(crate) struct RequestBody {
    bytes: Vec<u8>,
    _memory: Reservation,
}

impl Deref for RequestBody {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes
    }
}

impl FromRequest<Service> for RequestBody {
    type Rejection = Fault;

    async fn from_request(request: Request, service: &Service) -> Result<Self, Fault> {
        // The context of the request is extracted before its body, and stores the caller.
        let caller = request.extensions().get::<Caller>().cloned();
        let caller =
            caller.ok_or_else(|| Fault::bad_request("the caller of this request is not known"))?;
        let settings = &service.settings;
        let max_bytes = if caller.is_anonymous() {
            settings.anonymous_largest_body
        } else {
            settings.largest_body
        };
        let waits_for_continue = request.headers().contains_key(EXPECT);
        let body = request.into_body();
        let is_too_long = body.size_hint().lower() > max_bytes as u64;
        let mut chunks = body.into_data_stream();
        if is_too_long {
            if !waits_for_continue {
                discard(chunks, max_bytes.saturating_mul(2)).await;
            }
            return Err(too_long(max_bytes));
        }
        let memory = service.shares().memory_of(&caller);
        let mut bytes = Vec::new();
        while let Some(chunk) = chunks.next().await {
            let chunk: Bytes = chunk.map_err(|_| Fault::bad_request("the body broke off"))?;
            let fault = if bytes.len() + chunk.len() > max_bytes {
                Some(too_long(max_bytes))
            } else {
                let reserved = memory.reserve(MEMORY_PER_BYTE * chunk.len() as u64);
                reserved.map_err(Fault::limit).err()
            };
            if let Some(fault) = fault {
                drop((bytes, memory));
                discard(chunks, max_bytes).await;
                return Err(fault);
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(Self {
            bytes,
            _memory: memory,
        })
    }
}

/// Reads what is left of a body that is refused, up to a bound. A client that is still sending when
/// the connection is closed gets an error instead of the response that says why. A client that
/// pauses can read the response.
async fn discard(mut chunks: BodyDataStream, max_bytes: usize) {
    let mut discarded = 0;
    while let Ok(Some(Ok(chunk))) = timeout(MAX_PAUSE, chunks.next()).await {
        discarded += chunk.len();
        if discarded > max_bytes {
            return;
        }
    }
}

fn too_long(max_bytes: usize) -> Fault {
    let message = format!("The body is longer than {max_bytes} bytes");
    Fault::new(StatusCode::PAYLOAD_TOO_LARGE, message)
}
