//! Old addresses that a museum brings along, checked before they are believed.

use crate::address::one_form;
use crate::reserved::is_reserved;
use crate::{Locale, Site};
use std::collections::HashMap;

/// The statuses that a redirect may have.
const STATUSES: [u16; 4] = [301, 302, 307, 308];

/// A line of a file of redirects.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "said by their names")]
pub struct RedirectRow {
    pub line: usize,
    pub from: String,
    pub to: String,
    pub status: u16,
}

/// A redirect that can be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Redirect {
    /// The old path in its one form, without the slash at its start.
    pub source: String,
    /// A path of the site, or an absolute address.
    pub to: String,
    /// 301 for ever; otherwise for now.
    pub status: u16,
}

/// Checks redirects of a site: that each leads from something that is not reserved, once,
/// and that none leads back to where it began. Says all that is wrong, with the lines.
pub fn check_redirects(rows: &[RedirectRow], site: &Site) -> Result<Vec<Redirect>, Vec<String>> {
    let mut problems = Vec::new();
    let mut redirects: Vec<(usize, Redirect)> = Vec::new();
    let mut first: HashMap<String, usize> = HashMap::new();
    for row in rows {
        match one(row, site) {
            Err(problem) => problems.push(format!("line {}: {problem}", row.line)),
            Ok(redirect) => match first.insert(redirect.source.clone(), row.line) {
                Some(line) => problems.push(format!(
                    "line {}: /{} is redirected in line {line} already",
                    row.line, redirect.source
                )),
                None => redirects.push((row.line, redirect)),
            },
        }
    }
    problems.extend(loops(&redirects, site));
    if problems.is_empty() {
        Ok(redirects
            .into_iter()
            .map(|(_, redirect)| redirect)
            .collect())
    } else {
        Err(problems)
    }
}

fn one(row: &RedirectRow, site: &Site) -> Result<Redirect, String> {
    let source = source(&row.from, site).ok_or_else(|| format!("{:?} is no path", row.from))?;
    if row.from.contains('?') {
        return Err(format!(
            "{:?} has a question mark: pages are found by their path",
            row.from
        ));
    }
    if source.is_empty() {
        return Err("the front page cannot be redirected".to_owned());
    }
    let (first, rest) = source.split_once('/').unwrap_or((&source, ""));
    let bare = match Locale::parse(first) {
        Some(locale) if site.locales.contains(&locale) => rest,
        _ => &source,
    };
    if let Some(purpose) = is_reserved(bare) {
        return Err(format!("/{source} is reserved for {purpose}"));
    }
    if !STATUSES.contains(&row.status) {
        return Err(format!(
            "{} is no status of a redirect: 301, 302, 307 or 308",
            row.status
        ));
    }
    let to = row.to.trim();
    let path = to.starts_with('/') && !to.starts_with("//");
    if !path && !to.starts_with("https://") && !to.starts_with("http://") {
        return Err(format!("{to:?} is neither a path nor an address"));
    }
    Ok(Redirect {
        source,
        to: to.to_owned(),
        status: row.status,
    })
}

/// What a page of the site is looked up by: `/Gammel/` and `/da/gammel` are `gammel`.
fn source(address: &str, site: &Site) -> Option<String> {
    let path = match address.split_once("://") {
        Some((_, rest)) => rest.find('/').map_or("/", |start| &rest[start..]),
        None => address,
    };
    let path = path.split(['?', '#']).next().unwrap_or_default();
    if !path.starts_with('/') {
        return None;
    }
    let path = one_form(path)?;
    let below = path.strip_prefix(site.base_path.as_str()).unwrap_or(&path);
    let below = below.trim_start_matches('/');
    let (first, rest) = below.split_once('/').unwrap_or((below, ""));
    Some(
        match Locale::parse(first).filter(|locale| site.locales.contains(locale)) {
            Some(locale) => Site::source(locale, rest),
            None => below.to_owned(),
        },
    )
}

/// Follows each redirect to its end. A way that comes back to its beginning has none.
fn loops(redirects: &[(usize, Redirect)], site: &Site) -> Vec<String> {
    let next: HashMap<&str, String> = redirects
        .iter()
        .filter(|(_, redirect)| redirect.to.starts_with('/'))
        .filter_map(|(_, redirect)| Some((redirect.source.as_str(), source(&redirect.to, site)?)))
        .collect();
    let mut problems = Vec::new();
    for (line, redirect) in redirects {
        let mut at = redirect.source.as_str();
        for _ in 0..=redirects.len() {
            let Some(target) = next.get(at) else {
                break;
            };
            if *target == redirect.source {
                problems.push(format!("line {line}: /{target} leads back to itself"));
                break;
            }
            at = target;
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Environment, Group};

    fn check(rows: &[(&str, &str, u16)]) -> Result<Vec<Redirect>, Vec<String>> {
        let text = include_str!("../../../demo/group.toml");
        let group = Group::parse(text, Environment::Production).unwrap();
        let rows: Vec<RedirectRow> = rows
            .iter()
            .enumerate()
            .map(|(number, (from, to, status))| RedirectRow {
                line: number + 1,
                from: (*from).to_owned(),
                to: (*to).to_owned(),
                status: *status,
            })
            .collect();
        check_redirects(&rows, group.site("nationalmuseet").unwrap())
    }

    #[test]
    fn old_addresses_are_brought_to_one_form() {
        let cases = [
            ("/gammel", "gammel"),
            ("/Gammel/Side/", "gammel/side"),
            ("/da/gammel", "gammel"),
            ("/en/old", "en/old"),
            ("/se/gammal", "se/gammal"),
            ("https://natmus.example/bes%C3%B8g", "besøg"),
        ];
        for (from, expected) in cases {
            let found = check(&[(from, "/ny", 301)]);
            let found = found.map(|redirects| redirects[0].source.clone());
            let expected = match from {
                // The national museum has no Swedish; the code is reserved all the same.
                "/se/gammal" => Err(vec![
                    "line 1: /se/gammal is reserved for a language".to_owned(),
                ]),
                _ => Ok(expected.to_owned()),
            };
            assert_eq!(found, expected, "{from}");
        }
    }

    #[test]
    fn what_cannot_be_is_told_with_its_line() {
        type Rows<'a> = &'a [(&'a str, &'a str, u16)];
        let cases: [(Rows<'_>, &str); 9] = [
            (&[("gammel", "/ny", 301)], "line 1: \"gammel\" is no path"),
            (
                &[("/", "/ny", 301)],
                "line 1: the front page cannot be redirected",
            ),
            (
                &[("/api/x", "/ny", 301)],
                "line 1: /api/x is reserved for calls of the pages themselves",
            ),
            (
                &[("/en/fejl", "/ny", 301)],
                "line 1: /en/fejl is reserved for the page that says",
            ),
            (
                &[("/x?id=1", "/ny", 301)],
                "line 1: \"/x?id=1\" has a question mark",
            ),
            (&[("/x", "/ny", 200)], "line 1: 200 is no status"),
            (
                &[("/x", "ny", 301)],
                "line 1: \"ny\" is neither a path nor an address",
            ),
            (
                &[("/x", "/a", 301), ("/X/", "/b", 301)],
                "line 2: /x is redirected in line 1 already",
            ),
            (&[("/x", "/X/", 301)], "line 1: /x leads back to itself"),
        ];
        for (rows, expected) in cases {
            let problems = check(rows).unwrap_err();
            assert!(problems[0].starts_with(expected), "{problems:?}");
        }
        let ring = [
            ("/a", "/b", 301),
            ("/b", "/c", 301),
            ("/c", "/a", 301),
            ("/d", "/a", 301),
        ];
        assert_eq!(check(&ring).unwrap_err().len(), 3);
        let way = [("/a", "/b", 301), ("/b", "https://example.org/a", 302)];
        assert_eq!(check(&way).unwrap().len(), 2);
    }
}
