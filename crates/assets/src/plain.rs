//! An original as it is served without a transformation.

use crate::bare::bare;
use crate::svg;
use crate::{AssetError, AssetPath, Assets, DerivativeKey, Picture};
use pictures::{Accept, Format, Original, Parameters};
use std::fs;
use std::path::{Path, PathBuf};

/// Larger files are made anew rather than read into memory.
const LARGEST_READ: u64 = 128 << 20;

impl Assets {
    /// The original without its metadata. A format that no browser shows becomes one that
    /// all do.
    pub async fn plain(
        &self,
        path: &AssetPath,
        original: &Original,
    ) -> Result<Picture, AssetError> {
        let derivatives = &self.0.derivatives;
        let format = plain_format(original);
        let key = DerivativeKey::plain(path);
        let (own, path, original) = (self.clone(), path.clone(), *original);
        let make = move |target: PathBuf| async move {
            own.make_plain(&path, &original, format, target).await
        };
        let content = derivatives.get(&key, make).await?;
        Ok(Picture {
            key,
            format,
            content,
        })
    }

    /// An image that was uploaded as a file, in the same way. `format` is that of its name,
    /// which was derived from its content.
    pub async fn plain_file(
        &self,
        path: &AssetPath,
        format: Format,
    ) -> Result<Picture, AssetError> {
        let served = format_of_file(format);
        let key = DerivativeKey::plain(path);
        let (own, path) = (self.clone(), path.clone());
        let make = move |target: PathBuf| async move {
            if format == served && own.write(&path, served, &target).await? {
                return Ok(());
            }
            let original = own.look_at_stored(&path).await?;
            own.make_anew(&path, &original, served, target).await
        };
        let content = self.0.derivatives.get(&key, make).await?;
        Ok(Picture {
            key,
            format: served,
            content,
        })
    }

    async fn make_plain(
        &self,
        path: &AssetPath,
        original: &Original,
        format: Format,
        target: PathBuf,
    ) -> Result<(), AssetError> {
        if original.format == format && self.write(path, format, &target).await? {
            return Ok(());
        }
        self.make_anew(path, original, format, target).await
    }

    /// Writes what can be served without making it anew; false if there is no such.
    async fn write(
        &self,
        path: &AssetPath,
        format: Format,
        target: &Path,
    ) -> Result<bool, AssetError> {
        let source = self.0.sources.original(path).await?;
        let (from, into) = (source.path().to_owned(), target.to_owned());
        let written = tokio::task::spawn_blocking(move || write(&from, format, &into)).await;
        let written = written.map_err(|_| AssetError::Failed("interrupted".to_owned()))??;
        if written {
            self.metrics().derivatives_made.inc();
        }
        Ok(written)
    }

    async fn make_anew(
        &self,
        path: &AssetPath,
        original: &Original,
        format: Format,
        target: PathBuf,
    ) -> Result<(), AssetError> {
        let recipe = Parameters::default().recipe(original, format);
        let recipe = recipe.map_err(|error| AssetError::Failed(error.to_string()))?;
        let recipe = pictures::Recipe {
            quality: recipe.quality.max(90),
            ..recipe
        };
        self.transform(path, original, recipe, target).await
    }
}

/// The format in which an image among files is served: one that browsers show.
pub fn format_of_file(format: Format) -> Format {
    match format {
        Format::Tiff | Format::Heif => Format::Jpeg,
        other => other,
    }
}

fn plain_format(original: &Original) -> Format {
    Parameters::default().format(original, Accept::default())
}

fn write(source: &Path, format: Format, target: &Path) -> Result<bool, AssetError> {
    let failed = |error: std::io::Error| AssetError::io("an original", &error);
    if fs::metadata(source).map_err(failed)?.len() > LARGEST_READ {
        return Ok(false);
    }
    let picture = fs::read(source).map_err(failed)?;
    let out = match format {
        Format::Svg => Some(svg::hush(&picture)?),
        _ => bare(format, &picture),
    };
    match out {
        Some(out) => fs::write(target, out).map(|()| true).map_err(failed),
        None => Ok(false),
    }
}
