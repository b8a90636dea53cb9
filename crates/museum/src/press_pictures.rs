//! Pictures that the press may print with the news.

use crate::fields::Fields;
use crate::words::Message;
use crate::{Link, LinkKind, Material, Picture, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Pictures to print, and on what terms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PressPictures {
    /// What they are: `Pressebilleder`.
    pub title: String,
    /// On what terms they may be used.
    pub terms: Option<String>,
    /// The pictures.
    pub pictures: Vec<PressPicture>,
}

/// A picture to print.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PressPicture {
    /// As the page shows it, with what it is and who made it.
    pub picture: Picture,
    /// The original, which the browser saves.
    pub original: Material,
}

impl PressPictures {
    /// The pictures of a press release; none without an asset.
    pub(crate) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Option<Self> {
        let picture = |one: Fields<'_>| {
            let picture = Picture::shape(one, shaping, "pictures")?;
            let original = original(one, &picture, shaping)?;
            Some(PressPicture { picture, original })
        };
        let pictures: Vec<PressPicture> = page.list("pictures").filter_map(picture).collect();
        (!pictures.is_empty()).then(|| Self {
            title: Message::PressPictures.text(shaping.locale).to_owned(),
            terms: page.owned("terms"),
            pictures,
        })
    }
}

/// Who made it, and what it shows: the credit goes with the file.
fn name_of(Picture { credit, alt, .. }: &Picture) -> String {
    format!("{} {alt}", credit.as_deref().unwrap_or_default())
}

fn original(one: Fields<'_>, picture: &Picture, shaping: &Shaping<'_>) -> Option<Material> {
    let (id, href) = Picture::original(one, shaping, "pictures", &name_of(picture))?;
    let kind = id.extension().to_ascii_uppercase();
    Some(Material {
        link: Link {
            title: Message::DownloadPicture.text(shaping.locale).to_owned(),
            href,
            // The browser loads it itself, as it does what lies on another site.
            kind: LinkKind::CrossSite,
        },
        file: Some(format!("{kind}, {} × {} px", id.width(), id.height())),
    })
}
