//! The metadata in an image: how, where and by what it was taken.

use crate::{Assets, Meta, Upload};
use exif::{Context, Exif, Field, In, Reader, Tag, Value as TagValue};
use serde_json::{Map, Value, json};
use std::fs::File;
use std::io::BufReader;
use std::path::Path;

/// Longer files are not read: some would be read into memory whole.
const LARGEST: u64 = 64 << 20;

/// Longer texts and lists are left out: they are notes of the camera for itself.
const LONGEST_TEXT: usize = 500;
const LONGEST_LIST: usize = 8;

impl Assets {
    /// Fields for the metadata of a document, as far as they are requested. An image
    /// without metadata, or with metadata that cannot be parsed, has none.
    pub async fn exif(&self, upload: &Upload, meta: Meta) -> Map<String, Value> {
        let requested = meta.exif || meta.location || meta.image;
        if !requested || upload.size > LARGEST {
            return Map::new();
        }
        let path = upload.path().to_owned();
        let metadata = tokio::task::spawn_blocking(move || read(&path, meta));
        metadata.await.ok().flatten().unwrap_or_default()
    }
}

fn read(path: &Path, meta: Meta) -> Option<Map<String, Value>> {
    let mut file = BufReader::new(File::open(path).ok()?);
    let exif = Reader::new().read_from_container(&mut file).ok()?;
    let mut metadata = Map::new();
    if meta.exif {
        let tags = tags(&exif, Context::Exif, "sanity.imageExifMetadata");
        metadata.insert("exif".to_owned(), tags);
    }
    if meta.image {
        let tags = tags(&exif, Context::Tiff, "sanity.imageExifTags");
        metadata.insert("image".to_owned(), tags);
    }
    if let Some(location) = location(&exif).filter(|_| meta.location) {
        metadata.insert("location".to_owned(), location);
    }
    Some(metadata)
}

/// The tags of one kind, by their names.
fn tags(exif: &Exif, context: Context, kind: &str) -> Value {
    let mut tags = Map::new();
    tags.insert("_type".to_owned(), kind.into());
    for field in exif.fields() {
        let named = field.tag.description().is_some();
        let fits = field.tag.context() == context && field.ifd_num == In::PRIMARY && named;
        if let Some(value) = value(field).filter(|_| fits) {
            tags.insert(field.tag.to_string(), value);
        }
    }
    tags.into()
}

fn value(field: &Field) -> Option<Value> {
    let numbers = match &field.value {
        TagValue::Ascii(texts) => return text(texts).map(Value::from),
        TagValue::Short(numbers) => numbers.iter().map(|n| Value::from(*n)).collect(),
        TagValue::Long(numbers) => numbers.iter().map(|n| Value::from(*n)).collect(),
        TagValue::SShort(numbers) => numbers.iter().map(|n| Value::from(*n)).collect(),
        TagValue::SLong(numbers) => numbers.iter().map(|n| Value::from(*n)).collect(),
        TagValue::Rational(numbers) => numbers.iter().map(|n| n.to_f64().into()).collect(),
        TagValue::SRational(numbers) => numbers.iter().map(|n| n.to_f64().into()).collect(),
        TagValue::Float(numbers) => numbers.iter().map(|n| f64::from(*n).into()).collect(),
        TagValue::Double(numbers) => numbers.iter().map(|n| Value::from(*n)).collect(),
        _ => Vec::new(),
    };
    match numbers.as_slice() {
        [] => None,
        // A division by zero is no number.
        numbers if numbers.iter().any(Value::is_null) => None,
        [number] => Some(number.clone()),
        numbers if numbers.len() > LONGEST_LIST => None,
        numbers => Some(numbers.into()),
    }
}

fn text(texts: &[Vec<u8>]) -> Option<String> {
    let text = String::from_utf8_lossy(texts.first()?);
    let text = text.trim_matches(['\0', ' ']);
    let fits = !text.is_empty() && text.len() <= LONGEST_TEXT && !text.contains('\0');
    fits.then(|| moment(text).unwrap_or_else(|| text.to_owned()))
}

/// `2018:05:26 12:49:37` in ISO 8601. Cameras record no time zone.
fn moment(text: &str) -> Option<String> {
    let (day, time) = text.split_once(' ')?;
    let moment = format!("{}T{time}.000Z", day.replace(':', "-"));
    let known: Option<jiff::Timestamp> = moment.parse().ok();
    (text.len() == 19 && known.is_some()).then_some(moment)
}

/// Degrees, minutes and seconds as degrees; south and west are below zero.
fn location(exif: &Exif) -> Option<Value> {
    let degrees = |tag: Tag, side: Tag, below: u8| {
        let TagValue::Rational(parts) = &exif.get_field(tag, In::PRIMARY)?.value else {
            return None;
        };
        let [degrees, minutes, seconds] = parts.as_slice() else {
            return None;
        };
        let side = &exif.get_field(side, In::PRIMARY)?.value;
        let TagValue::Ascii(side) = side else {
            return None;
        };
        let degrees = degrees.to_f64() + minutes.to_f64() / 60.0 + seconds.to_f64() / 3600.0;
        let below = side.first()?.first() == Some(&below);
        let degrees = if below { -degrees } else { degrees };
        degrees.is_finite().then_some(degrees)
    };
    let lat = degrees(Tag::GPSLatitude, Tag::GPSLatitudeRef, b'S')?;
    let lng = degrees(Tag::GPSLongitude, Tag::GPSLongitudeRef, b'W')?;
    Some(json!({"_type": "geopoint", "lat": lat, "lng": lng}))
}
