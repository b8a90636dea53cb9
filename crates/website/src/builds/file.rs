//! The files of a build, which are few and so are held in memory.

use crate::content_coding::{Coding, QUALITY_OF_FILES};
use bytes::Bytes;
use std::collections::HashMap;
use std::io;
use std::path::Path;
use std::sync::{Arc, OnceLock};

/// A file. Cloning shares it.
#[derive(Clone, Debug)]
pub(crate) struct File(Arc<Content>);

#[derive(Debug)]
struct Content {
    media_type: &'static str,
    uncompressed: Bytes,
    /// Compressed at the first request.
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

impl File {
    fn new(name: &str, bytes: Vec<u8>) -> Self {
        Self(Arc::new(Content {
            media_type: media_type(name),
            uncompressed: bytes.into(),
            brotli: OnceLock::new(),
            gzip: OnceLock::new(),
        }))
    }

    pub(crate) fn media_type(&self) -> &'static str {
        self.0.media_type
    }

    /// Whether compression makes it smaller; images and fonts are compressed already.
    pub(crate) fn is_compressible(&self) -> bool {
        let texts = ["text/", "application/json", "image/svg+xml"];
        texts.iter().any(|text| self.0.media_type.starts_with(text))
    }

    /// Its bytes in a coding.
    pub(crate) fn bytes(&self, coding: Coding) -> Bytes {
        let Content {
            uncompressed,
            brotli,
            gzip,
            ..
        } = &*self.0;
        match coding {
            Coding::Brotli => brotli
                .get_or_init(|| compression::brotli(uncompressed, QUALITY_OF_FILES).into())
                .clone(),
            Coding::Gzip => gzip
                .get_or_init(|| compression::gzip(uncompressed).into())
                .clone(),
            Coding::Identity => uncompressed.clone(),
        }
    }
}

/// The files of a folder, by their paths below `client`. A folder that does not exist has none.
pub(super) fn read_all(client: &Path, folder: &str) -> io::Result<HashMap<String, File>> {
    let mut files = HashMap::new();
    let entries = match std::fs::read_dir(client.join(folder)) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(files),
        Err(error) => return Err(error),
    };
    for entry in entries {
        let entry = entry?;
        let Ok(name) = entry.file_name().into_string() else {
            continue;
        };
        if entry.file_type()?.is_file() {
            let file = File::new(&name, std::fs::read(entry.path())?);
            files.insert(format!("{folder}/{name}"), file);
        }
    }
    Ok(files)
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, extension)| extension) {
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("jpg") => "image/jpeg",
        Some("webp") => "image/webp",
        Some("avif") => "image/avif",
        Some("ico") => "image/x-icon",
        _ => "application/octet-stream",
    }
}
