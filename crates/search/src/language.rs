//! The languages that the index knows.

/// How the words of a text are taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Danish.
    Danish,
    /// English.
    English,
    /// German.
    German,
    /// Swedish.
    Swedish,
    /// Any other: words are found as they are written.
    Other,
}

impl Language {
    /// The language of a locale: `da`, `en-GB`.
    pub fn of(locale: &str) -> Self {
        match locale.split('-').next() {
            Some("da") => Self::Danish,
            Some("en") => Self::English,
            Some("de") => Self::German,
            Some("sv") => Self::Swedish,
            _ => Self::Other,
        }
    }

    /// Whether words are written together: `vikingeskib`.
    pub(crate) fn has_compounds(self) -> bool {
        matches!(self, Self::Danish | Self::German | Self::Swedish)
    }

    /// The name of its configuration in PostgreSQL.
    pub(crate) fn configuration(self) -> &'static str {
        match self {
            Self::Danish => "vitrine_da",
            Self::English => "vitrine_en",
            Self::German => "vitrine_de",
            Self::Swedish => "vitrine_sv",
            Self::Other => "vitrine_any",
        }
    }

    /// The name of the one that it is made from, which has no dictionary.
    pub(crate) fn stemmer(self) -> &'static str {
        match self {
            Self::Danish => "danish",
            Self::English => "english",
            Self::German => "german",
            Self::Swedish => "swedish",
            Self::Other => "simple",
        }
    }
}
