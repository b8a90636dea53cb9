//! The last good copies on disk: a folder that holds what the page cache has in memory, so that
//! a website can start while the content service is down.
//!
//! A copy is a line of JSON, the page and the content that it was shaped from. A thread of its own writes
//! them; what cannot be written costs no visitor anything.

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

/// Writes that may wait.
const QUEUE: usize = 4096;
const PAGE: &str = "page";
/// Beside a page: when its content changed.
const CHANGED: &str = "changed";
/// Until when live events came; and beside a page that was left stale, when its content was last
/// compared.
const CONFIRMED: &str = "confirmed";
/// A file that is being written.
const PARTIAL: &str = "partial";

/// The first line of a copy.
#[derive(Serialize, Deserialize)]
struct Head {
    key: PageKey,
    #[serde(rename = "facts")]
    metadata: PageMetadata,
    /// The bytes of the page; what follows is its content.
    body: usize,
    /// A hash of all that follows, by which half a copy is known.
    hash: String,
}

enum Change {
    Write(Page),
    Remove(PageKey),
    NoteChange(PageKey, Timestamp),
    NoteConfirmed(PageKey, Timestamp),
    Confirm(Timestamp),
    File(String, Bytes),
}

/// The folder. Cloning shares it.
#[derive(Clone)]
pub(crate) struct Copies {
    folder: Arc<Path>,
    changes: SyncSender<Change>,
    metrics: Metrics,
}

impl Copies {
    /// Opens the folder. It is made with the first copy.
    pub(crate) fn open(folder: &Path, metrics: Metrics) -> io::Result<Self> {
        let (changes, waiting) = sync_channel(QUEUE);
        let folder: Arc<Path> = folder.into();
        let writer = Writer {
            folder: folder.clone(),
            metrics: metrics.clone(),
            fails: false,
        };
        std::thread::Builder::new()
            .name("copies".to_owned())
            .spawn(move || writer.run(&waiting))?;
        Ok(Self {
            folder,
            changes,
            metrics,
        })
    }

    pub(super) fn write(&self, page: &Page) {
        self.send(Change::Write(page.clone()));
    }

    pub(super) fn remove(&self, key: &PageKey) {
        self.send(Change::Remove(key.clone()));
    }

    /// Notes that the content of a page changed: its copy is not served for long.
    pub(super) fn note_change(&self, key: &PageKey, now: Timestamp) {
        self.send(Change::NoteChange(key.clone(), now));
    }

    /// Notes that the content of a page was the same at this moment, and that [`Self::confirm`]
    /// says nothing about it from then on.
    pub(super) fn note_confirmed(&self, key: &PageKey, now: Timestamp) {
        self.send(Change::NoteConfirmed(key.clone(), now));
    }

    /// Notes that what is not known to have changed is fresh.
    pub(super) fn confirm(&self, now: Timestamp) {
        self.send(Change::Confirm(now));
    }

    /// Writes a file beside the pages.
    pub(crate) fn write_file(&self, name: String, bytes: Bytes) {
        self.send(Change::File(name, bytes));
    }

    /// Reads a file beside the pages.
    pub(crate) fn read_file(&self, name: &str) -> Option<Vec<u8>> {
        fs::read(self.folder.join(name)).ok()
    }

    fn send(&self, change: Change) {
        if self.changes.try_send(change).is_err() {
            self.metrics.copy_failed();
        }
    }

    /// The pages in the folder. What is no copy is left out, and removed.
    pub(super) fn load(&self) -> impl Iterator<Item = CachedPage> {
        let confirmed = self.read_file(CONFIRMED).as_deref().and_then(timestamp);
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let files = files.map(|file| file.path());
        let pages = files.filter(|file| file.extension().is_some_and(|ending| ending == PAGE));
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
            page.set_confirmed(note(CONFIRMED).or(confirmed).unwrap_or_default());
            if let Some(changed) = note(CHANGED) {
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
    let whole = head.body <= rest.len() && content_hash(&rest) == head.hash;
    if !whole {
        return None;
    }
    let (body, content) = (rest.slice(..head.body), rest.slice(head.body..));
    Some(CachedPage::new(head.key, head.metadata, body, content))
}

/// The thread that writes.
struct Writer {
    folder: Arc<Path>,
    metrics: Metrics,
    fails: bool,
}

impl Writer {
    fn run(mut self, waiting: &Receiver<Change>) {
        while let Ok(change) = waiting.recv() {
            let written = self.make(&change);
            if let Err(error) = &written {
                self.metrics.copy_failed();
                // One line for all that fail until something succeeds.
                if !self.fails {
                    let folder = self.folder.display();
                    tracing::error!(cause = %error, %folder, "no copy of a page can be written");
                }
            }
            self.fails = written.is_err();
        }
    }

    fn make(&self, change: &Change) -> io::Result<()> {
        match change {
            Change::Write(page) => self.write_page(&page.value),
            Change::Remove(key) => {
                let file = self.file(key);
                remove(&file)?;
                remove(&file.with_extension(CONFIRMED))?;
                remove(&file.with_extension(CHANGED))
            }
            Change::NoteChange(key, now) => {
                self.write_time(&self.file(key).with_extension(CHANGED), *now)
            }
            Change::NoteConfirmed(key, now) => {
                self.write_time(&self.file(key).with_extension(CONFIRMED), *now)
            }
            Change::Confirm(now) => self.write_time(&self.folder.join(CONFIRMED), *now),
            Change::File(name, bytes) => self.write(&self.folder.join(name), &[bytes]),
        }
    }

    fn write_page(&self, page: &CachedPage) -> io::Result<()> {
        let (body, content) = (&page.body, &page.content);
        let head = Head {
            key: page.key.clone(),
            metadata: page.metadata.clone(),
            body: body.len(),
            hash: content_hash(&[&body[..], &content[..]].concat()),
        };
        let head = serde_json::to_vec(&head)?;
        let file = self.file(&page.key);
        self.write(&file, &[&head, b"\n", body, content])?;
        remove(&file.with_extension(CONFIRMED))?;
        match page.changed() {
            None => remove(&file.with_extension(CHANGED)),
            Some(_) => Ok(()),
        }
    }

    /// The file of a page.
    fn file(&self, key: &PageKey) -> PathBuf {
        let name = serde_json::to_vec(key).unwrap_or_default();
        self.folder.join(content_hash(&name)).with_extension(PAGE)
    }

    fn write_time(&self, file: &Path, time: Timestamp) -> io::Result<()> {
        self.write(file, &[time.to_string().as_bytes()])
    }

    /// Writes a file as a whole or not at all.
    fn write(&self, file: &Path, parts: &[&[u8]]) -> io::Result<()> {
        let partial = file.with_extension(PARTIAL);
        let open = || fs::File::create(&partial);
        let mut target = match open() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                // Pages of a staging site are behind a password.
                let mut own = fs::DirBuilder::new();
                own.recursive(true).mode(0o700).create(&self.folder)?;
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
