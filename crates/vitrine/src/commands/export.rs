//! `vitrine export`

use super::{Done, connect_ready, dataset, interrupted, operator, random_name};
use crate::arguments::Export;
use crate::progress::Progress;
use crate::settings::Settings;
use flate2::Compression;
use flate2::write::GzEncoder;
use lake::{Dataset, Lake, LakeError, Selection, Texts};
use std::error::Error;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use tokio::sync::{mpsc, oneshot};

pub(crate) async fn run(settings: &Settings, export: &Export) -> Done {
    let lake = connect_ready(settings).await?;
    let dataset = dataset(&lake, settings, &export.place, &operator()).await?;
    let selection = Selection {
        types: export.types.clone(),
        without_drafts: export.no_drafts,
        without_system: true,
        patience: None,
    };
    if export.output == Path::new("-") {
        let target = Target::Plain(BufWriter::new(Box::new(io::stdout())));
        let count = tokio::select! {
            written = write(&lake, &dataset, &selection, target) => written?,
            () = interrupted() => return Err("interrupted".into()),
        };
        eprintln!("{count} documents exported");
        return Ok(());
    }
    let interrupted = interrupted();
    let part = Part::beside(&export.output)?;
    let file = File::create(&part.path)
        .map_err(|error| format!("cannot write {}: {error}", export.output.display()))?;
    let target = Target::of(file.try_clone()?, &export.output);
    let count = tokio::select! {
        written = write(&lake, &dataset, &selection, target) => written?,
        () = interrupted => {
            let name = export.output.display();
            return Err(format!("interrupted; {name} was not written").into());
        }
    };
    file.sync_all()?;
    part.finish(&export.output)?;
    eprintln!("{count} documents exported to {}", export.output.display());
    Ok(())
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

    fn lines(&mut self, texts: &Texts) -> io::Result<()> {
        let writer: &mut dyn Write = match self {
            Self::Plain(writer) => writer,
            Self::Compressed(writer) => writer,
        };
        for text in texts {
            writer.write_all(text.as_bytes())?;
            writer.write_all(b"\n")?;
        }
        Ok(())
    }

    fn end(self) -> io::Result<()> {
        match self {
            Self::Plain(mut writer) => writer.flush(),
            Self::Compressed(writer) => writer.finish()?.flush(),
        }
    }
}

/// A file under a temporary name, which goes away unless it is finished.
struct Part {
    path: PathBuf,
}

impl Part {
    fn beside(file: &Path) -> Result<Self, Box<dyn Error>> {
        let name = file.file_name().filter(|_| !file.is_dir());
        let name = name.ok_or_else(|| format!("{} is not the name of a file", file.display()))?;
        let mut part = OsStr::new(".").to_owned();
        part.push(name);
        part.push(format!(".{}.part", random_name(6)));
        Ok(Self {
            path: file.with_file_name(part),
        })
    }

    fn finish(self, file: &Path) -> io::Result<()> {
        std::fs::rename(&self.path, file)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // After a rename there is nothing of that name.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Writes the documents, on a thread that may wait for the disk.
async fn write(
    lake: &Lake,
    dataset: &Dataset,
    selection: &Selection,
    target: Target,
) -> Result<u64, Box<dyn Error>> {
    let (sender, receiver) = mpsc::channel(2);
    let (count, counted) = oneshot::channel();
    let writing = tokio::task::spawn_blocking(move || write_all(receiver, counted, target));
    let reader = operator();
    let told = |total| {
        // Who no longer waits for the number does not need it.
        let _ = count.send(total);
    };
    let read = lake
        .export(dataset, &reader, selection, told, &sender)
        .await;
    drop(sender);
    match (writing.await?, read) {
        (Err(error), _) => Err(format!("cannot write the documents: {error}").into()),
        (Ok(()), Err(LakeError::Unread)) => Err("the documents were not all written".into()),
        (Ok(()), read) => Ok(read?),
    }
}

fn write_all(
    mut receiver: mpsc::Receiver<Result<Texts, LakeError>>,
    counted: oneshot::Receiver<u64>,
    mut target: Target,
) -> io::Result<()> {
    let mut progress = Progress::of_documents("exported", counted.blocking_recv().ok());
    while let Some(Ok(texts)) = receiver.blocking_recv() {
        target.lines(&texts)?;
        progress.advance(texts.len());
    }
    progress.end();
    target.end()
}
