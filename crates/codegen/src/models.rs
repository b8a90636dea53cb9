//! The models of pages in TypeScript.

use crate::GeneratedFile;
use museum::{PageView, TextModule};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

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
        let text = format!("\n{docs}export {}", T::decl(&config));
        self.0.insert(name, text);
        T::visit_dependencies(self);
    }
}

pub(crate) fn file() -> GeneratedFile {
    let mut declarations = Declarations::default();
    declarations.visit::<PageView>();
    // Texts name it in a declaration that is written by hand, which the visitor does not read.
    declarations.visit::<TextModule>();
    let texts: Vec<String> = declarations.0.into_values().collect();
    GeneratedFile::new("web/src/model.ts", &texts)
}
