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
    let mut text = format!(
        "import {{ type LazyComponent, lazyComponent }} from '../lazyComponent.ts'\n\
         import type {{ {model} }} from '../model.ts'\n\n\
         type Registry = {{\n  readonly [Type in {names}]: \
         LazyComponent<Extract<{model}, {{ type: Type }}>>\n}}\n\n\
         export const {folder}: Registry = {{\n"
    );
    for each in kind.rendered() {
        let (name, file) = (each.name, format!("{}/{}.tsx", each.name, each.model));
        text +=
            &format!("  {name}: lazyComponent('src/{folder}/{file}', () => import('./{file}')),\n");
    }
    text += "}\n";
    GeneratedFile::new(format!("web/src/{folder}/registry.ts"), &text)
}

/// The samples of all types.
fn fixtures() -> GeneratedFile {
    let (mut imports, mut lists) = (String::new(), String::new());
    for kind in Kind::ALL {
        let folder = kind.folder();
        lists += &format!("\nexport const {folder} = [\n");
        for each in kind.rendered() {
            let (name, model) = (each.name, each.model);
            imports += &format!(
                "import {{ samples as {name} }} from '../{folder}/{name}/{model}.fixture.ts'\n"
            );
            lists += &format!("  ...{name},\n");
        }
        lists += "]\n";
    }
    GeneratedFile::new("web/src/fixtures/registry.ts", &(imports + &lists))
}
