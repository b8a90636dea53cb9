//! API dates: what a request may expect by the date it names.

use jiff::civil::{Date, date};

/// The version in a path: `v1`, `vX` or `v2024-10-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ApiVersion {
    /// The first.
    One,
    /// What is not settled yet.
    Experimental,
    /// As it was on a day.
    Of(Date),
}

/// From this day on releases are seen, and a query without a perspective is of
/// published documents.
const RELEASES: Date = date(2025, 2, 19);

/// From this day on there are live events: spec 9.
const LIVE_EVENTS: Date = date(2021, 3, 25);

impl ApiVersion {
    /// Reads `v1`, `vX` or `v` and a date.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let version = text.strip_prefix('v')?;
        match version {
            "1" => Some(Self::One),
            "X" => Some(Self::Experimental),
            day if day.len() == 10 => day.parse().ok().map(Self::Of),
            _ => None,
        }
    }

    /// Whether documents of releases are seen.
    pub(crate) fn has_releases(self) -> bool {
        match self {
            Self::One => false,
            Self::Experimental => true,
            Self::Of(day) => day >= RELEASES,
        }
    }

    /// Whether there are live events.
    pub(crate) fn has_live_events(self) -> bool {
        match self {
            Self::One => false,
            Self::Experimental => true,
            Self::Of(day) => day >= LIVE_EVENTS,
        }
    }

    /// The perspective of a query that names none.
    pub(crate) fn default_perspective(self) -> &'static str {
        if self.has_releases() {
            "published"
        } else {
            "raw"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_one_x_or_a_day() {
        let cases = [
            ("v1", Some("raw")),
            ("vX", Some("published")),
            ("v2024-10-01", Some("raw")),
            ("v2025-02-18", Some("raw")),
            ("v2025-02-19", Some("published")),
            ("v2", None),
            ("2024-10-01", None),
            ("v2024-13-01", None),
            ("v2024-10-01T00", None),
        ];
        for (text, expected) in cases {
            let version = ApiVersion::parse(text);
            assert_eq!(
                version.map(ApiVersion::default_perspective),
                expected,
                "{text}"
            );
        }
    }
}
