//! A document on its way into a bundle.

use super::{AssetKind, file_name};
use serde_json::{Map, Value};

/// Replaces references to assets with paths, and reports the assets' ids. An object with
/// `"asset": {"_ref": "image-…"}` loses that field and begins with the path.
pub(crate) fn bundled_document(
    object: Map<String, Value>,
    report: &mut dyn FnMut(&str),
) -> Map<String, Value> {
    let path = asset_of(&object).map(|(kind, id)| {
        report(id);
        let (kind, folder) = (kind.name(), kind.folder());
        format!("{kind}@file://./{folder}/{}", file_name(id))
    });
    let mut rest = Map::new();
    if let Some(path) = &path {
        rest.insert("_sanityAsset".to_owned(), path.as_str().into());
    }
    for (name, value) in object {
        if path.is_none() || name != "asset" {
            rest.insert(name, bundled_value(value, report));
        }
    }
    rest
}

fn bundled_value(value: Value, report: &mut dyn FnMut(&str)) -> Value {
    match value {
        Value::Object(object) => Value::Object(bundled_document(object, report)),
        Value::Array(items) => {
            let items = items.into_iter().map(|item| bundled_value(item, report));
            Value::Array(items.collect())
        }
        other => other,
    }
}

fn asset_of(object: &Map<String, Value>) -> Option<(AssetKind, &str)> {
    let id = object.get("asset")?.get("_ref")?.as_str()?;
    Some((AssetKind::of_id(id)?, id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn references_to_assets_become_places() {
        const SHA1: &str = "027401f31c3ac1e6d78c5d539ccd1beff72b9b11";
        let image = format!("image-{SHA1}-20x30-jpg");
        let file = format!("file-{SHA1}-mp3");
        let before = json!({
            "_id": "a",
            "cover": {"_type": "image", "asset": {"_type": "reference", "_ref": image}, "alt": "x",
                "hotspot": {"x": 0.5}},
            "sounds": [{"_key": "k", "asset": {"_ref": file}}, null],
            "other": {"asset": {"_ref": "page"}, "_ref": image},
            "none": {"asset": "image"},
        });
        let Value::Object(before) = before else {
            panic!("not an object")
        };
        let mut reported = Vec::new();
        let after = bundled_document(before, &mut |id| reported.push(id.to_owned()));
        let expected = json!({
            "_id": "a",
            "cover": {"_sanityAsset": format!("image@file://./images/{SHA1}-20x30.jpg"),
                "_type": "image", "alt": "x", "hotspot": {"x": 0.5}},
            "sounds": [{"_sanityAsset": format!("file@file://./files/{SHA1}-mp3.bin"), "_key": "k"},
                null],
            "other": {"asset": {"_ref": "page"}, "_ref": image},
            "none": {"asset": "image"},
        });
        assert_eq!(Value::Object(after), expected);
        assert_eq!(reported, [image, file]);
    }
}
