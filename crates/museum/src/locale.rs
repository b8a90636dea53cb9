//! The languages of the group.

use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// A language in which pages are written. Danish is the default: its pages stand at the
/// root, `/{slug}`, those of the others at `/{locale}/{slug}`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "lowercase")]
pub enum Locale {
    /// Danish.
    #[default]
    Da,
    /// English.
    En,
    /// German.
    De,
    /// Swedish; the code `se` is understood too.
    Sv,
}

impl Locale {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Da, Self::En, Self::De, Self::Sv];

    /// The code in addresses, in documents and in `<html lang>`.
    pub fn code(self) -> &'static str {
        match self {
            Self::Da => "da",
            Self::En => "en",
            Self::De => "de",
            Self::Sv => "sv",
        }
    }

    /// Reads a code; `se` is Swedish too: `docs/rules.md#languages`.
    pub fn parse(code: &str) -> Option<Self> {
        match code {
            "da" => Some(Self::Da),
            "en" => Some(Self::En),
            "de" => Some(Self::De),
            "sv" | "se" => Some(Self::Sv),
            _ => None,
        }
    }

    /// Its own name for itself.
    pub fn label(self) -> &'static str {
        match self {
            Self::Da => "Dansk",
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Sv => "Svenska",
        }
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The codes are da, en, de and sv; se is recognised; the default is da.
    #[test]
    fn codes() {
        for locale in Locale::ALL {
            assert_eq!(Locale::parse(locale.code()), Some(locale));
        }
        assert_eq!(Locale::parse("se"), Some(Locale::Sv));
        for code in ["", "DA", "no", "da-DK"] {
            assert_eq!(Locale::parse(code), None, "{code}");
        }
        assert_eq!(Locale::default(), Locale::Da);
    }
}
