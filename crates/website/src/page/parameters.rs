//! Which parameters of an address make another page.

use crate::page_cache::PageForm;

/// Names in addresses that advertisers and newsletters add. No page reads them.
const ADVERTISERS: [&str; 7] = [
    "gclid", "fbclid", "msclkid", "dclid", "mc_cid", "mc_eid", "igshid",
];

/// The build of the browser's part, in the address of a page's data.
const BUILD: &str = "build";

fn pairs(search: &str) -> impl Iterator<Item = &str> {
    search.split('&').filter(|pair| !pair.is_empty())
}

fn name(pair: &str) -> &str {
    pair.split('=').next().unwrap_or_default()
}

/// Whether a parameter makes no other page.
fn is_ignored(name: &str, form: PageForm) -> bool {
    let of_build = form == PageForm::Payload && name == BUILD;
    of_build || name.starts_with("utm_") || ADVERTISERS.contains(&name)
}

/// The part of a query string that a page may read. What advertisers add stays in the address,
/// and makes no other page.
pub(crate) fn page_parameters(search: &str, form: PageForm) -> String {
    let read = pairs(search).filter(|pair| !is_ignored(name(pair), form));
    read.collect::<Vec<_>>().join("&")
}

/// The part of a query string with these names.
pub(crate) fn with_names(search: &str, names: &[&str]) -> String {
    let known = pairs(search).filter(|pair| names.contains(&name(pair)));
    known.collect::<Vec<_>>().join("&")
}

/// A query string in which the page reads something else. What advertisers add stays.
pub(crate) fn clean_parameters(search: &str, read: &str, form: PageForm) -> String {
    let added = pairs(search).filter(|pair| is_ignored(name(pair), form));
    pairs(read).chain(added).collect::<Vec<_>>().join("&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_advertisers_add_makes_no_other_page() {
        let cases = [
            ("", ""),
            ("tag=tur", "tag=tur"),
            ("utm_source=x&tag=tur&fbclid=y", "tag=tur"),
            ("gclid=1&", ""),
            ("utm=1", "utm=1"),
            ("build=abc", "build=abc"),
        ];
        for (search, expected) in cases {
            assert_eq!(
                page_parameters(search, PageForm::Document),
                expected,
                "{search}"
            );
        }
        assert_eq!(
            page_parameters("day=1&build=abc", PageForm::Payload),
            "day=1"
        );
    }

    #[test]
    fn the_clean_address_has_what_is_read_and_what_advertisers_add() {
        let cases = [
            ("x=1", "", ""),
            (
                "x=1&utm_source=brev&tag=tur",
                "tag=tur",
                "tag=tur&utm_source=brev",
            ),
            ("tag=a&build=b", "", ""),
        ];
        for (search, read, expected) in cases {
            assert_eq!(clean_parameters(search, read, PageForm::Document), expected);
        }
        assert_eq!(
            clean_parameters("day=1&build=b", "", PageForm::Payload),
            "build=b"
        );
    }
}
