//! The body of a request: read into memory of its caller's share, and bounded by who sends it.

use crate::error::Fault;
use crate::shares::Payer;
use crate::state::Service;
use axum::body::{Bytes, HttpBody};
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use futures_util::StreamExt;
use groq::{Account, Reservation};
use std::ops::Deref;

/// Memory that a byte takes, with the values that are read of it.
const BYTES_A_BYTE: u64 = 8;

/// A body. Its memory is given back when this is dropped.
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
        // The context of the request, which is extracted before its body, has found who pays.
        let payer = request.extensions().get::<Payer>().cloned();
        let payer =
            payer.ok_or_else(|| Fault::bad_request("the caller of this request is not known"))?;
        let settings = &service.settings;
        let longest = if payer.is_anonymous() {
            settings.anonymous_largest_body
        } else {
            settings.largest_body
        };
        let body = request.into_body();
        if body.size_hint().lower() > longest as u64 {
            return Err(too_long(longest));
        }
        let memory = service.shares().memory_of(&payer);
        let mut bytes = Vec::new();
        let mut chunks = body.into_data_stream();
        while let Some(chunk) = chunks.next().await {
            let chunk: Bytes = chunk.map_err(|_| Fault::bad_request("the body broke off"))?;
            if bytes.len() + chunk.len() > longest {
                return Err(too_long(longest));
            }
            let reserved = memory.reserve(BYTES_A_BYTE * chunk.len() as u64);
            reserved.map_err(Fault::limit)?;
            bytes.extend_from_slice(&chunk);
        }
        Ok(Self {
            bytes,
            _memory: memory,
        })
    }
}

fn too_long(longest: usize) -> Fault {
    let message = format!("The body is longer than {longest} bytes");
    Fault::new(StatusCode::PAYLOAD_TOO_LARGE, message)
}
