//! Bytes to serve: in memory, or in an open file.

use bytes::Bytes;
use futures_util::stream::{self, BoxStream};
use futures_util::{FutureExt, StreamExt};
use std::fs::File;
use std::io;
use std::ops::Range;
use std::os::unix::fs::FileExt;
use std::sync::Arc;

/// Bytes of a file that are read at once.
const STEP: u64 = 256 << 10;

/// The content of a derivative. Cloning shares it.
#[derive(Clone, Debug)]
pub enum Content {
    /// In memory.
    Memory(Bytes),
    /// In a file. It stays readable when the file is removed.
    File {
        /// The file.
        file: Arc<File>,
        /// Its length.
        size: u64,
    },
}

impl Content {
    /// How many bytes it has.
    pub fn size(&self) -> u64 {
        match self {
            Self::Memory(bytes) => bytes.len() as u64,
            Self::File { size, .. } => *size,
        }
    }

    /// These of its bytes, if they are in memory.
    pub fn in_memory(&self, range: &Range<u64>) -> Option<Bytes> {
        let Self::Memory(bytes) = self else {
            return None;
        };
        let range = usize::try_from(range.start).ok()?..usize::try_from(range.end).ok()?;
        (range.end <= bytes.len() && range.start <= range.end).then(|| bytes.slice(range))
    }

    /// These of its bytes, one piece after another.
    pub fn stream(self, range: Range<u64>) -> BoxStream<'static, io::Result<Bytes>> {
        let file = match self {
            Self::Memory(_) => {
                let bytes = self.in_memory(&range).unwrap_or_default();
                return stream::once(async move { Ok(bytes) }).boxed();
            }
            Self::File { file, .. } => file,
        };
        let steps = stream::try_unfold(range.start, move |at| {
            let (file, end) = (Arc::clone(&file), range.end);
            async move {
                if at >= end {
                    return Ok(None);
                }
                let length = usize::try_from(STEP.min(end - at)).unwrap_or(0);
                let read = move || {
                    let mut piece = vec![0; length];
                    file.read_exact_at(&mut piece, at).map(|()| piece)
                };
                let piece = tokio::task::spawn_blocking(read).map(|done| match done {
                    Ok(piece) => piece,
                    Err(_) => Err(io::Error::other("reading was interrupted")),
                });
                let piece = Bytes::from(piece.await?);
                Ok(Some((piece, at + length as u64)))
            }
        });
        steps.boxed()
    }
}
