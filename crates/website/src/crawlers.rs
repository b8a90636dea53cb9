//! Crawlers and link previews, which get no error page: spec 8.

/// What they call themselves, in part.
const NAMES: &[&str] = &[
    "bot",
    "crawler",
    "spider",
    "slurp",
    "facebookexternalhit",
    "facebookcatalog",
    "whatsapp",
    "embedly",
    "quora link preview",
    "pinterest",
    "vkshare",
    "w3c_validator",
    "skypeuripreview",
    "google-inspectiontool",
    "googleother",
    "mediapartners-google",
    "ia_archiver",
    "lighthouse-ci",
];

/// Whether a user agent is one of them.
pub(crate) fn is_crawler(agent: &str) -> bool {
    let agent = agent.to_ascii_lowercase();
    NAMES.iter().any(|name| agent.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Spec 8: by user agent.
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
