//! Files that follow from the registries of page types and modules: models, registries and
//! lists of the websites and of the Studio. A test writes what is not current, and fails, so
//! that a diff is looked at before it is committed.

use museum::{Locale, MODULE_TYPES, PAGE_TYPES, PageView, RESERVED, TextModule, WITHOUT_DOCUMENT};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS, TypeVisitor};

const WRITTEN: &str = "// Written by `cargo test -p museum`: see docs/adding-a-page-type.md.\n";

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Writes the files that are not current, each with its path.
fn write(files: &[(&str, &str)]) {
    let mut stale = Vec::new();
    for (path, text) in files {
        let file = root().join(path);
        if std::fs::read_to_string(&file).is_ok_and(|there| there == *text) {
            continue;
        }
        std::fs::write(&file, text).unwrap();
        stale.push(*path);
    }
    let stale = stale.join(" and ");
    assert!(
        stale.is_empty(),
        "{stale}: not current, and written anew. Look at what changed, and commit it"
    );
}

/// Types and modules: the folder of `web/src`, and the names of each type and of its model.
fn kinds() -> [(&'static str, Vec<(&'static str, &'static str)>); 2] {
    let pages = PAGE_TYPES.iter().map(|kind| (kind.name, kind.model));
    let modules = MODULE_TYPES.iter().map(|kind| (kind.name, kind.model));
    [
        (
            "pages",
            pages.chain(WITHOUT_DOCUMENT.iter().copied()).collect(),
        ),
        ("modules", modules.collect()),
    ]
}

/// The declarations of all types that a page's data is made of, by name.
#[derive(Default)]
struct Declarations(BTreeMap<String, String>);

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::default();
        // What has no file of its own is a type of TypeScript: `string`, `Array`.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&config);
        if self.0.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let text = format!("{docs}export {}\n", T::decl(&config));
        self.0.insert(name, text);
        T::visit_dependencies(self);
    }
}

#[test]
fn the_websites_have_the_models() {
    let mut declarations = Declarations::default();
    declarations.visit::<PageView>();
    // Texts name it in their own declaration.
    declarations.visit::<TextModule>();
    let texts: Vec<String> = declarations.0.into_values().collect();
    let text = format!("{WRITTEN}\n{}", texts.join("\n"));
    write(&[("web/src/model.ts", &text)]);
}

/// One for pages and one for modules: pages show modules, and a file that has both would stand
/// in a circle with all of them.
#[test]
fn the_websites_have_the_registries() {
    let types = ["Body['type']", "Exclude<Module['type'], 'unknown'>"];
    let models = ["Body", "Module"];
    let written = kinds().into_iter().zip(types).zip(models);
    for (((folder, types), names), model) in written {
        let mut text = format!(
            "{WRITTEN}import {{ type LazyComponent, lazyComponent }} from '../lazyComponent.ts'\n\
             import type {{ {model} }} from '../model.ts'\n\n\
             type Registry = {{\n  readonly [Type in {names}]: \
             LazyComponent<Extract<{model}, {{ type: Type }}>>\n}}\n\n\
             export const {folder}: Registry = {{\n"
        );
        for (name, model) in types {
            let file = format!("{name}/{model}.tsx");
            writeln!(
                text,
                "  {name}: lazyComponent('src/{folder}/{file}', () => import('./{file}')),"
            )
            .unwrap();
        }
        text.push_str("}\n");
        write(&[(&format!("web/src/{folder}/registry.ts"), &text)]);
    }
}

#[test]
fn the_websites_have_the_fixtures() {
    let mut text = WRITTEN.to_owned();
    let mut lists = String::new();
    for (folder, types) in kinds() {
        writeln!(lists, "\nexport const {folder} = [").unwrap();
        for (name, model) in types {
            let import = format!("{{ samples as {name} }}");
            writeln!(
                text,
                "import {import} from '../{folder}/{name}/{model}.fixture.ts'"
            )
            .unwrap();
            writeln!(lists, "  ...{name},").unwrap();
        }
        lists.push_str("]\n");
    }
    write(&[("web/src/fixtures/registry.ts", &(text + &lists))]);
}

#[test]
fn the_studio_has_the_types() {
    let (mut exports, mut names) = (WRITTEN.to_owned(), WRITTEN.to_owned());
    let pages: Vec<&str> = PAGE_TYPES.iter().map(|kind| kind.name).collect();
    let modules: Vec<&str> = MODULE_TYPES.iter().map(|kind| kind.name).collect();
    for (folder, list, types) in [
        ("pages", "pageTypes", pages),
        ("modules", "moduleTypes", modules),
    ] {
        writeln!(names, "\nexport const {list} = [").unwrap();
        for name in types {
            writeln!(exports, "export {{ {name} }} from './{folder}/{name}.ts'").unwrap();
            writeln!(names, "  '{name}',").unwrap();
        }
        names.push_str("] as const\n");
    }
    write(&[
        ("studio/schema/typeNames.ts", &names),
        ("studio/schema/pagesAndModules.ts", &exports),
    ]);
}

/// The Studio refuses slugs by the same table as the router.
#[test]
fn the_studio_has_the_table_of_reserved_paths() {
    let mut names: Vec<&str> = RESERVED.iter().map(|reserved| reserved.name).collect();
    names.extend(Locale::ALL.map(Locale::code));
    names.sort_unstable();
    let mut text = format!(
        "{WRITTEN}\n/** First parts of paths that no page may have. */\nexport const reservedPaths = [\n"
    );
    for name in names {
        writeln!(text, "  '{name}',").unwrap();
    }
    text.push_str("] as const\n");
    write(&[("studio/schema/reserved.ts", &text)]);
}
