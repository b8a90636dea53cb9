//! The registries of the websites: which component renders a type, and which samples there are.

use crate::GeneratedFile;
use crate::types::Kind;

pub(crate) fn files() -> Vec<GeneratedFile> {
    let mut files: Vec<_> = Kind::ALL.into_iter().map(components).collect();
    files.push(fixtures());
    files
}

/// One registry for pages and one for modules: pages show modules, and a file that has both would
/// import all of them in a circle.
fn components(kind: Kind) -> GeneratedFile {
    let folder = kind.folder();
    let (model, names) = match kind {
        Kind::Page => ("Body", "Body['type']"),
        Kind::Module => ("Module", "Exclude<Module['type'], 'unknown'>"),
    };
    let mut lines = vec![
        "import { type LazyComponent, lazyComponent } from '../lazyComponent.ts'".to_owned(),
        format!("import type {{ {model} }} from '../model.ts'"),
        String::new(),
        "type Registry = {".to_owned(),
        format!("  readonly [Type in {names}]: LazyComponent<Extract<{model}, {{ type: Type }}>>"),
        "}".to_owned(),
        String::new(),
        format!("export const {folder}: Registry = {{"),
    ];
    for each in kind.rendered() {
        let (name, file) = (each.name, format!("{}/{}.tsx", each.name, each.model));
        lines.push(format!(
            "  {name}: lazyComponent('src/{folder}/{file}', () => import('./{file}')),"
        ));
    }
    lines.push("}".to_owned());
    GeneratedFile::new(format!("web/src/{folder}/registry.ts"), &lines)
}

/// The samples of all types.
fn fixtures() -> GeneratedFile {
    let (mut imports, mut lists) = (Vec::new(), Vec::new());
    for kind in Kind::ALL {
        let folder = kind.folder();
        lists.push(format!("\nexport const {folder} = ["));
        for each in kind.rendered() {
            let (name, model) = (each.name, each.model);
            imports.push(format!(
                "import {{ samples as {name} }} from '../{folder}/{name}/{model}.fixture.ts'"
            ));
            lists.push(format!("  ...{name},"));
        }
        lists.push("]".to_owned());
    }
    imports.extend(lists);
    GeneratedFile::new("web/src/fixtures/registry.ts", &imports)
}
