//! The lists of the Studio: the types that editors write, and the paths that no page may have.

use crate::GeneratedFile;
use crate::types::Kind;
use museum::{Locale, RESERVED};

pub(crate) fn files() -> Vec<GeneratedFile> {
    vec![type_names(), schemas(), reserved_paths()]
}

fn type_names() -> GeneratedFile {
    let lists = Kind::ALL.map(|kind| {
        let name = match kind {
            Kind::Page => "pageTypes",
            Kind::Module => "moduleTypes",
        };
        let types: Vec<&str> = kind.written().iter().map(|each| each.name).collect();
        format!("\n{}", constant(name, &types))
    });
    GeneratedFile::new("studio/schema/typeNames.ts", &lists)
}

fn schemas() -> GeneratedFile {
    let mut lines = Vec::new();
    for kind in Kind::ALL {
        for each in kind.written() {
            let (name, folder) = (each.name, kind.folder());
            lines.push(format!("export {{ {name} }} from './{folder}/{name}.ts'"));
        }
    }
    GeneratedFile::new("studio/schema/pagesAndModules.ts", &lines)
}

/// The Studio refuses slugs by the same table as the router.
fn reserved_paths() -> GeneratedFile {
    let mut names: Vec<&str> = RESERVED.iter().map(|reserved| reserved.name).collect();
    names.extend(Locale::ALL.map(Locale::code));
    names.sort_unstable();
    let comment = "\n/** First parts of paths that no page may have. */".to_owned();
    let list = constant("reservedPaths", &names);
    GeneratedFile::new("studio/schema/reserved.ts", &[comment, list])
}

/// A constant list of strings.
fn constant(name: &str, values: &[&str]) -> String {
    let lines: String = values
        .iter()
        .flat_map(|value| ["  '", value, "',\n"])
        .collect();
    format!("export const {name} = [\n{lines}] as const")
}
