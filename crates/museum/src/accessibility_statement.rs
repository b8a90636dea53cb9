//! The accessibility statement of a site, which the law requires on every public website: the
//! footer leads to it, and so does a short address that is the same everywhere.

use crate::fields::Fields;
use crate::{Json, Link, LinkKind, Shaping, Target};

/// The slug of the short address.
pub const ACCESSIBILITY_PATH: &str = "was";

/// The statement that the menus of a site name.
pub(crate) fn accessibility_statement(
    navigation: Fields<'_>,
    shaping: &Shaping<'_>,
) -> Option<Link> {
    Link::at(navigation, "accessibilityStatement", shaping)
}

impl Target {
    /// Where the short address leads, by root data. Editors may choose another page.
    pub fn accessibility_statement(root_data: &Json<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let navigation = Fields::of(root_data).child("navigationData")?;
        let link = accessibility_statement(navigation, shaping)?;
        Some(Self {
            to: link.href,
            permanent: false,
            leaves: link.kind != LinkKind::Internal,
        })
    }
}
