//! Any text as the part of an address after `?`: it is read as pairs, each question to them is
//! answered or refused, and what is a tag alone is the tag of the whole.
#![no_main]

use libfuzzer_sys::fuzz_target;

/// The module by itself: the service around it would bring a database driver along.
#[path = "../../crates/content-service/src"]
mod service {
    pub(crate) mod search_parameters;
}

mod error {
    /// In place of the service's, which writes responses.
    #[derive(Debug)]
    pub(crate) struct Fault;

    impl Fault {
        pub(crate) fn bad_request(message: impl Into<String>) -> Self {
            assert!(!message.into().is_empty());
            Self
        }
    }
}

use service::search_parameters::SearchParameters;

/// The parameters that operations read.
const NAMES: [&str; 9] = [
    "query",
    "tag",
    "perspective",
    "returnQuery",
    "revision",
    "authors",
    "types",
    "meta",
    "label",
];

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let search = SearchParameters::parse(Some(text));
    for name in NAMES {
        assert_eq!(search.get(name), search.all(name).next());
        if let Ok(value) = search.text(name) {
            assert_eq!(value, search.get(name));
            assert!(value.is_none_or(|value| !value.contains('\0')));
        }
        if let Ok(flag) = search.flag(name, true) {
            let written = search.get(name);
            assert_eq!(flag, written.is_none_or(|written| written == "true"));
        }
    }
    if let Some(tag) = SearchParameters::tag(Some(text)) {
        assert!(tag.len() <= 75 && tag.is_ascii());
    }
    if let Ok(parameters) = search.query_parameters() {
        for value in parameters.values() {
            groq::Value::from_json(&value.to_json()).expect("what is written is JSON");
        }
    }
});
