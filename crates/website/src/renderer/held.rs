//! What a worker has read and can draw again without being sent it.

use std::collections::VecDeque;

/// The share of a worker's memory that the bytes of its requests may have. The values it
/// reads from them take a few times as much.
const SHARE: u64 = 32;

/// The numbers of requests that a worker has, the one last drawn at the end.
#[derive(Debug)]
pub(super) struct Held {
    requests: VecDeque<(u64, usize)>,
    bytes: usize,
    room: usize,
}

impl Held {
    /// Nothing yet, for a worker with so much memory.
    pub(super) fn within(heap_megabytes: u64) -> Self {
        let room = (heap_megabytes << 20) / SHARE;
        Self {
            requests: VecDeque::new(),
            bytes: 0,
            room: usize::try_from(room).unwrap_or(usize::MAX),
        }
    }

    /// Whether the worker has a request, which is about to be drawn.
    pub(super) fn has(&mut self, number: u64) -> bool {
        let place = self.requests.iter().position(|(held, _)| *held == number);
        let found = place.and_then(|place| self.requests.remove(place));
        self.requests.extend(found);
        found.is_some()
    }

    /// Notes that the worker is given a request, and says which it shall forget for that.
    pub(super) fn add(&mut self, number: u64, bytes: usize) -> Vec<u64> {
        let mut forgotten = Vec::new();
        while self.bytes + bytes > self.room
            && let Some((oldest, freed)) = self.requests.pop_front()
        {
            self.bytes -= freed;
            forgotten.push(oldest);
        }
        self.requests.push_back((number, bytes));
        self.bytes += bytes;
        forgotten
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_unused_are_forgotten_first() {
        let mut held = Held::within(32);
        let third = (1 << 20) / 3;
        for number in 1..=3 {
            assert!(!held.has(number));
            assert!(held.add(number, third).is_empty());
        }
        assert!(held.has(1));
        assert_eq!(held.add(4, third), [2]);
        assert!(held.has(1) && held.has(3) && held.has(4) && !held.has(2));
        // One that is larger than all room is kept alone.
        assert_eq!(held.add(5, 2 << 20), [1, 3, 4]);
        assert_eq!(held.add(6, 1), [5]);
    }
}
