//! Vite's manifest: which files a part of the application needs.

use serde::Deserialize;
use std::collections::{BTreeSet, HashMap};

/// The key of the entry module.
const ENTRY: &str = "src/entry-client.tsx";

/// The manifest.
#[derive(Debug, Deserialize)]
pub(crate) struct Manifest(pub(crate) HashMap<String, Chunk>);

#[derive(Debug, Deserialize)]
pub(crate) struct Chunk {
    file: String,
    #[serde(default)]
    css: Vec<String>,
    #[serde(default)]
    imports: Vec<String>,
}

/// The files that a page needs, each once.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Needed<'a> {
    /// The script that starts it.
    pub(crate) entry: Option<&'a str>,
    /// Scripts that it imports.
    pub(crate) scripts: Vec<&'a str>,
    /// Style sheets.
    pub(crate) styles: Vec<&'a str>,
}

impl Manifest {
    /// The files of the entry and of some modules, with all that they import.
    pub(crate) fn needed<'a>(&'a self, modules: &'a [String]) -> Needed<'a> {
        let mut needed = Needed {
            entry: self.0.get(ENTRY).map(|chunk| chunk.file.as_str()),
            ..Needed::default()
        };
        let mut visited = BTreeSet::new();
        let mut to_visit: Vec<&str> = modules.iter().rev().map(String::as_str).collect();
        to_visit.push(ENTRY);
        while let Some(key) = to_visit.pop() {
            let Some(chunk) = self.0.get(key).filter(|_| visited.insert(key)) else {
                continue;
            };
            if needed.entry != Some(&*chunk.file) && !needed.scripts.contains(&&*chunk.file) {
                needed.scripts.push(&chunk.file);
            }
            for style in &chunk.css {
                if !needed.styles.contains(&style.as_str()) {
                    needed.styles.push(style);
                }
            }
            to_visit.extend(chunk.imports.iter().rev().map(String::as_str));
        }
        needed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_file_once_with_what_it_imports() {
        let text = r#"{
            "src/entry-client.tsx": {"file": "e.js", "css": ["e.css"], "imports": ["_s.js"]},
            "_s.js": {"file": "s.js", "imports": ["src/entry-client.tsx"]},
            "a.tsx": {"file": "a.js", "css": ["a.css", "e.css"], "imports": ["_s.js"]},
            "b.tsx": {"file": "b.js", "imports": ["a.tsx"]}
        }"#;
        let manifest = Manifest(serde_json::from_str(text).unwrap());
        let modules = ["b.tsx".to_owned(), "gone.tsx".to_owned()];
        let expected = Needed {
            entry: Some("e.js"),
            scripts: vec!["s.js", "b.js", "a.js"],
            styles: vec!["e.css", "a.css"],
        };
        assert_eq!(manifest.needed(&modules), expected);
    }
}
