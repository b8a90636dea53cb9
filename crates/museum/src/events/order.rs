//! The events of a day, in their order.

use super::{EventDay, Schedule};
use jiff::civil::Date;

/// An event on a day, and what it is.
#[derive(Debug)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Listed<'a, E> {
    pub event: &'a E,
    pub day: EventDay,
}

/// The events of a day: `docs/rules.md#the-order-of-a-day`. Those that last come first; the others
/// by their earliest time, those of the whole day before them, and after them those whose words
/// say when: `fra solnedgang`.
pub fn listed<'a, E>(
    events: impl IntoIterator<Item = (&'a Schedule, &'a E)>,
    day: Date,
) -> Vec<Listed<'a, E>> {
    let on = |(schedule, event): (&'a Schedule, &'a E)| {
        let day = schedule.on(day)?;
        Some(Listed { event, day })
    };
    let mut all: Vec<Listed<'a, E>> = events.into_iter().filter_map(on).collect();
    // The order in which they came stays among equals.
    all.sort_by_key(|Listed { day, .. }| {
        let last = !day.lasts && day.has_words_alone();
        (!day.lasts, last, first(day))
    });
    all
}

fn first(day: &EventDay) -> Option<jiff::civil::Time> {
    if day.lasts {
        return None;
    }
    day.slots.first().map(|slot| slot.from)
}
