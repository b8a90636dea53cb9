//! The page types and modules as the websites know them.

use museum::{MODULE_TYPES, PAGE_TYPES, WITHOUT_DOCUMENT};

/// The two kinds of types. Each has a folder, a registry and a list of its own.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Page,
    Module,
}

/// The name of a type, and of the model that its component gets.
pub(crate) struct Type {
    pub(crate) name: &'static str,
    pub(crate) model: &'static str,
}

impl Kind {
    pub(crate) const ALL: [Self; 2] = [Self::Page, Self::Module];

    /// Its folder below `web/src` and `studio/schema`, and the name of its list.
    pub(crate) const fn folder(self) -> &'static str {
        match self {
            Self::Page => "pages",
            Self::Module => "modules",
        }
    }

    /// The types that the websites render, also those of pages that have no document.
    pub(crate) fn rendered(self) -> Vec<Type> {
        let mut types = self.written();
        if matches!(self, Self::Page) {
            let others = WITHOUT_DOCUMENT.iter();
            types.extend(others.map(|&(name, model)| Type { name, model }));
        }
        types
    }

    /// The types that editors write.
    pub(crate) fn written(self) -> Vec<Type> {
        match self {
            Self::Page => PAGE_TYPES
                .iter()
                .map(|page| Type {
                    name: page.name,
                    model: page.model,
                })
                .collect(),
            Self::Module => MODULE_TYPES
                .iter()
                .map(|module| Type {
                    name: module.name,
                    model: module.model,
                })
                .collect(),
        }
    }
}
