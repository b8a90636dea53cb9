//! Reading a file of documents, one a line, and the assets that come with it.
//!
//! A file is read twice: first whole, so that nothing is written of a file with a fault;
//! then in batches. In between its assets are stored, so that every document has its
//! references from the start.

mod input;
mod scan;
mod source;
mod uploads;
mod work;

#[cfg(test)]
mod tests;

pub(crate) use input::{ImportInput, InputError, Workplace};
pub(crate) use scan::{Scan, scan};
pub(crate) use source::Source;
pub(crate) use uploads::{AssetUploads, Assets, NewAsset, UploadError, id_before, present};

use documents::{Document, DocumentId};
use serde_json::Value;
use sha1::{Digest, Sha1};
use std::io::{BufRead, Read};
use thiserror::Error;

/// What is wrong with a file.
#[derive(Debug, Error)]
pub(crate) enum FileError {
    #[error("cannot read {name}: {error}")]
    Unreadable { name: String, error: std::io::Error },
    #[error("line {line} of {name}: {message}")]
    Line {
        name: String,
        line: u64,
        message: String,
    },
}

/// A document and where it stands.
pub(crate) struct Line {
    pub(crate) number: u64,
    pub(crate) bytes: usize,
    pub(crate) document: Document,
}

/// Bytes that a line may have. It is held in memory, and compressed it may be a thousand times
/// shorter.
const LONGEST_LINE: u64 = 64 << 20;

/// The documents of a file, in its order. Empty lines are passed over.
pub(crate) struct Lines {
    name: String,
    reader: Box<dyn BufRead>,
    number: u64,
}

impl Lines {
    fn fault(&self, message: impl Into<String>) -> FileError {
        FileError::Line {
            name: self.name.clone(),
            line: self.number,
            message: message.into(),
        }
    }

    fn read(&self, text: &[u8]) -> Result<Document, FileError> {
        let value: Value = serde_json::from_slice(text).map_err(|error| {
            // The line of the error is always the first: only its column is informative.
            let message = error.to_string();
            let message = message.split(" at line ").next().unwrap_or_default();
            self.fault(format!("not JSON, at column {}: {message}", error.column()))
        })?;
        match value {
            Value::Object(document) => Ok(document),
            _ => Err(self.fault("a document must be an object: {\"_id\": …, \"_type\": …}")),
        }
    }
}

impl Iterator for Lines {
    type Item = Result<Line, FileError>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut text = Vec::new();
        loop {
            text.clear();
            self.number += 1;
            let mut reader = self.reader.by_ref().take(LONGEST_LINE + 1);
            match reader.read_until(b'\n', &mut text) {
                Ok(0) => return None,
                Ok(_) => {}
                Err(error) => {
                    let name = self.name.clone();
                    return Some(Err(FileError::Unreadable { name, error }));
                }
            }
            if text.len() as u64 > LONGEST_LINE {
                let message = format!("it is longer than {LONGEST_LINE} bytes");
                return Some(Err(self.fault(message)));
            }
            if self.number == 1 && text.starts_with(b"\xef\xbb\xbf") {
                text.drain(..3);
            }
            if !text.trim_ascii().is_empty() {
                break;
            }
        }
        let document = self.read(&text);
        Some(document.map(|document| Line {
            number: self.number,
            bytes: text.len(),
            document,
        }))
    }
}

/// Keys for the elements of a document's arrays. They are the same each time, so that a
/// document that is imported again is equal to itself.
pub(crate) fn keys_of(id: &str) -> impl FnMut() -> String {
    let mut hash = Sha1::new_with_prefix(id);
    move || {
        hash.update(b"/");
        hex::encode(&hash.clone().finalize()[..6])
    }
}

/// Whether a document is the service's own and does not travel. Releases do.
pub(crate) fn stays(id: &DocumentId) -> bool {
    id.as_str().starts_with("_.") && !id.as_str().starts_with("_.releases.")
}
