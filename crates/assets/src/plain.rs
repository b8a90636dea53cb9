//! An original as it is given out when nothing is asked of it.

use crate::bare::bare;
use crate::svg;
use crate::{AssetError, Assets, DerivativeKey, Picture, Place};
use pictures::{Accept, Format, Original, Parameters};
use std::fs;
use std::path::{Path, PathBuf};

/// Larger files are made anew rather than read into memory.
const LARGEST_READ: u64 = 128 << 20;

/// Words by which an AVIF that tells more than its picture is known.
const TELLTALES: [&[u8]; 3] = [b"Exif", b"application/rdf+xml", b"x:xmpmeta"];

impl Assets {
    /// The original without what it tells beside its picture. What no browser shows
    /// becomes a format that all do.
    pub async fn plain(&self, place: &Place, original: &Original) -> Result<Picture, AssetError> {
        let derivatives = &self.0.derivatives;
        let format = plain_format(original);
        let key = DerivativeKey::plain(place);
        let (own, place, original) = (self.clone(), place.clone(), *original);
        let make = move |target: PathBuf| async move {
            own.make_plain(&place, &original, format, target).await
        };
        let content = derivatives.get(&key, make).await?;
        Ok(Picture {
            key,
            format,
            content,
        })
    }

    async fn make_plain(
        &self,
        place: &Place,
        original: &Original,
        format: Format,
        target: PathBuf,
    ) -> Result<(), AssetError> {
        let source = self.0.sources.original(place).await?;
        let (path, into) = (source.path().to_owned(), target.clone());
        let written = tokio::task::spawn_blocking(move || write(&path, format, &into)).await;
        let written = written.map_err(|_| AssetError::Failed("interrupted".to_owned()))??;
        if written && original.format == format {
            self.figures().derivatives_made.inc();
            return Ok(());
        }
        let recipe = Parameters::default().recipe(original, format);
        let recipe = recipe.map_err(|error| AssetError::Failed(error.to_string()))?;
        let recipe = pictures::Recipe {
            quality: recipe.quality.max(90),
            ..recipe
        };
        self.transform(place, original, recipe, target).await
    }
}

fn plain_format(original: &Original) -> Format {
    Parameters::default().format(original, Accept::default())
}

/// Writes what can be given out without making it anew; false if there is no such.
fn write(source: &Path, format: Format, target: &Path) -> Result<bool, AssetError> {
    let failed = |error: std::io::Error| AssetError::io("an original", &error);
    if format == Format::Gif {
        fs::copy(source, target).map_err(failed)?;
        return Ok(true);
    }
    if fs::metadata(source).map_err(failed)?.len() > LARGEST_READ {
        return Ok(false);
    }
    let picture = fs::read(source).map_err(failed)?;
    let out = match format {
        Format::Svg => Some(svg::hush(&picture)?),
        Format::Avif => {
            let tells = |word: &&[u8]| picture.windows(word.len()).any(|part| part == *word);
            (!TELLTALES.iter().any(tells)).then_some(picture)
        }
        _ => bare(format, &picture),
    };
    match out {
        Some(out) => fs::write(target, out).map(|()| true).map_err(failed),
        None => Ok(false),
    }
}
