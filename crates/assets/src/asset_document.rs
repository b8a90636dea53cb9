//! The document of an asset, in the form that the ecosystem uses.

use crate::{AssetPath, Looked};
use pictures::{Swatch, Tone};
use serde_json::{Map, Value, json};

/// How the uploader describes an asset.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// A name for programs.
    pub label: Option<String>,
    /// A name for people.
    pub title: Option<String>,
    /// What it is.
    pub description: Option<String>,
    /// The name of the file.
    pub filename: Option<String>,
    /// Who is to be named with it.
    pub credit_line: Option<String>,
    /// Where it comes from: its id there.
    pub source_id: Option<String>,
    /// Where it comes from: the name of the source.
    pub source_name: Option<String>,
    /// Where it comes from: an address.
    pub source_url: Option<String>,
}

impl Labels {
    /// As fields of the document.
    pub fn fields(&self) -> Map<String, Value> {
        let mut fields = Map::new();
        let texts = [
            ("label", &self.label),
            ("title", &self.title),
            ("description", &self.description),
            ("originalFilename", &self.filename),
            ("creditLine", &self.credit_line),
        ];
        put(&mut fields, &texts);
        let mut source = Map::new();
        let texts = [
            ("id", &self.source_id),
            ("name", &self.source_name),
            ("url", &self.source_url),
        ];
        put(&mut source, &texts);
        if !source.is_empty() {
            source.insert("_type".to_owned(), "sanity.assetSourceData".into());
            fields.insert("source".to_owned(), source.into());
        }
        fields
    }
}

fn put(fields: &mut Map<String, Value>, texts: &[(&str, &Option<String>)]) {
    for (name, text) in texts {
        if let Some(text) = text {
            fields.insert((*name).to_owned(), text.as_str().into());
        }
    }
}

/// What to extract from an image: `meta`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each may be requested by itself"
)]
pub struct Meta {
    /// Its colours.
    pub palette: bool,
    /// A tiny placeholder, as a data address.
    pub lqip: bool,
    /// How it was taken. This and what follows may reveal something about people, and is
    /// extracted only if it is requested by name.
    pub exif: bool,
    /// Where it was taken.
    pub location: bool,
    /// By what it was made.
    pub image: bool,
}

impl Meta {
    /// Reads the values of `meta`. Without any, the defaults are extracted; `none` requests
    /// nothing. Unknown values are ignored.
    pub fn parse<'a>(values: impl Iterator<Item = &'a str>) -> Self {
        let values: Vec<&str> = values.flat_map(|value| value.split(',')).collect();
        let usual = values.iter().all(|value| value.is_empty());
        let named = |name: &str| values.contains(&name);
        Self {
            palette: usual || named("palette"),
            lqip: usual || named("lqip"),
            exif: named("exif"),
            location: named("location"),
            image: named("image"),
        }
    }
}

/// What a document is made of.
pub struct AssetDocument<'a> {
    /// Its id.
    pub id: String,
    /// Where the original is.
    pub path: &'a AssetPath,
    /// The SHA-1 of the original.
    pub sha1: &'a str,
    /// The ending of its name.
    pub extension: &'a str,
    /// Its media type.
    pub mime_type: &'a str,
    /// Its bytes.
    pub size: u64,
    /// The address under which it is served, up to its path.
    pub base: &'a str,
    /// The id of the upload.
    pub upload_id: &'a str,
    /// How the uploader describes it.
    pub labels: &'a Labels,
    /// The inspection of an image; nothing for a file.
    pub looked: Option<&'a Looked>,
    /// The metadata in an image, as far as it was requested.
    pub metadata: Map<String, Value>,
}

impl AssetDocument<'_> {
    /// The document.
    pub fn to_json(&self) -> Value {
        let mut document = self.labels.fields();
        let path = self.path.key();
        let kind = match self.looked {
            Some(_) => "sanity.imageAsset",
            None => "sanity.fileAsset",
        };
        // Without `; charset=utf-8`: queries compare it.
        let media_type = self.mime_type.split(';').next().unwrap_or_default();
        let fields = [
            ("_id", self.id.as_str().into()),
            ("_type", kind.into()),
            ("assetId", self.sha1.into()),
            ("sha1hash", self.sha1.into()),
            ("extension", self.extension.into()),
            ("mimeType", media_type.into()),
            ("size", self.size.into()),
            ("url", format!("{}/{path}", self.base).into()),
            ("path", path.into()),
            ("uploadId", self.upload_id.into()),
        ];
        let fields = fields.map(|(name, value): (&str, Value)| (name.to_owned(), value));
        document.extend(fields);
        if let Some(looked) = self.looked {
            let mut metadata = metadata(looked);
            metadata.extend(self.metadata.clone());
            document.insert("metadata".to_owned(), metadata.into());
        }
        document.into()
    }
}

fn metadata(looked: &Looked) -> Map<String, Value> {
    let (width, height) = (looked.width, looked.height);
    let dimensions = json!({
        "_type": "sanity.imageDimensions",
        "width": width,
        "height": height,
        "aspectRatio": f64::from(width) / f64::from(height.max(1)),
    });
    let fields = [
        ("_type", "sanity.imageMetadata".into()),
        ("dimensions", dimensions),
        ("hasAlpha", looked.has_alpha.into()),
        ("isOpaque", looked.is_opaque.into()),
    ];
    let fields = fields.map(|(name, value): (&str, Value)| (name.to_owned(), value));
    let mut metadata: Map<String, Value> = fields.into_iter().collect();
    if let Some(placeholder) = &looked.placeholder {
        metadata.insert("lqip".to_owned(), placeholder.as_str().into());
    }
    if let Some(palette) = &looked.palette {
        let mut colours = Map::new();
        colours.insert("_type".to_owned(), "sanity.imagePalette".into());
        colours.extend(
            palette
                .iter()
                .map(|one| (tone(one.tone).to_owned(), swatch(one))),
        );
        metadata.insert("palette".to_owned(), colours.into());
    }
    metadata
}

fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Vibrant => "vibrant",
        Tone::LightVibrant => "lightVibrant",
        Tone::DarkVibrant => "darkVibrant",
        Tone::Muted => "muted",
        Tone::LightMuted => "lightMuted",
        Tone::DarkMuted => "darkMuted",
        Tone::Dominant => "dominant",
    }
}

/// A colour, and those in which texts on it are read: `title` for large ones, which are
/// still read in white on lighter grounds, `foreground` for small ones.
fn swatch(swatch: &Swatch) -> Value {
    let [red, green, blue] = swatch.colour;
    let [r, g, b] = swatch.colour.map(u32::from);
    let brightness = (r * 299 + g * 587 + b * 114) / 1000;
    let on = |darkest: u32| if brightness < darkest { "#fff" } else { "#000" };
    json!({
        "_type": "sanity.imagePaletteSwatch",
        "background": format!("#{red:02x}{green:02x}{blue:02x}"),
        "foreground": on(150),
        "title": on(200),
        "population": (swatch.population * 100.0).round() / 100.0,
    })
}
