//! Parameters of an address: which ones pages read, and which ones only others do.

use crate::page_cache::PageForm;

/// Parameters that advertisers and newsletters add to addresses. No page reads them.
const TRACKING_PARAMETERS: [&str; 7] = [
    "gclid", "fbclid", "msclkid", "dclid", "mc_cid", "mc_eid", "igshid",
];

/// The parameter of a payload's address that has the id of the front end's build.
const BUILD_PARAMETER: &str = "build";

fn pairs(query_string: &str) -> impl Iterator<Item = &str> {
    query_string.split('&').filter(|pair| !pair.is_empty())
}

fn name(pair: &str) -> &str {
    pair.split('=').next().unwrap_or_default()
}

/// Whether no page reads a parameter, so that it does not make another page.
fn is_ignored(name: &str, form: PageForm) -> bool {
    let is_build = form == PageForm::Payload && name == BUILD_PARAMETER;
    is_build || name.starts_with("utm_") || TRACKING_PARAMETERS.contains(&name)
}

/// The parameters of a query string that a page may read.
pub(crate) fn page_parameters(query_string: &str, form: PageForm) -> String {
    let parameters = pairs(query_string).filter(|pair| !is_ignored(name(pair), form));
    parameters.collect::<Vec<_>>().join("&")
}

/// The parameters of a query string that have one of these names.
pub(crate) fn with_names(query_string: &str, names: &[&str]) -> String {
    let kept = pairs(query_string).filter(|pair| names.contains(&name(pair)));
    kept.collect::<Vec<_>>().join("&")
}

/// The canonical parameters of a page, followed by those of a query string that no page reads.
pub(crate) fn with_tracking_parameters(
    query_string: &str,
    canonical: &str,
    form: PageForm,
) -> String {
    let tracking = pairs(query_string).filter(|pair| is_ignored(name(pair), form));
    pairs(canonical)
        .chain(tracking)
        .collect::<Vec<_>>()
        .join("&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tracking_parameters_make_no_other_page() {
        let cases = [
            ("", ""),
            ("tag=tur", "tag=tur"),
            ("utm_source=x&tag=tur&fbclid=y", "tag=tur"),
            ("gclid=1&", ""),
            ("utm=1", "utm=1"),
            ("build=abc", "build=abc"),
        ];
        for (query_string, expected) in cases {
            assert_eq!(
                page_parameters(query_string, PageForm::Document),
                expected,
                "{query_string}"
            );
        }
        assert_eq!(
            page_parameters("day=1&build=abc", PageForm::Payload),
            "day=1"
        );
    }

    #[test]
    fn tracking_parameters_stay_behind_the_canonical_ones() {
        let cases = [
            ("x=1", "", ""),
            (
                "x=1&utm_source=brev&tag=tur",
                "tag=tur",
                "tag=tur&utm_source=brev",
            ),
            ("tag=a&build=b", "", ""),
        ];
        for (query_string, canonical, expected) in cases {
            assert_eq!(
                with_tracking_parameters(query_string, canonical, PageForm::Document),
                expected
            );
        }
        assert_eq!(
            with_tracking_parameters("day=1&build=b", "", PageForm::Payload),
            "build=b"
        );
    }
}
