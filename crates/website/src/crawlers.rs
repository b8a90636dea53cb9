//! Crawlers and link previews, which get no error page: `docs/rules.md#error-pages`.

/// Products of crawlers that have none of the [`PRODUCT_ENDINGS`].
const PRODUCTS: &[&str] = &[
    "embedly",
    "facebookcatalog",
    "facebookexternalhit",
    "google-inspectiontool",
    "googleother",
    "ia_archiver",
    "lighthouse-ci",
    "mediapartners-google",
    "skypeuripreview",
    "slackbot-linkexpanding",
    "slurp",
    "telegrambot",
    "vkshare",
    "w3c_validator",
    "whatsapp",
];

/// Endings of the products of other crawlers: `Googlebot/2.1`, `Baiduspider/2.0`.
const PRODUCT_ENDINGS: &[&str] = &["bot", "crawler", "spider"];

/// The start of the URL of a page about the crawler, which no browser has:
/// `(+https://example.org/bot)`.
const ABOUT_PAGE: &str = "+http";

/// Whether a `User-Agent` is that of a crawler. The endings need a version: a telephone is called
/// `CUBOT X30`, and Pinterest's app is a browser too.
pub(crate) fn is_crawler(user_agent: &str) -> bool {
    let user_agent = user_agent.to_ascii_lowercase();
    let is_name_character = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let products = user_agent.split(|c: char| !is_name_character(c) && c != '/');
    let is_crawler_product = |word: &str| {
        let (name, version) = word.split_once('/').unwrap_or((word, ""));
        let has_ending = PRODUCT_ENDINGS.iter().any(|ending| name.ends_with(ending));
        PRODUCTS.contains(&name)
            || (has_ending && version.starts_with(|c: char| c.is_ascii_digit()))
    };
    user_agent.contains(ABOUT_PAGE) || products.into_iter().any(is_crawler_product)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By user agent.
    #[test]
    fn crawlers_are_recognised() {
        let cases = [
            (
                "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
                true,
            ),
            ("facebookexternalhit/1.1", true),
            ("Twitterbot/1.0", true),
            ("LinkedInBot/1.0", true),
            ("Slackbot-LinkExpanding 1.0", true),
            ("WhatsApp/2.23", true),
            (
                "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
                true,
            ),
            (
                "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
                true,
            ),
            ("Pinterest/0.2 (+https://www.pinterest.com/bot.html)", true),
            ("Mozilla/5.0 (compatible; Pinterestbot/1.0)", true),
            ("TelegramBot (like TwitterBot)", true),
            // Telephones and browsers within apps.
            (
                "Mozilla/5.0 (Linux; Android 11; CUBOT X30) Chrome/96.0 Mobile Safari/537.36",
                false,
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 [Pinterest/iOS]",
                false,
            ),
            ("Mozilla/5.0 (Linux; Android 9; Abbott) Chrome/96.0", false),
            (
                "Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36",
                false,
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1",
                false,
            ),
            ("", false),
        ];
        for (user_agent, expected) in cases {
            assert_eq!(is_crawler(user_agent), expected, "{user_agent}");
        }
    }
}
