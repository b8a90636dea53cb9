//! An event on a day of the calendar.

use super::{Event, EventDay, listed};
use crate::{Link, Picture, Shaping, Tag, words};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A row of a day.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct CalendarEntry {
    /// The document's id, a key for lists.
    pub id: String,
    /// Its title, and where it leads; a cancelled one leads there too, to say when else.
    pub link: Link,
    /// Its times, `10.30–11.30`; none if it has the whole day.
    pub times: Vec<String>,
    /// What is said instead of times.
    pub free_text: Option<String>,
    /// Its picture.
    pub picture: Option<Picture>,
    /// A few words about it.
    pub teaser: Option<String>,
    /// What it is.
    pub tags: Vec<Tag>,
    /// Where it is.
    pub place: Option<String>,
    /// Whether it is one of those that last.
    pub lasts: bool,
    /// Whether it was cancelled on this day.
    pub cancelled: bool,
    /// Whether there are no tickets left.
    pub sold_out: bool,
}

impl CalendarEntry {
    /// The events of a day in their order, and after them those that were cancelled:
    /// `docs/rules.md#cancelled-dates`. Who planned to come wants to know.
    pub(crate) fn of_day(events: &[&Event<'_>], day: Date, shaping: &Shaping<'_>) -> Vec<Self> {
        let scheduled = events.iter().map(|event| (&event.schedule, *event));
        let taking_place = listed(scheduled, day).into_iter();
        let taking_place =
            taking_place.filter_map(|one| Self::shape(one.event, &one.day, false, shaping));
        let cancelled = events.iter().filter_map(|event| {
            let gone = event.schedule.is_cancelled(day);
            let planned = event.schedule.planned(day).filter(|_| gone)?;
            Self::shape(event, &planned, true, shaping)
        });
        taking_place.chain(cancelled).collect()
    }

    /// The events of a day with those of their times that are not over, until the first of
    /// these is. What was cancelled is no reason to come.
    pub(crate) fn left_of_day(
        events: &[&Event<'_>],
        day: Date,
        shaping: &Shaping<'_>,
    ) -> Vec<Self> {
        let now = shaping.moment();
        let scheduled = events.iter().map(|event| (&event.schedule, *event));
        let left = listed(scheduled, day).into_iter().filter_map(|one| {
            let schedule = &one.event.schedule;
            let left = schedule.left(day, one.day, now)?;
            shaping.changes_from([schedule.next_end(day, &left, now.time_zone())]);
            Self::shape(one.event, &left, false, shaping)
        });
        left.collect()
    }

    fn shape(
        event: &Event<'_>,
        on: &EventDay,
        cancelled: bool,
        shaping: &Shaping<'_>,
    ) -> Option<Self> {
        let locale = shaping.locale;
        let times = on.slots.iter().map(|slot| words::slot(*slot, locale));
        Some(Self {
            id: event.id().to_owned(),
            link: event.link(shaping)?,
            times: times.collect(),
            free_text: event.free_text_on(on, locale),
            picture: Picture::small(event.page, "image", shaping),
            teaser: event.teaser(locale),
            tags: Tag::list(event.fields, "tags", shaping),
            place: event.place(locale),
            lasts: on.lasts,
            cancelled,
            sold_out: event.is_sold_out(),
        })
    }
}
