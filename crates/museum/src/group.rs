//! The group: its sites and regions, read from one TOML file.

mod check;
mod organisation;

pub use organisation::Organisation;

use crate::site::{Environment, Site, Spoken, text_in};
use crate::{Embeds, Locale, Measurement, clock};
use jiff::tz::TimeZone;
use serde::Deserialize;
use thiserror::Error;
use url::Url;

/// Why a group's file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GroupError {
    /// Not TOML, or not the fields of a group.
    #[error("{0}")]
    Syntax(String),
    /// Something in it cannot be. All such places are told at once.
    #[error("{}", .0.join("\n"))]
    Wrong(Vec<String>),
}

/// A request that no page can be found for: `docs/rules.md#page-requests`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "said by their texts")]
pub enum RequestError {
    #[error("The site parameter is required when requesting a page from the content service")]
    NoSite,
    #[error("The path parameter is required when requesting a page from the content service")]
    NoPath,
    #[error("The path parameter must begin with a forward slash")]
    Relative,
    #[error("Locale is required when requesting rootData from the content service")]
    NoLocale,
    #[error("Unknown site: {0}")]
    UnknownSite(String),
    #[error("No CMS found for site {0}")]
    NoContent(String),
    /// The check of a route: no page can have this path.
    #[error("Page Not Found: {0}")]
    Invalid(String),
    /// No route leads here: no site of the group has the host.
    #[error("Page not found: {0}")]
    NoMatch(String),
    /// No content client was made for the dataset of a site.
    #[error("The content client must be set before any data fetching")]
    NoClient,
}

/// A region of the footer.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionName {
    /// Its key.
    pub key: String,
    /// Its name.
    pub name: Spoken,
}

/// The sites of a group, as one environment serves them.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The sites.
    pub sites: Vec<Site>,
    /// The regions, in the order of the footer.
    pub regions: Vec<RegionName>,
    /// Whom the museums belong to.
    pub organisation: Option<Organisation>,
    /// A word that the sites are not real ones.
    notice: Spoken,
    /// How the id of a film becomes the address of its playlist, where a service of films
    /// has them: `https://stream.example.org/{id}.m3u8`.
    pub video: Option<String>,
    /// What embeds may bring.
    pub embeds: Embeds,
    measurement: Option<Measurement>,
    /// The zone of its days.
    pub zone: TimeZone,
    /// Where it runs.
    pub environment: Environment,
    /// The port in its addresses, where it is not the usual one.
    pub port: Option<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    time_zone: Option<String>,
    #[serde(default)]
    organisation: Option<Organisation>,
    #[serde(default)]
    notice: Spoken,
    #[serde(default)]
    video: Option<String>,
    #[serde(default)]
    embeds: Embeds,
    #[serde(default)]
    measurement: Option<Measurement>,
    #[serde(default, rename = "region")]
    regions: Vec<RegionName>,
    #[serde(default, rename = "site")]
    sites: Vec<Site>,
}

impl Group {
    /// Reads a group's file for an environment.
    pub fn parse(text: &str, environment: Environment) -> Result<Self, GroupError> {
        let file: File =
            toml::from_str(text).map_err(|error| GroupError::Syntax(error.to_string()))?;
        let mut wrong = check::problems(&file.sites, &file.regions);
        let name = file.time_zone.as_deref().unwrap_or(clock::TIME_ZONE);
        let zone = TimeZone::get(name).unwrap_or_else(|_| {
            wrong.push(format!("time_zone: {name:?} is no time zone"));
            TimeZone::UTC
        });
        wrong.extend(check::organisation(file.organisation.as_ref()));
        wrong.extend(check::video(file.video.as_deref()));
        wrong.extend(check::hosts("embeds", &file.embeds.hosts));
        wrong.extend(check::measurement(file.measurement.as_ref()));
        if !wrong.is_empty() {
            return Err(GroupError::Wrong(wrong));
        }
        Ok(Self {
            sites: file.sites,
            regions: file.regions,
            organisation: file.organisation,
            notice: file.notice,
            video: file.video,
            embeds: file.embeds,
            measurement: file.measurement,
            zone,
            environment,
            port: None,
        })
    }

    /// With a port in its addresses.
    #[must_use]
    pub fn on_port(mut self, port: u16) -> Self {
        self.port = (port != 443).then_some(port);
        self
    }

    /// A site by its key.
    pub fn site(&self, key: &str) -> Result<&Site, RequestError> {
        if key.is_empty() {
            return Err(RequestError::NoSite);
        }
        let found = self.sites.iter().find(|site| site.key == key);
        found.ok_or_else(|| RequestError::UnknownSite(key.to_owned()))
    }

    /// The site and the language of a request that names them, as one for root data does.
    /// Only the address of a page has both by itself.
    pub fn requested(&self, site: &str, locale: &str) -> Result<(&Site, Locale), RequestError> {
        let locale = Locale::parse(locale).ok_or(RequestError::NoLocale)?;
        Ok((self.site(site)?, locale))
    }

    /// The project and the dataset of a site's content.
    pub fn content_of<'a>(&self, site: &'a Site) -> Result<(&'a str, &'a str), RequestError> {
        let project = site.project.as_deref();
        let project = project.ok_or_else(|| RequestError::NoContent(site.key.clone()))?;
        Ok((project, &site.dataset))
    }

    /// How visits are measured here: only where visitors are.
    pub fn measurement(&self) -> Option<&Measurement> {
        let measured = self.environment == Environment::Production;
        self.measurement.as_ref().filter(|_| measured)
    }

    /// Whether the file names the host of an address, which pages may then show.
    pub(crate) fn names(&self, address: &Url) -> bool {
        let films = self
            .video
            .as_deref()
            .and_then(|films| Url::parse(films).ok());
        films.is_some_and(|films| films.origin() == address.origin()) || self.embeds.names(address)
    }

    /// Whether a page may have something that waits for the visitor's consent.
    pub(crate) fn asks_consent(&self) -> bool {
        let media = self.video.is_some() || self.embeds.reachable().next().is_some();
        media || self.measurement().is_some()
    }

    pub(crate) fn notice(&self, locale: Locale) -> &str {
        text_in(&self.notice, locale).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests;
