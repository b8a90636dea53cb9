//! The colours of a page.

use crate::fields::Fields;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Colours as CSS writes them: the page's own before the site's before the default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Theme {
    /// Text and ground.
    pub primary: Inks,
    /// Text and ground of what should be seen first.
    pub impact: Inks,
    /// A light ink, always under the primary foreground.
    pub tint: String,
    /// A second dark, always under the primary background.
    pub deep: String,
}

/// A foreground and a background, `#rrggbb`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Inks {
    /// Text and lines.
    pub foreground: String,
    /// The ground that they stand on.
    pub background: String,
}

/// The four colours where nothing else is said: primary foreground and background,
/// impact foreground and background.
pub const DEFAULT_COLOURS: [&str; 4] = ["#1b1917", "#fdfbf6", "#fff8ea", "#b8330f"];
const DEFAULT_TINT: &str = "#edbe63";
const DEFAULT_DEEP: &str = "#1d525a";

impl Default for Theme {
    fn default() -> Self {
        let [foreground, background, over, ground] = DEFAULT_COLOURS.map(str::to_owned);
        Self {
            primary: Inks {
                foreground,
                background,
            },
            impact: Inks {
                foreground: over,
                background: ground,
            },
            tint: DEFAULT_TINT.to_owned(),
            deep: DEFAULT_DEEP.to_owned(),
        }
    }
}

impl Theme {
    /// The colours that a document gives, over others. A pair is taken whole or not at
    /// all: half of one and half of another may not be readable together.
    #[must_use]
    pub(crate) fn under(self, given: Option<Fields<'_>>) -> Self {
        let Some(given) = given else {
            return self;
        };
        Self {
            primary: inks(given, "primary").unwrap_or(self.primary),
            impact: inks(given, "impact").unwrap_or(self.impact),
            tint: colour(given, "tint").unwrap_or(self.tint),
            deep: colour(given, "deep").unwrap_or(self.deep),
        }
    }
}

fn inks(fields: Fields<'_>, name: &str) -> Option<Inks> {
    let pair = fields.child(name)?;
    Some(Inks {
        foreground: colour(pair, "foreground")?,
        background: colour(pair, "background")?,
    })
}

/// A colour, as text or as the colour picker's object with `hex`.
fn colour(fields: Fields<'_>, name: &str) -> Option<String> {
    let text = fields.text(name);
    let text = text.or_else(|| fields.child(name)?.text("hex"))?;
    is_colour(text).then(|| text.to_ascii_lowercase())
}

/// `#rgb` or `#rrggbb`. Nothing else gets into a style attribute.
pub(crate) fn is_colour(text: &str) -> bool {
    let digits = text.strip_prefix('#').unwrap_or_default();
    [3, 6].contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// The page's colours before the site's before the default.
    #[test]
    fn what_is_given_lies_over_what_is_not() {
        let plain = Theme::default();
        let cases: [(Value, [&str; 4]); 4] = [
            (json!({}), DEFAULT_COLOURS),
            (
                json!({"primary": {"foreground": "#000000", "background": "#FFF"}}),
                ["#000000", "#fff", DEFAULT_COLOURS[2], DEFAULT_COLOURS[3]],
            ),
            (
                json!({"impact": {"foreground": {"hex": "#111111"}, "background": "#222222"}}),
                [DEFAULT_COLOURS[0], DEFAULT_COLOURS[1], "#111111", "#222222"],
            ),
            (
                json!({"primary": {"foreground": "#000000"}, "impact": {"foreground": "red",
                    "background": "url(x)"}}),
                DEFAULT_COLOURS,
            ),
        ];
        for (given, expected) in cases {
            let theme = plain
                .clone()
                .under(Some(Fields::of(crate::fields::owned(&given).get_value())));
            let Theme {
                primary, impact, ..
            } = theme;
            let found = [
                primary.foreground,
                primary.background,
                impact.foreground,
                impact.background,
            ];
            assert_eq!(found, expected.map(str::to_owned), "{given}");
        }
    }
}
