//! `iframeEmbed`

use crate::fields::Fields;
use crate::{Provider, Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use url::Url;

/// Something from elsewhere in a frame. Only `https:` addresses get here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct IframeEmbed {
    /// A key for lists.
    pub key: String,
    /// What it is, for screen readers.
    pub title: String,
    /// Its address.
    pub url: String,
    /// The host of that address.
    pub provider: Option<Provider>,
    /// Its width in pixels; the full column if there is none.
    pub width: Option<u32>,
    /// Its height in pixels.
    pub height: u32,
}

/// The height of a frame that says none.
const HEIGHT: u32 = 480;

impl IframeEmbed {
    pub(super) fn shape(fields: Fields<'_>, key: String, shaping: &Shaping<'_>) -> Option<Self> {
        let url = fields.text("url").unwrap_or_default();
        let place = format!("iframeEmbed {key}");
        if !url.starts_with("https://") || Url::parse(url).is_err() {
            shaping.warn(WarningKind::ForbiddenAddress, &place);
            return None;
        }
        let pixels = |name| fields.number(name, 1.0..=9_999.0);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between 1 and 9,999"
        )]
        let whole = |pixels: f64| pixels.round() as u32;
        Some(Self {
            key,
            title: fields.owned("title").unwrap_or_default(),
            provider: Provider::of(url, shaping, &place),
            url: url.to_owned(),
            width: pixels("width").map(whole),
            height: pixels("height").map_or(HEIGHT, whole),
        })
    }
}
