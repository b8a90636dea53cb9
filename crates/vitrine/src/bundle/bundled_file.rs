//! The paths of assets in documents: `"_sanityAsset": "image@file://./images/….jpg"`.

use super::AssetKind;
use documents::Document;
use documents::array_keys::KeySource;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};
use thiserror::Error;

const KEY: &str = "_sanityAsset";

/// A file that is to become an asset.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct BundledFile {
    pub(crate) kind: AssetKind,
    /// Below the bundle's folder.
    pub(crate) path: PathBuf,
}

/// What is wrong with a path.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum BundledFileError {
    #[error("{KEY} must be image@file://./… or file@file://./…, not {0}")]
    Form(String),
    #[error(
        "{KEY} names an address, {0}: it is not fetched\n  Download it into the images or files \
         folder, and write image@file://./images/…"
    )]
    Address(String),
    #[error("{KEY} names {0}, which is outside of the folder of the import")]
    Outside(String),
}

impl BundledFile {
    /// Parses the value of a path.
    pub(crate) fn parse(value: &Value) -> Result<Self, BundledFileError> {
        let form = || BundledFileError::Form(value.to_string());
        let (kind, address) = value
            .as_str()
            .and_then(|text| text.split_once('@'))
            .ok_or_else(form)?;
        let mut kinds = AssetKind::ALL.into_iter();
        let kind = kinds.find(|known| known.name() == kind).ok_or_else(form)?;
        let (scheme, rest) = address.split_once("://").ok_or_else(form)?;
        if !scheme.eq_ignore_ascii_case("file") {
            return Err(BundledFileError::Address(address.to_owned()));
        }
        // Any file of the machine could be named, and would be published.
        let outside = || BundledFileError::Outside(address.to_owned());
        let path = Path::new(rest.strip_prefix("./").ok_or_else(outside)?);
        let inside = path
            .components()
            .all(|part| matches!(part, Component::Normal(_)));
        if !inside || path.as_os_str().is_empty() {
            return Err(outside());
        }
        let path = path.to_owned();
        Ok(Self { kind, path })
    }
}

/// The paths in a document.
pub(crate) fn find(document: &Document) -> Result<Vec<BundledFile>, BundledFileError> {
    let mut found = Vec::new();
    find_in_object(document, &mut found)?;
    Ok(found)
}

fn find_in_object(
    object: &Map<String, Value>,
    found: &mut Vec<BundledFile>,
) -> Result<(), BundledFileError> {
    for (name, value) in object {
        if name == KEY {
            found.push(BundledFile::parse(value)?);
        } else {
            find_in(value, found)?;
        }
    }
    Ok(())
}

fn find_in(value: &Value, found: &mut Vec<BundledFile>) -> Result<(), BundledFileError> {
    match value {
        Value::Object(object) => find_in_object(object, found),
        Value::Array(items) => items.iter().try_for_each(|item| find_in(item, found)),
        _ => Ok(()),
    }
}

/// What became of the assets of an import.
#[derive(Debug, Default)]
pub(crate) struct Settled {
    /// The document id of each path. The asset of a path that is not here was dropped.
    pub(crate) ids: BTreeMap<BundledFile, String>,
    /// Ids that assets had where they come from, and have no longer: an old project's
    /// names are not the SHA-1 of the bytes.
    pub(crate) renamed: BTreeMap<String, String>,
}

/// Replaces paths with references, as the ecosystem's importer does:
///
/// - `{"_sanityAsset": …, "caption": …}` becomes `{"caption": …, "asset": {…}}`.
/// - An object that held nothing else gets the type: `{"_type": "image", "asset": {…}}`.
/// - An element of an array without a `_key` gets one.
/// - A path whose asset was dropped is removed, and with it what held nothing else.
pub(crate) fn settle(document: &mut Document, settled: &Settled, keys: &mut dyn KeySource) {
    settle_object(document, settled, keys);
}

/// Whether the object can stay.
fn settle_object(
    object: &mut Map<String, Value>,
    settled: &Settled,
    keys: &mut dyn KeySource,
) -> bool {
    let file = object.shift_remove(KEY);
    let file = file.map(|value| BundledFile::parse(&value));
    settle_reference(object, settled);
    let mut gone = Vec::new();
    for (name, value) in object.iter_mut() {
        if !settle_value(value, settled, keys) {
            gone.push(name.clone());
        }
    }
    for name in gone {
        object.shift_remove(&name);
    }
    let Some(file) = file else {
        return true;
    };
    let id = file.ok().and_then(|file| settled.ids.get(&file));
    let Some(id) = id else {
        return !object.is_empty();
    };
    if object.is_empty() {
        let kind = id.split('-').next().unwrap_or_default();
        object.insert("_type".to_owned(), kind.into());
    }
    let reference = json!({"_ref": id, "_type": "reference"});
    object.insert("asset".to_owned(), reference);
    true
}

fn settle_value(value: &mut Value, settled: &Settled, keys: &mut dyn KeySource) -> bool {
    match value {
        Value::Object(object) => settle_object(object, settled, keys),
        Value::Array(items) => {
            for item in items {
                if let Value::Object(element) = item
                    && element.contains_key(KEY)
                    && !element.contains_key("_key")
                {
                    element.insert("_key".to_owned(), keys.key().into());
                }
                settle_value(item, settled, keys);
            }
            true
        }
        _ => true,
    }
}

/// A reference to an asset by the id that it had.
fn settle_reference(object: &mut Map<String, Value>, settled: &Settled) {
    if let Some(Value::String(target)) = object.get_mut("_ref")
        && let Some(id) = settled.renamed.get(target)
    {
        target.clone_from(id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(value: Value) -> Document {
        let Value::Object(document) = value else {
            panic!("not an object");
        };
        document
    }

    fn settled() -> Settled {
        let file = |text: &str| BundledFile::parse(&text.into()).unwrap();
        let ids = [
            ("image@file://./images/a.jpg", "image-aa-1x1-jpg"),
            ("file@file://./files/b.pdf", "file-bb-pdf"),
        ];
        Settled {
            ids: ids.map(|(text, id)| (file(text), id.to_owned())).into(),
            renamed: [(
                "image-old-1x1-jpg".to_owned(),
                "image-aa-1x1-jpg".to_owned(),
            )]
            .into(),
        }
    }

    fn after(value: Value) -> Value {
        let mut document = document(value);
        let mut count = 0;
        let mut keys = || {
            count += 1;
            format!("key{count}")
        };
        settle(&mut document, &settled(), &mut keys);
        Value::Object(document)
    }

    #[test]
    fn references_come_where_places_were() {
        let image = json!({"_ref": "image-aa-1x1-jpg", "_type": "reference"});
        let file = json!({"_ref": "file-bb-pdf", "_type": "reference"});
        let table = [
            // Nothing else in the object: it gets its type.
            (
                json!({"cover": {"_sanityAsset": "image@file://./images/a.jpg"}}),
                json!({"cover": {"_type": "image", "asset": image}}),
            ),
            // Something else: it is retained, and nothing is added.
            (
                json!({"cover": {"_sanityAsset": "file@file://./files/b.pdf", "alt": "x"}}),
                json!({"cover": {"alt": "x", "asset": file}}),
            ),
            // In an array.
            (
                json!({"all": [{"_sanityAsset": "image@file://./images/a.jpg"}, 1]}),
                json!({"all": [{"_key": "key1", "asset": image}, 1]}),
            ),
            (
                json!({"all": [{"_key": "k", "_type": "image", "_sanityAsset": "image@file://./images/a.jpg"}]}),
                json!({"all": [{"_key": "k", "_type": "image", "asset": image}]}),
            ),
            // One in another.
            (
                json!({"a": {"_sanityAsset": "image@file://./images/a.jpg",
                    "caption": [[{"_sanityAsset": "file@file://./files/b.pdf", "_key": "k"}]]}}),
                json!({"a": {"caption": [[{"_key": "k", "asset": file}]], "asset": image}}),
            ),
            // An asset that was let go.
            (
                json!({"a": {"_sanityAsset": "image@file://./images/gone.jpg"}, "b": 1}),
                json!({"b": 1}),
            ),
            (
                json!({"a": {"_sanityAsset": "image@file://./images/gone.jpg", "alt": "x"}}),
                json!({"a": {"alt": "x"}}),
            ),
            // An id that is no longer.
            (
                json!({"a": {"asset": {"_ref": "image-old-1x1-jpg"}, "to": {"_ref": "page"}}}),
                json!({"a": {"asset": {"_ref": "image-aa-1x1-jpg"}, "to": {"_ref": "page"}}}),
            ),
        ];
        for (before, expected) in table {
            let text = before.to_string();
            assert_eq!(after(before), expected, "{text}");
        }
    }

    #[test]
    fn places_are_found_wherever_they_are() {
        let found = find(&document(json!({
            "a": {"_sanityAsset": "image@file://./images/a.jpg", "b": {"_sanityAsset": "file@FILE://./x/y.pdf"}},
            "c": [[{"_sanityAsset": "image@file://./images/a.jpg"}]],
        })));
        let paths: Vec<PathBuf> = found.unwrap().into_iter().map(|file| file.path).collect();
        let expected = ["images/a.jpg", "x/y.pdf", "images/a.jpg"];
        assert_eq!(paths, expected.map(PathBuf::from));
    }

    #[test]
    fn a_place_outside_of_the_folder_is_refused() {
        for text in [
            "image@file:///etc/passwd",
            "image@file://./../../etc/passwd",
            "image@file://./images/../../x",
            "image@file://.//etc/passwd",
            "image@file://images/x",
            "image@file://./",
        ] {
            let refused = BundledFile::parse(&text.into());
            assert!(
                matches!(refused, Err(BundledFileError::Outside(_))),
                "{text}: {refused:?}"
            );
        }
        let address = BundledFile::parse(&"image@https://museum.example/a.jpg".into());
        assert!(matches!(address, Err(BundledFileError::Address(_))));
        for value in [
            json!("file://./a"),
            json!("video@file://./a"),
            json!("image@a"),
            json!(1),
        ] {
            let refused = BundledFile::parse(&value);
            assert!(matches!(refused, Err(BundledFileError::Form(_))), "{value}");
        }
    }
}
