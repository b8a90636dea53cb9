//! Pictures as a page shows them.

use crate::fields::Fields;
use crate::file_name::saved_as;
use crate::theme::is_colour;
use crate::{Shaping, WarningKind};
use pictures::{ImageId, page_quality};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A picture with the addresses of its derivatives, on the ladder of widths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Picture {
    /// Derivatives from small to large. The format is chosen by what the browser takes.
    pub sources: Vec<Source>,
    /// Width of what is shown of the original, after the editor's crop.
    pub width: u32,
    /// Height of it.
    pub height: u32,
    /// What it shows, in the page's language or the nearest there is; empty for ornament.
    pub alt: String,
    /// A line below it.
    pub caption: Option<String>,
    /// Who made it.
    pub credit: Option<String>,
    /// `data:image/…`: seen until the picture is there.
    pub placeholder: Option<String>,
    /// Its main colour, `#rrggbb`: seen until the placeholder is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub colour: Option<String>,
    /// What must stay in sight when it is cut to a shape.
    pub focus: Focus,
}

/// One derivative.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Source {
    /// Its address.
    pub url: String,
    /// Its width in pixels.
    pub width: u32,
}

/// A place in a picture, as fractions of its width and height.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "said by their names")]
pub struct Focus {
    pub x: f64,
    pub y: f64,
}

/// The widths that a page offers.
pub const PAGE_WIDTHS: [u32; 9] = pictures::LADDER;
/// The widest rung of a picture in a row: 200 pixels on the densest screens.
const SMALL_WIDTH: u32 = 640;
/// The width of preview pictures: `docs/rules.md#search-engines`.
pub const OG_IMAGE_WIDTH: u32 = 2000;
/// The shape of preview pictures, of the ladder of shapes.
pub const OG_IMAGE_HEIGHT: u32 = 1050;

/// The side of squares, which podcasts want between 1400 and 3000.
const SQUARE_SIDE: u32 = 1440;

/// The kinds of pictures that a placeholder may be. A drawing is a document of its own.
const PLACEHOLDER_KINDS: [&str; 4] = ["png", "jpeg", "webp", "gif"];
/// The longest placeholder. One of twenty pixels across has about a thousand letters, and
/// it stands in the page each time the picture does.
const LONGEST_PLACEHOLDER: usize = 8 << 10;

/// The part of an original that an editor chose, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Part {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
    whole: bool,
}

impl Picture {
    /// The picture at a name, as `image.groq` returns it. One whose asset is gone is left out
    /// with a warning: `docs/rules.md#warnings`.
    pub(crate) fn at(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Option<Self> {
        Self::shape(fields.child(name)?, shaping, name)
    }

    /// The same for a row of a list, where it is never wide.
    pub(crate) fn small(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Option<Self> {
        Self::up_to(SMALL_WIDTH, fields.child(name)?, shaping, name)
    }

    /// A picture.
    pub(crate) fn shape(fields: Fields<'_>, shaping: &Shaping<'_>, place: &str) -> Option<Self> {
        Self::up_to(u32::MAX, fields, shaping, place)
    }

    fn up_to(most: u32, fields: Fields<'_>, shaping: &Shaping<'_>, place: &str) -> Option<Self> {
        let (id, asset) = asset(fields, shaping, place)?;
        let part = Part::of(&id, fields);
        let (width, height) = (rounded(part.width), rounded(part.height));
        let largest = |rung: &&u32| **rung <= width.min(most) || **rung == PAGE_WIDTHS[0];
        let source = |rung: &u32| {
            let quality = page_quality(*rung);
            let steps = format!("w={rung}&fit=max&auto=format&q={quality}");
            Source {
                url: address(&id, part, &steps, shaping),
                width: (*rung).min(width),
            }
        };
        Some(Self {
            sources: PAGE_WIDTHS.iter().filter(largest).map(source).collect(),
            width,
            height,
            alt: spoken(fields, "alt", shaping).unwrap_or_default(),
            caption: spoken(fields, "caption", shaping),
            credit: spoken(fields, "credit", shaping).or_else(|| asset.owned("creditLine")),
            placeholder: asset.owned("lqip").filter(|text| is_placeholder(text)),
            colour: asset.owned("colour").filter(|text| is_colour(text)),
            focus: part.focus(&id, fields),
        })
    }

    /// The original, uncropped, for those who save it under a name.
    pub(crate) fn original(
        fields: Fields<'_>,
        shaping: &Shaping<'_>,
        place: &str,
        name: &str,
    ) -> Option<(ImageId, String)> {
        let (id, _) = asset(fields, shaping, place)?;
        let saved = saved_as(name, id.extension());
        let address = address(&id, Part::whole(&id), &saved, shaping);
        Some((id, address))
    }

    /// The address of a square of it, in a format that all know.
    pub(crate) fn square(fields: Fields<'_>, shaping: &Shaping<'_>) -> Option<String> {
        let (id, _) = asset(fields, shaping, "image")?;
        let part = Part::of(&id, fields);
        let Focus { x, y } = part.focus(&id, fields);
        let steps = format!(
            "w={SQUARE_SIDE}&h={SQUARE_SIDE}&fit=crop&crop=focalpoint\
             &fp-x={x:.2}&fp-y={y:.2}&fm=jpg"
        );
        Some(address(&id, part, &steps, shaping))
    }

    /// The absolute address of a preview picture.
    pub(crate) fn preview(fields: Fields<'_>, shaping: &Shaping<'_>) -> Option<String> {
        let (id, _) = asset(fields, shaping, "seo.image")?;
        let part = Part::of(&id, fields);
        let Focus { x, y } = part.focus(&id, fields);
        let steps = format!(
            "w={OG_IMAGE_WIDTH}&h={OG_IMAGE_HEIGHT}&fit=crop&crop=focalpoint\
             &fp-x={x:.2}&fp-y={y:.2}&fm=jpg"
        );
        let address = address(&id, part, &steps, shaping);
        Some(shaping.group.absolute(shaping.site, &address))
    }
}

fn asset<'a>(
    fields: Fields<'a>,
    shaping: &Shaping<'_>,
    place: &str,
) -> Option<(ImageId, Fields<'a>)> {
    let asset = fields.child("asset");
    let id = asset
        .and_then(|asset| asset.text("_id"))
        .and_then(|id| ImageId::parse(id).ok());
    let Some((id, asset)) = id.zip(asset) else {
        // An empty field is no fault: nobody has chosen a picture.
        if fields.text("ref").is_some() {
            shaping.warn(WarningKind::MissingAsset, place);
        }
        return None;
    };
    Some((id, asset))
}

/// Whether a text is the bytes of a small picture and nothing else: it becomes part of a
/// style, where a quotation mark would end it.
fn is_placeholder(text: &str) -> bool {
    let rest = text.strip_prefix("data:image/");
    let Some((kind, bytes)) = rest.and_then(|rest| rest.split_once(";base64,")) else {
        return false;
    };
    let letters = bytes.trim_end_matches('=');
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'+' || byte == b'/';
    text.len() <= LONGEST_PLACEHOLDER
        && PLACEHOLDER_KINDS.contains(&kind)
        && !letters.is_empty()
        && letters.bytes().all(plain)
        && bytes.len() - letters.len() <= 2
}

fn spoken(fields: Fields<'_>, name: &str, shaping: &Shaping<'_>) -> Option<String> {
    let text = fields.spoken(name, shaping.locale);
    text.map(str::to_owned)
}

/// The address at which IIIF serves parts of the picture; none for an SVG.
pub(crate) fn iiif(fields: Fields<'_>, shaping: &Shaping<'_>) -> Option<String> {
    let id = ImageId::parse(fields.child("asset")?.text("_id")?).ok()?;
    let pixels = !id.to_string().ends_with("-svg");
    let media = shaping.media.trim_end_matches('/');
    let project = shaping.site.project.as_deref().unwrap_or_default();
    pixels.then(|| format!("{media}/iiif/3/{project}/{}/{id}", shaping.site.dataset))
}

/// `{media}/images/{project}/{dataset}/{file}?{steps}`, as `@sanity/image-url` builds it.
fn address(id: &ImageId, part: Part, steps: &str, shaping: &Shaping<'_>) -> String {
    let media = shaping.media.trim_end_matches('/');
    let project = shaping.site.project.as_deref().unwrap_or_default();
    let (dataset, file) = (&shaping.site.dataset, id.file_name());
    let rect = part.rect();
    format!("{media}/images/{project}/{dataset}/{file}?{rect}{steps}")
}

impl Part {
    fn whole(id: &ImageId) -> Self {
        Self {
            left: 0.0,
            top: 0.0,
            width: f64::from(id.width()),
            height: f64::from(id.height()),
            whole: true,
        }
    }

    /// What the editor's crop leaves. Its numbers are shares of the sides that are cut.
    fn of(id: &ImageId, fields: Fields<'_>) -> Self {
        let (width, height) = (f64::from(id.width()), f64::from(id.height()));
        let cut = |name| {
            let crop = fields.child("crop");
            let share = crop.and_then(|crop| crop.number(name, 0.0..=0.99));
            share.unwrap_or_default()
        };
        let [left, right, top, bottom] = ["left", "right", "top", "bottom"].map(cut);
        if left + right >= 1.0 || top + bottom >= 1.0 || left + right + top + bottom == 0.0 {
            return Self::whole(id);
        }
        let (left, top) = ((left * width).round(), (top * height).round());
        Self {
            left,
            top,
            width: (width - right * width - left).round().max(1.0),
            height: (height - bottom * height - top).round().max(1.0),
            whole: false,
        }
    }

    fn rect(self) -> String {
        let Self {
            left,
            top,
            width,
            height,
            whole,
        } = self;
        if whole {
            return String::new();
        }
        format!("rect={left},{top},{width},{height}&")
    }

    /// The hotspot as a place in the part: the document has it as one in the original.
    fn focus(self, id: &ImageId, fields: Fields<'_>) -> Focus {
        let spot = fields.child("hotspot");
        let at = |name| {
            let place = spot.and_then(|spot| spot.number(name, 0.0..=1.0));
            place.unwrap_or(0.5)
        };
        let within = |spot: f64, side: u32, start: f64, length: f64| {
            let place = (spot * f64::from(side) - start) / length;
            (place.clamp(0.0, 1.0) * 1000.0).round() / 1000.0
        };
        Focus {
            x: within(at("x"), id.width(), self.left, self.width),
            y: within(at("y"), id.height(), self.top, self.height),
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "sides of a picture are small whole numbers above 0"
)]
fn rounded(side: f64) -> u32 {
    side as u32
}

#[cfg(test)]
mod tests;
