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
    /// Swedish; documents may have the code `se` too.
    Sv,
}

impl Locale {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Da, Self::En, Self::De, Self::Sv];

    /// The code in addresses and in `<html lang>`.
    pub fn code(self) -> &'static str {
        match self {
            Self::Da => "da",
            Self::En => "en",
            Self::De => "de",
            Self::Sv => "sv",
        }
    }

    /// The codes that documents of the language have: `docs/rules.md#languages`. Queries compare
    /// with all of them, `locale in $locales`. An index judges that like an equality, and the
    /// result has the sync tags of each code; a language with one code costs nothing more.
    pub fn codes(self) -> &'static [&'static str] {
        match self {
            Self::Da => &["da"],
            Self::En => &["en"],
            Self::De => &["de"],
            Self::Sv => &["sv", "se"],
        }
    }

    /// Reads a code, as documents and visitors write it.
    pub fn parse(code: &str) -> Option<Self> {
        let has_code = |locale: &Self| locale.codes().contains(&code);
        Self::ALL.into_iter().find(has_code)
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
            assert_eq!(locale.codes()[0], locale.code());
            for code in locale.codes() {
                assert_eq!(Locale::parse(code), Some(locale));
            }
        }
        assert_eq!(Locale::parse("se"), Some(Locale::Sv));
        for code in ["", "DA", "no", "da-DK"] {
            assert_eq!(Locale::parse(code), None, "{code}");
        }
        assert_eq!(Locale::default(), Locale::Da);
    }
}
