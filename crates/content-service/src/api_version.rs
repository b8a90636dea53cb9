//! Versions of the API, which are dates.

use jiff::civil::{Date, date};

/// The version in a path: `v1`, `vX` or `v2024-10-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ApiVersion {
    /// The first version.
    One,
    /// The experimental version, which has everything.
    Experimental,
    /// The version of a day.
    Of(Date),
}

/// From this day on queries see documents of releases, and a query without a perspective reads
/// published documents.
const RELEASES: Date = date(2025, 2, 19);

/// From this day on there are actions.
const ACTIONS: Date = date(2024, 5, 23);

/// From this day on there are live events: `docs/rules.md#names-and-versions`.
const LIVE_EVENTS: Date = date(2021, 3, 25);

impl ApiVersion {
    /// Parses `v1`, `vX` or `v` and a date.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let version = text.strip_prefix('v')?;
        match version {
            "1" => Some(Self::One),
            "X" => Some(Self::Experimental),
            day if day.len() == 10 => day.parse().ok().map(Self::Of),
            _ => None,
        }
    }

    fn is_from(self, first: Date) -> bool {
        match self {
            Self::One => false,
            Self::Experimental => true,
            Self::Of(day) => day >= first,
        }
    }

    /// Whether queries see documents of releases, and actions change releases.
    pub(crate) fn has_releases(self) -> bool {
        self.is_from(RELEASES)
    }

    /// Whether there are actions.
    pub(crate) fn has_actions(self) -> bool {
        self.is_from(ACTIONS)
    }

    /// Whether there are live events.
    pub(crate) fn has_live_events(self) -> bool {
        self.is_from(LIVE_EVENTS)
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

    #[test]
    fn a_feature_begins_with_its_version() {
        let cases = [
            ("v1", false, false),
            ("v2024-05-22", false, false),
            ("v2024-05-23", true, false),
            ("v2025-02-18", true, false),
            ("v2025-02-19", true, true),
            ("vX", true, true),
        ];
        for (text, actions, releases) in cases {
            let version = ApiVersion::parse(text).unwrap();
            assert_eq!(version.has_actions(), actions, "{text}");
            assert_eq!(version.has_releases(), releases, "{text}");
        }
    }
}
