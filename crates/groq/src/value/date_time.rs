//! Points in time.

use jiff::{SignedDuration, Timestamp};
use std::fmt;

/// A point in time, as `dateTime()` reads it from an RFC 3339 string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DateTime(pub Timestamp);

impl DateTime {
    /// Reads `2002-10-02T12:34:56.5+01:00`: date, `T`, time with seconds and an
    /// offset or `Z`, all of them required.
    pub fn parse(text: &str) -> Option<Self> {
        if !has_rfc3339_shape(text.as_bytes()) {
            return None;
        }
        text.parse().ok().map(Self)
    }

    /// This many seconds later; `None` beyond the years that a calendar of four digits has.
    pub fn plus_seconds(self, seconds: f64) -> Option<Self> {
        let duration = SignedDuration::try_from_secs_f64(seconds).ok()?;
        self.0.checked_add(duration).ok().map(Self)
    }

    /// Seconds from `earlier` to this.
    pub fn seconds_since(self, earlier: Self) -> f64 {
        self.0.duration_since(earlier.0).as_secs_f64()
    }
}

/// Written in UTC, with as many digits of the second as it needs, in threes.
impl fmt::Display for DateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nanoseconds = self.0.subsec_nanosecond();
        let digits = match nanoseconds {
            0 => 0,
            n if n % 1_000_000 == 0 => 3,
            n if n % 1_000 == 0 => 6,
            _ => 9,
        };
        write!(f, "{:.*}", digits, self.0)
    }
}

fn has_rfc3339_shape(text: &[u8]) -> bool {
    let Some((head, mut rest)) = text.split_at_checked(19) else {
        return false;
    };
    if !fits(head, b"0000-00-00T00:00:00") {
        return false;
    }
    if let [b'.', fraction @ ..] = rest {
        let digits = fraction.iter().take_while(|b| b.is_ascii_digit()).count();
        if digits == 0 {
            return false;
        }
        rest = &fraction[digits..];
    }
    rest == b"Z" || fits(rest, b"+00:00") || fits(rest, b"-00:00")
}

/// Whether the text has a digit wherever the pattern has `0`, and else the same bytes.
fn fits(text: &[u8], pattern: &[u8]) -> bool {
    text.len() == pattern.len()
        && text
            .iter()
            .zip(pattern)
            .all(|(byte, expected)| match expected {
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
            ("1985-04-12T23:20:50.52Z", Some("1985-04-12T23:20:50.520Z")),
            (
                "2024-01-01T00:00:00.000001Z",
                Some("2024-01-01T00:00:00.000001Z"),
            ),
            ("2002-10-02 12:34:56Z", None),
            ("2002-10-02T12:34:56", None),
            ("2002-10-02", None),
            ("2002-13-02T12:34:56Z", None),
            ("2002-10-02T12:34:56.Z", None),
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
    }
}
