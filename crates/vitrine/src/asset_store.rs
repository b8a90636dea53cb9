//! The store of assets, for commands that bring them in and take them out.

use crate::bundle::AssetKind;
use crate::commands::{operator, random_name};
use crate::export::{AssetBytes, AssetSource, SourceError};
use crate::import::{AssetUploads, NewAsset, UploadError};
use crate::settings::Settings;
use crate::system;
use assets::{AssetDocument, AssetError, AssetPath, Assets, Kind, Labels, Looked, Meta, Upload};
use bytes::Bytes;
use documents::Document;
use futures_util::{StreamExt, stream};
use lake::{Dataset, IfThere, Import, Lake};
use pictures::{AssetName, FileId, ImageId};
use serde_json::Value;
use std::io;
use std::path::Path;
use std::sync::OnceLock;
use tokio::fs::File;
use tokio::io::AsyncReadExt;

/// Bytes that are read from a file at once.
const CHUNK: usize = 256 << 10;

/// The assets of a dataset. The store is opened when the first is requested: most commands need
/// none.
pub(crate) struct AssetStore<'a> {
    settings: &'a Settings,
    lake: &'a Lake,
    dataset: &'a Dataset,
    opened: OnceLock<Assets>,
}

impl<'a> AssetStore<'a> {
    pub(crate) fn new(settings: &'a Settings, lake: &'a Lake, dataset: &'a Dataset) -> Self {
        Self {
            settings,
            lake,
            dataset,
            opened: OnceLock::new(),
        }
    }

    pub(crate) fn assets(&self) -> Result<&Assets, String> {
        if let Some(assets) = self.opened.get() {
            return Ok(assets);
        }
        let opened = Assets::open(
            self.settings.asset_service(),
            &random_name(16),
            system::clock(),
        );
        let opened = opened.map_err(explained)?;
        Ok(self.opened.get_or_init(|| opened))
    }

    fn asset_path(&self, kind: Kind, name: String) -> AssetPath {
        AssetPath {
            kind,
            project: self.dataset.project.clone(),
            dataset: self.dataset.name.clone(),
            name,
        }
    }

    /// The id of an image that is already stored, with its original: inspecting it again would
    /// take most of the time of an import.
    async fn there(&self, asset: &NewAsset) -> Result<Option<String>, UploadError> {
        if asset.kind != AssetKind::Image {
            return Ok(None);
        }
        let beginning = format!("image-{}-", asset.sha1);
        let id = self.lake.beginning_with(self.dataset, &beginning).await?;
        let Some(id) = id.and_then(|id| ImageId::parse(&id).ok()) else {
            return Ok(None);
        };
        let key = self.asset_path(Kind::Image, id.file_name()).key();
        let stored = self.assets()?.originals().size(&key).await;
        let size = tokio::fs::metadata(&asset.path).await?.len();
        Ok((stored.map_err(explained)? == Some(size)).then(|| id.to_string()))
    }

    async fn image(&self, asset: &NewAsset, upload: Upload) -> Result<String, UploadError> {
        let assets = self.assets()?;
        let meta = Meta::parse(std::iter::empty());
        let looked = assets.look(&upload, meta.palette, meta.lqip).await;
        let looked = looked.map_err(explained)?;
        let extension = looked.format.extension();
        let name = AssetName::parse(&upload.sha1)?;
        let id = ImageId::new(name, looked.width, looked.height, extension)?;
        let path = self.asset_path(Kind::Image, id.file_name());
        let seen = Seen {
            extension,
            mime_type: looked.format.mime(),
            looked: Some(&looked),
        };
        self.keep(asset, upload, (id.to_string(), &path), seen)
            .await
    }

    async fn file(&self, asset: &NewAsset, upload: Upload) -> Result<String, UploadError> {
        let recognised = self.assets()?.recognise(&upload, Some(&asset.filename));
        let id = FileId::new(AssetName::parse(&upload.sha1)?, &recognised.extension)?;
        let path = self.asset_path(Kind::File, id.file_name());
        let seen = Seen {
            extension: &recognised.extension,
            mime_type: recognised.mime_type,
            looked: None,
        };
        self.keep(asset, upload, (id.to_string(), &path), seen)
            .await
    }

    /// The original first and then its document, as for every upload.
    async fn keep(
        &self,
        asset: &NewAsset,
        upload: Upload,
        (id, path): (String, &AssetPath),
        seen: Seen<'_>,
    ) -> Result<String, UploadError> {
        let labels = Labels {
            filename: Some(asset.filename.clone()),
            ..Labels::default()
        };
        let document = AssetDocument {
            id: id.clone(),
            path,
            sha1: &upload.sha1,
            extension: seen.extension,
            mime_type: seen.mime_type,
            size: upload.size,
            base: &self.settings.content.public_base(),
            upload_id: &random_name(32),
            labels: &labels,
            looked: seen.looked,
            metadata: serde_json::Map::new(),
        };
        let Value::Object(mut document) = document.to_json() else {
            return Err("its document is no object".into());
        };
        document.extend(asset.fields.clone());
        let stored = self.assets()?.store(path, upload).await;
        stored.map_err(explained)?;
        let import = Import {
            id: random_name(22),
            documents: vec![document],
            if_there: IfThere::Keep,
            now: system::now(),
        };
        self.lake.import(self.dataset, &operator(), import).await?;
        Ok(id)
    }
}

/// What was seen of an upload.
struct Seen<'a> {
    extension: &'a str,
    mime_type: &'a str,
    looked: Option<&'a Looked>,
}

impl AssetUploads for AssetStore<'_> {
    async fn upload(&self, asset: NewAsset) -> Result<String, UploadError> {
        if let Some(id) = self.there(&asset).await? {
            return Ok(id);
        }
        let bytes = read(&asset.path).await?;
        let upload = self.assets()?.take_in(bytes).await.map_err(explained)?;
        match asset.kind {
            AssetKind::Image => self.image(&asset, upload).await,
            AssetKind::File => self.file(&asset, upload).await,
        }
    }
}

impl AssetSource for AssetStore<'_> {
    async fn read(&self, asset: &Document) -> Result<Option<AssetBytes>, SourceError> {
        let Some(key) = asset.get("path").and_then(Value::as_str) else {
            return Ok(None);
        };
        match self.assets()?.originals().read(key, None).await {
            Ok(reading) => {
                let bytes = reading.bytes;
                let bytes =
                    bytes.map(|part| part.map_err(|error| io::Error::other(explained(error))));
                Ok(Some(bytes.boxed()))
            }
            Err(AssetError::NotFound) => Ok(None),
            Err(error) => Err(explained(error).into()),
        }
    }
}

/// An error with its cause: who runs a command is who has to mend it.
#[expect(clippy::needless_pass_by_value, reason = "what map_err calls")]
pub(crate) fn explained(error: AssetError) -> String {
    match error.cause() {
        "" => error.to_string(),
        cause => format!("{error}: {cause}"),
    }
}

/// The bytes of a file.
async fn read(
    path: &Path,
) -> io::Result<impl futures_util::Stream<Item = io::Result<Bytes>> + use<>> {
    let file = File::open(path).await?;
    Ok(Box::pin(stream::try_unfold(file, |mut file| async move {
        let mut chunk = Vec::with_capacity(CHUNK);
        (&mut file)
            .take(CHUNK as u64)
            .read_to_end(&mut chunk)
            .await?;
        Ok((!chunk.is_empty()).then(|| (Bytes::from(chunk), file)))
    })))
}
