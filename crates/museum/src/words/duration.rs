//! How long something takes.

use crate::Locale;

const MINUTE: u64 = 60_000;

/// `18min.`, `1t. 5min.`, `2t.`: whole minutes (`docs/rules.md#podcasts`). What is shorter than one
/// is one.
pub fn duration(milliseconds: u64, locale: Locale) -> String {
    let minutes = ((milliseconds + MINUTE / 2) / MINUTE).max(1);
    let (hours, minutes) = (minutes / 60, minutes % 60);
    let (hour, minute) = match locale {
        Locale::Da => ("t.", "min."),
        Locale::En => ("h.", "min."),
        Locale::De => ("Std.", "Min."),
        Locale::Sv => ("tim.", "min."),
    };
    match (hours, minutes) {
        (0, minutes) => format!("{minutes}{minute}"),
        (hours, 0) => format!("{hours}{hour}"),
        (hours, minutes) => format!("{hours}{hour} {minutes}{minute}"),
    }
}

/// `0:36`, `12:05`, `1:02:03`: as players show it.
pub fn playing_time(milliseconds: u64) -> String {
    let seconds = (milliseconds + 500) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours == 0 {
        return format!("{minutes}:{seconds:02}");
    }
    format!("{hours}:{minutes:02}:{seconds:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hours and minutes, in whole minutes.
    #[test]
    fn durations_are_in_whole_minutes() {
        let minutes = |minutes: u64| minutes * MINUTE;
        let cases = [
            (0, "1min."),
            (29_000, "1min."),
            (minutes(1) + 29_999, "1min."),
            (minutes(1) + 30_000, "2min."),
            (minutes(18), "18min."),
            (minutes(59) + 30_000, "1t."),
            (minutes(60), "1t."),
            (minutes(65), "1t. 5min."),
            (minutes(120), "2t."),
        ];
        for (milliseconds, expected) in cases {
            assert_eq!(duration(milliseconds, Locale::Da), expected);
        }
        assert_eq!(duration(minutes(65), Locale::En), "1h. 5min.");
        assert_eq!(duration(minutes(65), Locale::De), "1Std. 5Min.");
        assert_eq!(duration(minutes(65), Locale::Sv), "1tim. 5min.");
    }

    #[test]
    fn players_count_seconds() {
        let cases = [
            (0, "0:00"),
            (36_400, "0:36"),
            (725_000, "12:05"),
            (3_723_000, "1:02:03"),
        ];
        for (milliseconds, expected) in cases {
            assert_eq!(playing_time(milliseconds), expected);
        }
    }
}
