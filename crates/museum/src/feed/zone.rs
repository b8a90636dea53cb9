//! The zone that the times of a file are in, with the changes of its clock.

use ics::properties::TzName;
use ics::{Daylight, Standard, TimeZone};
use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Time};
use jiff::tz::{Offset, TimeZone as Zone};

/// The zone from the last change before a day to the first after another. Each change is
/// written as it happens: no rule that another program could read otherwise.
pub(super) fn definition(zone: &Zone, from: Date, until: Date) -> TimeZone<'static> {
    let name = zone.iana_name().unwrap_or("UTC").to_owned();
    let begin = moment(zone, from);
    let end = moment(zone, until);
    let before = zone.preceding(begin).next();
    let first = before.as_ref().map_or(
        Timestamp::UNIX_EPOCH,
        jiff::tz::TimeZoneTransition::timestamp,
    );
    let mut changes = vec![Change::at(zone, first)];
    for change in zone.following(first) {
        changes.push(Change::at(zone, change.timestamp()));
        if end < change.timestamp() {
            break;
        }
    }
    let mut changes = changes.into_iter();
    let first = changes.next().unwrap_or_else(|| Change::at(zone, first));
    let mut definition = match first.written() {
        Written::Standard(part) => TimeZone::standard(name, part),
        Written::Daylight(part) => TimeZone::daylight(name, part),
    };
    for change in changes {
        match change.written() {
            Written::Standard(part) => definition.add_standard(part),
            Written::Daylight(part) => definition.add_daylight(part),
        }
    }
    definition
}

fn moment(zone: &Zone, day: Date) -> Timestamp {
    let noon = day.to_datetime(Time::constant(12, 0, 0, 0));
    zone.to_timestamp(noon).unwrap_or_default()
}

/// A change of the clock.
struct Change {
    /// What the clock showed.
    at: DateTime,
    from: Offset,
    to: Offset,
    summer: bool,
    name: String,
}

enum Written {
    Standard(Standard<'static>),
    Daylight(Daylight<'static>),
}

impl Change {
    fn at(zone: &Zone, at: Timestamp) -> Self {
        let before = at.checked_sub(jiff::SignedDuration::from_secs(1));
        let from = zone.to_offset(before.unwrap_or(at));
        let info = zone.to_offset_info(at);
        Self {
            at: from.to_datetime(at),
            from,
            to: info.offset(),
            summer: info.dst().is_dst(),
            name: info.abbreviation().to_owned(),
        }
    }

    fn written(self) -> Written {
        let at = self.at.strftime("%Y%m%dT%H%M%S").to_string();
        let (from, to) = (offset(self.from), offset(self.to));
        let name = TzName::new(self.name);
        if self.summer {
            let mut part = Daylight::new(at, from, to);
            part.push(name);
            Written::Daylight(part)
        } else {
            let mut part = Standard::new(at, from, to);
            part.push(name);
            Written::Standard(part)
        }
    }
}

/// `+0100`
fn offset(offset: Offset) -> String {
    let seconds = offset.seconds();
    let sign = if seconds < 0 { '-' } else { '+' };
    let minutes = seconds.abs() / 60;
    format!("{sign}{:02}{:02}", minutes / 60, minutes % 60)
}
