//! Days, times and durations as ISO 8601 has them.

use crate::Shaping;
use crate::fields::Fields;
use crate::opening::read::date;
use jiff::civil::DateTime;
use jiff::{SignedDuration, Timestamp, Zoned};

/// A time of the group's zone, with its distance from Greenwich.
pub(super) fn local(time: DateTime, shaping: &Shaping<'_>) -> Option<String> {
    shaping.group.zone.to_zoned(time).ok().map(|at| iso(&at))
}

/// The time at a name, in the group's zone.
pub(super) fn timestamp(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Option<String> {
    let at: Timestamp = fields.text(name)?.parse().ok()?;
    Some(iso(&at.to_zoned(shaping.group.zone.clone())))
}

/// The day on which a page came out; where none is given, the time at which it was written.
pub(super) fn published(page: Fields<'_>, shaping: &Shaping<'_>) -> Option<String> {
    let day = date(page, "publishedDate").map(|day| day.to_string());
    day.or_else(|| timestamp(page, "_createdAt", shaping))
}

/// How long something plays: `PT18M5S`.
pub(super) fn duration(milliseconds: u64) -> Option<String> {
    let seconds = i64::try_from(milliseconds.div_ceil(1000)).ok()?;
    Some(SignedDuration::from_secs(seconds).to_string())
}

fn iso(at: &Zoned) -> String {
    at.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string()
}
