//! `embed`: code from elsewhere.
//!
//! Nothing of the code reaches a page: what it names is taken out of it, checked, and set
//! anew. A script runs in a frame of its own, which can reach neither the page nor its
//! cookies.

use crate::fields::Fields;
use crate::{Embeds, Link, LinkKind, Provider, Shaping, WarningKind};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use url::Url;

/// Something from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Embed {
    /// A key for lists.
    pub key: String,
    /// What it is.
    pub title: String,
    /// What stands there.
    pub content: EmbedContent,
    /// The host that it comes from; none for a link.
    pub provider: Option<Provider>,
}

/// What an embed's code becomes: `docs/rules.md#embeds`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum EmbedContent {
    /// A script of the form provider, in a page of ours that runs it apart.
    Script {
        /// The address of that page.
        url: String,
        /// The address of the script, at the form provider.
        source: String,
    },
    /// A form of the office's forms.
    Frame {
        /// Its address.
        url: String,
        /// Its width in pixels.
        width: u32,
        /// Its height in pixels.
        height: u32,
    },
    /// A link to the choice of cookies.
    Link {
        /// Where it leads, and what it says.
        link: Link,
    },
}

/// The size of an office form: `docs/rules.md#embeds`.
pub const OFFICE_FORM: (u32, u32) = (640, 870);
/// The page that runs a form's script.
pub const FORM_PATH: &str = "/embeds/form";
const LONGEST_FORM_ID: usize = 64;

impl Embed {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let place = format!("embed {key}");
        let code = fields.text("code").unwrap_or_default();
        let Some(content) = EmbedContent::of(code, &shaping.group.embeds) else {
            shaping.warn(WarningKind::ForbiddenAddress, &place);
            return None;
        };
        let source = content.source();
        Some(Self {
            key,
            title: fields.owned("title").unwrap_or_default(),
            provider: source.and_then(|source| Provider::of(source, shaping, &place)),
            content,
        })
    }
}

impl EmbedContent {
    /// What a code becomes, in the order of `docs/rules.md#embeds`; `None` for what names nothing
    /// that may be shown.
    fn of(code: &str, embeds: &Embeds) -> Option<Self> {
        if contains(code, &embeds.form_provider) {
            let source = attribute(code, "src").unwrap_or(code.trim());
            let source = embeds.form_script(source)?;
            return Some(Self::script("src", source.as_str(), &source));
        }
        if contains(code, &embeds.office_forms) {
            let source = attribute(code, "src").unwrap_or(code.trim());
            let (width, height) = OFFICE_FORM;
            let url = on_host(source, &embeds.office_forms)?.to_string();
            return Some(Self::Frame { url, width, height });
        }
        if contains(code, &embeds.cookie_consent) {
            return Some(Self::Link {
                link: consent(code)?,
            });
        }
        let id = code.trim();
        let source = embeds.form(id).filter(|_| id.len() <= LONGEST_FORM_ID)?;
        Some(Self::script("id", id, &source))
    }

    /// The address at another host.
    fn source(&self) -> Option<&str> {
        match self {
            Self::Script { source, .. } => Some(source),
            Self::Frame { url, .. } => Some(url),
            Self::Link { .. } => None,
        }
    }

    fn script(name: &str, value: &str, source: &Url) -> Self {
        let value = utf8_percent_encode(value, NON_ALPHANUMERIC);
        Self::Script {
            url: format!("{FORM_PATH}?{name}={value}"),
            source: source.to_string(),
        }
    }
}

/// A marker that is not configured is in no code.
fn contains(code: &str, marker: &str) -> bool {
    !marker.is_empty() && code.contains(marker)
}

/// An address of a host or of one below it, and encrypted.
pub(crate) fn on_host(address: &str, host: &str) -> Option<Url> {
    let address = Url::parse(address).ok()?;
    let named = address.host_str()?;
    let below = named
        .strip_suffix(host)
        .is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
    let plain = address.username().is_empty() && address.port().is_none();
    (address.scheme() == "https" && below && plain).then_some(address)
}

/// What stands in the quotes of an attribute.
fn attribute<'a>(code: &'a str, name: &str) -> Option<&'a str> {
    let after = code.split(&format!(" {name}=")).nth(1)?;
    let quote = after.chars().next().filter(|c| ['"', '\''].contains(c))?;
    after[1..].split(quote).next()
}

/// The link with nothing around it: only its target and its text.
fn consent(code: &str) -> Option<Link> {
    let href = attribute(code, "href")?;
    let path = href.starts_with('/') && !href.starts_with("//") && !href.starts_with("/\\");
    let kind = match href {
        _ if path || href.starts_with('#') => LinkKind::Internal,
        _ if href.starts_with("https://") => LinkKind::External,
        _ => return None,
    };
    let title = without_tags(code);
    (!title.is_empty()).then(|| Link {
        title,
        href: href.to_owned(),
        kind,
    })
}

fn without_tags(code: &str) -> String {
    let parts = code.split('<').enumerate();
    let texts = parts.map(|(number, part)| match number {
        0 => part,
        _ => part.split_once('>').map_or("", |(_, text)| text),
    });
    let text: String = texts.collect();
    text.replace("&nbsp;", " ")
        .replace("&amp;", "&")
        .trim()
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn embeds() -> Embeds {
        Embeds {
            form_provider: "forms.example.org".to_owned(),
            form_script: "https://forms.example.org/embed/{id}.js".to_owned(),
            office_forms: "forms.office.com".to_owned(),
            cookie_consent: "cookie-consent".to_owned(),
            hosts: Vec::new(),
        }
    }

    /// Each kind of code, and code that may not be shown.
    #[test]
    fn code_becomes_one_of_four_things() {
        let script = |url: &str, name: &str| {
            Some(EmbedContent::Script {
                url: url.to_owned(),
                source: format!("https://forms.example.org/embed/{name}.js"),
            })
        };
        let link = |href: &str, kind| {
            Some(EmbedContent::Link {
                link: Link {
                    title: "Skift dit valg".to_owned(),
                    href: href.to_owned(),
                    kind,
                },
            })
        };
        let cases = [
            (
                r#"<script src="https://forms.example.org/embed/x.js" async></script>"#,
                script(
                    "/embeds/form?src=https%3A%2F%2Fforms%2Eexample%2Eorg%2Fembed%2Fx%2Ejs",
                    "x",
                ),
            ),
            (
                r#"<iframe width="9" src="https://forms.office.com/e/abc"></iframe>"#,
                Some(EmbedContent::Frame {
                    url: "https://forms.office.com/e/abc".to_owned(),
                    width: 640,
                    height: 870,
                }),
            ),
            (
                r#"<p><a class="cookie-consent" href="/cookies" onclick="x()">Skift dit valg</a></p>"#,
                link("/cookies", LinkKind::Internal),
            ),
            (
                "gruppebesoeg-2027",
                script("/embeds/form?id=gruppebesoeg%2D2027", "gruppebesoeg-2027"),
            ),
        ];
        for (code, expected) in cases {
            assert_eq!(EmbedContent::of(code, &embeds()), expected, "{code}");
        }
    }

    /// What only looks like it belongs to a provider is not shown.
    #[test]
    fn others_are_left_out() {
        for code in [
            "",
            r#"<script src="https://evil.example/forms.example.org.js"></script>"#,
            r#"<script src="https://forms.example.org.evil.example/x.js"></script>"#,
            r#"<script src="https://notforms.example.org@evil.example/x.js"></script>"#,
            r#"<script src="http://forms.example.org/x.js"></script>"#,
            r#"<script src="https://forms.example.org:8443/x.js"></script>"#,
            "<script>alert('forms.example.org')</script>",
            r#"<iframe src="javascript:alert('forms.office.com')"></iframe>"#,
            r#"<a class="cookie-consent" href="javascript:x()">Skift</a>"#,
            r#"<a class="cookie-consent" href="//evil.example">Skift</a>"#,
            r#"<a class="cookie-consent" href="/cookies"></a>"#,
            "<b>fed</b>",
            "../x",
        ] {
            assert_eq!(EmbedContent::of(code, &embeds()), None, "{code}");
        }
        // Without a form provider an id leads nowhere.
        assert_eq!(EmbedContent::of("gruppe", &Embeds::default()), None);
    }
}
