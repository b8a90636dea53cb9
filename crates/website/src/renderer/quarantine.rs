//! Pages that end their workers. A page that ended two is quarantined for a while, so that the
//! other pages keep their workers: it would most likely end the next one too.

use crate::clock::Clock;
use jiff::{SignedDuration, Timestamp};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Workers that a page may end one after the other.
const MAX_ENDED_WORKERS: u32 = 2;
/// How long a page is quarantined, and how long an ended worker is remembered.
const QUARANTINE_TIME: SignedDuration = SignedDuration::from_mins(1);
/// How many pages are remembered. Beyond that the one that has not ended a worker for longest is
/// forgotten.
const MAX_PAGES: usize = 1024;

pub(super) struct Quarantine {
    clock: Clock,
    pages: Mutex<HashMap<Arc<str>, EndedWorkers>>,
}

/// The workers that a page has ended.
struct EndedWorkers {
    count: u32,
    last: Timestamp,
}

impl EndedWorkers {
    fn is_recent(&self, now: Timestamp) -> bool {
        // The clock may be set back.
        now.duration_since(self.last).abs() < QUARANTINE_TIME
    }
}

impl Quarantine {
    pub(super) fn new(clock: Clock) -> Self {
        Self {
            clock,
            pages: Mutex::default(),
        }
    }

    /// Whether a page is quarantined now.
    pub(super) fn contains(&self, page: &str) -> bool {
        let now = (self.clock)();
        let pages = self.pages();
        let ended = pages.get(page);
        ended.is_some_and(|ended| ended.count >= MAX_ENDED_WORKERS && ended.is_recent(now))
    }

    /// Notes that a page has ended a worker.
    pub(super) fn note_ended_worker(&self, page: &Arc<str>) {
        let now = (self.clock)();
        let mut pages = self.pages();
        pages.retain(|_, ended| ended.is_recent(now));
        if pages.len() >= MAX_PAGES && !pages.contains_key(page) {
            forget_quietest(&mut pages);
        }
        let ended = pages.entry(page.clone()).or_insert(EndedWorkers {
            count: 0,
            last: now,
        });
        ended.count += 1;
        ended.last = now;
        if ended.count == MAX_ENDED_WORKERS {
            tracing::error!(page = &**page, "the page is quarantined for a minute");
        }
    }

    /// Notes that a worker survived a page, and forgets the workers that it ended: a busy machine may
    /// have ended them.
    pub(super) fn note_rendered(&self, page: &str) {
        self.pages().remove(page);
    }

    fn pages(&self) -> MutexGuard<'_, HashMap<Arc<str>, EndedWorkers>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn forget_quietest(pages: &mut HashMap<Arc<str>, EndedWorkers>) {
    let quietest = pages.iter().min_by_key(|(_, ended)| ended.last);
    if let Some(page) = quietest.map(|(page, _)| page.clone()) {
        pages.remove(&page);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicI64, Ordering};

    fn quarantine() -> (Quarantine, Arc<AtomicI64>) {
        let seconds = Arc::new(AtomicI64::new(1_790_000_000));
        let shown = seconds.clone();
        let clock: Clock =
            Arc::new(move || Timestamp::from_second(shown.load(Ordering::SeqCst)).unwrap());
        (Quarantine::new(clock), seconds)
    }

    #[test]
    fn two_in_a_row_within_a_minute_are_enough() {
        let (quarantine, seconds) = quarantine();
        let pass = |time| seconds.fetch_add(time, Ordering::SeqCst);
        let page: Arc<str> = "a".into();
        quarantine.note_ended_worker(&page);
        assert!(!quarantine.contains("a"));
        quarantine.note_rendered("a");
        quarantine.note_ended_worker(&page);
        assert!(!quarantine.contains("a"), "it was rendered in between");
        pass(60);
        quarantine.note_ended_worker(&page);
        assert!(!quarantine.contains("a"), "that was a minute ago");
        quarantine.note_ended_worker(&page);
        assert!(quarantine.contains("a") && !quarantine.contains("b"));
        pass(59);
        assert!(quarantine.contains("a"));
        pass(1);
        assert!(!quarantine.contains("a"));
        pass(-3600);
        assert!(!quarantine.contains("a"), "the clock was set back");
    }

    #[test]
    fn so_many_pages_and_no_more_are_remembered() {
        let (quarantine, seconds) = quarantine();
        for number in 0..=MAX_PAGES {
            let page: Arc<str> = number.to_string().into();
            quarantine.note_ended_worker(&page);
            quarantine.note_ended_worker(&page);
            if number == 0 {
                seconds.fetch_add(1, Ordering::SeqCst);
            }
        }
        assert_eq!(quarantine.pages().len(), MAX_PAGES);
        assert!(!quarantine.contains("0") && quarantine.contains("1"));
    }
}
