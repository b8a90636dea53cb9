//! `vitrine import`

use super::{CommandResult, connect_ready, dataset, interrupted, operator, random_name};
use crate::arguments;
use crate::asset_store::AssetStore;
use crate::bundle::{ASSETS, BundledFile, Metadata, Settled, settle};
use crate::import::{
    AssetUploads, Assets, FileError, ImportInput, InputError, Scan, Source, Workplace, id_before,
    keys_of, present, scan, stays,
};
use crate::progress::Progress;
use crate::settings::Settings;
use crate::system;
use documents::{Document, DocumentId};
use lake::{Dataset, IfThere, Import, Imported, Lake, LakeError};
use std::collections::BTreeSet;
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;

/// Documents of one transaction, at most.
const BATCH: usize = 1000;
/// Bytes of them, about.
const BATCH_BYTES: usize = 8 << 20;
/// Targets of references that are looked up together.
const LOOKED_UP: usize = 10_000;

pub(crate) async fn run(settings: &Settings, import: &arguments::Import) -> CommandResult {
    let lake = connect_ready(settings).await?;
    let dataset = dataset(&lake, settings, &import.dataset, &operator()).await?;
    let stop = Arc::new(AtomicBool::new(false));
    let assets = AssetStore::new(settings, &lake, &dataset);
    let done = tokio::select! {
        done = checked(&lake, &dataset, import, &assets, &stop) => done,
        () = interrupted() => Err("interrupted: what was stored stays, and the same command goes on \
             from there".into()),
    };
    stop.store(true, Ordering::Relaxed);
    done
}

/// Reads the file once to find its faults, stores its assets, and then its documents.
async fn checked(
    lake: &Lake,
    dataset: &Dataset,
    import: &arguments::Import,
    uploads: &impl AssetUploads,
    stop: &Arc<AtomicBool>,
) -> CommandResult {
    let options = import.clone();
    let target = format!("{}/{}", dataset.project, dataset.name);
    let stopped = stop.clone();
    let reading = move || read(&options, target, &stopped);
    let (ImportInput { source, work }, scan, present) =
        tokio::task::spawn_blocking(reading).await??;
    targets_are_there(lake, dataset, &source.name, &scan).await?;
    let mut wanted = scan.assets.clone();
    wanted.extend(present);
    let settled = match (&source.folder, &work) {
        (Some(folder), Some(work)) if !wanted.is_empty() => {
            let assets = Assets {
                folder,
                metadata: &Metadata::read(&folder.join(ASSETS), &work.spool())
                    .map_err(|error| format!("cannot read {ASSETS}: {error}"))?,
                lenient: import.allow_failing_assets,
            };
            assets.store(uploads, &wanted, work.stored()?).await?
        }
        _ => Settled::default(),
    };
    let assets = settled.ids.len();
    let if_there = match (import.replace, import.missing) {
        (true, _) => IfThere::Replace,
        (_, true) => IfThere::Keep,
        _ => IfThere::Fail,
    };
    let left_out = scan.left_out;
    let reader = Reader { source, settled };
    let imported = store(lake, dataset, reader, &scan, if_there, stop).await?;
    complete(lake, dataset).await?;
    if let Some(work) = work {
        work.finish()?;
    }
    eprintln!(
        "{} documents written, {} there already",
        imported.written, imported.left
    );
    if assets > 0 {
        eprintln!("{assets} assets stored");
    }
    if left_out > 0 {
        eprintln!("{left_out} documents of the service itself were left out");
    }
    Ok(())
}

/// What is given, what is in it, and the files in its folders.
type Read = (ImportInput, Scan, BTreeSet<BundledFile>);

fn read(import: &arguments::Import, target: String, stop: &AtomicBool) -> Result<Read, InputError> {
    let workplace = Workplace {
        requested: import.work.as_deref(),
        temporary: std::env::temp_dir().join(format!("vitrine-import-{}", random_name(12))),
        target,
    };
    let input = ImportInput::open(&import.file, &workplace, stop)?;
    let mut scan = scan(&input.source, import.allow_failing_assets, stop)?;
    let present = match &input.source.folder {
        Some(folder) => present(folder).map_err(|error| FileError::Unreadable {
            name: folder.display().to_string(),
            error,
        })?,
        None => BTreeSet::new(),
    };
    // What is a file now will be a document before it is referred to.
    let coming: BTreeSet<String> = present.iter().filter_map(id_before).collect();
    scan.outward.retain(|(id, _)| !coming.contains(id));
    Ok((input, scan, present))
}

/// A file, and what became of its assets.
struct Reader {
    source: Source,
    settled: Settled,
}

/// What the file refers to and does not hold must be in the dataset.
async fn targets_are_there(
    lake: &Lake,
    dataset: &Dataset,
    name: &str,
    scan: &Scan,
) -> CommandResult {
    for some in scan.outward.chunks(LOOKED_UP) {
        let ids: Vec<String> = some.iter().map(|(id, _)| id.clone()).collect();
        let missing = lake.missing(dataset, &ids).await?;
        let first = some.iter().filter(|(id, _)| missing.contains(id));
        if let Some((id, line)) = first.min_by_key(|(_, line)| *line) {
            return Err(format!(
                "line {line} of {name}: the document refers to {id}, which is neither in the file \
                 nor in the dataset\n  Nothing was written. Add {id}, make the reference weak \
                 (\"_weak\": true), or take it out."
            )
            .into());
        }
    }
    Ok(())
}

struct Batch {
    lines: Vec<u64>,
    documents: Vec<Document>,
}

async fn store(
    lake: &Lake,
    dataset: &Dataset,
    reader: Reader,
    scan: &Scan,
    if_there: IfThere,
    stop: &Arc<AtomicBool>,
) -> Result<Imported, Box<dyn Error>> {
    let name = reader.source.name.clone();
    let (sender, mut batches) = mpsc::channel(2);
    let stopped = stop.clone();
    let reading = tokio::task::spawn_blocking(move || send(&reader, &sender, &stopped));
    let mut progress = Progress::of_documents("imported", Some(scan.documents));
    let mut all = Imported::default();
    while let Some(Batch { lines, documents }) = batches.recv().await {
        let import = Import {
            id: random_name(22),
            documents,
            if_there,
            now: system::now(),
        };
        let imported = lake.import(dataset, &operator(), import).await;
        let imported = imported.map_err(|error| explained(error, &name, &lines, all))?;
        all.written += imported.written;
        all.left += imported.left;
        progress.advance(lines.len());
    }
    progress.end();
    reading.await??;
    Ok(all)
}

/// Reads the file in batches, on a thread that may wait.
fn send(reader: &Reader, sender: &mpsc::Sender<Batch>, stop: &AtomicBool) -> Result<(), FileError> {
    let mut lines = reader.source.lines()?;
    loop {
        let mut batch = Batch {
            lines: Vec::new(),
            documents: Vec::new(),
        };
        let mut bytes = 0;
        let mut last = false;
        while batch.documents.len() < BATCH && bytes < BATCH_BYTES {
            let Some(line) = lines.next() else {
                last = true;
                break;
            };
            let mut line = line?;
            bytes += line.bytes;
            let id = line.document.get("_id").and_then(|id| id.as_str());
            let id = id.and_then(|id| DocumentId::parse(id).ok());
            if !id.as_ref().is_some_and(stays) {
                let mut keys = keys_of(id.as_ref().map_or("", DocumentId::as_str));
                settle(&mut line.document, &reader.settled, &mut keys);
                batch.lines.push(line.number);
                batch.documents.push(line.document);
            }
        }
        if !batch.documents.is_empty() && sender.blocking_send(batch).is_err() {
            return Ok(());
        }
        if last || stop.load(Ordering::Relaxed) {
            return Ok(());
        }
    }
}

/// An error with the line it is about and what to do.
fn explained(error: LakeError, name: &str, lines: &[u64], before: Imported) -> Box<dyn Error> {
    let LakeError::Mutation(failure) = &error else {
        return error.into();
    };
    let line = lines.get(failure.index()).copied().unwrap_or_default();
    let written = before.written;
    let advice = match failure.status() {
        409 => {
            "\n  --replace puts the file's document in its place, --missing keeps the dataset's."
        }
        _ => "",
    };
    format!(
        "line {line} of {name}: {failure}\n  {written} documents before it were written.{advice}"
    )
    .into()
}

/// Every reference leads somewhere now; a target may have been deleted meanwhile.
async fn complete(lake: &Lake, dataset: &Dataset) -> CommandResult {
    lake.analyze().await?;
    let dangling = lake.dangling(dataset).await?;
    let Some(first) = dangling.first() else {
        return Ok(());
    };
    Err(format!(
        "the documents are stored, but {} refers to {}, which is not there: it was deleted during \
         the import\n  Bring it back, or take the reference out, and repeat the import.",
        first.id, first.target
    )
    .into())
}
