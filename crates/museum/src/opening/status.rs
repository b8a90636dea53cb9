//! Whether it is open now, and when it opens next.

use super::{DayHours, Hours, OpeningHours};
use crate::Spoken;
use jiff::civil::{Date, DateTime, Time};

/// How far ahead the next opening is looked for: a place that is closed for the winter
/// opens within a year.
const LOOKED_AHEAD: i32 = 366;

/// Days for which a line is known ahead.
const LONGEST_LINE: usize = 60;

/// The next opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Opening {
    pub day: Date,
    pub at: Time,
}

/// How it is at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Open, and it does not close.
    Always,
    /// Open until a time; that may be after midnight.
    OpenUntil(Time),
    /// Closed, and it opens later today.
    OpensToday(Time),
    /// Closed for the rest of the day, after it was open.
    ClosedForToday(Option<Opening>),
    /// Closed the whole day.
    ClosedToday {
        /// Why, if a reason was written.
        reason: Spoken,
        /// When it opens.
        next: Option<Opening>,
    },
}

impl OpeningHours {
    /// How it is at a moment of the group's zone.
    pub fn status(&self, now: DateTime) -> Status {
        let (today, time) = (now.date(), now.time());
        let yesterday = today.yesterday().ok().and_then(|day| self.on(day).hours());
        // Open until 2 in the night: at 1 it is yesterday's evening.
        if let Some(late) = yesterday.filter(|hours| hours.ends_next_day() && time < hours.to) {
            return Status::OpenUntil(late.to);
        }
        match self.on(today) {
            DayHours::Open(hours) if time < hours.from => Status::OpensToday(hours.from),
            DayHours::Open(hours) if hours.is_whole_day() => self.whole_day(today),
            DayHours::Open(hours) if hours.ends_next_day() || time < hours.to => {
                Status::OpenUntil(hours.to)
            }
            DayHours::Open(_) => Status::ClosedForToday(self.next_opening(today)),
            DayHours::Closed(reason) => Status::ClosedToday {
                reason,
                next: self.next_opening(today),
            },
        }
    }

    /// When the status may be another: the hours of today, and of yesterday's evening. At
    /// midnight the words for a day change besides.
    pub fn boundaries(&self, today: Date) -> impl Iterator<Item = DateTime> {
        let yesterday = today.yesterday().ok().and_then(|day| self.on(day).hours());
        let late = yesterday
            .filter(|hours| hours.ends_next_day())
            .map(|hours| hours.to);
        let hours = self.on(today).hours();
        let times = [
            late,
            hours.map(|hours| hours.from),
            hours.map(|hours| hours.to),
        ];
        let times = times.into_iter().flatten();
        times.map(move |time| today.to_datetime(time))
    }

    /// The day that may begin with another line than the end of today has. A house that is closed
    /// for the winter says the same for months.
    pub fn line_changes_on(&self, today: Date) -> Date {
        let opens = self.next_opening(today);
        let goes_on = |day: Date| {
            let tomorrow = day.tomorrow().ok();
            let eve = tomorrow.is_some() && tomorrow == opens.map(|next| next.day);
            // The day before has a word of its own, and so has another year.
            self.is_like(today, day) && !eve && day.year() == today.year()
        };
        let mut day = today;
        for _ in 0..LONGEST_LINE {
            day = day.tomorrow().unwrap_or(day);
            if !goes_on(day) {
                break;
            }
        }
        day
    }

    /// Whether nothing changes from one day to another: both are closed for the same reason, or
    /// neither has an end.
    fn is_like(&self, one: Date, other: Date) -> bool {
        match (self.on(one), self.on(other)) {
            (DayHours::Closed(one), DayHours::Closed(other)) => one == other,
            (DayHours::Open(hours), DayHours::Open(others)) => {
                let whole = hours.is_whole_day() && others.is_whole_day();
                let always = |day| self.whole_day(day) == Status::Always;
                whole && always(one) && always(other)
            }
            _ => false,
        }
    }

    /// A day without an end, followed by another, has no closing time to show.
    fn whole_day(&self, today: Date) -> Status {
        let tomorrow = today.tomorrow().ok().and_then(|day| self.on(day).hours());
        match tomorrow {
            Some(hours) if hours.from == Time::midnight() => Status::Always,
            _ => Status::OpenUntil(Time::midnight()),
        }
    }

    /// The first opening after a day.
    pub fn next_opening(&self, after: Date) -> Option<Opening> {
        let days = after.series(jiff::Span::new().days(1)).skip(1);
        days.take(usize::try_from(LOOKED_AHEAD).unwrap_or_default())
            .find_map(|day| {
                let Hours { from, .. } = self.on(day).hours()?;
                Some(Opening { day, at: from })
            })
    }
}
