//! The card that link previews show of a page whose editor chose no picture for them: its title
//! in the colours of the page, beside its picture.

use crate::fields::Fields;
use crate::picture::Picture;
use crate::seo::PreviewPicture;
use crate::{PageAddress, Shaping, Shell, Theme};

/// How cards are drawn. A card that is drawn differently has another address: count up.
const DRAWING: &str = "1";
/// The file of a card: `/besoeg/_preview-0123456789abcdef.jpg`.
const FILE: &str = "_preview-";
const ENDING: &str = ".jpg";

/// What a card shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviewCard {
    /// The page's title.
    pub title: String,
    /// The name of the site.
    pub site_name: String,
    /// The name of the site's mark.
    pub logo: String,
    /// The colours of the page.
    pub theme: Theme,
    /// The address of a square picture, JPEG.
    pub picture: Option<String>,
}

impl PreviewCard {
    pub(crate) fn shape(
        page: Fields<'_>,
        shell: &Shell,
        theme: &Theme,
        shaping: &Shaping<'_>,
    ) -> Self {
        let title = page.child("seo").and_then(|seo| seo.text("title"));
        let title = title.or_else(|| page.text("title"));
        let site_name = shell.site.name.clone();
        Self {
            title: title.unwrap_or(&site_name).to_owned(),
            site_name,
            logo: shaping.site.logo.clone(),
            theme: theme.clone(),
            picture: first_picture(page, shaping),
        }
    }

    /// The card of a page for its head.
    pub(crate) fn picture_at(
        &self,
        address: &PageAddress<'_>,
        alt: &str,
        shaping: &Shaping<'_>,
    ) -> PreviewPicture {
        let page = address.path();
        let page = page.trim_end_matches('/');
        let path = format!("{page}/{FILE}{}{ENDING}", self.version());
        PreviewPicture::at(shaping.absolute(&path), alt.to_owned())
    }

    /// A hash of all that it shows, of sixteen digits.
    pub fn version(&self) -> String {
        let Theme { impact, tint, .. } = &self.theme;
        let shown = [
            DRAWING,
            &self.title,
            &self.site_name,
            &self.logo,
            &impact.foreground,
            &impact.background,
            tint,
            self.picture.as_deref().unwrap_or_default(),
        ];
        format!("{:016x}", fnv(&shown.join("\0")))
    }

    /// The path of a page and the version of its card, of the path or address of a card.
    pub fn parse(path: &str) -> Option<(&str, &str)> {
        let (page, file) = path.rsplit_once('/')?;
        let version = file.strip_prefix(FILE)?.strip_suffix(ENDING)?;
        let digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let page = if page.is_empty() { "/" } else { page };
        (version.len() == 16 && version.bytes().all(digit)).then_some((page, version))
    }
}

/// The page's picture, or the first that it shows. Drawings have no pixels to cut.
fn first_picture(page: Fields<'_>, shaping: &Shaping<'_>) -> Option<String> {
    let featured = page.list("featured").flat_map(|featured| {
        let of_page = featured.child("page").and_then(|page| page.child("image"));
        [featured.child("image"), of_page]
    });
    let modules = page.list("modules").flat_map(|module| {
        let first = module.list("images").next();
        [Some(module), module.child("image"), first]
    });
    let own = std::iter::once(page.child("image"));
    let shown = own.chain(featured).chain(modules).flatten();
    let mut pixels = shown.filter(|image| {
        let asset = image.child("asset").and_then(|asset| asset.text("_id"));
        asset.is_some_and(|id| !id.ends_with("-svg"))
    });
    pixels.find_map(|image| Picture::square(image, shaping))
}

/// FNV-1a, which needs no key: nobody gains anything by two cards of one address.
fn fnv(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_of_a_card_names_its_page() {
        let version = "0123456789abcdef";
        for (path, page) in [
            ("/_preview-0123456789abcdef.jpg", "/"),
            ("/en/visit/_preview-0123456789abcdef.jpg", "/en/visit"),
        ] {
            assert_eq!(PreviewCard::parse(path), Some((page, version)), "{path}");
        }
        for path in [
            "/en/visit",
            "/en/visit/_preview-.jpg",
            "/en/visit/_preview-0123456789ABCDEF.jpg",
            "/en/visit/_preview-0123456789abcdef.png",
            "/en/visit/_preview-0123456789abcdef0.jpg",
        ] {
            assert_eq!(PreviewCard::parse(path), None, "{path}");
        }
    }
}
