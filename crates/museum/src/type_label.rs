//! What a type of page is called, above its title in lists and in search: spec 9.

use crate::site::said;
use crate::{Locale, Site};

/// The types, and their names in da, en, de, sv.
const LABELS: &[(&[&str], [&str; 4])] = &[
    (
        &["exhibition", "exhibitionOverview"],
        ["Udstilling", "Exhibition", "Ausstellung", "Utställning"],
    ),
    (
        &["eventPage"],
        ["Begivenhed", "Event", "Veranstaltung", "Evenemang"],
    ),
    (
        &[
            "educationOverview",
            "educationLevel",
            "educationTheme",
            "educationTopic",
        ],
        ["Undervisning", "Education", "Bildung", "Undervisning"],
    ),
    (
        &["podcastEpisodePage"],
        ["Episode", "Episode", "Folge", "Avsnitt"],
    ),
    (
        &["podcastShowPage", "podcastOverview"],
        ["Podcast", "Podcast", "Podcast", "Podd"],
    ),
    (&["ticket"], ["Billet", "Ticket", "Ticket", "Biljett"]),
    (
        &["pressRelease", "pressOverview"],
        ["Presse", "Press", "Presse", "Press"],
    ),
    (
        &["calendar"],
        ["Kalender", "Calendar", "Kalender", "Kalender"],
    ),
    (
        &["knowledgeArticle", "knowledgeOverview", "knowledgeTheme"],
        ["Viden", "Knowledge", "Wissen", "Kunskap"],
    ),
    (
        &["project", "projectOverview"],
        ["Projekt", "Project", "Projekt", "Projekt"],
    ),
    (
        &["researchUnit"],
        ["Forskning", "Research", "Forschung", "Forskning"],
    ),
    (
        &["practicalInfoOverview"],
        [
            "Praktisk info",
            "Practical info",
            "Praktisches",
            "Praktisk info",
        ],
    ),
    (
        &["publication", "publicationOverview"],
        ["Publikation", "Publication", "Publikation", "Publikation"],
    ),
    (
        &["service", "serviceOverview"],
        ["Ydelse", "Service", "Leistung", "Tjänst"],
    ),
];

/// A front page, a landing page and whatever else.
const PAGE: [&str; 4] = ["Side", "Page", "Seite", "Sida"];

/// The name of a page type on a site: its own where it has one, as the castle calls
/// exhibitions experiences. A page that is only a page needs no name in a list.
pub fn type_label(page_type: &str, site: &Site, locale: Locale) -> Option<String> {
    if let Some(own) = site.labels.get(page_type) {
        return said(own, locale).map(str::to_owned);
    }
    let entry = LABELS.iter().find(|(types, _)| types.contains(&page_type));
    entry.map(|(_, names)| names[locale as usize].to_owned())
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
