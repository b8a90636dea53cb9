//! A piece of content in a list, a grid or a ribbon.

use crate::fields::Fields;
use crate::link::to_page;
use crate::{Link, PageType, Picture, Run, Shaping, type_label, words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a card shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Item {
    /// The document's id, a key for lists.
    pub id: String,
    /// The type of its page, such as `exhibition`.
    #[serde(rename = "type")]
    pub page_type: String,
    /// The title, and where it leads.
    pub link: Link,
    /// Its picture.
    pub picture: Option<Picture>,
    /// A short line above the title: a type, a duration, a date in words.
    pub meta: Option<String>,
    /// The day on which it came out, in words.
    pub date: Option<String>,
    /// How long it takes.
    pub duration: Option<String>,
    /// A few words about it.
    pub excerpt: Option<String>,
    /// Its tags.
    pub tags: Vec<Tag>,
}

/// A tag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Tag {
    /// The document's id.
    pub id: String,
    /// Its name in the page's language.
    pub title: String,
    /// The name of the group that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub group: Option<String>,
}

impl Item {
    /// A page in a list, as `item.groq` returns it; `None` if nothing leads to it.
    pub(crate) fn shape(fields: Fields<'_>, shaping: &Shaping<'_>, place: &str) -> Option<Self> {
        let page_type = fields.text("_type")?;
        // What cannot be rendered would be a link to nothing, and so would what its site does
        // not have.
        PageType::named(page_type)?;
        let site = fields.text("site").unwrap_or(&shaping.site.key);
        if !shaping
            .group
            .site(site)
            .is_ok_and(|site| site.enables(page_type))
        {
            return None;
        }
        let link = to_page(fields, shaping, place)?;
        let excerpt = fields.owned("excerpt");
        Some(Self {
            id: fields.owned("_id").unwrap_or_default(),
            page_type: page_type.to_owned(),
            link,
            picture: Picture::at(fields, "image", shaping),
            meta: time(fields, shaping)
                .or_else(|| type_label(page_type, shaping.site, shaping.locale)),
            date: published(fields, shaping),
            duration: fields.owned("duration"),
            excerpt: excerpt.or_else(|| fields.owned("description")),
            tags: Tag::list(fields, "tags", shaping),
        })
    }

    /// The items that an editor chose, and that may be shown here.
    pub(crate) fn chosen(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let here = |item: &Fields<'_>| shaping.takes_chosen(item.text("locale"), item.text("site"));
        let items = fields.list(name).filter(here);
        items
            .filter_map(|item| Self::shape(item, shaping, name))
            .collect()
    }

    /// The items that a query found, and that may be shown here. A page about cookies is no
    /// suggestion: who looks for it finds it in the footer.
    pub(crate) fn found(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let here = |item: &Fields<'_>| shaping.takes(item.text("locale"), item.text("site"));
        let items = fields.list(name).filter(here);
        items
            .filter_map(|item| Self::shape(item, shaping, name))
            .filter(|item| !shaping.is_policy(&item.link.href))
            .collect()
    }
}

/// The day at `publishedDate`, in words.
pub(crate) fn published(fields: Fields<'_>, shaping: &Shaping<'_>) -> Option<String> {
    let day = crate::opening::read::date(fields, "publishedDate")?;
    Some(words::date(day, shaping.locale))
}

/// When an exhibition or a project is to be seen; that is more informative than what it is.
fn time(fields: Fields<'_>, shaping: &Shaping<'_>) -> Option<String> {
    fields.child("period")?;
    let run = Run::read(fields.as_value());
    Some(run.format(shaping.day_of(run), shaping.locale))
}

impl Tag {
    /// The tags at a name that have a name in some language.
    pub(crate) fn list(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let tags = fields.list(name);
        tags.filter_map(|tag| Self::shape(tag, shaping)).collect()
    }

    fn shape(fields: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let name = |fields: Fields<'_>| {
            let name = fields.spoken("labels", shaping.locale);
            let name = name.or_else(|| fields.spoken("title", shaping.locale));
            name.map(str::to_owned)
        };
        Some(Self {
            id: fields.owned("_id")?,
            title: name(fields)?,
            group: fields.child("group").and_then(name),
        })
    }
}
