//! A page type or a module is one name in every place. Says what is missing, and where.

use museum::{Locale, MODULE_TYPES, PAGE_TYPES, RESERVED};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Types whose files have another name than the type: the page for what is not there is
/// a document, the page for what went wrong is none.
const FILES: [(&str, &str); 1] = [("notFoundPage", "notFound")];
const WITHOUT_DOCUMENT: [&str; 1] = ["failed"];
/// Modules that another module's file shapes.
const SHARED: [(&str, &str); 1] = [("billboardWithReference", "billboard")];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn snake(name: &str) -> String {
    let letter = |c: char| {
        if c.is_ascii_uppercase() {
            vec!['_', c.to_ascii_lowercase()]
        } else {
            vec![c]
        }
    };
    name.chars().flat_map(letter).collect()
}

fn other<'a>(name: &'a str, names: &[(&str, &'a str)]) -> &'a str {
    let found = names.iter().find(|(known, _)| *known == name);
    found.map_or(name, |(_, other)| other)
}

/// The names of the files or folders of a folder, without `.ts`.
fn entries(folder: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(root().join(folder)).into_iter().flatten();
    let names = entries.flatten().filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        let folder = entry.file_type().ok()?.is_dir();
        match name.strip_suffix(".ts") {
            Some(name) => Some(name.to_owned()),
            None => folder.then_some(name),
        }
    });
    names.collect()
}

fn missing(kind: &str, names: &[&str]) -> Vec<String> {
    let mut missing = Vec::new();
    let mut need = |path: String| {
        if !root().join(&path).exists() {
            missing.push(path);
        }
    };
    let web = format!("web/src/{kind}");
    for name in names {
        let file = snake(other(name, &FILES));
        let model = snake(other(other(name, &FILES), &SHARED));
        need(format!("crates/museum/src/{kind}/{model}.rs"));
        need(format!("crates/museum/src/{kind}/{file}.groq"));
        need(format!("studio/schema/{kind}/{name}.ts"));
        let folder = format!("{web}/{}", other(name, &FILES));
        for ending in [".tsx", ".fixture.ts"] {
            if entries_with(&folder, ending) == 0 {
                need(format!("{folder}/{}{ending}", capitalized(name)));
            }
        }
    }
    let known = |name: &String| names.contains(&name.as_str());
    for extra in entries(&format!("studio/schema/{kind}"))
        .iter()
        .filter(|name| !known(name))
    {
        missing.push(format!(
            "{extra} of studio/schema/{kind} in crates/museum/src/{kind}.rs"
        ));
    }
    let names: BTreeSet<&str> = names.iter().map(|name| other(name, &FILES)).collect();
    let folders = entries(&web);
    let extra = folders.iter().map(String::as_str).filter(|folder| {
        let file = root().join(&web).join(folder).is_file();
        !names.contains(folder)
            && !WITHOUT_DOCUMENT.contains(folder)
            && !file
            && *folder != "registry"
    });
    missing.extend(extra.map(|name| format!("{name} of {web} in crates/museum/src/{kind}.rs")));
    missing
}

fn capitalized(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

fn entries_with(folder: &str, ending: &str) -> usize {
    let entries = std::fs::read_dir(root().join(folder)).into_iter().flatten();
    let names = entries
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok());
    names.filter(|name| name.ends_with(ending)).count()
}

#[test]
fn every_type_is_in_every_place() {
    let pages: Vec<&str> = PAGE_TYPES.iter().map(|kind| kind.name).collect();
    let modules: Vec<&str> = MODULE_TYPES.iter().map(|kind| kind.name).collect();
    let missing: Vec<String> = [missing("pages", &pages), missing("modules", &modules)].concat();
    assert!(missing.is_empty(), "missing:\n  {}", missing.join("\n  "));
    let fields = std::fs::read_to_string(root().join("studio/schema/fields.ts")).unwrap();
    for name in modules {
        let member = format!("{{ type: '{name}' }}");
        assert!(
            fields.contains(&member),
            "{name} is not in studio/schema/fields.ts"
        );
    }
}

/// The Studio refuses slugs by the same table as the router. `VITRINE_WRITE_DOCS=1` writes it.
#[test]
fn the_studio_has_the_table_of_reserved_paths() {
    let mut names: Vec<&str> = RESERVED.iter().map(|reserved| reserved.name).collect();
    names.extend(Locale::ALL.map(Locale::code));
    names.sort_unstable();
    let mut expected = "// Written by `cargo test -p museum` from crates/museum/src/reserved.rs.\n\
        \n/** First parts of paths that no page may have. */\nexport const reservedPaths = [\n"
        .to_owned();
    for name in names {
        writeln!(expected, "  '{name}',").unwrap();
    }
    expected.push_str("] as const\n");
    let file = root().join("studio/schema/reserved.ts");
    if std::env::var_os("VITRINE_WRITE_DOCS").is_some() {
        std::fs::write(&file, &expected).unwrap();
    }
    let there = std::fs::read_to_string(file).unwrap_or_default();
    assert_eq!(
        there, expected,
        "run this test with VITRINE_WRITE_DOCS=1 to write the table"
    );
}
