//! Crawlers and link previews, which get no error page: `docs/rules.md#error-pages`.

/// The names of those whose product does not end as [`ENDINGS`] have it.
const NAMES: &[&str] = &[
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

/// How the others end their product: `Googlebot/2.1`, `Baiduspider/2.0`.
const ENDINGS: &[&str] = &["bot", "crawler", "spider"];

/// A page about the crawler, which no browser has in its name: `(+https://example.org/bot)`.
const ABOUT: &str = "+http";

/// Whether a user agent is one of them. The words alone do not tell: a telephone is called
/// `CUBOT X30`, and Pinterest's app is a browser too.
pub(crate) fn is_crawler(agent: &str) -> bool {
    let agent = agent.to_ascii_lowercase();
    let in_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let products = agent.split(|c: char| !in_name(c) && c != '/');
    let is_one = |word: &str| {
        let (name, version) = word.split_once('/').unwrap_or((word, ""));
        let ends = ENDINGS.iter().any(|ending| name.ends_with(ending));
        NAMES.contains(&name) || (ends && version.starts_with(|c: char| c.is_ascii_digit()))
    };
    agent.contains(ABOUT) || products.into_iter().any(is_one)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By user agent.
    #[test]
    fn who_is_one() {
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
        for (agent, expected) in cases {
            assert_eq!(is_crawler(agent), expected, "{agent}");
        }
    }
}
