//! All texts in the four languages: messages, and days, times and prices in words
//! (`docs/rules.md#dates-in-words`).
//!
//! Only days and clock times come in here, never a moment: which day it is was settled
//! before, in the group's zone.

mod clock;
mod dates;
mod duration;
mod file_size;
mod messages;
mod names;
mod occasions;
mod price;
mod relative;
#[cfg(test)]
mod tests;

pub use clock::{clock, clock_end, clock_range};
pub use dates::{date, date_range, day_and_month, open_range, weekday_and_date};
pub use duration::{duration, playing_time};
pub use file_size::file_size;
pub(crate) use messages::Message;
pub use names::{month, weekday, weekday_range, weekday_short};
pub use occasions::{day_and_time, slot};
pub use price::price;
pub use relative::days_from_now;

/// The same with a capital at its beginning, for a line that begins with it.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The same within a line: `Fra solnedgang` is `fra solnedgang` there. What is written in
/// capitals stays, and so does German, whose nouns have theirs.
pub fn within_line(text: &str, locale: crate::Locale) -> String {
    let mut letters = text.chars();
    let first = letters.next();
    let second = letters.clone().next();
    let stays = locale == crate::Locale::De || second.is_some_and(char::is_uppercase);
    match first {
        Some(first) if !stays => first.to_lowercase().chain(letters).collect(),
        _ => text.to_owned(),
    }
}
