//! `assets.json`: what was known of each asset where it comes from.
//!
//! A large dataset has gigabytes of it, so it is not held in memory: each entry is written to
//! an unnamed file, and only its offset there is held.

use super::AssetKind;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::os::unix::fs::FileExt;
use std::path::Path;

/// What is not exported: it follows from the asset's id, or depends on where it is stored.
const LEFT: [&str; 8] = [
    "_id",
    "_type",
    "assetId",
    "extension",
    "mimeType",
    "path",
    "uploadId",
    "url",
];

/// What arrives and is not taken over: the upload finds it out anew.
const FOUND_OUT: [&str; 8] = [
    "_createdAt",
    "_id",
    "_rev",
    "_type",
    "_updatedAt",
    "sha1hash",
    "size",
    "uploadId",
];

/// The fields of an asset's document that travel with it.
pub(crate) fn travelling(mut document: Map<String, Value>) -> Map<String, Value> {
    document.retain(|name, _| !LEFT.contains(&name.as_str()));
    document
}

/// The fields that an asset's document gets from those that came with it.
pub(crate) fn restorable(mut fields: Map<String, Value>) -> Map<String, Value> {
    fields.retain(|name, _| !FOUND_OUT.contains(&name.as_str()));
    fields
}

/// The entries of `assets.json`, by kind and SHA-1.
#[derive(Debug)]
pub(crate) struct Metadata {
    file: File,
    ranges: BTreeMap<Box<str>, (u64, usize)>,
}

impl Metadata {
    /// Reads a file, of which there may be none; `spool` is where to store it.
    pub(crate) fn read(file: &Path, spool: &Path) -> io::Result<Self> {
        let spooled = File::options()
            .read(true)
            .write(true)
            .create_new(true)
            .open(spool)?;
        std::fs::remove_file(spool)?;
        let mut entries = Entries {
            writer: BufWriter::new(spooled.try_clone()?),
            ranges: BTreeMap::new(),
            end: 0,
        };
        match File::open(file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
            Ok(file) => {
                let mut reader = serde_json::Deserializer::from_reader(BufReader::new(file));
                reader.deserialize_map(&mut entries)?;
                reader.end()?;
            }
        }
        entries.writer.flush()?;
        Ok(Self {
            file: spooled,
            ranges: entries.ranges,
        })
    }

    /// What is known of an asset, by the SHA-1 of its bytes as 40 digits.
    pub(crate) fn of(&self, kind: AssetKind, sha1: &str) -> io::Result<Map<String, Value>> {
        let key = format!("{}-{sha1}", kind.name());
        let Some((start, length)) = self.ranges.get(key.as_str()) else {
            return Ok(Map::new());
        };
        let mut text = vec![0; *length];
        self.file.read_exact_at(&mut text, *start)?;
        Ok(serde_json::from_slice(&text)?)
    }
}

struct Entries {
    writer: BufWriter<File>,
    ranges: BTreeMap<Box<str>, (u64, usize)>,
    end: u64,
}

impl<'de> Visitor<'de> for &mut Entries {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with an entry for each asset")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<Box<str>>()? {
            map.next_value_seed(Entry { entries: self, key })?;
        }
        Ok(())
    }
}

struct Entry<'a> {
    entries: &'a mut Entries,
    key: Box<str>,
}

impl<'de> DeserializeSeed<'de> for Entry<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        use serde::Deserialize;
        use serde::de::Error;
        if !self.key.starts_with("image-") && !self.key.starts_with("file-") {
            IgnoredAny::deserialize(deserializer)?;
            return Ok(());
        }
        let fields: Map<String, Value> = Map::deserialize(deserializer)?;
        let text = serde_json::to_vec(&fields).map_err(D::Error::custom)?;
        let entries = self.entries;
        entries.writer.write_all(&text).map_err(D::Error::custom)?;
        entries.ranges.insert(self.key, (entries.end, text.len()));
        entries.end += text.len() as u64;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::random_name;
    use serde_json::json;

    fn read(text: Option<&str>) -> io::Result<Metadata> {
        let folder = std::env::temp_dir();
        let name = |end| folder.join(format!("vitrine-metadata-{}{end}", random_name(12)));
        let file = name(".json");
        if let Some(text) = text {
            std::fs::write(&file, text).unwrap();
        }
        let read = Metadata::read(&file, &name(".spool"));
        let _ = std::fs::remove_file(file);
        read
    }

    #[test]
    fn entries_are_found_by_kind_and_hash() {
        let metadata = read(Some(
            r#"{"image-aa": {"title": "å", "size": 3}, "file-aa": {}, "odd": [1, {}], "file-bb": {"a": [1]}}"#,
        ));
        let metadata = metadata.unwrap();
        let of = |kind, sha1| Value::Object(metadata.of(kind, sha1).unwrap());
        assert_eq!(of(AssetKind::Image, "aa"), json!({"title": "å", "size": 3}));
        assert_eq!(of(AssetKind::File, "aa"), json!({}));
        assert_eq!(of(AssetKind::File, "bb"), json!({"a": [1]}));
        assert_eq!(of(AssetKind::Image, "bb"), json!({}));
    }

    #[test]
    fn there_may_be_none_but_not_a_broken_one() {
        assert!(read(None).unwrap().ranges.is_empty());
        for broken in ["", "[]", r#"{"image-aa": 1}"#, r#"{"image-aa": {}"#, "{} x"] {
            assert!(read(Some(broken)).is_err(), "{broken}");
        }
    }

    #[test]
    fn what_follows_from_the_bytes_stays_behind() {
        let fields = |value: Value| match value {
            Value::Object(fields) => fields,
            _ => panic!("not an object"),
        };
        let document = fields(json!({
            "_id": "image-a", "_type": "sanity.imageAsset", "_rev": "r", "url": "u", "path": "p",
            "title": "t", "sha1hash": "s", "size": 1, "originalFilename": "f", "mimeType": "m",
        }));
        let travelled = travelling(document);
        let expected =
            json!({"_rev": "r", "title": "t", "sha1hash": "s", "size": 1, "originalFilename": "f"});
        assert_eq!(travelled, fields(expected));
        let restored = fields(json!({"title": "t", "originalFilename": "f"}));
        assert_eq!(restorable(travelled), restored);
    }
}
