//! Points in time.

use jiff::civil;
use jiff::tz::Offset;
use jiff::{SignedDuration, Timestamp};
use std::fmt;

/// A point in time, as `dateTime()` reads it from an RFC 3339 string: the
/// calendar of UTC from the year 0 to the very end of 9999, which documents name
/// when they mean "for ever".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DateTime(civil::DateTime);

impl DateTime {
    /// The point of a timestamp.
    pub fn at(timestamp: Timestamp) -> Self {
        Self(Offset::UTC.to_datetime(timestamp))
    }

    /// Reads `2002-10-02T12:34:56.5+01:00`: date, `T`, time with seconds and an
    /// offset or `Z`, all of them required.
    pub fn parse(text: &str) -> Option<Self> {
        let shape = Rfc3339::of(text)?;
        let local: civil::DateTime = shape.local.parse().ok()?;
        local.checked_sub(shape.offset).ok().and_then(Self::within)
    }

    /// This many seconds later; `None` outside of the years 0 to 9999.
    pub fn plus_seconds(self, seconds: f64) -> Option<Self> {
        let duration = SignedDuration::try_from_secs_f64(seconds).ok()?;
        self.0.checked_add(duration).ok().and_then(Self::within)
    }

    /// Seconds from `earlier` to this.
    pub fn seconds_since(self, earlier: Self) -> f64 {
        self.0.duration_since(earlier.0).as_secs_f64()
    }

    /// Written with milliseconds, as `now()` does.
    pub(crate) fn with_milliseconds(self) -> String {
        format!("{:.3}Z", self.0)
    }

    fn within(time: civil::DateTime) -> Option<Self> {
        (time.year() >= 0).then_some(Self(time))
    }
}

/// Written in UTC, with as many digits of the second as it needs, in threes.
impl fmt::Display for DateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = match self.0.subsec_nanosecond() {
            0 => 0,
            n if n % 1_000_000 == 0 => 3,
            n if n % 1_000 == 0 => 6,
            _ => 9,
        };
        write!(f, "{:.*}Z", digits, self.0)
    }
}

/// A text in the form of RFC 3339, in its two parts.
struct Rfc3339 {
    /// Date and time, the fraction cut to nanoseconds.
    local: String,
    offset: SignedDuration,
}

impl Rfc3339 {
    fn of(text: &str) -> Option<Self> {
        let (head, rest) = text.split_at_checked(19)?;
        if !fits(head, "0000-00-00T00:00:00") {
            return None;
        }
        let mut local = head.to_owned();
        let mut zone = rest;
        if let Some(fraction) = rest.strip_prefix('.') {
            let digits = fraction.bytes().take_while(u8::is_ascii_digit).count();
            if digits == 0 {
                return None;
            }
            local.push('.');
            local.push_str(&fraction[..digits.min(9)]);
            zone = &fraction[digits..];
        }
        let offset = offset(zone)?;
        Some(Self { local, offset })
    }
}

/// `Z`, or hours and minutes from it.
fn offset(zone: &str) -> Option<SignedDuration> {
    if zone == "Z" {
        return Some(SignedDuration::ZERO);
    }
    let sign = match zone.get(..1)? {
        "+" => 1,
        "-" => -1,
        _ => return None,
    };
    if !fits(&zone[1..], "00:00") {
        return None;
    }
    let (hours, minutes) = zone[1..].split_once(':')?;
    let (hours, minutes): (i64, i64) = (hours.parse().ok()?, minutes.parse().ok()?);
    (hours < 24 && minutes < 60).then(|| SignedDuration::from_mins(sign * (60 * hours + minutes)))
}

/// Whether the text has a digit wherever the pattern has `0`, and else the same bytes.
fn fits(text: &str, pattern: &str) -> bool {
    let mut pairs = text.bytes().zip(pattern.bytes());
    text.len() == pattern.len()
        && pairs.all(|(byte, expected)| match expected {
            b'0' => byte.is_ascii_digit(),
            _ => byte == expected,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_rfc3339_with_an_offset_is_a_date_time() {
        let cases = [
            ("2002-10-02T12:34:56Z", Some("2002-10-02T12:34:56Z")),
            ("2002-10-02T12:34:56+01:00", Some("2002-10-02T11:34:56Z")),
            ("2002-10-02T12:34:56-01:30", Some("2002-10-02T14:04:56Z")),
            ("1985-04-12T23:20:50.52Z", Some("1985-04-12T23:20:50.520Z")),
            (
                "2024-01-01T00:00:00.000001Z",
                Some("2024-01-01T00:00:00.000001Z"),
            ),
            (
                "2024-01-01T00:00:00.1234567890Z",
                Some("2024-01-01T00:00:00.123456789Z"),
            ),
            ("9999-12-31T23:59:59Z", Some("9999-12-31T23:59:59Z")),
            ("9999-12-31T23:59:59-01:00", None),
            ("2002-10-02 12:34:56Z", None),
            ("2002-10-02T12:34:56", None),
            ("2002-10-02T12:34:56+24:00", None),
            ("2002-10-02", None),
            ("2002-13-02T12:34:56Z", None),
            ("2002-10-02T12:34:56.Z", None),
            ("2002-10-02T12:34:5æZ", None),
            ("", None),
        ];
        for (text, expected) in cases {
            let read = DateTime::parse(text).map(|d| d.to_string());
            assert_eq!(read.as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn arithmetic_is_in_seconds() {
        let start = DateTime::parse("2024-02-29T23:59:59Z").unwrap();
        let later = start.plus_seconds(1.5).unwrap();
        assert_eq!(later.to_string(), "2024-03-01T00:00:00.500Z");
        assert_eq!(later.seconds_since(start), 1.5);
        assert_eq!(start.plus_seconds(1e300), None);
        assert_eq!(start.plus_seconds(f64::NAN), None);
        let first = DateTime::parse("0000-01-01T00:00:00Z").unwrap();
        assert_eq!(first.plus_seconds(-10.0), None);
    }
}
