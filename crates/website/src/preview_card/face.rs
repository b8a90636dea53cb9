//! The typeface of the sites' titles: Gloock. `web/src/fonts/gloock.woff2` has the same letters.

use harfrust::font::glyph::outline::{DrawMemory, DrawOptions, PathSink};
use harfrust::{Buffer, Font, GlyphId, ShapeOptions, ShaperFont, shape};
use tiny_skia::{Path, PathBuilder};
use unicode_normalization::UnicodeNormalization;

/// The typeface as TrueType. WOFF2, which is compressed, is for browsers.
const GLOOCK: &[u8] = include_bytes!("gloock.ttf");
/// The letter spacing of the sites' titles, as a fraction of the size.
const TRACKING: f32 = -0.014;

/// The typeface.
pub(super) struct Face {
    font: Font,
    units: f32,
}

/// A letter of a line, and its position in units of the size.
struct PlacedLetter {
    glyph: GlyphId,
    x: f32,
    y: f32,
}

impl Face {
    /// Reads the typeface; `None` if that fails, which a test excludes.
    pub(super) fn open() -> Option<Self> {
        let font = Font::new(GLOOCK, 0)?;
        let units = f32::from(font.units_per_em());
        Some(Self { font, units })
    }

    /// A text in the letters that the face has: `č` becomes `c`, and pictograms are left out.
    pub(super) fn spelled(&self, text: &str) -> String {
        let letters = self.font.charmap();
        let has_letter = |letter: &char| letters.map_unicode(*letter).is_some();
        let spelled = |letter: char| {
            if has_letter(&letter) || letter.is_whitespace() || letter == SOFT_HYPHEN {
                return Some(letter);
            }
            std::iter::once(letter).nfd().next().filter(has_letter)
        };
        text.nfc().filter_map(spelled).collect()
    }

    /// The width of a line at a size.
    pub(super) fn width(&self, line: &str, size: f32) -> f32 {
        self.place(line).1 * size
    }

    /// The letters of a line at a size, from the left end of its baseline.
    pub(super) fn outline(&self, line: &str, size: f32) -> Option<Path> {
        let outlines = self.font.outline_glyphs();
        let mut path = PathBuilder::new();
        for PlacedLetter { glyph, x, y } in self.place(line).0 {
            let mut sink = OutlineSink {
                path: &mut path,
                scale: size / self.units,
                left: x * size,
                baseline: -y * size,
            };
            if let Some(outline) = outlines.get(glyph) {
                outline
                    .draw(&DrawOptions::default(), DrawMemory::Scratch, &mut sink)
                    .ok()?;
            }
        }
        path.finish()
    }

    /// The letters of a line and its width, for a size of 1.
    fn place(&self, line: &str) -> (Vec<PlacedLetter>, f32) {
        let mut buffer = Buffer::new();
        buffer.push_str(line);
        buffer.guess_segment_properties();
        let shaper = ShaperFont::new(&self.font);
        if shape(&shaper, &mut buffer, ShapeOptions::new()).is_err() {
            return (Vec::new(), 0.0);
        }
        let mut right = 0.0;
        let glyphs = buffer.glyph_infos().iter().zip(buffer.glyph_positions());
        let placed = glyphs.map(|(info, position)| {
            let placed = PlacedLetter {
                glyph: GlyphId::new(info.glyph_id),
                x: right + self.em(position.x_offset),
                y: self.em(position.y_offset),
            };
            right += self.em(position.x_advance) + TRACKING;
            placed
        });
        (placed.collect(), right)
    }

    #[expect(clippy::cast_precision_loss, reason = "a face has a thousand units")]
    fn em(&self, units: i32) -> f32 {
        units as f32 / self.units
    }
}

/// Where a word may be broken. It is visible only there.
pub(super) const SOFT_HYPHEN: char = '\u{ad}';

/// Adds the outline of a letter, whose axis points up, to a path at its position.
struct OutlineSink<'a> {
    path: &'a mut PathBuilder,
    scale: f32,
    left: f32,
    baseline: f32,
}

impl OutlineSink<'_> {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.left + x * self.scale, self.baseline - y * self.scale)
    }
}

impl PathSink for OutlineSink<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        let ((cx0, cy0), (x, y)) = (self.at(cx0, cy0), self.at(x, y));
        self.path.quad_to(cx0, cy0, x, y);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        let ((cx0, cy0), (cx1, cy1)) = (self.at(cx0, cy0), self.at(cx1, cy1));
        let (x, y) = self.at(x, y);
        self.path.cubic_to(cx0, cy0, cx1, cy1, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
