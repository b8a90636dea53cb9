//! How long an exhibition or a project runs, and where in that time a day lies.

use crate::{Json, Locale, Period, words};
use jiff::ToSpan;
use jiff::civil::Date;

/// Days before its end in which one says so.
pub const LAST_DAYS: i32 = 21;
/// Days before its beginning in which one says so.
pub const SOON_DAYS: i32 = 30;

/// Where a day lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Before it.
    Upcoming {
        /// It opens within a month.
        soon: bool,
    },
    /// In it: on its last day too.
    Current {
        /// It ends within three weeks.
        last: bool,
    },
    /// In it, and it has no end.
    Permanent,
    /// After it.
    Past,
}

/// From when to when something runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run(pub Period);

impl Run {
    /// Reads `period`.
    pub fn read(document: &Json<'_>) -> Self {
        Self(Period::read(crate::fields::Fields::of(document)))
    }

    /// Where a day lies.
    pub fn at(self, today: Date) -> Stage {
        let Period { from, to } = self.0;
        let until = |day: Date| today.until(day).map_or(0, |span| span.get_days());
        match (from, to) {
            (Some(from), _) if today < from => Stage::Upcoming {
                soon: until(from) <= SOON_DAYS,
            },
            (_, Some(to)) if to < today => Stage::Past,
            (_, Some(to)) => Stage::Current {
                last: until(to) <= LAST_DAYS,
            },
            (_, None) => Stage::Permanent,
        }
    }

    /// The days on which it comes to another stage.
    pub(crate) fn changes(self) -> impl Iterator<Item = Date> {
        let Period { from, to } = self.0;
        let before = |day: Option<Date>, days: i32| day?.checked_sub(days.days()).ok();
        let days = [
            before(from, SOON_DAYS),
            from,
            before(to, LAST_DAYS),
            to.and_then(|day| day.tomorrow().ok()),
        ];
        days.into_iter().flatten()
    }

    /// Its time in words: `3.–17. maj 2027`, `til 17. maj 2027` once it is open,
    /// `permanent`.
    pub fn format(self, today: Date, locale: Locale) -> String {
        let Period { from, to } = self.0;
        let permanent = words::Message::Permanent.text(locale);
        let said = match self.at(today) {
            Stage::Permanent => None,
            Stage::Current { .. } => words::open_range(None, to, locale),
            Stage::Upcoming { .. } | Stage::Past => words::open_range(from, to, locale),
        };
        words::capital(&said.unwrap_or_else(|| permanent.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn at(from: &str, to: &str, today: &str) -> (Stage, String) {
        let run = Run::read(
            crate::fields::owned(&json!({"period": {"from": from, "to": to}})).get_value(),
        );
        let today = today.parse().unwrap();
        (run.at(today), run.format(today, Locale::Da))
    }

    /// Current and upcoming. The last day is not past.
    #[test]
    fn where_a_day_lies() {
        let soon = |soon| Stage::Upcoming { soon };
        let current = |last| Stage::Current { last };
        let cases = [
            (
                "2027-05-03",
                "2027-09-17",
                "2027-04-01",
                soon(false),
                "3. maj – 17. september 2027",
            ),
            (
                "2027-05-03",
                "2027-09-17",
                "2027-04-03",
                soon(true),
                "3. maj – 17. september 2027",
            ),
            (
                "2027-05-03",
                "2027-09-17",
                "2027-05-02",
                soon(true),
                "3. maj – 17. september 2027",
            ),
            (
                "2027-05-03",
                "2027-09-17",
                "2027-05-03",
                current(false),
                "Til 17. september 2027",
            ),
            (
                "2027-05-03",
                "2027-09-17",
                "2027-08-26",
                current(false),
                "Til 17. september 2027",
            ),
            (
                "2027-05-03",
                "2027-09-17",
                "2027-08-27",
                current(true),
                "Til 17. september 2027",
            ),
            (
                "2027-05-03",
                "2027-09-17",
                "2027-09-17",
                current(true),
                "Til 17. september 2027",
            ),
            (
                "2027-05-03",
                "2027-09-17",
                "2027-09-18",
                Stage::Past,
                "3. maj – 17. september 2027",
            ),
            (
                "2027-05-03",
                "",
                "2027-05-03",
                Stage::Permanent,
                "Permanent",
            ),
            (
                "2027-05-03",
                "",
                "2027-05-02",
                soon(true),
                "Fra 3. maj 2027",
            ),
            ("", "", "2027-05-02", Stage::Permanent, "Permanent"),
        ];
        for (from, to, today, stage, said) in cases {
            assert_eq!(at(from, to, today), (stage, said.to_owned()), "{today}");
        }
    }
}
