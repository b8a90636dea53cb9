//! `exhibition`

use crate::fields::Fields;
use crate::{
    Fact, HeroLayout, Item, Module, PageHero, Picture, Run, RunStage, Shaping, TicketPanel,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What there is to see, when and where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Exhibition {
    /// The top.
    pub hero: ExhibitionHero,
    /// Where today lies in its time.
    pub stage: RunStage,
    /// `Til 17. maj 2027`.
    pub period: String,
    /// Where it is, and more about that.
    pub place: Option<Fact>,
    /// What else one must know.
    pub facts: Vec<Fact>,
    /// What it costs.
    pub ticket: Option<TicketPanel>,
    /// What follows: its own modules, then those with knowledge.
    pub modules: Vec<Module>,
    /// What else to see.
    pub related: Vec<Item>,
}

/// The top of an exhibition.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ExhibitionHero {
    /// Title, lead, picture, call and the way here.
    pub top: PageHero,
    /// A line below the title.
    pub subtitle: Option<String>,
    /// How it is laid out.
    pub layout: HeroLayout,
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

impl Exhibition {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let run = Run::read(page.as_value());
        let today = shaping.now.date();
        let mut modules = Module::list(page, shaping);
        modules.extend(Module::at(page, "knowledgeModules", shaping));
        Self {
            hero: ExhibitionHero::shape(page, shaping),
            stage: RunStage::of(run, today),
            period: run.format(today, shaping.locale),
            place: place(page),
            facts: Fact::list(page, "facts"),
            ticket: TicketPanel::at(page, "ticketModule", shaping),
            modules,
            related: Item::chosen(page, "related", shaping),
        }
    }
}

fn place(page: Fields<'_>) -> Option<Fact> {
    let place = page.child("location")?;
    Some(Fact {
        key: "place".to_owned(),
        title: place.owned("name")?,
        text: place.owned("details").unwrap_or_default(),
    })
}

impl ExhibitionHero {
    fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            top: PageHero::shape(page, shaping),
            subtitle: page.owned("subtitle"),
            layout: match page.text("heroLayout") {
                Some("split") => HeroLayout::Split,
                _ => HeroLayout::FullWidth,
            },
            typography: match page.text("headerTypography") {
                Some("plain") => HeaderTypography::Plain,
                _ => HeaderTypography::Display,
            },
            floating: Picture::at(page, "floatingElement", shaping),
        }
    }
}
