//! What is around every page of a site: the head with its menus, the footer, the
//! languages.

mod shape;

use crate::{Item, Link, Locale, OpenNow, RichText, Theme, TicketCard};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// The frame of a site's pages in one language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Shell {
    /// The site.
    pub site: SiteFace,
    /// The language of the frame.
    pub locale: Locale,
    /// The languages of the site, for the switcher.
    pub languages: Vec<Language>,
    /// Whether the site is open now; nothing for a site that has no hours.
    pub open_now: Option<OpenNow>,
    /// The menus.
    pub navigation: Navigation,
    /// Where the site is.
    pub address: Address,
    /// Its profiles elsewhere: facebook, instagram, twitter, youtube.
    pub social_profiles: Vec<SocialProfile>,
    /// The museums of the group by region, for the footer.
    pub regions: Vec<Region>,
    /// Sites of the group that belong to this one.
    pub subsites: Vec<SiblingSite>,
    /// What to sign up to at the end of each page.
    pub newsletter: Option<Newsletter>,
    /// What to sign up to in a pop-up.
    #[serde(default)]
    pub newsletter_pop_up: Option<NewsletterPopUp>,
    /// Words that others search for.
    pub search_suggestions: Vec<String>,
    /// What waits for the visitor's consent; nothing where nothing does.
    #[serde(default)]
    pub consent: Option<Consent>,
}

/// What waits for a visitor's consent. The dialog itself comes with code of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Consent {
    /// What leads to the choice: without JavaScript, to the page about cookies.
    pub choice: Link,
    /// The script of the tag manager, where visits are measured.
    pub tag_manager: Option<String>,
    /// The cookies that its tags set: `_ga`, or `_ga_*` for all that begin so.
    pub tag_cookies: Vec<String>,
}

/// How a site shows itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SiteFace {
    /// Its key: `nationalmuseet`.
    pub key: String,
    /// Its name in the language of the frame.
    pub name: String,
    /// The path of its front page in the language of the frame.
    pub home: String,
    /// Which of the bundled logos it has.
    pub logo: String,
    /// Its colours.
    pub theme: Theme,
    /// Names for things that are its own: `exhibitions` is `experiences` at the castle.
    pub labels: BTreeMap<String, String>,
    /// Another name that it is known by.
    pub alternate_name: Option<String>,
    /// What the site is about.
    pub description: Option<String>,
    /// What the museum is, for the footer.
    pub organization_description: Option<String>,
    /// A word that the site is not a real one; empty where it is.
    pub notice: String,
}

/// A language in the switcher.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Language {
    /// The language.
    pub code: Locale,
    /// Its own name for itself.
    pub label: String,
    /// What stands for it in the switcher: its code in capitals. A flag is that of a country.
    pub icon: String,
    /// Where the switcher leads: the page's translation if there is one, else the root of
    /// that language.
    pub url: String,
    /// Whether that is the page's translation.
    pub translated: bool,
    /// Whether it is the language of this page.
    pub current: bool,
}

/// The menus.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Navigation {
    /// The main menu, three levels deep.
    pub primary: Vec<MenuEntry>,
    /// The quick links above it.
    pub secondary: Vec<Link>,
    /// The lists of the footer, each with its links below it.
    pub tertiary: Vec<MenuEntry>,
    /// Privacy, cookies, accessibility.
    pub policies: Vec<Link>,
    /// Practical information.
    pub practical_info: Option<Link>,
    /// Where tickets are.
    pub tickets: Option<Link>,
    /// Where one searches.
    #[serde(default)]
    pub search: Option<Link>,
    /// What the open menu shows beside its entries.
    pub featured: Vec<Item>,
    /// The ticket that it offers there.
    pub featured_ticket: Option<TicketCard>,
}

/// An entry of a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MenuEntry {
    /// What it says, and where it leads.
    pub link: Link,
    /// What is below it.
    pub entries: Vec<MenuEntry>,
}

/// Where a site is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "said by their names")]
pub struct Address {
    pub street: String,
    pub zip: String,
    pub city: String,
    /// Fixed to `da`: `docs/rules.md#footer`. What the outside world reads says `DK`.
    pub country_code: String,
    pub phone: String,
    pub email: String,
}

/// A profile on a social platform.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SocialProfile {
    /// `facebook`, `instagram`, `twitter` or `youtube`.
    pub platform: String,
    /// Its address.
    pub url: String,
}

/// The museums of one region.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Region {
    /// `København`, `Sjælland og Møn`, `Jylland`.
    pub name: String,
    /// Its museums.
    pub sites: Vec<SiblingSite>,
}

/// Another site of the group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SiblingSite {
    /// Its key.
    pub key: String,
    /// Its name, and where it is.
    pub link: Link,
    /// A few words: `Ved Vejle`.
    pub place: String,
    /// Which of the bundled logos it has.
    pub logo: String,
    /// The ink of its mark on a dark ground.
    pub tint: String,
}

/// What to sign up to: `docs/rules.md#newsletter`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Newsletter {
    /// `Få museet i indbakken`.
    pub title: String,
    /// What one gets.
    pub content: RichText,
    /// What else to read.
    pub links: Vec<Link>,
    /// What the terms are called.
    pub terms_title: Option<String>,
    /// What one agrees to.
    pub terms: RichText,
    /// What its form says by itself.
    pub form: NewsletterForm,
    /// Colours of its own.
    pub theme: Option<Theme>,
}

/// A sign-up that shows itself once a visitor has been on the site for a while.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NewsletterPopUp {
    /// What to sign up to.
    pub newsletter: Newsletter,
    /// After how many seconds on a page it shows itself.
    pub seconds: u32,
    /// The label of the button that closes it.
    pub close: String,
}

/// What a form says besides what the visitor writes: where content names the list. Its
/// identifiers stay with the host, which looks them up itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct NewsletterForm {
    /// The key of the site.
    pub site: String,
    /// The language in which the visitor is answered.
    pub locale: Locale,
    /// The document of the page whose module names the list; none for the site's own list.
    pub page: Option<String>,
    /// The key of that module; `pop-up` without a page for the list of the site's pop-up.
    pub module: Option<String>,
}
