//! A page type or a module is one name in every place. Says what is missing, and where.

use crate::root;
use museum::{MODULE_TYPES, PAGE_TYPES, WITHOUT_DOCUMENT};
use std::collections::BTreeSet;

fn snake(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

/// The names of the files or folders of a folder, without their endings.
fn entries(folder: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(root().join(folder)).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names
        .map(|name| name.split('.').next().unwrap().to_owned())
        .collect()
}

/// What lacks a file, and what lacks a line in the registry.
fn missing(kind: &str, types: &[(&str, &str)], without_document: &[(&str, &str)]) -> Vec<String> {
    let mut needed = Vec::new();
    for (name, _) in types {
        needed.push(format!("crates/museum/src/{kind}/{}.groq", snake(name)));
        needed.push(format!("studio/schema/{kind}/{name}.ts"));
    }
    for (name, model) in types.iter().chain(without_document) {
        needed.push(format!("crates/museum/src/{kind}/{}.rs", snake(name)));
        needed.push(format!("web/src/{kind}/{name}/{model}.tsx"));
        needed.push(format!("web/src/{kind}/{name}/{model}.fixture.ts"));
    }
    needed.retain(|path| !root().join(path).exists());
    let names: BTreeSet<String> = types
        .iter()
        .chain(without_document)
        .map(|(name, _)| (*name).to_owned())
        .collect();
    for folder in ["studio/schema", "web/src"] {
        let folder = format!("{folder}/{kind}");
        let here = entries(&folder);
        let unknown = here.iter().filter(|name| {
            // A file beside the folders is no type.
            let is_folder = root().join(&folder).join(name).is_dir();
            !names.contains(*name) && (is_folder || folder.starts_with("studio"))
        });
        needed
            .extend(unknown.map(|name| format!("{folder}/{name} in crates/museum/src/{kind}.rs")));
    }
    needed
}

#[test]
fn every_type_is_in_every_place() {
    let pages: Vec<_> = PAGE_TYPES
        .iter()
        .map(|kind| (kind.name, kind.model))
        .collect();
    let modules: Vec<_> = MODULE_TYPES
        .iter()
        .map(|kind| (kind.name, kind.model))
        .collect();
    let mut missing_ones = missing("pages", &pages, WITHOUT_DOCUMENT);
    missing_ones.extend(missing("modules", &modules, &[]));
    assert!(
        missing_ones.is_empty(),
        "missing:\n  {}",
        missing_ones.join("\n  ")
    );
}
