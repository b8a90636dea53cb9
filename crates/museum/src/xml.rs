//! What XML may hold.

/// A text without the characters that XML 1.0 forbids however they are written: a reader that
/// meets U+0001, pasted into a title with the rest, refuses the whole file.
pub(crate) fn without_forbidden(mut text: String) -> String {
    text.retain(is_allowed);
    text
}

/// The production `Char` of XML 1.0.
fn is_allowed(letter: char) -> bool {
    matches!(letter, '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fields::owned;
    use crate::news_feed::{self, NewsKind};
    use crate::{Environment, Group, Locale, Shaping, podcast_feed, sitemap};
    use serde_json::json;

    /// Every file that is XML, with every character that it must not hold in what editors write.
    #[test]
    fn no_file_holds_what_xml_forbids() {
        let group = include_str!("../../../demo/group.toml");
        let group = Group::parse(group, Environment::Production).unwrap();
        let site = group.site("nationalmuseet").unwrap();
        let now = "2026-11-18T10:00:00Z".parse().unwrap();
        let shaping = Shaping::new(&group, site, Locale::Da, "/media", now);
        let forbidden: String = ('\0'..' ').chain(['\u{fffe}', '\u{ffff}']).collect();
        let title = format!("Lurer {forbidden}og æ, ✨");
        let page = json!({"_id": "p", "_type": "pressRelease", "title": title, "slug": "presse/a",
            "site": "nationalmuseet", "locale": "da", "excerpt": title, "description": title});
        let news =
            json!({"siteConfig": {"siteName": {"da": title}}, "overview": page, "items": [page]});
        let mut episode = page.clone();
        episode["episode"] = json!({"_id": "e", "playbackUrl": "https://pod.example.org/a.mp3"});
        let mut podcast = page.clone();
        podcast["show"] = json!({"_id": "s", "author": title});
        podcast["episodes"] = json!([episode]);
        let mut odd = page.clone();
        odd["slug"] = title.as_str().into();
        let [news, podcast, pages] = [&news, &podcast, &json!([odd, page])].map(owned);
        let entries = sitemap::entries(&pages, site, &group);
        let files = [
            news_feed::rss(NewsKind::Press, news.get_value(), &shaping).unwrap(),
            podcast_feed::rss(podcast.get_value(), &shaping).unwrap(),
            sitemap::index(&[(title.clone(), None)]),
            entries.into_iter().map(|entry| entry.text).collect(),
        ];
        for file in files {
            let found: Vec<char> = file.chars().filter(|one| !is_allowed(*one)).collect();
            assert!(found.is_empty() && !file.is_empty(), "{found:?}: {file}");
        }
    }
}
