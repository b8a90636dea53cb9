//! The inspection of images, at their upload and later.

use crate::recognise;
use crate::svg;
use crate::{AssetError, AssetPath, Assets, DerivativeKey, Upload};
use pictures::{Format, ImageId, Inspection, Job, Original};
use serde_json::{Value, json};
use std::path::PathBuf;

/// The inspection of an uploaded image.
pub type Looked = Inspection;

impl Assets {
    /// Inspects an uploaded image: what it is, how large, and if wanted its colours and its
    /// tiny placeholder.
    pub async fn look(
        &self,
        upload: &Upload,
        palette: bool,
        placeholder: bool,
    ) -> Result<Looked, AssetError> {
        let unknown = || AssetError::UnknownFormat("by its first bytes".to_owned());
        let format = recognise::picture(&upload.head).ok_or_else(unknown)?;
        if format == Format::Svg {
            return look_at_drawing(upload).await;
        }
        let job = Job::Inspect {
            source: upload.path().to_owned(),
            most_bytes: self.0.pool.most_bytes(),
            palette,
            placeholder,
        };
        self.0.pool.inspect(&job).await
    }

    /// Caches the inspection of an image at its upload, and begins to make what it will
    /// need.
    pub async fn remember(&self, path: &AssetPath, looked: &Looked) {
        let original = original_of(looked);
        self.0.known.insert(path.key(), original);
        self.0.sources.prepare(path, &original);
        if !tells_all(original.format) {
            let key = DerivativeKey::new(path, "looked");
            let cached = self.0.derivatives.put(&key, note(&original)).await;
            if let Err(error) = cached {
                tracing::warn!(%path, cause = error.cause(), "an inspection was not cached");
            }
        }
    }

    /// What is needed of an original to make images of it. The URL has its size and format,
    /// which is enough for most; an original that may be transparent or animated is
    /// inspected once.
    pub async fn original(&self, path: &AssetPath, id: &ImageId) -> Result<Original, AssetError> {
        let format = Format::from_extension(id.extension()).ok_or(AssetError::NotFound)?;
        let described = Original {
            width: id.width(),
            height: id.height(),
            format,
            transparent: format == Format::Svg,
            frames: 1,
        };
        if tells_all(format) {
            return Ok(described);
        }
        let known = &self.0.known;
        let key = path.key();
        if let Some(original) = known.get(&key) {
            return Ok(original);
        }
        let original = self.look_again(path, described).await?;
        known.insert(key, original);
        Ok(original)
    }

    /// What was noted of an original, or is noted now.
    async fn look_again(
        &self,
        path: &AssetPath,
        described: Original,
    ) -> Result<Original, AssetError> {
        let derivatives = &self.0.derivatives;
        let key = DerivativeKey::new(path, "looked");
        let (own, path) = (self.clone(), path.clone());
        let make = move |target: PathBuf| async move { own.note(&path, target).await };
        let note = derivatives.get(&key, make).await?;
        let note = note.in_memory(&(0..note.size())).unwrap_or_default();
        let note: Value = serde_json::from_slice(&note).unwrap_or_default();
        Ok(Original {
            transparent: note["transparent"]
                .as_bool()
                .unwrap_or(described.transparent),
            frames: note["frames"]
                .as_u64()
                .and_then(|frames| u32::try_from(frames).ok())
                .unwrap_or(described.frames),
            ..described
        })
    }

    /// Looks at an original that is in the store.
    pub(crate) async fn look_at_stored(&self, path: &AssetPath) -> Result<Original, AssetError> {
        let source = self.0.sources.original(path).await?;
        let job = Job::Inspect {
            source: source.path().to_owned(),
            most_bytes: self.0.pool.most_bytes(),
            palette: false,
            placeholder: false,
        };
        Ok(original_of(&self.0.pool.inspect(&job).await?))
    }

    async fn note(&self, path: &AssetPath, target: PathBuf) -> Result<(), AssetError> {
        let original = self.look_at_stored(path).await?;
        let written = tokio::fs::write(target, note(&original)).await;
        written.map_err(|error| AssetError::io("noting what a picture is", &error))
    }
}

/// Whether a URL of this format contains all that is needed.
fn tells_all(format: Format) -> bool {
    matches!(format, Format::Jpeg | Format::Svg | Format::Heif)
}

/// What is noted of an original.
fn note(original: &Original) -> Vec<u8> {
    let note = json!({"transparent": original.transparent, "frames": original.frames});
    note.to_string().into_bytes()
}

fn original_of(looked: &Looked) -> Original {
    Original {
        width: looked.width,
        height: looked.height,
        format: looked.format,
        transparent: looked.has_alpha && !looked.is_opaque,
        frames: looked.frames,
    }
}

/// An SVG is not decoded: it declares its own size. One that could not be served is
/// refused.
async fn look_at_drawing(upload: &Upload) -> Result<Looked, AssetError> {
    if upload.size > svg::LARGEST {
        return Err(AssetError::TooLong(svg::LARGEST));
    }
    let size = svg::size(&upload.head);
    let size = size.ok_or_else(|| AssetError::Broken("no root element".to_owned()))?;
    let reading = |error: std::io::Error| AssetError::io("reading a drawing", &error);
    let drawing = tokio::fs::read(upload.path()).await.map_err(reading)?;
    let hushed = tokio::task::spawn_blocking(move || svg::hush(&drawing)).await;
    hushed.map_err(|_| AssetError::Broken("it could not be read".to_owned()))??;
    Ok(Looked {
        format: Format::Svg,
        width: size.width,
        height: size.height,
        orientation: 1,
        frames: 1,
        has_alpha: true,
        is_opaque: false,
        placeholder: None,
        palette: None,
    })
}
