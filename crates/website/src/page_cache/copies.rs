//! The last good copies on disk: a folder that holds what the page cache has stored, so that
//! a website can start while the content service is down.
//!
//! A file has a line of JSON, the body of the page, and the query result that it was shaped from.
//! One thread writes all files, so that no visitor waits for the disk.

use super::cached_page::{CachedPage, PageMetadata};
use super::{Page, PageKey};
use crate::content_hash::content_hash;
use crate::metrics::Metrics;
use bytes::Bytes;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Write};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// Jobs that may wait for the thread that writes. Further ones are left out.
const MAX_QUEUED_JOBS: usize = 4096;
const PAGE_EXTENSION: &str = "page";
/// The file next to a page that says when its content changed.
const CHANGED_EXTENSION: &str = "changed";
/// The file next to a page that stays stale: when its content was last the same.
const CONFIRMED_EXTENSION: &str = "confirmed";
/// The file of the folder that says until when live events came.
const CONFIRMED_FILE: &str = "confirmed";
/// The extension of a file while it is written.
const PARTIAL_EXTENSION: &str = "partial";

/// The first line of a file. Older versions gave some fields their names.
#[derive(Serialize, Deserialize)]
struct Head {
    key: PageKey,
    #[serde(rename = "facts")]
    metadata: PageMetadata,
    /// The length of the body. The query result follows it.
    #[serde(rename = "body")]
    body_bytes: usize,
    /// A hash of all that follows, which detects a file that was not written to its end.
    hash: String,
}

/// What the thread writes or removes.
enum WriteJob {
    Write(Page),
    Remove(PageKey),
    NoteChange(PageKey, Timestamp),
    NoteConfirmed(PageKey, Timestamp),
    ConfirmAll(Timestamp),
    File(String, Bytes),
}

/// The folder of last good copies. Cloning shares it.
#[derive(Clone)]
pub(crate) struct Copies {
    folder: Arc<Path>,
    jobs: SyncSender<WriteJob>,
    metrics: Metrics,
}

impl Copies {
    /// Starts the thread that writes. It makes the folder when it first writes.
    pub(crate) fn open(folder: &Path, metrics: Metrics) -> io::Result<Self> {
        let (sender, receiver) = sync_channel(MAX_QUEUED_JOBS);
        let folder: Arc<Path> = folder.into();
        let writer = Writer {
            folder: folder.clone(),
            metrics: metrics.clone(),
            last_failed: false,
        };
        std::thread::Builder::new()
            .name("copies".to_owned())
            .spawn(move || writer.run(&receiver))?;
        Ok(Self {
            folder,
            jobs: sender,
            metrics,
        })
    }

    pub(super) fn write(&self, page: &Page) {
        self.send(WriteJob::Write(page.clone()));
    }

    pub(super) fn remove(&self, key: &PageKey) {
        self.send(WriteJob::Remove(key.clone()));
    }

    /// Notes that the content of a page changed.
    pub(super) fn note_change(&self, key: &PageKey, now: Timestamp) {
        self.send(WriteJob::NoteChange(key.clone(), now));
    }

    /// Notes that the content of a page was the same at this time. From then on
    /// [`Self::confirm_all`] does not count for it.
    pub(super) fn note_confirmed(&self, key: &PageKey, now: Timestamp) {
        self.send(WriteJob::NoteConfirmed(key.clone(), now));
    }

    /// Notes that no page had changed until now but those for which a change is noted.
    pub(super) fn confirm_all(&self, now: Timestamp) {
        self.send(WriteJob::ConfirmAll(now));
    }

    /// Writes a file to the folder of the pages.
    pub(crate) fn write_file(&self, name: String, bytes: Bytes) {
        self.send(WriteJob::File(name, bytes));
    }

    /// Reads a file from the folder of the pages.
    pub(crate) fn read_file(&self, name: &str) -> Option<Vec<u8>> {
        fs::read(self.folder.join(name)).ok()
    }

    fn send(&self, job: WriteJob) {
        if self.jobs.try_send(job).is_err() {
            self.metrics.count_failed_copy();
        }
    }

    /// The pages in the folder. A file that cannot be read is removed.
    pub(super) fn load(&self) -> impl Iterator<Item = CachedPage> {
        let confirmed = self
            .read_file(CONFIRMED_FILE)
            .as_deref()
            .and_then(timestamp);
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let files = files.map(|file| file.path());
        let pages = files.filter(|file| {
            file.extension()
                .is_some_and(|ending| ending == PAGE_EXTENSION)
        });
        pages.filter_map(move |file| {
            let page = read(&file);
            if page.is_none() {
                let _ = fs::remove_file(&file);
            }
            let page = page?;
            let note = |extension| {
                let note = fs::read(file.with_extension(extension)).ok();
                note.as_deref().and_then(timestamp)
            };
            page.set_confirmed(note(CONFIRMED_EXTENSION).or(confirmed).unwrap_or_default());
            if let Some(changed) = note(CHANGED_EXTENSION) {
                page.set_changed(changed);
            }
            Some(page)
        })
    }
}

fn timestamp(bytes: &[u8]) -> Option<Timestamp> {
    std::str::from_utf8(bytes).ok()?.trim().parse().ok()
}

fn read(file: &Path) -> Option<CachedPage> {
    let bytes = Bytes::from(fs::read(file).ok()?);
    let end = bytes.iter().position(|byte| *byte == b'\n')?;
    let head: Head = serde_json::from_slice(&bytes[..end]).ok()?;
    let rest = bytes.slice(end + 1..);
    let is_whole = head.body_bytes <= rest.len() && content_hash(&rest) == head.hash;
    if !is_whole {
        return None;
    }
    let (body, query_result) = (rest.slice(..head.body_bytes), rest.slice(head.body_bytes..));
    Some(CachedPage::new(head.key, head.metadata, body, query_result))
}

/// The thread that writes.
struct Writer {
    folder: Arc<Path>,
    metrics: Metrics,
    /// Whether the last job failed.
    last_failed: bool,
}

impl Writer {
    fn run(mut self, jobs: &Receiver<WriteJob>) {
        while let Ok(job) = jobs.recv() {
            let result = self.perform(&job);
            if let Err(error) = &result {
                self.metrics.count_failed_copy();
                // One line of log until a job succeeds again.
                if !self.last_failed {
                    let folder = self.folder.display();
                    tracing::error!(cause = %error, %folder, "no copy of a page can be written");
                }
            }
            self.last_failed = result.is_err();
        }
    }

    fn perform(&self, job: &WriteJob) -> io::Result<()> {
        match job {
            WriteJob::Write(page) => self.write_page(&page.value),
            WriteJob::Remove(key) => {
                let file = self.file(key);
                remove(&file)?;
                remove(&file.with_extension(CONFIRMED_EXTENSION))?;
                remove(&file.with_extension(CHANGED_EXTENSION))
            }
            WriteJob::NoteChange(key, now) => {
                self.write_time(&self.file(key).with_extension(CHANGED_EXTENSION), *now)
            }
            WriteJob::NoteConfirmed(key, now) => {
                self.write_time(&self.file(key).with_extension(CONFIRMED_EXTENSION), *now)
            }
            WriteJob::ConfirmAll(now) => self.write_time(&self.folder.join(CONFIRMED_FILE), *now),
            WriteJob::File(name, bytes) => self.write(&self.folder.join(name), &[bytes]),
        }
    }

    fn write_page(&self, page: &CachedPage) -> io::Result<()> {
        let (body, query_result) = (&page.body, &page.query_result);
        let head = Head {
            key: page.key.clone(),
            metadata: page.metadata.clone(),
            body_bytes: body.len(),
            hash: content_hash(&[&body[..], &query_result[..]].concat()),
        };
        let head = serde_json::to_vec(&head)?;
        let file = self.file(&page.key);
        self.write(&file, &[&head, b"\n", body, query_result])?;
        remove(&file.with_extension(CONFIRMED_EXTENSION))?;
        match page.changed_at() {
            None => remove(&file.with_extension(CHANGED_EXTENSION)),
            Some(_) => Ok(()),
        }
    }

    /// The file of a page.
    fn file(&self, key: &PageKey) -> PathBuf {
        let name = serde_json::to_vec(key).unwrap_or_default();
        self.folder
            .join(content_hash(&name))
            .with_extension(PAGE_EXTENSION)
    }

    fn write_time(&self, file: &Path, time: Timestamp) -> io::Result<()> {
        self.write(file, &[time.to_string().as_bytes()])
    }

    /// Writes a file as a whole or not at all.
    fn write(&self, file: &Path, parts: &[&[u8]]) -> io::Result<()> {
        let partial = file.with_extension(PARTIAL_EXTENSION);
        let open = || fs::File::create(&partial);
        let mut target = match open() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                // Only this user may read it: pages of a staging site need a password.
                let mut builder = fs::DirBuilder::new();
                builder.recursive(true).mode(0o700).create(&self.folder)?;
                open()?
            }
            other => other?,
        };
        for part in parts {
            target.write_all(part)?;
        }
        fs::rename(&partial, file)
    }
}

fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
