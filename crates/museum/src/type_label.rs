//! What a type of page is called, above its title in lists and in search:
//! `docs/rules.md#type-labels`.

use crate::site::text_in;
use crate::words::Message;
use crate::{Locale, PageType, Site};

/// The name of a page type on a site: its own where it has one, as the castle calls
/// exhibitions experiences. A page that is only a page needs no name in a list.
pub fn type_label(page_type: &str, site: &Site, locale: Locale) -> Option<String> {
    let label = PageType::named(page_type)?.label?;
    // Overviews are named as what they list: `exhibitionOverview` is an experience too.
    let named = page_type.strip_suffix("Overview").unwrap_or(page_type);
    let own = site.labels.get(named).and_then(|own| text_in(own, locale));
    Some(own.unwrap_or(label.text(locale)).to_owned())
}

/// The same for search, where every result has a name.
pub fn search_label(page_type: &str, site: &Site, locale: Locale) -> String {
    let plain = || Message::Page.text(locale).to_owned();
    type_label(page_type, site, locale).unwrap_or_else(plain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Environment, Group};

    /// The labels of search in Danish. The open-air museum and the castle
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
            for page_type in ["exhibition", "exhibitionOverview"] {
                let label = search_label(page_type, site, Locale::En);
                assert_eq!(label, "Experience", "{key} {page_type}");
            }
        }
    }
}
