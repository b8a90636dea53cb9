//! How a publication is cited, in the formats of reference managers.

mod bibtex;
mod csl;
mod ris;

use crate::fields::Fields;
use crate::words::Message;
use crate::{Json, Link, LinkKind, Shaping};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use unicode_normalization::UnicodeNormalization;

/// How long a file may be cached, in seconds.
pub const MAX_AGE: u32 = 60 * 60;
/// Where DOIs resolve.
const RESOLVER: &str = "https://doi.org/";
/// The longest text of a field that is written.
const LONGEST: usize = 1000;

/// A format of reference managers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CitationFormat {
    /// For LaTeX.
    BibTex,
    /// For Zotero and many others.
    Ris,
    /// For processors of the Citation Style Language.
    CslJson,
}

impl CitationFormat {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 3] = [Self::BibTex, Self::Ris, Self::CslJson];

    /// What its files end in.
    pub fn ending(self) -> &'static str {
        match self {
            Self::BibTex => ".bib",
            Self::Ris => ".ris",
            Self::CslJson => ".json",
        }
    }

    /// Its media type.
    pub fn media_type(self) -> &'static str {
        match self {
            Self::BibTex => "application/x-bibtex; charset=utf-8",
            Self::Ris => "application/x-research-info-systems; charset=utf-8",
            Self::CslJson => "application/vnd.citationstyles.csl+json",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::BibTex => "BibTeX",
            Self::Ris => "RIS",
            Self::CslJson => "CSL-JSON",
        }
    }
}

/// What a page says about citing it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CitationLinks {
    /// What stands above the links.
    pub title: String,
    /// The files to download.
    pub files: Vec<CitationFile>,
}

/// A file for a reference manager.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CitationFile {
    /// The name of the format.
    pub format: String,
    /// Its path.
    pub href: String,
}

impl CitationLinks {
    /// The files of a publication. What has neither authors nor a year is not cited.
    pub(crate) fn of(page: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let id = page.text("_id")?;
        let citation = Citation::read(page, shaping)?;
        if citation.authors.is_empty() && citation.published.is_none() {
            return None;
        }
        let (site, locale) = (&shaping.site.key, shaping.locale);
        let file = |format: CitationFormat| CitationFile {
            format: format.name().to_owned(),
            href: format!("/feeds/citation/{site}/{locale}/{id}{}", format.ending()),
        };
        Some(Self {
            title: Message::Cite.text(locale).to_owned(),
            files: CitationFormat::ALL.into_iter().map(file).collect(),
        })
    }
}

/// The link of a publication's DOI.
pub(crate) fn doi_link(page: Fields<'_>) -> Option<Link> {
    let doi = doi(page)?;
    Some(Link {
        title: doi.to_owned(),
        href: resolved(doi),
        kind: LinkKind::External,
    })
}

/// The address of a DOI. Its suffix may have any sign, which an address has in its own spelling.
pub(crate) fn resolved(doi: &str) -> String {
    let path = percent_encoding::utf8_percent_encode(doi, IN_PATH);
    format!("{RESOLVER}{path}")
}

const IN_PATH: &percent_encoding::AsciiSet = &percent_encoding::NON_ALPHANUMERIC
    .remove(b'/')
    .remove(b'.')
    .remove(b'-')
    .remove(b'_')
    .remove(b'(')
    .remove(b')')
    .remove(b':')
    .remove(b';');

/// The DOI of a publication, if it is one: `10.5281/vitrine.31`.
pub(crate) fn doi(page: Fields<'_>) -> Option<&str> {
    let doi = page.text("doi")?;
    let (registrant, suffix) = doi.strip_prefix("10.")?.split_once('/')?;
    let digits = registrant.bytes().all(|byte| byte.is_ascii_digit());
    let plain =
        !suffix.is_empty() && !suffix.contains(|c: char| c.is_whitespace() || c.is_control());
    (digits && (4..=9).contains(&registrant.len()) && plain && doi.len() <= LONGEST).then_some(doi)
}

/// A work as others cite it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Citation {
    pub(crate) title: String,
    pub(crate) authors: Vec<String>,
    pub(crate) published: Option<Date>,
    pub(crate) publisher: Option<String>,
    pub(crate) journal: Option<String>,
    pub(crate) volume: Option<String>,
    pub(crate) issue: Option<String>,
    pub(crate) pages: Option<String>,
    pub(crate) isbn: Option<String>,
    pub(crate) doi: Option<String>,
    pub(crate) address: String,
    pub(crate) language: String,
}

/// What a work is: what an editor has filled in tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Article,
    Book,
    Other,
}

impl Citation {
    /// The citation of a result of [`crate::queries::citation`]; `None` if the site does not
    /// have publications, or has not this one.
    pub fn shape(answer: &Json<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let page = Fields::of(answer);
        if page.text("_type") != Some("publication") || !shaping.site.enables("publication") {
            return None;
        }
        Self::read(page, shaping)
    }

    fn read(page: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let line = |name| {
            page.text(name)
                .map(one_line)
                .filter(|text| !text.is_empty())
        };
        let authors = page
            .values("authors")
            .filter_map(Json::as_str)
            .map(one_line);
        let day = page.text("publishedDate").and_then(|day| day.get(..10));
        let path = shaping.site.path(shaping.locale, page.text("slug")?);
        Some(Self {
            title: line("title")?,
            authors: authors.filter(|name| !name.is_empty()).collect(),
            published: day.and_then(|day| day.parse().ok()),
            publisher: line("publisher"),
            journal: line("journal"),
            volume: line("volume"),
            issue: line("issue"),
            pages: line("pages"),
            isbn: line("isbn"),
            doi: doi(page).map(str::to_owned),
            address: shaping.absolute(&path),
            language: shaping.locale.code().to_owned(),
        })
    }

    /// The file in a format.
    pub fn written(&self, format: CitationFormat) -> String {
        match format {
            CitationFormat::BibTex => bibtex::written(self),
            CitationFormat::Ris => ris::written(self),
            CitationFormat::CslJson => csl::written(self),
        }
    }

    /// `sandholm2026vraget`: what it is called in a list of references, and as a file.
    pub fn key(&self) -> String {
        let author = self.authors.first().map(|name| family_and_given(name).0);
        let year = self.published.map(|day| day.year().to_string());
        let words: Vec<String> = self.title.split_whitespace().map(plain_letters).collect();
        let long = words.iter().find(|word| word.len() > 3);
        let word = long.or_else(|| words.iter().find(|word| !word.is_empty()));
        let key: String = [author.map(plain_letters), year, word.cloned()]
            .into_iter()
            .flatten()
            .collect();
        let key: String = key.chars().take(40).collect();
        if key.is_empty() {
            "citation".to_owned()
        } else {
            key
        }
    }

    fn kind(&self) -> Kind {
        match (&self.journal, &self.isbn, &self.publisher) {
            (Some(_), ..) => Kind::Article,
            (None, Some(_), _) | (None, None, Some(_)) => Kind::Book,
            (None, None, None) => Kind::Other,
        }
    }

    /// The first and the last page.
    fn page_range(&self) -> Option<(&str, Option<&str>)> {
        let pages = self.pages.as_deref()?;
        let (first, last) = match pages.split_once(['–', '-']) {
            Some((first, last)) => (first, Some(last.trim())),
            None => (pages, None),
        };
        Some((first.trim(), last.filter(|last| !last.is_empty())))
    }
}

/// A text in one line: a line break would begin another field.
fn one_line(text: &str) -> String {
    let letters = text
        .chars()
        .filter(|letter| *letter != '\u{ad}')
        .take(LONGEST);
    let spaced: String = letters
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect();
    let words: Vec<&str> = spaced.split_whitespace().collect();
    words.join(" ")
}

/// The family name and the others: before a comma, or else the last word.
fn family_and_given(name: &str) -> (&str, &str) {
    let parted = name
        .split_once(',')
        .map(|(family, given)| (family.trim(), given.trim()));
    parted.unwrap_or_else(|| match name.rsplit_once(' ') {
        Some((given, family)) => (family, given),
        None => (name, ""),
    })
}

/// Letters and digits of ASCII, small: `Ærø` becomes `aeroe`.
fn plain_letters(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.to_lowercase().chars() {
        match letter {
            'æ' | 'ä' => plain.push_str("ae"),
            'ø' | 'ö' => plain.push_str("oe"),
            'å' => plain.push_str("aa"),
            'ü' => plain.push_str("ue"),
            'ß' => plain.push_str("ss"),
            other => {
                let base = std::iter::once(other).nfd().next();
                plain.extend(base.filter(char::is_ascii_alphanumeric));
            }
        }
    }
    plain
}

#[cfg(test)]
mod tests;
