//! Days. All of them are the group's days, whatever zone the server is in.

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;

/// The zone where nothing else is said: `docs/rules.md#days-and-the-clock`.
pub const TIME_ZONE: &str = "Europe/Copenhagen";

/// What `today` and `tomorrow` are in a query: `docs/rules.md#queries-of-a-page`. What began
/// yesterday may go on after midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Days {
    pub yesterday: Date,
    pub today: Date,
    pub tomorrow: Date,
}

impl Days {
    /// The days at a moment.
    pub fn at(now: Timestamp, zone: &TimeZone) -> Self {
        let today = zone.to_datetime(now).date();
        Self {
            yesterday: today.yesterday().unwrap_or(today),
            today,
            tomorrow: today.tomorrow().unwrap_or(today),
        }
    }
}

/// A moment of the group's zone: `2026-12-24T11:00`, or a day, whose noon is meant.
pub fn moment(text: &str, zone: &TimeZone) -> Option<Timestamp> {
    let noon = || text.parse::<Date>().ok().map(|day| day.at(12, 0, 0, 0));
    let day_alone = text.len() == "2026-12-24".len();
    let time = if day_alone {
        noon()
    } else {
        text.parse::<DateTime>().ok()
    };
    zone.to_timestamp(time?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both clock changes of a year, and the hours in which Copenhagen has another day
    /// than Greenwich.
    #[test]
    fn days_are_those_of_copenhagen() {
        let zone = TimeZone::get(TIME_ZONE).unwrap();
        let cases = [
            ("2026-03-28T22:59:59Z", "2026-03-28", "2026-03-29"),
            ("2026-03-28T23:00:00Z", "2026-03-29", "2026-03-30"),
            ("2026-03-29T21:59:59Z", "2026-03-29", "2026-03-30"),
            ("2026-03-29T22:00:00Z", "2026-03-30", "2026-03-31"),
            ("2026-10-24T21:59:59Z", "2026-10-24", "2026-10-25"),
            ("2026-10-24T22:00:00Z", "2026-10-25", "2026-10-26"),
            ("2026-10-25T22:59:59Z", "2026-10-25", "2026-10-26"),
            ("2026-12-31T23:00:00Z", "2027-01-01", "2027-01-02"),
        ];
        for (now, today, tomorrow) in cases {
            let days = Days::at(now.parse().unwrap(), &zone);
            assert_eq!(days.yesterday.tomorrow().unwrap(), days.today);
            let days = (days.today.to_string(), days.tomorrow.to_string());
            assert_eq!(days, (today.to_owned(), tomorrow.to_owned()), "{now}");
        }
    }
}
