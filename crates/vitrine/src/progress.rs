//! How far a long piece of work is, on stderr: a bar for a person, lines for a log.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;

/// Documents between two lines of a log.
const DOCUMENTS: u64 = 50_000;
/// Assets between them.
const ASSETS: u64 = 100;

/// The documents that are done, of how many; or the assets.
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
    of: &'static str,
    what: &'static str,
    step: u64,
    total: Option<u64>,
    done: u64,
}

impl Progress {
    /// Begins at nothing. `what` is what happens to the documents: "exported".
    pub(crate) fn of_documents(what: &'static str, total: Option<u64>) -> Self {
        Self::of("documents", what, DOCUMENTS, total)
    }

    /// Likewise, of assets.
    pub(crate) fn of_assets(what: &'static str, total: Option<u64>) -> Self {
        Self::of("assets", what, ASSETS, total)
    }

    /// Likewise, of pages.
    pub(crate) fn of_pages(what: &'static str, total: Option<u64>) -> Self {
        Self::of("pages", what, ASSETS, total)
    }

    /// Likewise, of files in an archive; how many there are is seen at its end.
    pub(crate) fn of_files(what: &'static str) -> Self {
        Self::of("files", what, ASSETS, None)
    }

    fn of(of: &'static str, what: &'static str, step: u64, total: Option<u64>) -> Self {
        let terminal = std::io::stderr().is_terminal();
        Self {
            bar: terminal.then(|| bar(of, what, total)),
            of,
            what,
            step,
            total,
            done: 0,
        }
    }

    /// So many more are done.
    pub(crate) fn advance(&mut self, more: usize) {
        let before = self.done;
        self.done += more as u64;
        match &self.bar {
            Some(bar) => bar.set_position(self.done),
            None if before / self.step < self.done / self.step => self.tell(),
            None => {}
        }
    }

    fn tell(&self) {
        match self.total {
            Some(total) => eprintln!("{} of {total} {} {}", self.done, self.of, self.what),
            None => eprintln!("{} {} {}", self.done, self.of, self.what),
        }
    }

    /// Removes the bar: what comes next is reported in words.
    pub(crate) fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(of: &str, what: &'static str, total: Option<u64>) -> ProgressBar {
    let (bar, template) = match total {
        Some(total) => (
            ProgressBar::new(total),
            "{bar:30} {human_pos} of {human_len} {msg}, {eta} to go",
        ),
        None => (ProgressBar::new_spinner(), "{spinner} {human_pos} {msg}"),
    };
    let style = ProgressStyle::with_template(template);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_message(format!("{of} {what}"));
    bar
}
