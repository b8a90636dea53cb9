//! Draws the card of a page for link previews: its title in the typeface of the sites, with its
//! picture or the mark of its site.

mod cards;
mod face;
mod typeset;

pub(crate) use cards::{NoCard, PreviewCards};

use crate::touch_icon::{colour, in_inks};
use face::Face;
use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::{DynamicImage, ImageFormat, ImageReader, Limits, RgbaImage};
use museum::{Inks, OG_IMAGE_HEIGHT, OG_IMAGE_WIDTH, PreviewCard};
use std::io::Cursor;
use thiserror::Error;
use tiny_skia::{Color, FillRule, IntSize, Paint, Pixmap, PixmapPaint, Rect, Shader, Transform};
use typeset::{Typeset, typeset};

/// The JPEG quality: edges of letters stay clean, and a card has less than half a megabyte.
const QUALITY: u8 = 80;
/// The maximum width and height of a picture: cards request a square of this size.
const MAX_PICTURE_SIDE: u32 = 2000;
/// The width of the picture, which is on the right, over the full height.
const PICTURE_WIDTH: u32 = 860;
/// The space around texts.
const MARGIN: f32 = 100.0;
/// The site's mark, and its name next to it. The mark has a margin of its own, in the background
/// colour.
const MARK_SIDE: u32 = 140;
const MARK_LEFT: f32 = MARGIN - 24.0;
const MARK_TOP: f32 = MARGIN - 24.0;
const NAME_SIZE: f32 = 58.0;
const NAME_GAP: f32 = 12.0;
/// The highest position of the title.
const TITLE_TOP: f32 = 300.0;
/// The height of the rule above the title, as of the lines of the sites.
const RULE_HEIGHT: f32 = 6.0;
/// The mark of a card without a picture, which goes over the edges.
const LARGE_MARK_SIDE: u32 = 1000;

/// Why a card cannot be drawn.
#[derive(Debug, Error)]
pub(crate) enum DrawError {
    /// A picture cannot be read, or the card not be written.
    #[error(transparent)]
    Picture(#[from] image::ImageError),
    /// The typeface of the sites cannot be read.
    #[error("the face cannot be read")]
    Face,
    /// A size is zero or too large.
    #[error("there is no room for a picture")]
    Room,
}

/// The pictures of a card.
pub(crate) struct Pictures {
    /// The page's picture, as JPEG.
    pub(crate) page: Option<bytes::Bytes>,
    /// The shape of the site's mark from the build, in each of the [`MARK_WIDTHS`].
    pub(crate) marks: [Option<bytes::Bytes>; 2],
}

/// The widths of the marks that a card is drawn with.
pub(crate) const MARK_WIDTHS: [u32; 2] = [192, 512];

/// Draws a card as JPEG.
pub(crate) fn draw(card: &PreviewCard, pictures: &Pictures) -> Result<Vec<u8>, DrawError> {
    let face = Face::open().ok_or(DrawError::Face)?;
    let inks = &card.theme.impact;
    let mut canvas = Pixmap::new(OG_IMAGE_WIDTH, OG_IMAGE_HEIGHT).ok_or(DrawError::Room)?;
    canvas.fill(ink(&inks.background));
    let [small, large] = &pictures.marks;
    let text_right = match (&pictures.page, large) {
        (Some(page), _) => draw_picture(&mut canvas, page)?,
        (None, Some(mark)) => draw_large_mark(&mut canvas, mark, card)?,
        (None, None) => px(OG_IMAGE_WIDTH),
    };
    let width = text_right - 2.0 * MARGIN;
    let shows_site_name = card.title != card.site_name;
    let mut name_left = MARGIN;
    if let Some(mark) = small {
        let mark = coloured(mark, inks, MARK_SIDE)?;
        paste(&mut canvas, mark, (MARK_LEFT, MARK_TOP))?;
        name_left = MARK_LEFT + px(MARK_SIDE) + NAME_GAP;
    }
    if shows_site_name {
        let available = (text_right - MARGIN - name_left, px(MARK_SIDE));
        let name = typeset(
            &face,
            &card.site_name,
            available,
            (NAME_SIZE, NAME_SIZE / 2.0),
        );
        let middle = MARK_TOP + (px(MARK_SIDE) - name.height()) / 2.0;
        write(
            &mut canvas,
            &face,
            &name,
            (name_left, middle),
            &inks.foreground,
        );
    }
    let bottom = px(OG_IMAGE_HEIGHT) - MARGIN;
    let available = (width, bottom - TITLE_TOP);
    let title = typeset(&face, &card.title, available, typeset::TITLE_SIZES);
    let top = bottom - title.height();
    let rule = Rect::from_xywh(MARGIN, top - 44.0, 160.0, RULE_HEIGHT).ok_or(DrawError::Room)?;
    canvas.fill_rect(rule, &paint(&card.theme.tint), Transform::identity(), None);
    write(&mut canvas, &face, &title, (MARGIN, top), &inks.foreground);
    encode(&canvas)
}

/// Draws the page's picture and returns where the texts end.
fn draw_picture(canvas: &mut Pixmap, jpeg: &[u8]) -> Result<f32, DrawError> {
    let picture = decode(jpeg, ImageFormat::Jpeg)?;
    let filter = FilterType::CatmullRom;
    let picture = picture.resize_to_fill(PICTURE_WIDTH, OG_IMAGE_HEIGHT, filter);
    let left = px(OG_IMAGE_WIDTH - PICTURE_WIDTH);
    paste(canvas, picture.into_rgba8(), (left, 0.0))?;
    Ok(left)
}

/// Draws the site's mark over the right edge and returns where the texts end.
fn draw_large_mark(
    canvas: &mut Pixmap,
    shape: &[u8],
    card: &PreviewCard,
) -> Result<f32, DrawError> {
    let inks = Inks {
        background: card.theme.impact.background.clone(),
        foreground: card.theme.tint.clone(),
    };
    let mark = coloured(shape, &inks, LARGE_MARK_SIDE)?;
    let left = px(OG_IMAGE_WIDTH) - px(LARGE_MARK_SIDE) * 0.72;
    let top = (px(OG_IMAGE_HEIGHT) - px(LARGE_MARK_SIDE)) / 2.0;
    paste(canvas, mark, (left, top))?;
    Ok(left + px(LARGE_MARK_SIDE) * 0.12)
}

fn coloured(shape: &[u8], inks: &Inks, side: u32) -> Result<RgbaImage, DrawError> {
    let png = in_inks(shape, inks).ok_or(DrawError::Room)?;
    let mark = decode(&png, ImageFormat::Png)?;
    let filter = FilterType::CatmullRom;
    Ok(mark.resize_exact(side, side, filter).into_rgba8())
}

fn decode(bytes: &[u8], format: ImageFormat) -> Result<DynamicImage, DrawError> {
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut limits = Limits::default();
    limits.max_image_width = Some(MAX_PICTURE_SIDE);
    limits.max_image_height = Some(MAX_PICTURE_SIDE);
    reader.limits(limits);
    Ok(reader.decode()?)
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "places on a card are small"
)]
fn paste(canvas: &mut Pixmap, picture: RgbaImage, at: (f32, f32)) -> Result<(), DrawError> {
    let size = IntSize::from_wh(picture.width(), picture.height()).ok_or(DrawError::Room)?;
    // Photographs and marks have no transparency.
    let picture = Pixmap::from_vec(picture.into_raw(), size).ok_or(DrawError::Room)?;
    let (left, top) = (at.0 as i32, at.1 as i32);
    let (pixmap_paint, identity) = (PixmapPaint::default(), Transform::identity());
    canvas.draw_pixmap(left, top, picture.as_ref(), &pixmap_paint, identity, None);
    Ok(())
}

fn write(canvas: &mut Pixmap, face: &Face, text: &Typeset, at: (f32, f32), colour: &str) {
    let paint = paint(colour);
    let (left, mut baseline) = (at.0, at.1 + text.ascent());
    for line in &text.lines {
        if let Some(path) = face.outline(line, text.size) {
            let place = Transform::from_translate(left, baseline);
            canvas.fill_path(&path, &paint, FillRule::Winding, place, None);
        }
        baseline += text.leading();
    }
}

fn encode(canvas: &Pixmap) -> Result<Vec<u8>, DrawError> {
    let pixels = canvas.data().chunks_exact(4);
    let opaque: Vec<u8> = pixels
        .flat_map(|pixel| [pixel[0], pixel[1], pixel[2]])
        .collect();
    let mut jpeg = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut jpeg, QUALITY);
    let rgb = image::ExtendedColorType::Rgb8;
    encoder.encode(&opaque, canvas.width(), canvas.height(), rgb)?;
    Ok(jpeg)
}

fn paint(text: &str) -> Paint<'static> {
    Paint {
        shader: Shader::SolidColor(ink(text)),
        anti_alias: true,
        ..Paint::default()
    }
}

/// A colour of a theme; black if it is invalid.
fn ink(text: &str) -> Color {
    let [red, green, blue] = colour(text).unwrap_or_default();
    Color::from_rgba8(red, green, blue, u8::MAX)
}

#[expect(clippy::cast_precision_loss, reason = "sides of a card are small")]
fn px(side: u32) -> f32 {
    side as f32
}

#[cfg(test)]
mod tests;
