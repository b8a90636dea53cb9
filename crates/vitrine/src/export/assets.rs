//! The assets of a bundle.

use super::Packing;
use super::documents::Written;
use crate::bundle::{ASSETS, AssetKind, DATA, file_name, travelling};
use crate::progress::Progress;
use ::documents::Document;
use bytes::Bytes;
use futures_util::stream::BoxStream;
use futures_util::{StreamExt, stream};
use serde_json::Value;
use sha1::{Digest, Sha1};
use std::error::Error;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use tokio::io::AsyncWriteExt;

/// What goes wrong with an asset, in the words of who holds it.
pub(crate) type SourceError = Box<dyn Error + Send + Sync>;

/// The bytes of an asset.
pub(crate) type AssetBytes = BoxStream<'static, io::Result<Bytes>>;

/// Assets that are fetched at once.
const AT_ONCE: usize = 8;

/// Who holds the bytes of assets.
pub(crate) trait AssetSource: Sync {
    /// The bytes of an asset, by its document; `None` where they are missing.
    fn read(
        &self,
        asset: &Document,
    ) -> impl Future<Output = Result<Option<AssetBytes>, SourceError>> + Send;
}

/// How many there were of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ExportCounts {
    pub(crate) documents: u64,
    pub(crate) assets: u64,
    /// Assets whose bytes were not there.
    pub(crate) missing: u64,
}

/// Puts documents and assets into a bundle. `folder` is where files are made; it holds
/// the documents, and those of the assets as `listed`.
pub(crate) async fn pack_assets(
    source: &impl AssetSource,
    mut packing: Packing,
    folder: &Path,
    listed: &Path,
    written: Written,
) -> Result<ExportCounts, Box<dyn Error>> {
    packing = added(packing, DATA.to_owned(), folder.join(DATA)).await?;
    let mut counts = ExportCounts {
        documents: written.documents,
        ..ExportCounts::default()
    };
    let total = written
        .wanted
        .as_ref()
        .map_or(written.assets, |wanted| wanted.len() as u64);
    let mut progress = Progress::of_assets("exported", Some(total));
    let map = folder.join(ASSETS);
    let mut known = AssetsJson::create(&map)?;
    let listed = BufReader::new(File::open(listed)?).lines();
    let chosen = listed.filter_map(|line| chosen(line, &written).transpose());
    let fetching = stream::iter(chosen).enumerate().map(|(number, asset)| {
        let file = folder.join(format!("asset-{number}"));
        fetch(source, asset, file)
    });
    let mut fetching = fetching.buffer_unordered(AT_ONCE);
    while let Some(fetched) = fetching.next().await {
        let Fetched { asset, file, sha1 } = fetched?;
        let Asset { kind, id, document } = asset;
        progress.advance(1);
        let Some(sha1) = sha1 else {
            counts.missing += 1;
            eprintln!("{id} is left out: its bytes are not there");
            continue;
        };
        let name = format!("{}/{}", kind.folder(), file_name(&id));
        packing = added(packing, name, file).await?;
        known.add(kind, &sha1, document)?;
        counts.assets += 1;
    }
    progress.end();
    known.finish()?;
    let packing = added(packing, ASSETS.to_owned(), map).await?;
    tokio::task::spawn_blocking(|| packing.finish()).await??;
    Ok(counts)
}

/// Adds a file, on a thread that may wait for the disk.
async fn added(mut packing: Packing, name: String, file: PathBuf) -> io::Result<Packing> {
    let adding = tokio::task::spawn_blocking(move || {
        packing.add(&name, &file)?;
        Ok(packing)
    });
    adding.await?
}

/// An asset by its document.
struct Asset {
    kind: AssetKind,
    id: String,
    document: Document,
}

struct Fetched {
    asset: Asset,
    file: PathBuf,
    /// The SHA-1 of its bytes; `None` where there are none.
    sha1: Option<String>,
}

/// Reads a line, if its asset is wanted.
fn chosen(line: io::Result<String>, written: &Written) -> io::Result<Option<Asset>> {
    let document: Document = serde_json::from_str(&line?)?;
    let text = |name: &str| document.get(name).and_then(Value::as_str);
    let (Some(id), Some(kind)) = (text("_id"), text("_type").and_then(AssetKind::of_type)) else {
        return Ok(None);
    };
    let wanted = written
        .wanted
        .as_ref()
        .is_none_or(|wanted| wanted.contains(id));
    let id = id.to_owned();
    Ok(wanted.then_some(Asset { kind, id, document }))
}

async fn fetch(
    source: &impl AssetSource,
    asset: io::Result<Asset>,
    path: PathBuf,
) -> Result<Fetched, Box<dyn Error>> {
    let asset = asset?;
    let failed = |error: &dyn Error| format!("cannot read the asset {}: {error}", asset.id);
    let bytes = source.read(&asset.document).await;
    let Some(mut bytes) = bytes.map_err(|error| failed(error.as_ref()))? else {
        return Ok(Fetched {
            asset,
            file: path,
            sha1: None,
        });
    };
    let mut file = tokio::io::BufWriter::new(tokio::fs::File::create_new(&path).await?);
    let mut hash = Sha1::new();
    while let Some(some) = bytes.next().await {
        let some = some.map_err(|error| failed(&error))?;
        hash.update(&some);
        file.write_all(&some).await?;
    }
    file.flush().await?;
    Ok(Fetched {
        asset,
        file: path,
        sha1: Some(hex::encode(hash.finalize())),
    })
}

/// `assets.json`, which grows by one asset after the other.
struct AssetsJson {
    file: BufWriter<File>,
    first: bool,
}

impl AssetsJson {
    fn create(path: &Path) -> io::Result<Self> {
        let mut file = BufWriter::new(File::create_new(path)?);
        file.write_all(b"{")?;
        Ok(Self { file, first: true })
    }

    fn add(&mut self, kind: AssetKind, sha1: &str, document: Document) -> io::Result<()> {
        let fields = travelling(document);
        if fields.is_empty() {
            return Ok(());
        }
        let comma = if std::mem::take(&mut self.first) {
            ""
        } else {
            ","
        };
        write!(self.file, "{comma}\n\"{}-{sha1}\":", kind.name())?;
        Ok(serde_json::to_writer(&mut self.file, &fields)?)
    }

    fn finish(mut self) -> io::Result<()> {
        self.file.write_all(b"\n}\n")?;
        self.file.flush()
    }
}
