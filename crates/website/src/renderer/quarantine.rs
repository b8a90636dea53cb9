//! Pages that end their workers. One that ended two is set aside for a while, so that the
//! others retain theirs: its fault is most likely still there at the next visit.

use crate::clock::Clock;
use jiff::{SignedDuration, Timestamp};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Workers that a page may end, one after the other.
const ENOUGH: u32 = 2;
/// How long a page is set aside, and how long what it did is remembered.
const WHILE: SignedDuration = SignedDuration::from_mins(1);
/// Pages that are remembered; of more than these the one that was quiet longest is forgotten.
const MOST_PAGES: usize = 1024;

pub(super) struct Quarantine {
    clock: Clock,
    pages: Mutex<HashMap<Arc<str>, Ended>>,
}

/// What a page did.
struct Ended {
    workers: u32,
    last: Timestamp,
}

impl Ended {
    fn counts(&self, now: Timestamp) -> bool {
        // The clock may be set back.
        now.duration_since(self.last).abs() < WHILE
    }
}

impl Quarantine {
    pub(super) fn new(clock: Clock) -> Self {
        Self {
            clock,
            pages: Mutex::default(),
        }
    }

    /// Whether a page is set aside now.
    pub(super) fn has(&self, page: &str) -> bool {
        let now = (self.clock)();
        let pages = self.pages();
        let ended = pages.get(page);
        ended.is_some_and(|ended| ended.workers >= ENOUGH && ended.counts(now))
    }

    /// A page has ended a worker.
    pub(super) fn ended(&self, page: &Arc<str>) {
        let now = (self.clock)();
        let mut pages = self.pages();
        pages.retain(|_, ended| ended.counts(now));
        if pages.len() >= MOST_PAGES && !pages.contains_key(page) {
            forget_quietest(&mut pages);
        }
        let ended = pages.entry(page.clone()).or_insert(Ended {
            workers: 0,
            last: now,
        });
        ended.workers += 1;
        ended.last = now;
        if ended.workers == ENOUGH {
            tracing::error!(page = &**page, "the page is set aside for a minute");
        }
    }

    /// A page was rendered. A busy machine may end a worker of a page that many visit and that
    /// otherwise renders well: that page is not set aside.
    pub(super) fn rendered(&self, page: &str) {
        self.pages().remove(page);
    }

    fn pages(&self) -> MutexGuard<'_, HashMap<Arc<str>, Ended>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn forget_quietest(pages: &mut HashMap<Arc<str>, Ended>) {
    let quietest = pages.iter().min_by_key(|(_, ended)| ended.last);
    if let Some(page) = quietest.map(|(page, _)| page.clone()) {
        pages.remove(&page);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicI64, Ordering};

    fn aside() -> (Quarantine, Arc<AtomicI64>) {
        let seconds = Arc::new(AtomicI64::new(1_790_000_000));
        let shown = seconds.clone();
        let clock: Clock =
            Arc::new(move || Timestamp::from_second(shown.load(Ordering::SeqCst)).unwrap());
        (Quarantine::new(clock), seconds)
    }

    #[test]
    fn two_in_a_row_within_a_minute_are_enough() {
        let (quarantine, seconds) = aside();
        let pass = |time| seconds.fetch_add(time, Ordering::SeqCst);
        let page: Arc<str> = "a".into();
        quarantine.ended(&page);
        assert!(!quarantine.has("a"));
        quarantine.rendered("a");
        quarantine.ended(&page);
        assert!(!quarantine.has("a"), "it was drawn in between");
        pass(60);
        quarantine.ended(&page);
        assert!(!quarantine.has("a"), "that was a minute ago");
        quarantine.ended(&page);
        assert!(quarantine.has("a") && !quarantine.has("b"));
        pass(59);
        assert!(quarantine.has("a"));
        pass(1);
        assert!(!quarantine.has("a"));
        pass(-3600);
        assert!(!quarantine.has("a"), "the clock was set back");
    }

    #[test]
    fn so_many_pages_and_no_more_are_remembered() {
        let (quarantine, seconds) = aside();
        for number in 0..=MOST_PAGES {
            let page: Arc<str> = number.to_string().into();
            quarantine.ended(&page);
            quarantine.ended(&page);
            if number == 0 {
                seconds.fetch_add(1, Ordering::SeqCst);
            }
        }
        assert_eq!(quarantine.pages().len(), MOST_PAGES);
        assert!(!quarantine.has("0") && quarantine.has("1"));
    }
}
