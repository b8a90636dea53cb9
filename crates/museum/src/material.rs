//! What to read or to print: a page, or a file of the museum's own.

use crate::fields::Fields;
use crate::file_name::saved_as;
use crate::{Link, LinkKind, Shaping, WarningKind, file, words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Beyond this a size is no size of a file.
const LARGEST: f64 = 1e12;

/// What to read or to print.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Material {
    /// Where it is.
    pub link: Link,
    /// What a file is, if it is one of the museum's own: `PDF, 120 KB`.
    pub file: Option<String>,
}

impl Material {
    /// Those of a list that lead somewhere.
    pub(crate) fn list(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let material = |one: Fields<'_>| match one.text("_type") {
            Some("material") => Self::of_file(one, shaping, name),
            _ => Some(Self {
                link: Link::shape(one, shaping, name)?,
                file: None,
            }),
        };
        fields.list(name).filter_map(material).collect()
    }

    /// A file that the browser saves under its title.
    fn of_file(one: Fields<'_>, shaping: &Shaping<'_>, place: &str) -> Option<Self> {
        let Some(address) = file::address(one, "file", shaping) else {
            shaping.warn(WarningKind::MissingField("file"), place);
            return None;
        };
        let kind = file::extension(one, "file").map(str::to_ascii_uppercase);
        let title = one.owned("title").unwrap_or_default();
        let saved = saved_as(&title, file::extension(one, "file").unwrap_or_default());
        let size = one.child("file")?.number("size", 0.0..=LARGEST);
        let size = size.map(|bytes| words::file_size(bytes, shaping.locale));
        let said: Vec<String> = kind.into_iter().chain(size).collect();
        Some(Self {
            link: Link {
                title,
                href: format!("{address}?{saved}"),
                // The browser loads it itself, as it does what lies on another site.
                kind: LinkKind::CrossSite,
            },
            file: Some(said.join(", ")),
        })
    }
}
