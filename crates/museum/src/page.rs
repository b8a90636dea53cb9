//! A page, whole.

use crate::fields::Fields;
use crate::structured_data::{self, Subject};
use crate::words::Message;
use crate::{
    Body, FailedPage, FeedLink, FoundPage, Json, Link, Locale, NewsletterPage, NotFoundPage,
    PageAddress, PageType, PreviewCard, SearchPage, Seo, Shaping, Shell, SignUpOutcome, Site, Tag,
    Theme,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Everything that a page is drawn from: the page's data block and its `_payload.json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PageView {
    /// What is on this page.
    pub page: Page,
    /// What is around every page of the site.
    pub shell: Shell,
    /// JSON-LD for search engines, which load pages whole: it stands in the document, and neither
    /// in its data block nor in `_payload.json`.
    #[serde(skip)]
    #[ts(skip)]
    pub structured_data: Option<serde_json::Value>,
    /// What link previews show where the editor chose no picture for them. It is drawn on the
    /// server: the browser has its address alone.
    #[serde(skip)]
    #[ts(skip)]
    pub preview_card: Option<PreviewCard>,
}

/// What is on a page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Page {
    /// The document's id; empty for pages that have none.
    pub id: String,
    /// The title.
    pub title: String,
    /// The path on the site's host, with base path and locale: `/en/visit`.
    pub path: String,
    /// The language it is written in.
    pub locale: Locale,
    /// What the head says.
    pub seo: Seo,
    /// Its colours.
    pub theme: Theme,
    /// In which colour the navigation stands on the hero.
    pub navigation_colour: NavigationColour,
    /// How it is wrapped.
    pub layout: Layout,
    /// The same page in other languages.
    pub translations: Vec<Translation>,
    /// What else to read, at its end.
    pub link_list: Option<LinkList>,
    /// What it is about.
    pub meta: Vec<Tag>,
    /// When its document was made; empty for pages that have none.
    pub created_at: String,
    /// When it was changed.
    pub updated_at: String,
    /// The types of modules that stand within its texts: their code is loaded with it.
    pub modules_in_text: Vec<String>,
    /// Its own part, by type.
    pub body: Body,
}

/// In which colour the navigation stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum NavigationColour {
    /// The theme's foreground.
    #[default]
    Foreground,
    /// The theme's background.
    Background,
}

/// How a page is wrapped: `docs/rules.md#articles-and-other-pages`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// With a footer.
    #[default]
    Plain,
    /// Layered above the top, without a footer.
    Article,
}

/// Links below a heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "said by their names")]
pub struct LinkList {
    pub title: Option<String>,
    pub links: Vec<Link>,
}

/// The same page in another language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Translation {
    /// The language.
    pub locale: Locale,
    /// Its path on the site's host.
    pub path: String,
}

impl PageView {
    /// A page from the results of its type's query and the shell's. `None` if the document has
    /// been removed since it was looked up.
    pub fn shape(
        page_type: &PageType,
        answer: &Json<'_>,
        shell: Option<&Json<'_>>,
        address: &PageAddress<'_>,
        shaping: &Shaping<'_>,
    ) -> Option<Self> {
        let fields = Fields::of(answer);
        let id = fields.owned("_id")?;
        shaping.begin(&id);
        let others = fields.list("translations");
        let translations = Translation::list(others, shaping.site, shaping.locale);
        let shell = Shell::shape(shell, Some(&address.path()), &translations, shaping);
        note(&shell, shaping);
        let body = (page_type.shape)(fields, shaping);
        let mut seo = Seo::shape(fields, address, &shell.site.name, shaping);
        seo.feeds = FeedLink::list(page_type.name, fields, &shell.site.name, shaping);
        let subject = Subject {
            page: fields,
            seo: &seo,
            shell: &shell,
            shaping,
        };
        let structured_data = structured_data::of_page(page_type.describe, &subject);
        let theme = page_theme(&shell.site.theme, fields);
        let preview_card = match seo.og_image {
            Some(_) => None,
            None => Some(PreviewCard::shape(fields, &shell, &theme, shaping)),
        };
        if let Some(card) = &preview_card {
            seo.og_image = Some(card.picture_at(address, &seo.title, shaping));
        }
        let page = Page {
            id,
            title: fields.owned("title").unwrap_or_default(),
            path: address.path(),
            locale: shaping.locale,
            seo,
            theme,
            navigation_colour: match fields.text("navigationColor") {
                Some("background") => NavigationColour::Background,
                _ => NavigationColour::Foreground,
            },
            layout: Layout::of(page_type.name, fields),
            translations,
            link_list: LinkList::shape(fields, shaping),
            meta: Tag::list(fields, "tags", shaping),
            created_at: fields.owned("_createdAt").unwrap_or_default(),
            updated_at: fields.owned("_updatedAt").unwrap_or_default(),
            modules_in_text: shaping.modules_in_text(),
            body,
        };
        Some(Self {
            page,
            shell,
            structured_data,
            preview_card,
        })
    }

    /// The "not found" page: the site's own, or the texts of `docs/rules.md#error-pages`.
    pub fn not_found(
        answer: Option<&Json<'_>>,
        shell: Option<&Json<'_>>,
        address: &PageAddress<'_>,
        shaping: &Shaping<'_>,
    ) -> Self {
        let fields = answer.filter(|answer| answer.is_object()).map(Fields::of);
        shaping.begin(fields.and_then(|page| page.text("_id")).unwrap_or_default());
        let shell = Shell::shape(shell, None, &[], shaping);
        note(&shell, shaping);
        let body = NotFoundPage::shape(fields, shaping);
        let (title, description) = (body.title.clone(), body.description.clone());
        Self::without_document(
            title,
            &description,
            Body::NotFoundPage(body),
            shell,
            address,
            shaping,
        )
    }

    /// The error page.
    pub fn failed(
        shell: Option<&Json<'_>>,
        address: &PageAddress<'_>,
        shaping: &Shaping<'_>,
    ) -> Self {
        let shell = Shell::shape(shell, None, &[], shaping);
        note(&shell, shaping);
        let body = FailedPage::new(shaping.locale);
        let (title, description) = (body.title.clone(), body.description.clone());
        Self::without_document(
            title,
            &description,
            Body::FailedPage(body),
            shell,
            address,
            shaping,
        )
    }

    /// The search page: what was found, and its documents; `None` if the search is away.
    pub fn search(
        found: Option<(&[FoundPage], &Json<'_>)>,
        shell: Option<&Json<'_>>,
        address: &PageAddress<'_>,
        shaping: &Shaping<'_>,
    ) -> Self {
        let path = |locale| shaping.site.search_path(locale);
        let translations = Translation::of_no_document(path, shaping);
        let shell = Shell::shape(shell, Some(&address.path()), &translations, shaping);
        note(&shell, shaping);
        let body = SearchPage::shape(found, &shell, shaping);
        let title = Message::Search.text(shaping.locale);
        let title = match body.query.as_str() {
            "" => title.to_owned(),
            query => format!("{title}: {query}"),
        };
        let body = Body::SearchPage(body);
        Self::without_document(title, "", body, shell, address, shaping)
    }

    /// The page that says what came of a sign-up to a newsletter.
    pub fn newsletter(
        outcome: SignUpOutcome,
        shell: Option<&Json<'_>>,
        address: &PageAddress<'_>,
        shaping: &Shaping<'_>,
    ) -> Self {
        let path = |locale| shaping.site.newsletter_path(locale);
        let translations = Translation::of_no_document(path, shaping);
        let shell = Shell::shape(shell, Some(&address.path()), &translations, shaping);
        note(&shell, shaping);
        let body = NewsletterPage::new(outcome, shaping.locale);
        let (title, description) = (body.heading.clone(), body.text.clone());
        let body = Body::NewsletterPage(body);
        Self::without_document(title, &description, body, shell, address, shaping)
    }

    fn without_document(
        title: String,
        description: &str,
        body: Body,
        shell: Shell,
        address: &PageAddress<'_>,
        shaping: &Shaping<'_>,
    ) -> Self {
        let seo = Seo::of_no_document(&title, description, address, &shell.site.name, shaping);
        let page = Page {
            id: String::new(),
            title,
            path: address.path(),
            locale: shaping.locale,
            seo,
            theme: shell.site.theme.clone(),
            navigation_colour: NavigationColour::default(),
            layout: Layout::default(),
            translations: Vec::new(),
            link_list: None,
            meta: Vec::new(),
            created_at: String::new(),
            updated_at: String::new(),
            modules_in_text: shaping.modules_in_text(),
            body,
        };
        Self {
            page,
            shell,
            structured_data: None,
            preview_card: None,
        }
    }
}

/// What the body of a page is shaped with of what is around it.
fn note(shell: &Shell, shaping: &Shaping<'_>) {
    shaping.set_theme(&shell.site.theme);
    let policies = shell.navigation.policies.iter();
    shaping.set_policies(policies.map(|link| link.href.clone()));
}

/// The colours of a page over those of its site: what several pages share, its own, and those
/// that hold for it alone.
fn page_theme(site: &Theme, page: Fields<'_>) -> Theme {
    let over = ["siteTheme", "theme", "pageTheme"];
    over.iter()
        .fold(site.clone(), |theme, name| theme.under(page.child(name)))
}

impl LinkList {
    /// `linkListTitle` and `linkList`: `docs/rules.md#fields-of-a-page`.
    fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let links = Link::list(page, "linkList", shaping);
        (!links.is_empty()).then(|| Self {
            title: page.owned("linkListTitle"),
            links,
        })
    }
}

impl Layout {
    /// Articles are layered above the top and have no footer, and so is a page whose
    /// first module is an article's hero: `docs/rules.md#articles-and-other-pages`.
    fn of(page_type: &str, page: Fields<'_>) -> Self {
        let first = page.list("modules").next();
        let hero = first.and_then(|module| module.text("_type")) == Some("heroArticle");
        if hero || ["knowledgeArticle", "article"].contains(&page_type) {
            Self::Article
        } else {
            Self::Plain
        }
    }
}

impl Translation {
    /// The same page in the site's other languages, if every language has it.
    fn of_no_document(path: impl Fn(Locale) -> String, shaping: &Shaping<'_>) -> Vec<Self> {
        let others = shaping.site.locales.iter().copied();
        let others = others.filter(|locale| *locale != shaping.locale);
        let other = |locale| Self {
            locale,
            path: path(locale),
        };
        others.map(other).collect()
    }

    /// The same page in the site's other languages than its own.
    pub(crate) fn list<'a>(
        others: impl Iterator<Item = Fields<'a>>,
        site: &Site,
        own: Locale,
    ) -> Vec<Self> {
        let mut list: Vec<Self> = Vec::new();
        for other in others {
            let locale = other.text("locale").and_then(Locale::parse);
            let (Some(locale), Some(slug)) = (locale, other.text("slug")) else {
                continue;
            };
            let here = other.text("site").is_none_or(|key| key == site.key)
                && site.locales.contains(&locale);
            if here && locale != own && list.iter().all(|known| known.locale != locale) {
                let path = site.path(locale, slug);
                list.push(Self { locale, path });
            }
        }
        list.sort_by_key(|translation| translation.locale);
        list
    }
}
