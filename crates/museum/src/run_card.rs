//! Exhibitions and projects in lists: those that are, and those that will be.

use crate::fields::Fields;
use crate::{Item, Run, Shaping, Stage};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where today lies in the time of an exhibition or a project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum RunStage {
    /// It ends within three weeks.
    LastWeeks,
    /// It is open.
    Current,
    /// It is open, and has no end.
    Permanent,
    /// It opens within a month.
    OpensSoon,
    /// It opens later.
    Upcoming,
    /// It is over.
    Past,
}

impl RunStage {
    pub(crate) fn of(run: Run, today: Date) -> Self {
        match run.at(today) {
            Stage::Current { last: true } => Self::LastWeeks,
            Stage::Current { last: false } => Self::Current,
            Stage::Permanent => Self::Permanent,
            Stage::Upcoming { soon: true } => Self::OpensSoon,
            Stage::Upcoming { soon: false } => Self::Upcoming,
            Stage::Past => Self::Past,
        }
    }

    /// Whether one can see it now.
    pub fn is_current(self) -> bool {
        matches!(self, Self::LastWeeks | Self::Current | Self::Permanent)
    }

    /// Whether one can see it later.
    pub fn is_upcoming(self) -> bool {
        matches!(self, Self::OpensSoon | Self::Upcoming)
    }
}

/// An exhibition or a project in a list. Its time is the item's line above the title.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RunCard {
    /// What it is.
    pub item: Item,
    /// A few words of its own below the title.
    pub subtitle: Option<String>,
    /// Where today lies.
    pub stage: RunStage,
}

impl RunCard {
    /// Those of some lists that are not over: those that are, then those that
    /// will be; the first to end comes first, then what has no end, then the first to open.
    pub(crate) fn list(fields: Fields<'_>, names: &[&str], shaping: &Shaping<'_>) -> Vec<Self> {
        let all = names.iter().flat_map(|name| fields.list(name));
        let mut cards: Vec<((bool, Date), Self)> = all
            .filter_map(|fields| Self::shape(fields, shaping, "run"))
            .collect();
        cards.sort_by_key(|(order, _)| *order);
        cards.into_iter().map(|(_, card)| card).collect()
    }

    /// Those of a list that names what it shows: those that are, those that will be, or all.
    pub(crate) fn shown(fields: Fields<'_>, shaping: &Shaping<'_>) -> Vec<Self> {
        let show = fields.text("show").unwrap_or("current");
        let mut cards = Self::list(fields, &["ending", "lasting"], shaping);
        cards.retain(|card| match show {
            "upcoming" => card.stage.is_upcoming(),
            "all" => true,
            _ => card.stage.is_current(),
        });
        cards
    }

    /// Those that an editor chose, in that order.
    pub(crate) fn chosen(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let cards = fields
            .list(name)
            .filter_map(|fields| Self::shape(fields, shaping, name));
        cards.map(|(_, card)| card).collect()
    }

    fn shape(
        fields: Fields<'_>,
        shaping: &Shaping<'_>,
        place: &str,
    ) -> Option<((bool, Date), Self)> {
        if !shaping.takes_chosen(fields.text("locale"), fields.text("site")) {
            return None;
        }
        let run = Run::read(fields.as_value());
        let stage = RunStage::of(run, shaping.day_of(run));
        if stage == RunStage::Past {
            return None;
        }
        let upcoming = stage.is_upcoming();
        let ends = if upcoming { run.0.from } else { run.0.to };
        let card = Self {
            item: Item::shape(fields, shaping, place)?,
            subtitle: fields.owned("subtitle"),
            stage,
        };
        Some(((upcoming, ends.unwrap_or(Date::MAX)), card))
    }
}
