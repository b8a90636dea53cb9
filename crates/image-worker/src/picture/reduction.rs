//! How much smaller than its full size an image can be decoded, so that most of its pixels are
//! never decoded.

use pictures::{Format, Rectangle, Size};

/// A way of decoding an image smaller than it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reduction {
    /// As large as it is.
    None,
    /// The decoder makes one pixel of so many in each direction.
    Shrink { by: u32, format: Format },
    /// A level of a pyramid, from 1.
    Level { by: u32, page: u32 },
}

/// An edge of the part may lie beside the pixels that are read by so much of a pixel of
/// the result. More would be seen where two tiles meet.
const MOST_SHIFT: f64 = 0.1;

/// How many times the needed pixels are requested from a decoder. With this a texture loses a
/// sixtieth of its contrast; with twice the pixels less, but a photograph of 12 megapixels for
/// a page would be decoded at full size.
const RESERVE: f64 = 1.5;

impl Reduction {
    /// The strongest reduction with which `part` can still be brought to `size` as if
    /// all pixels had been read.
    ///
    /// Decoders average roughly, so a Lanczos filter gets some more pixels than it needs:
    /// a part of 4,000 pixels that becomes 500 is read by four, at 1,000. Levels
    /// of a pyramid were made with care and need no such reserve. They are counted only
    /// where one could be used.
    pub(crate) fn choose(
        format: Format,
        levels: impl FnOnce() -> u32,
        whole: Size,
        part: Rectangle,
        size: Size,
    ) -> Self {
        let across = f64::from(part.width) / f64::from(size.width.max(1));
        let down = f64::from(part.height) / f64::from(size.height.max(1));
        let fits = |by: u32, reserve: f64| {
            let by_much = f64::from(by) * reserve;
            by_much <= across.min(down)
                && shift(part.left, part.width, whole.width, by) <= MOST_SHIFT * across
                && shift(part.top, part.height, whole.height, by) <= MOST_SHIFT * down
        };
        if across.min(down) < 2.0 {
            return Self::None;
        }
        let levels = levels();
        if levels > 0 {
            let page = (1..=levels).rev().find(|page| fits(1 << page, 1.0));
            return page.map_or(Self::None, |page| Self::Level {
                by: 1 << page,
                page,
            });
        }
        if !matches!(format, Format::Jpeg | Format::Webp) {
            return Self::None;
        }
        let by = [8, 4, 2].into_iter().find(|by| fits(*by, RESERVE));
        by.map_or(Self::None, |by| Self::Shrink { by, format })
    }

    /// The loader's option for it.
    pub(super) fn option(&self) -> String {
        match self {
            Self::None => String::new(),
            Self::Level { page, .. } => format!(",page={page}"),
            Self::Shrink { by, format } => match format {
                Format::Webp => format!(",scale={}", 1.0 / f64::from(*by)),
                _ => format!(",shrink={by}"),
            },
        }
    }

    /// Where `part` of the `whole` lies in what was `read` with this reduction.
    pub(crate) fn locate(&self, part: Rectangle, whole: Size, read: Size) -> Rectangle {
        let by = match self {
            Self::None => return part,
            Self::Shrink { by, .. } | Self::Level { by, .. } => *by,
        };
        let (left, width) = span(part.left, part.width, whole.width, read.width, by);
        let (top, height) = span(part.top, part.height, whole.height, read.height, by);
        Rectangle {
            left,
            top,
            width,
            height,
        }
    }
}

/// By how many pixels of the whole an edge has to be moved to lie between pixels that
/// are read. The image's own edge needs not be moved.
fn shift(start: u32, length: u32, whole: u32, by: u32) -> f64 {
    let end = start + length;
    let off = |edge: u32| (edge % by).min(by - edge % by);
    let at_end = if end == whole { 0 } else { off(end) };
    f64::from(off(start).max(at_end))
}

/// A start and a length in pixels that are read.
fn span(start: u32, length: u32, whole: u32, read: u32, by: u32) -> (u32, u32) {
    let nearest = |edge: u32| (edge + by / 2) / by;
    let end = start + length;
    let end = if end == whole {
        read
    } else {
        nearest(end).min(read)
    };
    let start = nearest(start).min(end.saturating_sub(1));
    (start, (end - start).max(1))
}

#[cfg(test)]
mod tests {
    use super::Reduction;
    use pictures::{Format, Rectangle, Size};

    fn part(left: u32, top: u32, width: u32, height: u32) -> Rectangle {
        Rectangle {
            left,
            top,
            width,
            height,
        }
    }

    fn by(format: Format, part: Rectangle, width: u32, height: u32) -> u32 {
        let whole = Size {
            width: 8000,
            height: 6000,
        };
        match Reduction::choose(format, || 0, whole, part, Size { width, height }) {
            Reduction::Shrink { by, .. } => by,
            _ => 1,
        }
    }

    #[test]
    fn a_jpeg_is_read_at_more_than_is_needed() {
        let whole = part(0, 0, 8000, 6000);
        for (width, height, expected) in [
            (500, 375, 8),
            (600, 450, 8),
            (1000, 750, 4),
            (1200, 900, 4),
            (2600, 1950, 2),
            (4000, 3000, 1),
            (500, 3000, 1),
        ] {
            assert_eq!(
                by(Format::Jpeg, whole, width, height),
                expected,
                "{width}×{height}"
            );
            assert_eq!(by(Format::Png, whole, width, height), 1);
        }
    }

    #[test]
    fn a_part_keeps_its_edges() {
        // 4,001 is beside a multiple of 2 by one pixel, and by ten to one a tenth of one
        // of the result; by four to one it is a quarter.
        assert_eq!(by(Format::Jpeg, part(4000, 0, 4000, 4000), 250, 250), 8);
        assert_eq!(by(Format::Jpeg, part(4001, 0, 3000, 3000), 300, 300), 4);
        assert_eq!(by(Format::Jpeg, part(4001, 0, 3000, 3000), 750, 750), 1);
    }

    #[test]
    fn a_tile_of_a_pyramid_comes_from_the_level_that_has_it() {
        let whole = Size {
            width: 4001,
            height: 3001,
        };
        let half = Size {
            width: 2000,
            height: 1500,
        };
        let size = Size {
            width: 512,
            height: 512,
        };
        let tile = part(1024, 1024, 1024, 1024);
        let chosen = Reduction::choose(Format::Tiff, || 3, whole, tile, size);
        assert_eq!(chosen, Reduction::Level { by: 2, page: 1 });
        assert_eq!(chosen.locate(tile, whole, half), part(512, 512, 512, 512));
        let right = part(3072, 0, 929, 1024);
        assert_eq!(chosen.locate(right, whole, half), part(1536, 0, 464, 512));
    }
}
