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
