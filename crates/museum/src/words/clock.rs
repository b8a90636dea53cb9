//! Times of the day.

use crate::Locale;
use jiff::civil::Time;

/// A time as one writes it: `10`, `10.30`, `10 am`, `10:30 Uhr`.
pub fn clock(time: Time, locale: Locale) -> String {
    match locale {
        Locale::De => format!("{} Uhr", bare(time, locale)),
        _ => bare(time, locale),
    }
}

/// From a time to another: `10–17`, `10 am–5 pm`, `10–17 Uhr`.
pub fn clock_range(from: Time, to: Time, locale: Locale) -> String {
    let range = format!("{}–{}", bare(from, locale), until(to, locale));
    match locale {
        Locale::De => format!("{range} Uhr"),
        _ => range,
    }
}

/// A time at which something ends: midnight is 24, not 0.
pub fn clock_end(time: Time, locale: Locale) -> String {
    match locale {
        Locale::De => format!("{} Uhr", until(time, locale)),
        _ => until(time, locale),
    }
}

/// The end of a day is called 24 where clocks have 24 hours.
fn until(time: Time, locale: Locale) -> String {
    if time == Time::midnight() && locale != Locale::En {
        "24".to_owned()
    } else {
        bare(time, locale)
    }
}

fn bare(time: Time, locale: Locale) -> String {
    let (hour, minute) = (time.hour(), time.minute());
    if locale == Locale::En {
        return twelve(hour, minute);
    }
    let dot = if locale == Locale::De { ':' } else { '.' };
    match minute {
        0 => hour.to_string(),
        _ => format!("{hour}{dot}{minute:02}"),
    }
}

fn twelve(hour: i8, minute: i8) -> String {
    let (half, hour) = match hour {
        0 if minute == 0 => return "midnight".to_owned(),
        12 if minute == 0 => return "12 noon".to_owned(),
        0 => ("am", 12),
        1..12 => ("am", hour),
        12 => ("pm", 12),
        _ => ("pm", hour - 12),
    };
    match minute {
        0 => format!("{hour} {half}"),
        _ => format!("{hour}:{minute:02} {half}"),
    }
}
