//! The two forms of a page, and the path at which each is requested.

use museum::PAYLOAD;
use serde::{Deserialize, Serialize};

/// The form of a page.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum PageForm {
    /// The HTML document.
    Document,
    /// The view as JSON, at `{path}/_payload.json`: a browser that has the application already
    /// renders the page from it.
    Payload,
}

impl PageForm {
    pub(crate) const ALL: [Self; 2] = [Self::Document, Self::Payload];

    /// Splits a requested path into the path of the page and the form.
    pub(crate) fn split(path: &str) -> (&str, Self) {
        let page = path
            .strip_suffix(PAYLOAD)
            .and_then(|page| page.strip_suffix('/'));
        match page {
            Some("") => ("/", Self::Payload),
            Some(page) => (page, Self::Payload),
            None => (path, Self::Document),
        }
    }

    /// The path at which the page at `path` has this form.
    pub(crate) fn path(self, path: &str) -> String {
        match self {
            Self::Document => path.to_owned(),
            Self::Payload => format!("{}/{PAYLOAD}", path.trim_end_matches('/')),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_and_its_payload_have_addresses_of_their_own() {
        let cases = [
            ("/", "/", PageForm::Document),
            ("/_payload.json", "/", PageForm::Payload),
            ("/en/visit", "/en/visit", PageForm::Document),
            ("/en/visit/_payload.json", "/en/visit", PageForm::Payload),
            ("/x_payload.json", "/x_payload.json", PageForm::Document),
        ];
        for (path, page, form) in cases {
            assert_eq!(PageForm::split(path), (page, form), "{path}");
            assert_eq!(form.path(page), path);
        }
    }
}
