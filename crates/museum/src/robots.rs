//! `robots.txt` of a host: RFC 9309.

use crate::{Environment, Group, Site};

/// Nothing is for crawlers. It is the same for every host, and so reveals none.
const NOTHING: &str = "User-agent: *\nDisallow: /\n";

/// What crawlers may read on a host; `None` where visitors find no site.
///
/// Only what visitors see is read. Of several rules the longest decides, so that a site below
/// a base path has its own.
pub fn robots(group: &Group, host: &str) -> Option<String> {
    if group.environment != Environment::Production {
        return Some(NOTHING.to_owned());
    }
    let sites = group.sites_at(host);
    let indexed = sites.iter().find(|site| !site.noindex);
    let Some(indexed) = indexed else {
        return (!sites.is_empty()).then(|| NOTHING.to_owned());
    };
    let mut lines = vec!["User-agent: *".to_owned()];
    for site in &sites {
        lines.extend(rules(site));
    }
    lines.push("Disallow: /api/".to_owned());
    lines.push("Disallow: /mocks".to_owned());
    let sitemap = group.absolute(indexed, "/sitemap.xml");
    lines.push(format!("\nSitemap: {sitemap}\n"));
    Some(lines.join("\n"))
}

/// The base path itself, and what is below it: others may begin with the same letters.
fn rules(site: &Site) -> Vec<String> {
    let word = if site.noindex { "Disallow" } else { "Allow" };
    match site.base_path.as_str() {
        "" => vec![format!("{word}: /")],
        base => vec![format!("{word}: {base}$"), format!("{word}: {base}/")],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(environment: Environment) -> Group {
        Group::parse(include_str!("../../../demo/group.toml"), environment).unwrap()
    }

    #[test]
    fn visitors_sites_are_read_but_for_calls() {
        let group = group(Environment::Production);
        let expected = "User-agent: *\nAllow: /\nAllow: /bevaring$\nAllow: /bevaring/\n\
            Disallow: /api/\nDisallow: /mocks\n\nSitemap: https://nationalmuseet.example.org/sitemap.xml\n";
        let found = robots(&group, "nationalmuseet.example.org");
        assert_eq!(found.as_deref(), Some(expected));
    }

    #[test]
    fn a_site_that_is_never_indexed_is_not_read() {
        let mut group = group(Environment::Production);
        let host = group.site("proevesalen").unwrap().hosts.production.clone();
        assert_eq!(robots(&group, &host).as_deref(), Some(NOTHING));
        let below = |group: &Group| robots(group, "nationalmuseet.example.org").unwrap();
        let hide = |group: &mut Group, key: &str| {
            let mut sites = group.sites.iter_mut();
            sites.find(|site| site.key == key).unwrap().noindex = true;
        };
        hide(&mut group, "bevaring");
        let text = below(&group);
        assert!(text.contains("Allow: /\nDisallow: /bevaring$\nDisallow: /bevaring/\n"));
        hide(&mut group, "nationalmuseet");
        assert_eq!(below(&group), NOTHING);
    }

    #[test]
    fn nothing_is_read_where_visitors_are_not() {
        for environment in [Environment::Staging, Environment::Development] {
            let group = group(environment);
            for host in ["nationalmuseet.localhost", "nowhere.example.org"] {
                assert_eq!(robots(&group, host).as_deref(), Some(NOTHING), "{host}");
            }
        }
        let group = group(Environment::Production);
        assert_eq!(robots(&group, "nowhere.example.org"), None);
    }
}
