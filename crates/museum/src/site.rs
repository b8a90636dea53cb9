//! A site of the group, as the group's file describes it.

use crate::{HeroLayout, Locale, PageType, Theme};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The dataset of a site that names none: `docs/rules.md#queries-of-a-page`.
pub const DATASET: &str = "stage";
/// The version of the content API that the site speaks: `docs/rules.md#queries-of-a-page`.
pub const API_VERSION: &str = "2024-10-01";
/// How far a calendar looks ahead, in months: `docs/rules.md#the-calendar`.
pub const CALENDAR_MONTHS: u32 = 2;

/// A text in several languages.
pub type Spoken = BTreeMap<Locale, String>;

/// A site.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// Its key, which every document of it bears: `nationalmuseet`.
    pub key: String,
    /// Its name.
    pub name: Spoken,
    /// A few words on where it is, for the footers of its siblings.
    #[serde(default)]
    pub place: Spoken,
    /// The key of its region; a site without one stands in no footer.
    pub region: Option<String>,
    /// Its hosts.
    pub hosts: Hosts,
    /// What its paths begin with: `/bevaring`. Empty for a site that has its host alone.
    #[serde(default)]
    pub base_path: String,
    /// The project of its content.
    pub project: Option<String>,
    /// The dataset of its content.
    #[serde(default = "dataset")]
    pub dataset: String,
    /// The version of the content API.
    #[serde(default = "api_version")]
    pub api_version: String,
    /// Its languages, the default one first.
    pub locales: Vec<Locale>,
    /// The keys of sites whose pages it may show as its own.
    #[serde(default)]
    pub connected: Vec<String>,
    /// What it has beyond the common types.
    #[serde(default)]
    pub types: Vec<ContentType>,
    /// Names for things that are its own: exhibitions are experiences at the castle.
    #[serde(default)]
    pub labels: BTreeMap<String, Spoken>,
    /// How its front page opens.
    #[serde(default)]
    pub hero: HeroLayout,
    /// Which of the bundled logos it has.
    pub logo: String,
    /// Its colours, where the site's content gives none.
    pub theme: Option<Theme>,
    /// How far its calendar looks ahead, in months.
    #[serde(default = "calendar_months")]
    pub calendar_months: u32,
    /// Whether search engines leave all of it out.
    #[serde(default)]
    pub noindex: bool,
}

fn dataset() -> String {
    DATASET.to_owned()
}

fn api_version() -> String {
    API_VERSION.to_owned()
}

fn calendar_months() -> u32 {
    CALENDAR_MONTHS
}

/// The hosts of a site, one for each environment.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Hosts {
    pub production: String,
    pub staging: Option<String>,
    pub development: String,
}

/// Where a server runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Environment {
    /// For visitors.
    Production,
    /// For those who have its password.
    Staging,
    /// On a developer's machine.
    #[default]
    Development,
}

impl Environment {
    /// Its name in settings.
    pub fn name(self) -> &'static str {
        match self {
            Self::Production => "production",
            Self::Staging => "staging",
            Self::Development => "development",
        }
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<Self> {
        [Self::Production, Self::Staging, Self::Development]
            .into_iter()
            .find(|environment| environment.name() == name)
    }
}

/// Types of content that only some sites have: `docs/rules.md#content-types-of-a-site`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "said by their names")]
pub enum ContentType {
    Press,
    Projects,
    ResearchUnits,
    Publications,
    Knowledge,
    Podcasts,
    Collections,
    Services,
}

impl Site {
    /// Its host in an environment. A site without a staging host is not there.
    pub fn host(&self, environment: Environment) -> Option<&str> {
        match environment {
            Environment::Production => Some(&self.hosts.production),
            Environment::Staging => self.hosts.staging.as_deref(),
            Environment::Development => Some(&self.hosts.development),
        }
    }

    /// Its name in a language, or in the nearest there is.
    pub fn name(&self, locale: Locale) -> &str {
        text_in(&self.name, locale).unwrap_or(&self.key)
    }

    /// Whether pages of a type belong on it.
    pub fn enables(&self, page_type: &str) -> bool {
        let needed = PageType::named(page_type).and_then(|kind| kind.content);
        needed.is_none_or(|content| self.types.contains(&content))
    }

    /// Its own names for things, in a language.
    pub(crate) fn labels(&self, locale: Locale) -> BTreeMap<String, String> {
        let label = |(name, texts): (&String, &Spoken)| {
            text_in(texts, locale).map(|text| (name.clone(), text.to_owned()))
        };
        self.labels.iter().filter_map(label).collect()
    }
}

/// A text in a language, else in Danish, else in any.
pub(crate) fn text_in(texts: &Spoken, locale: Locale) -> Option<&str> {
    let text = texts
        .get(&locale)
        .or_else(|| texts.get(&Locale::default()))
        .or_else(|| texts.values().next())?;
    Some(text)
}
