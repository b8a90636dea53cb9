//! Sharing a page: plain links that carry its address and its title, and nothing of the visitor.

use crate::fields::Fields;
use crate::link::to_page;
use crate::words::Message;
use crate::{Link, LinkKind, Shaping};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Ways to share a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Share {
    /// What they are: `Del siden`.
    pub label: String,
    /// The page's address.
    pub url: String,
    /// Its title.
    pub title: String,
    /// By mail, and at platforms.
    pub links: Vec<Link>,
    /// The button that hands the page to an app of the visitor's device.
    pub send: String,
    /// The button that copies the address.
    pub copy: String,
    /// What it says then.
    pub copied: String,
}

impl Share {
    /// The ways to share a page; none for one without an address.
    pub(crate) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let own = to_page(page, shaping, "share")?;
        let text = |message: Message| message.text(shaping.locale).to_owned();
        let (url, title) = (shaping.absolute(&own.href), own.title);
        Some(Self {
            label: text(Message::ShareThis),
            links: links(&url, &title, text(Message::ShareByMail)),
            send: text(Message::ShareSend),
            copy: text(Message::ShareCopy),
            copied: text(Message::ShareCopied),
            url,
            title,
        })
    }
}

fn links(url: &str, title: &str, mail: String) -> Vec<Link> {
    let encoded = |text: &str| utf8_percent_encode(text, NON_ALPHANUMERIC).to_string();
    let (url, title) = (encoded(url), encoded(title));
    let link = |title: String, href: String| Link {
        title,
        href,
        kind: LinkKind::External,
    };
    vec![
        link(mail, format!("mailto:?subject={title}&body={url}")),
        link(
            "Facebook".to_owned(),
            format!("https://www.facebook.com/sharer/sharer.php?u={url}"),
        ),
        link(
            "LinkedIn".to_owned(),
            format!("https://www.linkedin.com/sharing/share-offsite/?url={url}"),
        ),
        link(
            "X".to_owned(),
            format!("https://x.com/intent/post?url={url}&text={title}"),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A title stays a title, whatever signs it has.
    #[test]
    fn links_carry_the_address_and_the_title_alone() {
        let url = "https://museum.example/viden/guld?a=1";
        let links = links(url, "Guld & grus?\r\nBcc: x", "E-mail".to_owned());
        let found: Vec<&str> = links.iter().map(|link| link.href.as_str()).collect();
        let address = "https%3A%2F%2Fmuseum%2Eexample%2Fviden%2Fguld%3Fa%3D1";
        let title = "Guld%20%26%20grus%3F%0D%0ABcc%3A%20x";
        assert_eq!(
            found,
            [
                format!("mailto:?subject={title}&body={address}"),
                format!("https://www.facebook.com/sharer/sharer.php?u={address}"),
                format!("https://www.linkedin.com/sharing/share-offsite/?url={address}"),
                format!("https://x.com/intent/post?url={address}&text={title}"),
            ]
        );
    }
}
