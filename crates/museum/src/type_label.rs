//! What a type of page is called, above its title in lists and in search: spec 9.

use crate::site::said;
use crate::{Locale, PageType, Site};

/// The word for a type of page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TypeLabel {
    Exhibition,
    Event,
    Education,
    Episode,
    Podcast,
    Ticket,
    Press,
    Calendar,
    Knowledge,
    Project,
    Research,
    PracticalInfo,
    Publication,
    Service,
}

impl TypeLabel {
    /// In da, en, de, sv.
    const fn texts(self) -> [&'static str; 4] {
        match self {
            Self::Exhibition => ["Udstilling", "Exhibition", "Ausstellung", "Utställning"],
            Self::Event => ["Begivenhed", "Event", "Veranstaltung", "Evenemang"],
            Self::Education => ["Undervisning", "Education", "Bildung", "Undervisning"],
            Self::Episode => ["Episode", "Episode", "Folge", "Avsnitt"],
            Self::Podcast => ["Podcast", "Podcast", "Podcast", "Podd"],
            Self::Ticket => ["Billet", "Ticket", "Ticket", "Biljett"],
            Self::Press => ["Presse", "Press", "Presse", "Press"],
            Self::Calendar => ["Kalender", "Calendar", "Kalender", "Kalender"],
            Self::Knowledge => ["Viden", "Knowledge", "Wissen", "Kunskap"],
            Self::Project => ["Projekt", "Project", "Projekt", "Projekt"],
            Self::Research => ["Forskning", "Research", "Forschung", "Forskning"],
            Self::PracticalInfo => [
                "Praktisk info",
                "Practical info",
                "Praktisches",
                "Praktisk info",
            ],
            Self::Publication => ["Publikation", "Publication", "Publikation", "Publikation"],
            Self::Service => ["Ydelse", "Service", "Leistung", "Tjänst"],
        }
    }
}

/// A front page, a landing page and whatever else.
const PAGE: [&str; 4] = ["Side", "Page", "Seite", "Sida"];

/// The name of a page type on a site: its own where it has one, as the castle calls
/// exhibitions experiences. A page that is only a page needs no name in a list.
pub fn type_label(page_type: &str, site: &Site, locale: Locale) -> Option<String> {
    if let Some(own) = site.labels.get(page_type) {
        return said(own, locale).map(str::to_owned);
    }
    let label = PageType::named(page_type)?.label?;
    Some(label.texts()[locale as usize].to_owned())
}

/// The same for search, where every result has a name.
pub fn search_label(page_type: &str, site: &Site, locale: Locale) -> String {
    let plain = || PAGE[locale as usize].to_owned();
    type_label(page_type, site, locale).unwrap_or_else(plain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Environment, Group};

    /// Spec 9: the labels of search in Danish. Spec 1: the open-air museum and the castle
    /// call exhibitions experiences.
    #[test]
    fn every_type_has_its_name() {
        let text = include_str!("../../../demo/group.toml");
        let group = Group::parse(text, Environment::Development).unwrap();
        let cases = [
            ("exhibition", "Udstilling"),
            ("exhibitionOverview", "Udstilling"),
            ("eventPage", "Begivenhed"),
            ("educationOverview", "Undervisning"),
            ("educationLevel", "Undervisning"),
            ("educationTheme", "Undervisning"),
            ("educationTopic", "Undervisning"),
            ("podcastEpisodePage", "Episode"),
            ("podcastShowPage", "Podcast"),
            ("podcastOverview", "Podcast"),
            ("ticket", "Billet"),
            ("pressRelease", "Presse"),
            ("pressOverview", "Presse"),
            ("calendar", "Kalender"),
            ("knowledgeArticle", "Viden"),
            ("knowledgeOverview", "Viden"),
            ("knowledgeTheme", "Viden"),
            ("project", "Projekt"),
            ("projectOverview", "Projekt"),
            ("researchUnit", "Forskning"),
            ("practicalInfoOverview", "Praktisk info"),
            ("publication", "Publikation"),
            ("publicationOverview", "Publikation"),
            ("service", "Ydelse"),
            ("serviceOverview", "Ydelse"),
            ("frontPage", "Side"),
            ("landingPage", "Side"),
            ("hologram", "Side"),
        ];
        let site = group.site("nationalmuseet").unwrap();
        for (page_type, expected) in cases {
            assert_eq!(search_label(page_type, site, Locale::Da), expected);
        }
        assert_eq!(type_label("landingPage", site, Locale::Da), None);
        for key in ["frilandsmuseet", "slottet"] {
            let site = group.site(key).unwrap();
            let label = search_label("exhibition", site, Locale::En);
            assert_eq!(label, "Experience", "{key}");
        }
    }
}
