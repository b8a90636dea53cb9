//! The top of an exhibition or a project: `docs/rules.md#exhibitions`.

use crate::fields::Fields;
use crate::{HeroLayout, PageHero, Picture, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The top of an exhibition or a project.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RunHero {
    /// Title, lead, picture, call and the way here.
    pub top: PageHero,
    /// A line below the title.
    pub subtitle: Option<String>,
    /// How it is laid out; an ordinary hero where nobody chose.
    pub layout: Option<HeroLayout>,
    /// How its title is set.
    pub typography: HeaderTypography,
    /// A picture that floats over it.
    pub floating: Option<Picture>,
}

/// How a title is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum HeaderTypography {
    /// In the letters of titles.
    #[default]
    Display,
    /// In the letters of text.
    Plain,
}

impl RunHero {
    /// Its layout is the editor's, or the usual one of its type.
    pub(crate) fn shape(
        page: Fields<'_>,
        usual: Option<HeroLayout>,
        shaping: &Shaping<'_>,
    ) -> Self {
        let floating = Picture::at(page, "floatingElement", shaping);
        // What floats needs a hero to float over.
        let usual = usual.or_else(|| floating.as_ref().map(|_| HeroLayout::Split));
        Self {
            top: PageHero::shape(page, shaping),
            subtitle: page.owned("subtitle"),
            layout: match page.text("heroLayout") {
                Some("split") => Some(HeroLayout::Split),
                Some("full-width") => Some(HeroLayout::FullWidth),
                _ => usual,
            },
            typography: match page.text("headerTypography") {
                Some("plain") => HeaderTypography::Plain,
                _ => HeaderTypography::Display,
            },
            floating,
        }
    }
}
