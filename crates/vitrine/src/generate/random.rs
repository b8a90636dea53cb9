//! Numbers that look random and are the same on every run.

/// A splitmix64 generator. The data it makes must stay the same when libraries
/// change, so it is spelt out here.
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    /// The numbers of one document: of the seed, its kind and its number.
    pub(super) fn of(seed: u64, kind: &str, number: usize) -> Self {
        let mut random = Self(seed);
        for byte in kind.bytes() {
            random.0 ^= u64::from(byte);
            random.next();
        }
        random.0 ^= number as u64;
        random.next();
        random
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below this one; 0 if there is none.
    pub(super) fn below(&mut self, end: usize) -> usize {
        let end = end.max(1) as u64;
        usize::try_from(self.next() % end).unwrap_or(0)
    }

    /// A number from the first to the last, both among them.
    pub(super) fn between(&mut self, first: usize, last: usize) -> usize {
        first + self.below(last - first + 1)
    }

    /// True so many times in a hundred.
    pub(super) fn percent(&mut self, share: usize) -> bool {
        self.below(100) < share
    }

    /// One of several.
    pub(super) fn one<'a, T: ?Sized>(&mut self, of: &[&'a T]) -> &'a T {
        of[self.below(of.len())]
    }

    /// A `_key`.
    pub(super) fn key(&mut self) -> String {
        format!("{:012x}", self.next() >> 16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_for_the_same_and_spread_evenly() {
        let draw = |seed, kind, number| Random::of(seed, kind, number).next();
        assert_eq!(draw(1, "tag", 7), draw(1, "tag", 7));
        assert_ne!(draw(1, "tag", 7), draw(2, "tag", 7));
        assert_ne!(draw(1, "tag", 7), draw(1, "gat", 7));
        let mut hits = [0; 10];
        for number in 0..10_000 {
            hits[Random::of(1, "tag", number).below(10)] += 1;
        }
        assert!(hits.iter().all(|n| (850..1150).contains(n)), "{hits:?}");
    }
}
