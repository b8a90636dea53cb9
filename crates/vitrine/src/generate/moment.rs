//! When documents were made and changed.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// Ten years up to a day, one moment for each of so many documents.
pub(super) struct Moments {
    begin: i64,
    step: i64,
    total: u64,
}

const YEAR: i64 = 365 * 24 * 3600 * 1000;
/// A prime above every number of documents: multiples of it visit every remainder.
const STRIDE: u64 = 2_654_435_761;

impl Moments {
    pub(super) fn new(total: usize, today: Date) -> Self {
        let end = TimeZone::UTC.to_timestamp(today.at(0, 0, 0, 0));
        let end = end.map_or(0, Timestamp::as_millisecond);
        let count = i64::try_from(total).unwrap_or(i64::MAX);
        Self {
            begin: end - 10 * YEAR,
            step: (10 * YEAR / count.max(1)).max(1),
            total: total as u64,
        }
    }

    /// When the document of this number was made, and when it was changed last. No
    /// two documents share either, and documents of one type are spread evenly.
    pub(super) fn of(&self, number: usize) -> (String, String) {
        let slot = number as u64 % self.total * STRIDE % self.total;
        // Made in the year before the year it was changed in: in another order.
        let year = self.total.div_ceil(10);
        let first = slot / year * year;
        let length = year.min(self.total - first);
        let made = first + (slot - first) * STRIDE % length;
        (self.at(made, -YEAR), self.at(slot, 0))
    }

    fn at(&self, slot: u64, shift: i64) -> String {
        let offset = i64::try_from(slot).unwrap_or(0) * self.step;
        // Not all on a round second.
        let within = i64::try_from(slot % 1009).unwrap_or(0) * 7919 % self.step;
        let moment = Timestamp::from_millisecond(self.begin + shift + offset + within);
        format!("{:.3}", moment.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn moments_are_unique_and_in_order() {
        for total in [500_usize, 9999, 30_000] {
            let moments = Moments::new(total, jiff::civil::date(2026, 11, 15));
            let (mut made, mut changed) = (BTreeSet::new(), BTreeSet::new());
            for number in 0..total {
                let (first, last) = moments.of(number);
                assert!(first <= last, "{first} {last}");
                made.insert(first);
                changed.insert(last);
            }
            assert_eq!((made.len(), changed.len()), (total, total));
            assert!(changed.first().unwrap().starts_with("2016-11-1"));
            assert!(changed.last().unwrap().starts_with("2026-11-"));
        }
    }
}
