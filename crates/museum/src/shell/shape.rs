//! Root data (`docs/rules.md#menus`) into what is around every page. Without a result the shell is
//! empty but for what the group's file has, the languages above all:
//! `docs/rules.md#failures-behind-a-page`.

use super::{
    Address, Consent, Language, MenuEntry, Navigation, Newsletter, NewsletterForm, NewsletterPopUp,
    Region, Shell, SiblingSite, SiteFace, SocialProfile,
};
use crate::accessibility_statement::accessibility_statement;
use crate::facility::Facility;
use crate::fields::Fields;
use crate::sign_up::{POP_UP, names_list};
use crate::site::text_in;
use crate::words::Message;
use crate::{
    FRONT, Item, Json, Link, LinkKind, Locale, Measurement, RichText, Shaping, Site, Theme,
    TicketCard, Translation, WarningKind,
};
use std::ops::RangeInclusive;

/// Fixed: `docs/rules.md#footer`.
const COUNTRY_CODE: &str = "da";
/// The platforms whose marks are known, and the hosts that they have: `docs/rules.md#footer`.
const PLATFORMS: [(&str, &[&str]); 4] = [
    ("facebook", &["facebook.com", "fb.com"]),
    ("instagram", &["instagram.com"]),
    ("twitter", &["twitter.com", "x.com"]),
    ("youtube", &["youtube.com", "youtu.be"]),
];

impl Shell {
    pub(crate) fn shape(
        answer: Option<&Json<'_>>,
        own: Option<&str>,
        translations: &[Translation],
        shaping: &Shaping<'_>,
    ) -> Self {
        let nothing = Json::Null;
        let answer = Fields::of(answer.unwrap_or(&nothing));
        let none = Fields::of(&nothing);
        let navigation = answer.child("navigationData").unwrap_or(none);
        let config = answer.child("siteConfig").unwrap_or(none);
        let house = Facility::of_site(config);
        if let Some(house) = &house {
            shaping.set_house(house.hours());
        }
        Self {
            site: SiteFace::shape(config, shaping),
            locale: shaping.locale,
            languages: languages(own, translations, shaping),
            open_now: house.map(|house| house.now(shaping)),
            navigation: Navigation::shape(navigation, shaping),
            address: Address::shape(config),
            social_profiles: social_profiles(navigation, config),
            regions: regions(shaping),
            subsites: subsites(config, shaping),
            newsletter: Newsletter::shape(config, shaping),
            newsletter_pop_up: NewsletterPopUp::shape(config, shaping),
            search_suggestions: navigation
                .values("searchSuggestions")
                .filter_map(Json::as_str)
                .map(str::to_owned)
                .collect(),
            consent: Consent::shape(navigation, shaping),
        }
    }
}

impl Consent {
    /// The menus name the page about cookies; without one the choice is on the front page.
    fn shape(navigation: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        if !shaping.group.asks_consent() {
            return None;
        }
        let page = Link::at(navigation, "cookiePage", shaping);
        let title = Message::CookieChoice.text(shaping.locale).to_owned();
        let measurement = shaping.group.measurement();
        Some(Self {
            choice: Link {
                title,
                ..page.unwrap_or_else(|| Link {
                    title: String::new(),
                    href: shaping.site.path(shaping.locale, FRONT),
                    kind: LinkKind::Internal,
                })
            },
            tag_manager: measurement.map(Measurement::script),
            tag_cookies: measurement.map_or_else(Vec::new, |tags| tags.cookies.clone()),
        })
    }
}

impl SiteFace {
    fn shape(config: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let Shaping { site, locale, .. } = shaping;
        let spoken = |name| config.spoken(name, *locale).map(str::to_owned);
        let name = config.spoken("siteName", *locale);
        Self {
            key: site.key.clone(),
            name: name.unwrap_or(site.name(*locale)).to_owned(),
            home: site.path(*locale, FRONT),
            logo: site.logo.clone(),
            theme: theme(site).under(config.child("theme")),
            labels: site.labels(*locale),
            alternate_name: spoken("siteNameAlternate"),
            description: spoken("siteDescription"),
            organization_description: spoken("organizationDescription"),
            notice: shaping.group.notice(*locale).to_owned(),
        }
    }
}

fn theme(site: &Site) -> Theme {
    site.theme.clone().unwrap_or_default()
}

/// The languages of the switcher. Where the page is not translated they lead to the root of
/// the language.
fn languages(
    own: Option<&str>,
    translations: &[Translation],
    shaping: &Shaping<'_>,
) -> Vec<Language> {
    let language = |code: &Locale| {
        let current = *code == shaping.locale;
        let translation = translations.iter().find(|other| other.locale == *code);
        let path = match translation {
            Some(translation) => Some(translation.path.as_str()),
            None => own.filter(|_| current),
        };
        let root = || shaping.site.path(*code, FRONT);
        // A day and a choice of the calendar are the same in every language.
        let choice = match shaping.query_string.as_str() {
            "" => String::new(),
            search => format!("?{search}"),
        };
        Language {
            code: *code,
            label: code.label().to_owned(),
            icon: code.code().to_uppercase(),
            url: path.map_or_else(root, |path| format!("{path}{choice}")),
            translated: path.is_some(),
            current,
        }
    };
    shaping.site.locales.iter().map(language).collect()
}

impl Navigation {
    fn shape(fields: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let mut policies = Vec::new();
        if let Some(footer) = fields.child("footer") {
            policies = Link::list(footer, "policyPages", shaping);
        }
        // One that is among the policies already stands where the editor put it.
        let statement = accessibility_statement(fields, shaping);
        let is_new = |statement: &Link| policies.iter().all(|link| link.href != statement.href);
        policies.extend(statement.filter(is_new));
        if let Some(footer) = fields.child("footer") {
            policies.extend(Link::list(footer, "meta", shaping));
        }
        Self {
            primary: MenuEntry::list(fields, "primary", shaping),
            secondary: Link::list(fields, "secondary", shaping),
            tertiary: MenuEntry::list(fields, "tertiary", shaping),
            policies,
            practical_info: Link::at(fields, "practicalInfo", shaping),
            tickets: Link::at(fields, "tickets", shaping),
            search: Link::at(fields, "search", shaping).or_else(|| Some(search(shaping))),
            featured: Item::chosen(fields, "featured", shaping),
            featured_ticket: TicketCard::at(fields, "featuredTicket", shaping),
        }
    }
}

/// The site's own search page.
fn search(shaping: &Shaping<'_>) -> Link {
    Link {
        title: Message::Search.text(shaping.locale).to_owned(),
        href: shaping.site.search_path(shaping.locale),
        kind: LinkKind::Internal,
    }
}

impl MenuEntry {
    /// Entries, three levels of them at most: the query goes no deeper.
    fn list(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Vec<Self> {
        let entry = |entry: Fields<'_>| {
            let entries = Self::list(entry, "entries", shaping);
            let title = entry.text("title");
            let link = match (Link::at(entry, "link", shaping), title) {
                (Some(link), Some(title)) => Link {
                    title: title.to_owned(),
                    ..link
                },
                (Some(link), None) => link,
                // A heading over others leads nowhere itself.
                (None, Some(title)) if !entries.is_empty() => Link::nowhere(title),
                (None, _) => return None,
            };
            Some(Self { link, entries })
        };
        fields.list(name).filter_map(entry).collect()
    }
}

impl Address {
    fn shape(config: Fields<'_>) -> Self {
        let text = |name| config.owned(name).unwrap_or_default();
        let contact = config.child("contactPoint");
        let reach = |name| contact.and_then(|contact| contact.owned(name));
        Self {
            street: text("street"),
            zip: text("zip"),
            city: text("city"),
            country_code: COUNTRY_CODE.to_owned(),
            phone: reach("phone").unwrap_or_default(),
            email: reach("email").unwrap_or_default(),
        }
    }
}

/// The profiles that the site's facts and its footer name, each platform once.
fn social_profiles(navigation: Fields<'_>, config: Fields<'_>) -> Vec<SocialProfile> {
    let footer = navigation.child("footer");
    let in_footer = footer
        .into_iter()
        .flat_map(|footer| footer.list("socialMedia"));
    let mut profiles: Vec<SocialProfile> = Vec::new();
    for fields in config.list("socialProfiles").chain(in_footer) {
        let profile = fields.text("url").and_then(profile);
        let known = |profile: &SocialProfile| {
            profiles
                .iter()
                .any(|known| known.platform == profile.platform)
        };
        if let Some(profile) = profile.filter(|profile| !known(profile)) {
            profiles.push(profile);
        }
    }
    profiles
}

fn profile(url: &str) -> Option<SocialProfile> {
    let rest = url.strip_prefix("https://")?;
    let host = rest.split('/').next().unwrap_or_default();
    let is = |name: &str| host == name || host.ends_with(&format!(".{name}"));
    let (platform, _) = PLATFORMS
        .iter()
        .find(|(_, hosts)| hosts.iter().any(|name| is(name)))?;
    Some(SocialProfile {
        platform: (*platform).to_owned(),
        url: url.to_owned(),
    })
}

/// The museums of the group by region, for the footer: `docs/rules.md#the-group-and-its-sites`.
fn regions(shaping: &Shaping<'_>) -> Vec<Region> {
    let region = |region: &crate::RegionName| {
        let here = |site: &&Site| site.region.as_deref() == Some(&region.key);
        let sites = shaping.group.sites.iter().filter(here);
        Region {
            name: text_in(&region.name, shaping.locale)
                .unwrap_or_default()
                .to_owned(),
            sites: sites.map(|site| sibling(site, shaping)).collect(),
        }
    };
    let all = shaping.group.regions.iter().map(region);
    all.filter(|region| !region.sites.is_empty()).collect()
}

/// The sites that a site's facts name as its own: research, collections, conservation.
fn subsites(config: Fields<'_>, shaping: &Shaping<'_>) -> Vec<SiblingSite> {
    let keys = config.values("subsites").filter_map(Json::as_str);
    let site = |key: &str| {
        let Ok(site) = shaping.group.site(key) else {
            let location = "siteConfig.subsites";
            shaping.warn(WarningKind::UnknownSite(key.to_owned()), location);
            return None;
        };
        Some(sibling(site, shaping))
    };
    keys.filter_map(site).collect()
}

fn sibling(site: &Site, shaping: &Shaping<'_>) -> SiblingSite {
    let locale = Some(shaping.locale).filter(|locale| site.locales.contains(locale));
    let path = site.path(locale.unwrap_or_default(), FRONT);
    let (href, kind) = if site.key == shaping.site.key {
        (path, LinkKind::Internal)
    } else {
        (shaping.group.absolute(site, &path), LinkKind::CrossSite)
    };
    SiblingSite {
        key: site.key.clone(),
        link: Link {
            title: site.name(shaping.locale).to_owned(),
            href,
            kind,
        },
        place: text_in(&site.place, shaping.locale)
            .unwrap_or_default()
            .to_owned(),
        logo: site.logo.clone(),
        tint: theme(site).tint,
    }
}

impl Newsletter {
    fn shape(config: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let fields = config.child("newsletter")?;
        // A letter has one list for all languages: a page is named in its own.
        let own = |link: &Fields<'_>| {
            let page = link.child("target").and_then(|page| page.text("locale"));
            page.and_then(Locale::parse)
                .is_none_or(|locale| locale == shaping.locale)
        };
        let links = fields.list("linkList").filter(own);
        let links = links.filter_map(|link| Link::shape(link, shaping, "newsletter"));
        let theme = theme(shaping.site).under(config.child("theme"));
        Some(Self {
            title: fields.spoken("title", shaping.locale)?.to_owned(),
            content: RichText::spoken(fields, "content", shaping),
            links: links.collect(),
            terms_title: fields
                .spoken("termsTitle", shaping.locale)
                .map(str::to_owned),
            terms: RichText::spoken(fields, "terms", shaping),
            form: NewsletterForm::of_site(shaping),
            theme: fields.child("theme").map(|own| theme.under(Some(own))),
        })
    }
}

/// After how many seconds a pop-up shows itself that names no time.
const POP_UP_SECONDS: u32 = 30;
/// One that shows itself sooner is in the way of what the visitor came for.
const POP_UP_WAITS: RangeInclusive<u32> = 5..=600;

impl NewsletterPopUp {
    /// The pop-up: its own words, and the terms and colours of the site's letter.
    fn shape(config: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let fields = config.child("newsletterPopUp")?;
        let title = fields.spoken("title", shaping.locale)?.to_owned();
        let letter = Newsletter::shape(config, shaping)?;
        let module = names_list(fields).then(|| POP_UP.to_owned());
        let seconds = fields.whole("seconds", POP_UP_WAITS);
        Some(Self {
            newsletter: Newsletter {
                title,
                content: RichText::spoken(fields, "content", shaping),
                links: Vec::new(),
                form: NewsletterForm {
                    module,
                    ..letter.form
                },
                ..letter
            },
            seconds: seconds.unwrap_or(POP_UP_SECONDS),
            close: Message::Close.text(shaping.locale).to_owned(),
        })
    }
}

impl NewsletterForm {
    /// The form for the site's own list.
    fn of_site(shaping: &Shaping<'_>) -> Self {
        Self {
            site: shaping.site.key.clone(),
            locale: shaping.locale,
            page: None,
            module: None,
        }
    }

    /// The form for the list of a module of the page that is being shaped.
    pub(crate) fn of_module(key: &str, shaping: &Shaping<'_>) -> Self {
        Self {
            page: Some(shaping.document()),
            module: Some(key.to_owned()),
            ..Self::of_site(shaping)
        }
    }
}
