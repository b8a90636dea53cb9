//! Education: what teachers and students get to know, and what a topic is called.

use crate::fields::Fields;
use crate::words::Message;
use crate::{Fact, Item, Locale, Material, Module, RichText, Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many topics an overview highlights: `docs/rules.md#education`.
pub const MOST_HIGHLIGHTED: usize = 4;

/// What one of the two gets to know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct EducationVariant {
    /// For whom.
    #[serde(rename = "for")]
    pub audience: EducationAudience,
    /// What it is about.
    pub description: RichText,
    /// What one must know.
    pub info: Vec<Fact>,
    /// What to read or to print.
    pub materials: Vec<Material>,
    /// What follows.
    pub modules: Vec<Module>,
}

/// For whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "said by their names")]
pub enum EducationAudience {
    Teacher,
    Student,
}

/// A topic in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct EducationCard {
    /// The topic.
    pub item: Item,
    /// What it is: `docs/rules.md#education`.
    pub labels: Vec<String>,
}

impl EducationVariant {
    /// The variants that have content, teachers' first.
    pub(crate) fn list(page: Fields<'_>, shaping: &Shaping<'_>) -> Vec<Self> {
        let both = [
            ("teacher", EducationAudience::Teacher),
            ("student", EducationAudience::Student),
        ];
        let variant = |(name, audience)| {
            let fields = page.child(name)?;
            let variant = Self {
                audience,
                description: RichText::at(fields, "description", shaping),
                info: Fact::list(fields, "info"),
                materials: Material::list(fields, "materials", shaping),
                modules: Module::below_top(fields, shaping),
            };
            (!variant.is_empty()).then_some(variant)
        };
        both.into_iter().filter_map(variant).collect()
    }

    fn is_empty(&self) -> bool {
        self.description.0.is_empty()
            && self.info.is_empty()
            && self.materials.is_empty()
            && self.modules.is_empty()
    }
}

impl EducationCard {
    pub(crate) fn list(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let here = |one: &Fields<'_>| shaping.takes(one.text("locale"), one.text("site"));
        let card = |topic: Fields<'_>| {
            Some(Self {
                item: Item::shape(topic, shaping, name)?,
                labels: labels(topic, shaping),
            })
        };
        fields.list(name).filter(here).filter_map(card).collect()
    }

    /// Those that an editor chose, four at most.
    pub(crate) fn highlighted(fields: Fields<'_>, shaping: &Shaping<'_>) -> Vec<Self> {
        let mut cards = Self::list(fields, "highlighted", shaping);
        cards.truncate(MOST_HIGHLIGHTED);
        cards
    }
}

/// The labels of a topic's tags. An unknown one is reported, and its label is empty.
pub(crate) fn labels(topic: Fields<'_>, shaping: &Shaping<'_>) -> Vec<String> {
    let tags = topic
        .values("educationTags")
        .filter_map(crate::Json::as_str);
    let label = |tag: &str| {
        let label = label(tag, shaping.locale);
        if label.is_none() {
            let kind = WarningKind::UnknownEducationTag(tag.to_owned());
            shaping.warn(kind, "educationTags");
        }
        label.unwrap_or_default().to_owned()
    };
    tags.map(label).collect()
}

/// Topic is Undervisningsforløb, materials is Materialer.
fn label(tag: &str, locale: Locale) -> Option<&'static str> {
    let message = match tag {
        "topic" => Message::Lesson,
        "materials" => Message::Materials,
        _ => return None,
    };
    Some(message.text(locale))
}
