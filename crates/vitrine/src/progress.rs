//! How far a long piece of work is, on stderr: a bar for a person, lines for a log.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;

/// Documents between two lines of a log.
const PLAIN_STEP: u64 = 50_000;

/// The documents that are done, of how many.
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
    what: &'static str,
    total: Option<u64>,
    done: u64,
}

impl Progress {
    /// Begins at nothing. `what` is what happens to the documents: "exported".
    pub(crate) fn of_documents(what: &'static str, total: Option<u64>) -> Self {
        let bar = std::io::stderr().is_terminal().then(|| bar(what, total));
        Self {
            bar,
            what,
            total,
            done: 0,
        }
    }

    /// So many more are done.
    pub(crate) fn advance(&mut self, documents: usize) {
        let before = self.done;
        self.done += documents as u64;
        match &self.bar {
            Some(bar) => bar.set_position(self.done),
            None if before / PLAIN_STEP < self.done / PLAIN_STEP => self.tell(),
            None => {}
        }
    }

    fn tell(&self) {
        match self.total {
            Some(total) => eprintln!("{} of {total} documents {}", self.done, self.what),
            None => eprintln!("{} documents {}", self.done, self.what),
        }
    }

    /// Takes the bar away: what comes next is said in words.
    pub(crate) fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(what: &'static str, total: Option<u64>) -> ProgressBar {
    let (bar, template) = match total {
        Some(total) => (
            ProgressBar::new(total),
            "{bar:30} {human_pos} of {human_len} documents {msg}, {eta} to go",
        ),
        None => (
            ProgressBar::new_spinner(),
            "{spinner} {human_pos} documents {msg}",
        ),
    };
    let style = ProgressStyle::with_template(template);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_message(what);
    bar
}
