//! The documents of a bundle, and which assets it needs.

use super::Taker;
use crate::bundle::{AssetKind, bundled_document};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Writes documents to one file and the documents of assets to another.
pub(crate) struct Documents {
    data: BufWriter<File>,
    assets: BufWriter<File>,
    /// The assets that documents refer to, where only those are wanted.
    wanted: Option<BTreeSet<String>>,
    /// How many of each were taken.
    taken: (u64, u64),
}

/// What was written.
pub(crate) struct Written {
    /// Documents, without those of assets.
    pub(crate) documents: u64,
    /// Documents of assets.
    pub(crate) assets: u64,
    /// The assets that are wanted; all, if `None`.
    pub(crate) wanted: Option<BTreeSet<String>>,
}

impl Documents {
    /// Writes to two new files. `chosen` if only some documents come: then only the assets
    /// that these use are wanted.
    pub(crate) fn create(data: &Path, assets: &Path, chosen: bool) -> io::Result<Self> {
        Ok(Self {
            data: BufWriter::new(File::create_new(data)?),
            assets: BufWriter::new(File::create_new(assets)?),
            wanted: chosen.then(BTreeSet::new),
            taken: (0, 0),
        })
    }
}

impl Taker for Documents {
    type End = Written;

    fn take(&mut self, text: &str) -> io::Result<()> {
        let Value::Object(document) = serde_json::from_str(text)? else {
            return Err(io::Error::other("a document is not an object"));
        };
        let kind = document.get("_type").and_then(Value::as_str);
        if kind.and_then(AssetKind::of_type).is_some() {
            self.taken.1 += 1;
            self.assets.write_all(text.as_bytes())?;
            return self.assets.write_all(b"\n");
        }
        self.taken.0 += 1;
        let document = bundled_document(document, &mut |id| {
            if let Some(wanted) = &mut self.wanted {
                wanted.insert(id.to_owned());
            }
        });
        serde_json::to_writer(&mut self.data, &document)?;
        self.data.write_all(b"\n")
    }

    fn finish(mut self) -> io::Result<Written> {
        self.data.flush()?;
        self.assets.flush()?;
        Ok(Written {
            documents: self.taken.0,
            assets: self.taken.1,
            wanted: self.wanted,
        })
    }
}
