//! Taking in an upload: a file that grows as its bytes come, with its hash.

use crate::AssetError;
use crate::workplace::{WorkFile, Workplace};
use bytes::Bytes;
use futures_util::{Stream, StreamExt};
use sha1::{Digest, Sha1};
use std::fmt::Display;
use std::path::Path;
use std::time::Duration;
use tokio::fs::File;
use tokio::io::{AsyncWriteExt, BufWriter};

/// Bytes that are written at once.
const BUFFER: usize = 256 << 10;

/// Bytes from the beginning that are retained, to detect the type by them.
const HEAD: usize = 8 << 10;

/// An upload that has come whole. It is removed when dropped.
#[derive(Debug)]
pub struct Upload {
    pub(crate) file: WorkFile,
    /// How many bytes it has.
    pub size: u64,
    /// The SHA-1 of its bytes, as 40 hexadecimal digits.
    pub sha1: String,
    /// Its first bytes.
    pub(crate) head: Vec<u8>,
}

/// What an upload may cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IntakeLimits {
    /// Bytes it may have.
    pub(crate) largest: u64,
    /// How long its sender may send nothing.
    pub(crate) stall: Duration,
}

impl Upload {
    /// The file that holds it.
    pub fn path(&self) -> &Path {
        self.file.path()
    }
}

/// Takes in what a stream brings. The file is removed whatever happens, also when the
/// caller goes away in the middle.
pub(crate) async fn take_in<E: Display>(
    workplace: &Workplace,
    limits: IntakeLimits,
    body: impl Stream<Item = Result<Bytes, E>>,
) -> Result<Upload, AssetError> {
    let writing = |error: std::io::Error| AssetError::io("writing an upload", &error);
    let work_file = workplace.file("");
    let file = File::create_new(work_file.path()).await.map_err(writing)?;
    let mut file = BufWriter::with_capacity(BUFFER, file);
    let mut body = std::pin::pin!(body);
    let (mut hash, mut size, mut head) = (Sha1::new(), 0, Vec::new());
    loop {
        let next = tokio::time::timeout(limits.stall, body.next()).await;
        let bytes = match next {
            Err(_) => {
                return Err(AssetError::BrokenOff(
                    "nothing came for too long".to_owned(),
                ));
            }
            Ok(Some(Err(error))) => return Err(AssetError::BrokenOff(error.to_string())),
            Ok(Some(Ok(bytes))) => bytes,
            Ok(None) => break,
        };
        size += bytes.len() as u64;
        if size > limits.largest {
            return Err(AssetError::TooLong(limits.largest));
        }
        let missing = HEAD - head.len();
        head.extend_from_slice(&bytes[..bytes.len().min(missing)]);
        hash.update(&bytes);
        file.write_all(&bytes).await.map_err(writing)?;
    }
    file.flush().await.map_err(writing)?;
    Ok(Upload {
        file: work_file,
        size,
        sha1: hex::encode(hash.finalize()),
        head,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::stream;

    const LIMITS: IntakeLimits = IntakeLimits {
        largest: 10,
        stall: Duration::from_millis(50),
    };

    fn of(parts: &[&'static str]) -> impl Stream<Item = Result<Bytes, String>> + use<> {
        let parts = parts.iter().map(|part| match *part {
            "!" => Err("gone".to_owned()),
            part => Ok(Bytes::from_static(part.as_bytes())),
        });
        stream::iter(parts.collect::<Vec<_>>())
    }

    #[tokio::test]
    async fn nothing_stays_but_what_came_whole() {
        let data = std::env::temp_dir().join(format!("vitrine-intake-{}", std::process::id()));
        let workplace = Workplace::open(&data, "intake").unwrap();
        let files = || std::fs::read_dir(workplace.folder()).unwrap().count();

        let whole = take_in(&workplace, LIMITS, of(&["ab", "c"])).await.unwrap();
        assert_eq!(whole.sha1, "a9993e364706816aba3e25717850c26c9cd0d89d");
        assert_eq!((whole.size, whole.head.as_slice()), (3, &b"abc"[..]));
        assert_eq!(std::fs::read(whole.path()).unwrap(), b"abc");
        assert_eq!(files(), 1);

        let long = take_in(&workplace, LIMITS, of(&["0123456789", "0", "!"])).await;
        assert!(matches!(long, Err(AssetError::TooLong(10))), "{long:?}");
        let broken = take_in(&workplace, LIMITS, of(&["01", "!"])).await;
        assert!(
            matches!(broken, Err(AssetError::BrokenOff(_))),
            "{broken:?}"
        );
        let slow = of(&["01"]).chain(stream::pending());
        let slow = take_in(&workplace, LIMITS, slow).await;
        assert!(matches!(slow, Err(AssetError::BrokenOff(_))), "{slow:?}");
        assert_eq!(files(), 1);
        drop((whole, workplace));
        std::fs::remove_dir_all(data).unwrap();
    }
}
