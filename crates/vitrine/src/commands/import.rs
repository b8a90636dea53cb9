//! `vitrine import`

use super::{Done, connect_ready, dataset, interrupted, operator, random_name};
use crate::arguments;
use crate::edge;
use crate::import::{FileError, Scan, Source, scan, stays};
use crate::progress::Progress;
use crate::settings::Settings;
use documents::{Document, DocumentId};
use lake::{Dataset, IfThere, Import, Imported, Lake, LakeError};
use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;

/// Documents of one transaction, at most.
const BATCH: usize = 1000;
/// Bytes of them, about.
const BATCH_BYTES: usize = 8 << 20;
/// Targets of references that are looked up together.
const LOOKED_UP: usize = 10_000;

pub(crate) async fn run(settings: &Settings, import: &arguments::Import) -> Done {
    let lake = connect_ready(settings).await?;
    let dataset = dataset(&lake, settings, &import.place, &operator()).await?;
    let stop = Arc::new(AtomicBool::new(false));
    let done = tokio::select! {
        done = checked(&lake, &dataset, import, &stop) => done,
        () = interrupted() => Err("interrupted: what was stored stays, and the same command goes on \
             from there".into()),
    };
    stop.store(true, Ordering::Relaxed);
    done
}

/// Reads the file once to find its faults, and then stores it.
async fn checked(
    lake: &Lake,
    dataset: &Dataset,
    import: &arguments::Import,
    stop: &Arc<AtomicBool>,
) -> Done {
    let file = import.file.clone();
    let stopped = stop.clone();
    let spool = std::env::temp_dir().join(format!("vitrine-import-{}", random_name(12)));
    let reading = move || read(&file, &spool, &stopped);
    let (source, scan) = tokio::task::spawn_blocking(reading).await??;
    targets_are_there(lake, dataset, &source.name, &scan).await?;
    let if_there = match (import.replace, import.missing) {
        (true, _) => IfThere::Replace,
        (_, true) => IfThere::Keep,
        _ => IfThere::Fail,
    };
    let left_out = scan.left_out;
    let imported = store(lake, dataset, source, &scan, if_there, stop).await?;
    complete(lake, dataset).await?;
    eprintln!(
        "{} documents written, {} there already",
        imported.written, imported.left
    );
    if left_out > 0 {
        eprintln!("{left_out} documents of the service itself were left out");
    }
    Ok(())
}

fn read(file: &Path, spool: &Path, stop: &AtomicBool) -> Result<(Source, Scan), FileError> {
    let source = Source::open(file, spool)?;
    let scan = scan(&source, stop)?;
    Ok((source, scan))
}

/// What the file refers to and does not hold must be in the dataset.
async fn targets_are_there(lake: &Lake, dataset: &Dataset, name: &str, scan: &Scan) -> Done {
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
    source: Source,
    scan: &Scan,
    if_there: IfThere,
    stop: &Arc<AtomicBool>,
) -> Result<Imported, Box<dyn Error>> {
    let name = source.name.clone();
    let (sender, mut batches) = mpsc::channel(2);
    let stopped = stop.clone();
    let reading = tokio::task::spawn_blocking(move || send(&source, &sender, &stopped));
    let mut progress = Progress::of_documents("imported", Some(scan.documents));
    let mut all = Imported::default();
    while let Some(Batch { lines, documents }) = batches.recv().await {
        let import = Import {
            id: random_name(22),
            documents,
            if_there,
            now: edge::now(),
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
fn send(source: &Source, sender: &mpsc::Sender<Batch>, stop: &AtomicBool) -> Result<(), FileError> {
    let mut lines = source.lines()?;
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
            let line = line?;
            bytes += line.bytes;
            let id = line.document.get("_id").and_then(|id| id.as_str());
            let id = id.and_then(|id| DocumentId::parse(id).ok());
            if !id.is_some_and(|id| stays(&id)) {
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
async fn complete(lake: &Lake, dataset: &Dataset) -> Done {
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
