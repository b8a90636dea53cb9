//! Schedules as documents have them: `docs/rules.md#events`.

use super::{Format, Occurrence, OccurrenceKind, Schedule, Slot};
use crate::fields::Fields;
use crate::opening::read::{WEEKDAYS, date, time};
use crate::{Json, Period};

/// Occurrences and cancellations of an event: one for each day of three years. To find a
/// day, each of one may be looked at for each of the other.
const MOST_OCCURRENCES: usize = 1_100;
/// Times on a day: one for each quarter of an hour.
const MOST_SLOTS: usize = 96;

impl Schedule {
    /// Reads `period`, `eventFormat`, `periodOccurrences`, `occurrences` `cancellations`
    /// and `openingHoursFreeText` of an event; nothing if it is to be dropped.
    pub fn read(event: &Json<'_>) -> Option<Self> {
        let fields = Fields::of(event);
        let period = Period::read(fields);
        // Events show only if a period is defined.
        let (Some(from), Some(to)) = (period.from, period.to) else {
            return None;
        };
        if to < from {
            return None;
        }
        let cancelled = fields
            .list("cancellations")
            .filter_map(|cancelled| date(cancelled, "date"))
            .take(MOST_OCCURRENCES);
        Some(Self {
            period,
            cancelled: cancelled.collect(),
            format: Format::read(fields)?,
            has_words: fields.child("openingHoursFreeText").is_some(),
        })
    }
}

impl Format {
    /// A format that lacks its own list is dropped.
    fn read(fields: Fields<'_>) -> Option<Self> {
        if fields.text("eventFormat") == Some("period") {
            let times = fields.list("periodOccurrences").take(MOST_SLOTS);
            let slots = times.map(|one| slot(one.child("timeframe").unwrap_or(one)));
            let slots: Vec<Option<Slot>> = slots.collect();
            let given = !slots.is_empty();
            let mut slots: Vec<Slot> = slots.into_iter().flatten().collect();
            slots.sort_unstable();
            return given.then_some(Self::Period(slots));
        }
        let each = fields.list("occurrences").take(MOST_OCCURRENCES);
        let each = each.enumerate();
        let all: Vec<Occurrence> = each.map(|(n, one)| Occurrence::read(one, n)).collect();
        (!all.is_empty()).then_some(Self::Occurrences(all))
    }
}

impl Occurrence {
    fn read(fields: Fields<'_>, place: usize) -> Self {
        let days = fields.child("days").unwrap_or(fields);
        let slots = fields.list("timeframes").filter_map(slot);
        let mut slots: Vec<Slot> = slots.take(MOST_SLOTS).collect();
        if slots.is_empty() {
            slots.extend(fields.child("hours").and_then(slot));
        }
        slots.sort_unstable();
        Self {
            key: fields.key(place),
            kind: match fields.text("type") {
                Some("timeslot") => OccurrenceKind::Timeslot,
                _ => OccurrenceKind::Freeform,
            },
            period: Period::read(fields),
            weekdays: WEEKDAYS.map(|name| days.is_on(name)),
            slots,
        }
    }
}

fn slot(fields: Fields<'_>) -> Option<Slot> {
    let end = |name| fields.text(name).and_then(time);
    Some(Slot {
        from: end("from")?,
        to: end("to"),
    })
}
