//! Metadata for search engines and link previews.

use crate::fields::Fields;
use crate::paging::LaterPart;
use crate::picture::{OG_IMAGE_HEIGHT, OG_IMAGE_WIDTH};
use crate::words::Message;
use crate::{FeedLink, Group, Json, Locale, PageAddress, Picture, Shaping, Translation};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// The head of a page.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Seo {
    /// The title, with the site's name.
    pub title: String,
    /// The description; empty if there is none.
    pub description: String,
    /// For link previews; the description if the editor gave none.
    pub og_description: String,
    /// The picture of link previews: the editor's, or a card of the page.
    pub og_image: Option<PreviewPicture>,
    /// Absolute address of the page's own picture, for structured data.
    #[serde(skip)]
    #[ts(skip)]
    pub picture: Option<String>,
    /// The canonical address.
    pub canonical: String,
    /// The address in link previews; the canonical one if the editor gave none.
    pub og_url: String,
    /// Absolute addresses of the page and its translations by the codes of their languages; null
    /// for a language that it does not have, and `x-default` for who speaks none of them.
    pub alternates: BTreeMap<String, Option<String>>,
    /// Its feeds.
    pub feeds: Vec<FeedLink>,
    /// Whether search engines should leave it out.
    pub noindex: bool,
    /// A heading for screen readers and search engines, where the page shows none.
    pub injected_heading: Option<String>,
}

/// A picture of link previews.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PreviewPicture {
    /// Its absolute address.
    pub url: String,
    /// Its width in pixels.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// What it shows.
    pub alt: String,
}

impl PreviewPicture {
    /// A picture at an absolute address, in the size of all previews.
    pub(crate) fn at(url: String, alt: String) -> Self {
        Self {
            url,
            width: OG_IMAGE_WIDTH,
            height: OG_IMAGE_HEIGHT,
            alt,
        }
    }

    /// The picture that an editor chose for link previews.
    fn chosen(seo: Fields<'_>, title: &str, shaping: &Shaping<'_>) -> Option<Self> {
        let image = seo.child("image")?;
        let alt = image.spoken("alt", shaping.locale).unwrap_or(title);
        Some(Self::at(Picture::preview(image, shaping)?, alt.to_owned()))
    }
}

/// What stands between a page's title and the site's name.
const BETWEEN: &str = " | ";

impl Seo {
    /// The head of a page: its editor's values, and defaults for the rest
    /// (`docs/rules.md#fields-of-a-page`).
    pub(crate) fn shape(
        page: Fields<'_>,
        address: &PageAddress<'_>,
        site_name: &str,
        shaping: &Shaping<'_>,
    ) -> Self {
        let empty = Json::Null;
        let seo = page.child("seo").unwrap_or(Fields::of(&empty));
        let hidden = seo.text("indexingOptions") == Some("noindex");
        let title = seo.text("title").or_else(|| page.text("title"));
        let description = seo.text("description").or_else(|| page.text("description"));
        let description = description.unwrap_or_default().to_owned();
        let canonical = shaping.group.absolute(shaping.site, &address.path());
        let part = LaterPart::requested(page, shaping);
        let canonical = part.map_or(canonical.clone(), |part| part.address(&canonical));
        let picture = seo.child("image").or_else(|| page.child("image"));
        let title = titled(title, part, site_name, shaping.locale);
        Self {
            og_image: PreviewPicture::chosen(seo, &title, shaping),
            title,
            og_description: seo
                .owned("ogDescription")
                .unwrap_or_else(|| description.clone()),
            description,
            picture: picture.and_then(|picture| Picture::preview(picture, shaping)),
            og_url: seo.owned("ogUrl").unwrap_or_else(|| canonical.clone()),
            canonical,
            // Lists are not equally long in all languages.
            alternates: by_every_code(if part.is_some() || hidden {
                Vec::new()
            } else {
                alternates(page, address, shaping.group)
            }),
            feeds: Vec::new(),
            noindex: shaping.site.noindex || hidden || part.is_some_and(|part| !part.is_there),
            injected_heading: seo.owned("injectedH1"),
        }
    }

    /// The head of a page that no document has.
    pub(crate) fn of_no_document(
        title: &str,
        description: &str,
        address: &PageAddress<'_>,
        site_name: &str,
        shaping: &Shaping<'_>,
    ) -> Self {
        let said = vec![("title", title.into()), ("description", description.into())];
        let page = Json::Object(said.into());
        Self {
            noindex: true,
            alternates: by_every_code(Vec::new()),
            ..Self::shape(Fields::of(&page), address, site_name, shaping)
        }
    }
}

/// A title with the site's name, unless it contains the name already. The parts of a list have
/// their numbers in it, so that no two pages have the same.
fn titled(title: Option<&str>, part: Option<LaterPart>, site_name: &str, locale: Locale) -> String {
    let title = title.unwrap_or(site_name);
    let numbered = part.map(|part| {
        let number = part.number.to_string();
        Message::PartOfList.with(locale, &[("number", &number), ("title", title)])
    });
    let title = numbered.unwrap_or_else(|| title.to_owned());
    if title.contains(site_name) {
        title
    } else {
        format!("{title}{BETWEEN}{site_name}")
    }
}

/// The page and its translations by language, but for those that search engines may not list. Who
/// speaks none of them gets the Danish.
pub(crate) fn alternates(
    page: Fields<'_>,
    address: &PageAddress<'_>,
    group: &Group,
) -> Vec<(String, String)> {
    let indexed = page.list("translations").filter(|other| is_indexed(*other));
    let translations = Translation::list(indexed, address.site, address.locale);
    if translations.is_empty() {
        return Vec::new();
    }
    let own = (address.locale, address.path());
    let others = translations
        .iter()
        .map(|other| (other.locale, other.path.clone()));
    let mut all: Vec<(Locale, String)> = std::iter::once(own).chain(others).collect();
    all.sort();
    let absolute = |path: &str| group.absolute(address.site, path);
    let coded = |(locale, path): &(Locale, String)| (locale.code().to_owned(), absolute(path));
    let mut list: Vec<(String, String)> = all.iter().map(coded).collect();
    if let Some((Locale::Da, path)) = all.first() {
        list.push(("x-default".to_owned(), absolute(path)));
    }
    list
}

/// The same by all codes of all languages. Search engines are not told of `se`, which is Northern
/// Sami to them.
fn by_every_code(alternates: Vec<(String, String)>) -> BTreeMap<String, Option<String>> {
    let mut all: BTreeMap<String, Option<String>> = alternates
        .into_iter()
        .map(|(code, address)| (code, Some(address)))
        .collect();
    for locale in Locale::ALL {
        let address = all.get(locale.code()).cloned().flatten();
        for code in locale.codes() {
            all.insert((*code).to_owned(), address.clone());
        }
    }
    all
}

/// Whether search engines may list a page, by what the queries project of it.
pub(crate) fn is_indexed(page: Fields<'_>) -> bool {
    page.text("indexing") != Some("noindex")
}
