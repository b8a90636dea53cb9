//! What a group's file may contain. Each problem names its path in the file.

use super::{Organisation, RegionName};
use crate::embeds::is_host;
use crate::reserved::is_reserved;
use crate::site::{Environment, Site, Spoken};
use crate::{Locale, Measurement, Theme};
use std::collections::{BTreeMap, BTreeSet};

/// What is wrong with the address of films.
pub(super) fn video(address: Option<&str>) -> Option<String> {
    let fits = |address: &str| address.starts_with("https://") && address.contains("{id}");
    let address = address.filter(|address| !fits(address))?;
    Some(format!(
        "video: {address:?} must begin with https:// and have {{id}} in it"
    ))
}

/// What is wrong with a list of hosts.
pub(super) fn hosts(table: &str, hosts: &[String]) -> Vec<String> {
    let wrong = hosts.iter().filter(|host| !is_host(host));
    wrong
        .map(|host| {
            format!(
                "{table}: hosts: {host:?} must be the name of a host in lowercase, or *. and one"
            )
        })
        .collect()
}

/// What is wrong with the measurement.
pub(super) fn measurement(measurement: Option<&Measurement>) -> Vec<String> {
    let Some(measurement) = measurement else {
        return Vec::new();
    };
    let mut problems = hosts("measurement", &measurement.hosts);
    if !measurement.has_container() {
        let container = &measurement.container;
        problems.push(format!(
            "measurement: container: {container:?} must be capitals, digits and dashes, at most 32"
        ));
    }
    if let Some(cookie) = measurement.bad_cookie() {
        problems.push(format!(
            "measurement: cookies: {cookie:?} must be letters, digits, _, - and ., with * at the end or without"
        ));
    }
    if !measurement.has_address() {
        let address = &measurement.address;
        problems.push(format!(
            "measurement: address: {address:?} must begin with https://, or be of this machine"
        ));
    }
    problems
}

/// What is wrong with the organisation.
pub(super) fn organisation(organisation: Option<&Organisation>) -> Vec<String> {
    let mut problems = Vec::new();
    let Some(Organisation { name, url, .. }) = organisation else {
        return problems;
    };
    is_said(name, "organisation: name", &mut problems);
    if !url.starts_with("https://") || url.contains('#') {
        problems.push(format!(
            "organisation: url: {url:?} must begin with https:// and have no #"
        ));
    }
    problems
}

/// How long the name of a dataset may be: `docs/rules.md#names-and-versions`.
const LONGEST_DATASET: usize = 64;

pub(super) fn problems(sites: &[Site], regions: &[RegionName]) -> Vec<String> {
    let mut problems = Vec::new();
    if sites.is_empty() {
        problems.push("the group has no site: it needs at least one [[site]]".to_owned());
    }
    for (number, region) in regions.iter().enumerate() {
        let place = format!("region {} ({})", number + 1, region.key);
        if regions[..number]
            .iter()
            .any(|other| other.key == region.key)
        {
            problems.push(format!("{place}: key: another region has it"));
        }
        is_said(&region.name, &format!("{place}: name"), &mut problems);
    }
    for (number, site) in sites.iter().enumerate() {
        let place = format!("site {} ({})", number + 1, site.key);
        let mut found = Vec::new();
        of_site(site, &mut found);
        if sites[..number].iter().any(|other| other.key == site.key) {
            found.push("key: another site has it".to_owned());
        }
        if let Some(region) = &site.region
            && !regions.iter().any(|known| known.key == *region)
        {
            found.push(format!("region: there is no region {region:?}"));
        }
        for other in &site.connected {
            if !sites.iter().any(|site| site.key == *other) {
                found.push(format!("connected: there is no site {other:?}"));
            }
        }
        problems.extend(found.iter().map(|problem| format!("{place}: {problem}")));
    }
    shared_addresses(sites, &mut problems);
    problems
}

fn of_site(site: &Site, problems: &mut Vec<String>) {
    let word = |text: &str, more: &str| {
        let fits = |c: char| c.is_ascii_alphanumeric() || more.contains(c);
        !text.is_empty() && text.chars().all(fits)
    };
    let lower = |text: &str| !text.contains(|c: char| c.is_ascii_uppercase());
    if !word(&site.key, "-_") || !lower(&site.key) {
        problems.push("key: it must be lowercase letters, digits, dashes or underscores".into());
    }
    is_said(&site.name, "name", problems);
    for environment in [
        Environment::Production,
        Environment::Staging,
        Environment::Development,
    ] {
        let host = site.host(environment);
        if host.is_some_and(|host| !word(host, "-.") || !lower(host)) {
            let name = environment.name();
            problems.push(format!(
                "hosts.{name}: it must be the name of a host in lowercase, without scheme and port"
            ));
        }
    }
    if !site.base_path.is_empty() {
        base_path(&site.base_path, problems);
    }
    if site.project.as_deref().is_some_and(|id| !word(id, "-")) {
        problems.push("project: it must be letters, digits and dashes".into());
    }
    let name = site.dataset.strip_prefix('~').unwrap_or(&site.dataset);
    if !word(name, "_-") || !lower(name) || site.dataset.len() > LONGEST_DATASET {
        problems.push(
            "dataset: it must be lowercase letters, digits, underscores or dashes, at most 64"
                .into(),
        );
    }
    if site.locales.first() != Some(&Locale::default()) {
        problems.push("locales: the first must be \"da\", the default".into());
    }
    let different: BTreeSet<&Locale> = site.locales.iter().collect();
    if different.len() != site.locales.len() {
        problems.push("locales: one stands twice".into());
    }
    for (name, texts) in &site.labels {
        is_said(texts, &format!("labels.{name}"), problems);
    }
    if let Some(theme) = &site.theme {
        colours(theme, problems);
    }
}

fn base_path(path: &str, problems: &mut Vec<String>) {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_/".contains(c);
    let right = path.starts_with('/') && !path.ends_with('/') && !path.contains("//");
    if !right || !path.chars().all(fits) {
        problems.push(format!(
            "base_path: {path:?} must begin with a slash, end without one and be lowercase"
        ));
    }
    if let Some(purpose) = is_reserved(path) {
        problems.push(format!("base_path: {path:?} is reserved for {purpose}"));
    }
}

fn is_said(texts: &Spoken, place: &str, problems: &mut Vec<String>) {
    if !texts.contains_key(&Locale::default()) {
        problems.push(format!("{place}: it must be said in Danish (da) at least"));
    }
}

fn colours(theme: &Theme, problems: &mut Vec<String>) {
    let colours = [
        ("primary.foreground", &theme.primary.foreground),
        ("primary.background", &theme.primary.background),
        ("impact.foreground", &theme.impact.foreground),
        ("impact.background", &theme.impact.background),
        ("tint", &theme.tint),
        ("deep", &theme.deep),
    ];
    for (name, colour) in colours {
        if !crate::theme::is_colour(colour) {
            problems.push(format!(
                "theme.{name}: {colour:?} is no colour such as #1b1917"
            ));
        }
    }
}

/// Two sites may share a host only with different base paths.
fn shared_addresses(sites: &[Site], problems: &mut Vec<String>) {
    for environment in [
        Environment::Production,
        Environment::Staging,
        Environment::Development,
    ] {
        let mut taken: BTreeMap<(&str, &str), &str> = BTreeMap::new();
        for site in sites {
            let Some(host) = site.host(environment) else {
                continue;
            };
            if let Some(other) = taken.insert((host, &site.base_path), &site.key) {
                problems.push(format!(
                    "site {}: hosts.{}: {host}{} is the address of {other} too",
                    site.key,
                    environment.name(),
                    site.base_path
                ));
            }
        }
    }
}
