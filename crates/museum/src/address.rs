//! From a host and a path to a page, and back: `docs/rules.md#paths`.

use crate::group::RequestError;
use crate::{Group, Locale, Site};
use percent_encoding::{AsciiSet, CONTROLS, percent_decode_str, utf8_percent_encode};
use unicode_normalization::UnicodeNormalization;
use url::Url;

/// The slug of a front page.
pub const FRONT: &str = "/";

/// What is written as `%XX` in a path. All that is not ASCII is, too.
const ENCODED: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'%')
    .add(b'<')
    .add(b'>')
    .add(b'?')
    .add(b'[')
    .add(b'\\')
    .add(b']')
    .add(b'^')
    .add(b'`')
    .add(b'{')
    .add(b'|')
    .add(b'}');

/// A page by its address.
#[derive(Clone, Debug, PartialEq)]
pub struct PageAddress<'a> {
    /// The site.
    pub site: &'a Site,
    /// The language.
    pub locale: Locale,
    /// The slug, without slashes around it; [`FRONT`] for a front page.
    pub slug: String,
}

/// Where an address leads.
#[derive(Clone, Debug, PartialEq)]
pub enum Resolved<'a> {
    /// To a page, which may be there or not.
    Page(PageAddress<'a>),
    /// To the same page in its one form, a path.
    Elsewhere(String),
    /// To a site, but to nothing that could be a page of it, and why.
    Nowhere(PageAddress<'a>, RequestError),
    /// To no site of the group.
    UnknownHost,
}

impl PageAddress<'_> {
    /// The path on the site's host.
    pub fn path(&self) -> String {
        self.site.path(self.locale, &self.slug)
    }
}

impl Site {
    /// The path of a page on the site's host: `/bevaring/en/x`.
    pub fn path(&self, locale: Locale, slug: &str) -> String {
        let mut path = self.base_path.clone();
        if locale != Locale::default() {
            path.push('/');
            path.push_str(locale.code());
        }
        let slug = slug.trim_matches('/');
        if !slug.is_empty() {
            path.push('/');
            path.extend(utf8_percent_encode(slug, ENCODED));
        }
        if path.is_empty() {
            path.push('/');
        }
        path
    }

    /// What redirects from old addresses name a page by: its path below the base path,
    /// without the slash at its start and without `%XX`.
    pub fn source(locale: Locale, slug: &str) -> String {
        let slug = slug.trim_matches('/');
        match (locale == Locale::default(), slug) {
            (true, slug) => slug.to_owned(),
            (false, "") => locale.code().to_owned(),
            (false, slug) => format!("{locale}/{slug}"),
        }
    }
}

impl Group {
    /// Finds the page of an address. `host` may have a port; `path` is as the browser
    /// sent it, without the query string.
    pub fn resolve(&self, host: &str, path: &str) -> Result<Resolved<'_>, RequestError> {
        if path.is_empty() {
            return Err(RequestError::NoPath);
        }
        if !path.starts_with('/') {
            return Err(RequestError::Relative);
        }
        let plain = one_form(path);
        let text = plain.as_deref().unwrap_or("/");
        let Some(site) = self.site_at(host, text) else {
            return Ok(Resolved::UnknownHost);
        };
        if plain.is_none() {
            let address = PageAddress {
                site,
                locale: Locale::default(),
                slug: String::new(),
            };
            let why = RequestError::Invalid(path.to_owned());
            return Ok(Resolved::Nowhere(address, why));
        }
        let rest = text.strip_prefix(site.base_path.as_str()).unwrap_or(text);
        let (locale, slug) = locale_and_slug(site, rest.trim_matches('/'));
        let address = PageAddress { site, locale, slug };
        let right = address.path();
        Ok(if right == path {
            Resolved::Page(address)
        } else {
            Resolved::Elsewhere(right)
        })
    }

    /// The site of a host and a path. Of several on one host, the one with the longest
    /// base path that the path begins with.
    pub fn site_at(&self, host: &str, path: &str) -> Option<&Site> {
        let below = |site: &&Site| {
            let rest = path.strip_prefix(site.base_path.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let sites = self.sites_at(host).into_iter().filter(below);
        sites.max_by_key(|site| site.base_path.len())
    }

    /// The sites of a host, which may have a port.
    pub fn sites_at(&self, host: &str) -> Vec<&Site> {
        let host = bare_host(host);
        let here = |site: &&Site| site.host(self.environment) == Some(&*host);
        self.sites.iter().filter(here).collect()
    }

    /// The scheme, host and port of a site: `https://jelling.localhost:8443`.
    pub fn origin(&self, site: &Site) -> Option<String> {
        let host = site.host(self.environment)?;
        Some(match self.port {
            Some(port) => format!("https://{host}:{port}"),
            None => format!("https://{host}"),
        })
    }

    /// The absolute address of a path on a site's host. A site that is not there in this
    /// environment is linked to where visitors find it.
    pub fn absolute(&self, site: &Site, path: &str) -> String {
        let origin = self
            .origin(site)
            .unwrap_or_else(|| site.hosts.production.clone());
        canonical(&origin, path)
    }
}

/// A page's address against its host: `docs/rules.md#canonical-and-alternate-addresses`. A host
/// without a scheme has `https`; what cannot be joined is left as it is.
pub fn canonical(host: &str, path: &str) -> String {
    let host = if host.contains("://") {
        host.to_owned()
    } else {
        format!("https://{host}")
    };
    Url::parse(&host)
        .and_then(|base| base.join(path))
        .map_or_else(|_| path.to_owned(), String::from)
}

/// A host as configuration writes it: without port, without a dot at its end, lowercase.
fn bare_host(host: &str) -> String {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    name.trim_end_matches('.').to_ascii_lowercase()
}

/// A path decoded and brought to one form: composed letters, lowercase, no empty part,
/// no slash at its end. `None` where it cannot be a path of a page.
pub(crate) fn one_form(path: &str) -> Option<String> {
    let decoded = percent_decode_str(path).decode_utf8().ok()?;
    let text: String = decoded.nfc().collect::<String>().to_lowercase();
    let parts: Vec<&str> = text.split('/').filter(|part| !part.is_empty()).collect();
    let wrong = |part: &&str| [".", ".."].contains(part) || part.contains(char::is_control);
    if parts.iter().any(wrong) {
        return None;
    }
    Some(format!("/{}", parts.join("/")))
}

/// Danish is at the root; a language that the site does not have is no language there.
fn locale_and_slug(site: &Site, rest: &str) -> (Locale, String) {
    let (first, after) = rest.split_once('/').unwrap_or((rest, ""));
    let locale = Locale::parse(first).filter(|locale| site.locales.contains(locale));
    let (locale, slug) = match locale {
        Some(locale) => (locale, after),
        None => (Locale::default(), rest),
    };
    let slug = if slug.is_empty() { FRONT } else { slug };
    (locale, slug.to_owned())
}

#[cfg(test)]
mod tests;
