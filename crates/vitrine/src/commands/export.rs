//! `vitrine export`

use super::{CommandResult, connect_ready, dataset, interrupted, operator};
use crate::arguments::Export;
use crate::asset_store::AssetStore;
use crate::bundle::{AssetKind, DATA};
use crate::export::{
    AssetSource, Documents, ExportCounts, Form, Packing, PartialFile, Taker, pack_assets, read,
};
use crate::settings::Settings;
use crate::system;
use flate2::Compression;
use flate2::write::GzEncoder;
use jiff::Timestamp;
use lake::{Dataset, Lake, Selection};
use std::error::Error;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

pub(crate) async fn run(settings: &Settings, export: &Export) -> CommandResult {
    let lake = connect_ready(settings).await?;
    let dataset = dataset(&lake, settings, &export.dataset, &operator()).await?;
    let selection = Selection {
        types: export.types.clone(),
        without_drafts: export.no_drafts,
        without_system: true,
        patience: None,
    };
    if export.output == Path::new("-") {
        let target = Target::Plain(BufWriter::new(Box::new(io::stdout())));
        let (count, ()) = tokio::select! {
            written = read(&lake, &dataset, &selection, target) => written?,
            () = interrupted() => return Err("interrupted".into()),
        };
        eprintln!("{count} documents exported");
        return Ok(());
    }
    let interrupted = interrupted();
    if let Some(form) = Form::of(&export.output) {
        let assets = AssetStore::new(settings, &lake, &dataset);
        let bundle = bundle(&lake, &dataset, selection, &assets, export, form);
        return tokio::select! {
            counts = bundle => {
                tell(counts?, &export.output);
                Ok(())
            }
            () = interrupted => Err(unwritten(&export.output)),
        };
    }
    let part = PartialFile::beside(&export.output)?;
    let file = File::create(&part.path)
        .map_err(|error| format!("cannot write {}: {error}", export.output.display()))?;
    let target = Target::of(file.try_clone()?, &export.output);
    let (count, ()) = tokio::select! {
        written = read(&lake, &dataset, &selection, target) => written?,
        () = interrupted => return Err(unwritten(&export.output)),
    };
    file.sync_all()?;
    part.finish(&export.output)?;
    eprintln!("{count} documents exported to {}", export.output.display());
    Ok(())
}

fn unwritten(output: &Path) -> Box<dyn Error> {
    format!("interrupted; {} was not written", output.display()).into()
}

fn tell(counts: ExportCounts, output: &Path) {
    let ExportCounts {
        documents,
        assets,
        missing,
    } = counts;
    let output = output.display();
    eprintln!("{documents} documents and {assets} assets exported to {output}");
    if missing > 0 {
        eprintln!(
            "{missing} assets have no bytes: an import needs --allow-failing-assets where documents \
             use them"
        );
    }
}

/// Writes the documents and their assets. Nothing is under the final name before all of
/// it is.
async fn bundle(
    lake: &Lake,
    dataset: &Dataset,
    mut selection: Selection,
    source: &impl AssetSource,
    export: &Export,
    form: Form,
) -> Result<ExportCounts, Box<dyn Error>> {
    let output = export.output.as_path();
    let unwritable = |error: io::Error| format!("cannot write {}: {error}", output.display());
    // Without its slash it is a name like others.
    let output: &Path = &output.components().collect::<std::path::PathBuf>();
    if form == Form::Folder && output.exists() {
        return Err(format!("{} is there already", output.display()).into());
    }
    let part = PartialFile::beside(output)?;
    let (folder, made) = (&part.path, part.path.join("made"));
    std::fs::create_dir(folder).map_err(unwritable)?;
    let chosen = !selection.types.is_empty();
    if chosen {
        let kinds = AssetKind::ALL.map(|kind| kind.document_type().to_owned());
        selection.types.extend(kinds);
    }
    let listed = folder.join("assets.ndjson");
    let documents = Documents::create(&folder.join(DATA), &listed, chosen)?;
    let (_, written) = read(lake, dataset, &selection, documents).await?;
    let packing = match form {
        Form::Folder => {
            std::fs::create_dir(&made)?;
            Packing::folder(&made)?
        }
        Form::Archive { compressed } => {
            let now = system::now();
            let time = u64::try_from(now.as_second()).unwrap_or_default();
            let top = top_folder(&dataset.name, now);
            Packing::archive(File::create_new(&made)?, compressed, &top, time)
        }
    };
    let counts = pack_assets(source, packing, folder, &listed, written).await?;
    // A backup without its pictures must not look like one.
    if counts.missing > 0 && !export.allow_missing_assets {
        let (missing, output) = (counts.missing, output.display());
        return Err(format!(
            "the store has no bytes of {missing} assets; {output} was not written. Is the store \
             the one that the content service writes to (assets_store; a relative path begins at \
             the folder that this command runs in)? --allow-missing-assets exports the rest"
        )
        .into());
    }
    std::fs::rename(&made, output).map_err(unwritable)?;
    Ok(counts)
}

/// `production-export-2026-11-15t09-30-00-000z`
fn top_folder(dataset: &str, now: Timestamp) -> String {
    let time = format!("{now:.3}").to_ascii_lowercase();
    let time = time.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-");
    format!("{dataset}-export-{time}")
}

/// Where lines go.
enum Target {
    Plain(BufWriter<Box<dyn Write + Send>>),
    Compressed(GzEncoder<BufWriter<File>>),
}

impl Target {
    fn of(file: File, name: &Path) -> Self {
        if name.extension() == Some(OsStr::new("gz")) {
            Self::Compressed(GzEncoder::new(BufWriter::new(file), Compression::default()))
        } else {
            Self::Plain(BufWriter::new(Box::new(file)))
        }
    }
}

impl Taker for Target {
    type End = ();

    fn take(&mut self, text: &str) -> io::Result<()> {
        let writer: &mut dyn Write = match self {
            Self::Plain(writer) => writer,
            Self::Compressed(writer) => writer,
        };
        writer.write_all(text.as_bytes())?;
        writer.write_all(b"\n")
    }

    fn finish(self) -> io::Result<()> {
        match self {
            Self::Plain(mut writer) => writer.flush(),
            Self::Compressed(writer) => writer.finish()?.flush(),
        }
    }
}
