//! Opening hours as documents have them: `docs/rules.md#opening-hours`.

use super::{Hours, OpeningHours, Period, Season};
use crate::fields::Fields;
use crate::{Locale, Spoken};
use jiff::civil::{Date, Time};

/// The names of the days in documents, from Monday.
pub(crate) const WEEKDAYS: [&str; 7] = [
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
];

impl OpeningHours {
    /// Reads `openingHours`, `closedDays` and `openDays`. What cannot be read is as if not
    /// there.
    pub fn read(facility: &crate::Json<'_>) -> Self {
        let fields = Fields::of(facility);
        let closed = fields.list("closedDays").filter_map(|day| {
            let reason = spoken(day, "reason");
            Some((date(day, "date")?, reason))
        });
        let open = fields
            .list("openDays")
            .filter_map(|day| Some((date(day, "date")?, hours(day.child("hours")))));
        Self {
            seasons: fields.list("openingHours").map(Season::read).collect(),
            closed: closed.collect(),
            open: open.collect(),
        }
    }
}

impl Season {
    fn read(fields: Fields<'_>) -> Self {
        Self {
            period: Period::read(fields),
            week: WEEKDAYS.map(|name| hours(fields.child(name))),
        }
    }
}

impl Period {
    /// Reads `period`.
    pub(crate) fn read(fields: Fields<'_>) -> Self {
        let end = |name| date(fields.child("period")?, name);
        Self {
            from: end("from"),
            to: end("to"),
        }
    }
}

/// A text that is written in one language for all, or in several.
pub(crate) fn spoken(fields: Fields<'_>, name: &str) -> Spoken {
    if let Some(text) = fields.text(name) {
        return [(Locale::default(), text.to_owned())].into();
    }
    let Some(texts) = fields.child(name) else {
        return Spoken::default();
    };
    let text = |locale: Locale| locale.codes().iter().find_map(|code| texts.owned(code));
    let each = Locale::ALL.map(|locale| Some((locale, text(locale)?)));
    each.into_iter().flatten().collect()
}

/// A day. Some documents have a moment in its place, of which the day is what was meant.
pub(crate) fn date(fields: Fields<'_>, name: &str) -> Option<Date> {
    fields.text(name)?.get(..10)?.parse().ok()
}

/// A time of the day: `9:30`, `09:30`, `09.30`, and `24:00` for its end.
pub(crate) fn time(text: &str) -> Option<Time> {
    let (hour, minute) = text.split_once([':', '.']).unwrap_or((text, "0"));
    let [hour, minute]: [i8; 2] = [hour.trim().parse().ok()?, minute.trim().parse().ok()?];
    match (hour, minute) {
        (24, 0) => Some(Time::midnight()),
        _ => Time::new(hour, minute, 0, 0).ok(),
    }
}

/// `from` and `to`.
pub(crate) fn hours(fields: Option<Fields<'_>>) -> Option<Hours> {
    let fields = fields?;
    let end = |name| fields.text(name).and_then(time);
    Some(Hours {
        from: end("from")?,
        to: end("to")?,
    })
}
