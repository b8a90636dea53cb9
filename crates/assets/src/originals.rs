//! The store of originals: S3, or a folder.

use crate::AssetError;
use bytes::Bytes;
use futures_util::stream::BoxStream;
use futures_util::{StreamExt, TryStreamExt};
use object_store::aws::{AmazonS3Builder, AmazonS3ConfigKey};
use object_store::local::LocalFileSystem;
use object_store::path::Path as Key;
use object_store::{
    BackoffConfig, ClientOptions, Error, GetOptions, GetRange, ObjectStore, ObjectStoreExt,
    PutPayload, RetryConfig, WriteMultipart,
};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::fs::File;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// How long the store may take to respond before it counts as away.
const AWAY: Duration = Duration::from_secs(3);

/// How long a connection may take, so that a second attempt fits into [`AWAY`].
const CONNECT: Duration = Duration::from_millis(1200);

/// How long a part of a transfer may take.
const STALL: Duration = Duration::from_secs(30);

/// Files up to this size are put in one piece; longer ones in pieces of it.
const PIECE: usize = 8 << 20;

/// Pieces of one file on their way at once.
const PIECES_AT_ONCE: usize = 3;

/// Where an S3 store is and how it is opened.
#[derive(Clone, Debug, Default)]
pub struct S3 {
    /// The bucket.
    pub bucket: String,
    /// The address of a store other than Amazon's.
    pub endpoint: Option<String>,
    /// The region.
    pub region: Option<String>,
    /// The id of the access key.
    pub key: Option<String>,
    /// Its secret.
    pub secret: Option<String>,
}

/// The store.
#[derive(Clone, Debug)]
pub struct Originals {
    store: Arc<dyn ObjectStore>,
    /// The folder, if the store is one: its files need no copies.
    folder: Option<PathBuf>,
}

/// An object that is being read.
pub struct Reading {
    /// The size of the whole object.
    pub size: u64,
    /// The requested bytes.
    pub bytes: BoxStream<'static, Result<Bytes, AssetError>>,
}

/// An object in a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its key.
    pub key: String,
    /// Its size.
    pub size: u64,
    /// When it was put, in seconds since 1970.
    pub put_at: i64,
}

impl Originals {
    /// A folder, which is made if it is missing.
    pub fn in_folder(folder: &Path) -> Result<Self, AssetError> {
        let doing = format!("the folder {} for originals", folder.display());
        std::fs::create_dir_all(folder).map_err(|error| AssetError::io(&doing, &error))?;
        let folder = folder.canonicalize();
        let folder = folder.map_err(|error| AssetError::io(&doing, &error))?;
        let store = LocalFileSystem::new_with_prefix(&folder).map_err(|error| failure(&error))?;
        Ok(Self {
            // A document must not outlive its original when the power fails.
            store: Arc::new(store.with_fsync(true)),
            folder: Some(folder),
        })
    }

    /// A bucket of an S3 store. What is not given is taken from the environment that
    /// Amazon's tools read, such as `AWS_ACCESS_KEY_ID`.
    pub fn in_bucket(s3: &S3) -> Result<Self, AssetError> {
        let client = ClientOptions::new()
            .with_connect_timeout(CONNECT)
            .with_read_timeout(STALL)
            .with_timeout_disabled();
        let retry = RetryConfig {
            backoff: BackoffConfig {
                init_backoff: Duration::from_millis(50),
                max_backoff: Duration::from_millis(500),
                base: 3.0,
            },
            max_retries: 2,
            retry_timeout: AWAY,
        };
        let mut builder = AmazonS3Builder::from_env()
            .with_bucket_name(&s3.bucket)
            .with_client_options(client)
            .with_retry(retry);
        let configured = [
            (AmazonS3ConfigKey::Endpoint, &s3.endpoint),
            (AmazonS3ConfigKey::Region, &s3.region),
            (AmazonS3ConfigKey::AccessKeyId, &s3.key),
            (AmazonS3ConfigKey::SecretAccessKey, &s3.secret),
        ];
        for (key, value) in configured {
            if let Some(value) = value {
                builder = builder.with_config(key, value);
            }
        }
        let endpoint = builder.get_config_value(&AmazonS3ConfigKey::Endpoint);
        if let Some(endpoint) = endpoint.filter(|endpoint| endpoint.starts_with("http://")) {
            if !is_loopback(&endpoint) {
                return Err(AssetError::Failed(format!(
                    "{endpoint} is not on this machine: an S3 store is reached by https"
                )));
            }
            builder = builder.with_allow_http(true);
        }
        Ok(Self {
            store: Arc::new(builder.build().map_err(|error| failure(&error))?),
            folder: None,
        })
    }

    /// The file of an object, where the store is a folder.
    pub(crate) fn file(&self, key: &str) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(key))
    }

    /// Puts a file, whole or not at all.
    pub async fn put(&self, key: &str, file: &Path) -> Result<(), AssetError> {
        let key = parsed(key)?;
        let reading = |error: std::io::Error| AssetError::io("reading an upload", &error);
        let mut file = File::open(file).await.map_err(reading)?;
        let size = file.metadata().await.map_err(reading)?.len();
        if size <= PIECE as u64 {
            let piece = piece(&mut file).await.map_err(reading)?;
            let put = self.store.put(&key, PutPayload::from_bytes(piece)).await;
            return put.map(drop).map_err(|error| put_failure(&error));
        }
        let upload = self.store.put_multipart(&key).await;
        let upload = upload.map_err(|error| put_failure(&error))?;
        let mut writing = WriteMultipart::new_with_chunk_size(upload, PIECE);
        match pieces(&mut file, &mut writing).await {
            Ok(()) => {
                let done = writing.finish().await;
                done.map(drop).map_err(|error| put_failure(&error))
            }
            Err(error) => {
                // What was sent is given up; if even that fails, the store's own rules
                // for unfinished uploads take it away.
                let _ = writing.abort().await;
                Err(error)
            }
        }
    }

    /// The size of an object; `None` if it is not there.
    pub async fn size(&self, key: &str) -> Result<Option<u64>, AssetError> {
        let key = parsed(key)?;
        let head = promptly(self.store.head(&key)).await;
        match head {
            Ok(head) => Ok(Some(head.size)),
            Err(AssetError::NotFound) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Reads an object, or these bytes of it.
    pub async fn read(&self, key: &str, range: Option<Range<u64>>) -> Result<Reading, AssetError> {
        let key = parsed(key)?;
        let options = GetOptions::new().with_range(range.map(GetRange::Bounded));
        let got = promptly(self.store.get_opts(&key, options)).await?;
        Ok(Reading {
            size: got.meta.size,
            bytes: got.into_stream().map_err(|error| failure(&error)).boxed(),
        })
    }

    /// Copies an object into a file that does not exist.
    pub(crate) async fn fetch(&self, key: &str, file: &Path) -> Result<u64, AssetError> {
        let mut reading = self.read(key, None).await?;
        let writing = |error: std::io::Error| AssetError::io("storing a copy", &error);
        let mut file = File::create_new(file).await.map_err(writing)?;
        let mut length = 0;
        while let Some(bytes) = reading.bytes.try_next().await? {
            length += bytes.len() as u64;
            file.write_all(&bytes).await.map_err(writing)?;
        }
        file.flush().await.map_err(writing)?;
        if length != reading.size {
            let cause = format!("{length} of {} bytes came", reading.size);
            return Err(AssetError::StoreAway(cause));
        }
        Ok(length)
    }

    /// All objects whose key begins with a folder, in no order.
    pub fn list(&self, folder: &str) -> BoxStream<'static, Result<Listed, AssetError>> {
        let folder = Key::from(folder);
        let listing = self.store.list(Some(&folder));
        let listing = listing.map_ok(|meta| Listed {
            key: meta.location.to_string(),
            size: meta.size,
            put_at: meta.last_modified.timestamp(),
        });
        listing.map_err(|error| failure(&error)).boxed()
    }

    /// Deletes an object; one that is not there is no error.
    pub async fn delete(&self, key: &str) -> Result<(), AssetError> {
        let key = parsed(key)?;
        match self.store.delete(&key).await {
            Ok(()) | Err(Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(failure(&error)),
        }
    }
}

async fn piece(file: &mut File) -> std::io::Result<Bytes> {
    let mut piece = Vec::new();
    file.take(PIECE as u64).read_to_end(&mut piece).await?;
    Ok(piece.into())
}

async fn pieces(file: &mut File, writing: &mut WriteMultipart) -> Result<(), AssetError> {
    loop {
        let piece = piece(file).await;
        let piece = piece.map_err(|error| AssetError::io("reading an upload", &error))?;
        if piece.is_empty() {
            return Ok(());
        }
        let free = writing.wait_for_capacity(PIECES_AT_ONCE).await;
        free.map_err(|error| put_failure(&error))?;
        writing.put(piece);
    }
}

/// Gives up when the store does not respond.
async fn promptly<T>(asking: impl Future<Output = Result<T, Error>>) -> Result<T, AssetError> {
    match tokio::time::timeout(AWAY, asking).await {
        Ok(answer) => answer.map_err(|error| failure(&error)),
        Err(_) => Err(AssetError::StoreAway("no answer in time".to_owned())),
    }
}

/// Keys are made of names that were checked; a tilde stays a tilde.
fn parsed(key: &str) -> Result<Key, AssetError> {
    Key::parse(key).map_err(|_| AssetError::NotFound)
}

fn failure(error: &Error) -> AssetError {
    match error {
        Error::NotFound { .. } => AssetError::NotFound,
        Error::PermissionDenied { .. } | Error::Unauthenticated { .. } => {
            AssetError::StoreRefuses(error_chain(error))
        }
        _ => AssetError::StoreAway(error_chain(error)),
    }
}

/// Where something is put nothing can be missing but the bucket.
fn put_failure(error: &Error) -> AssetError {
    match failure(error) {
        AssetError::NotFound => AssetError::StoreRefuses(error_chain(error)),
        other => other,
    }
}

/// The error with its causes.
fn error_chain(error: &Error) -> String {
    let mut message = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(deeper) = cause {
        let text = deeper.to_string();
        if !message.contains(&text) {
            message = format!("{message}: {text}");
        }
        cause = deeper.source();
    }
    message
}

fn is_loopback(endpoint: &str) -> bool {
    let host = endpoint.trim_start_matches("http://");
    let host = host.split('/').next().unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let name = name.trim_matches(['[', ']']);
    let address = name.parse::<std::net::IpAddr>();
    name == "localhost" || address.is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_http_is_for_this_machine() {
        for (endpoint, loopback) in [
            ("http://127.0.0.1:29000", true),
            ("http://localhost", true),
            ("http://[::1]:80/x", true),
            ("http://s3.example.org", false),
            ("http://127.0.0.1.example.org", false),
        ] {
            assert_eq!(is_loopback(endpoint), loopback, "{endpoint}");
        }
        let far = S3 {
            bucket: "b".to_owned(),
            endpoint: Some("http://s3.example.org".to_owned()),
            ..S3::default()
        };
        assert!(Originals::in_bucket(&far).is_err());
    }
}
