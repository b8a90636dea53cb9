//! The query string of an image address, as `@sanity/image-url` writes it.
//!
//! | parameter | allowed | meaning |
//! |---|---|---|
//! | `rect` | `left,top,width,height` | this part of the original; the rest happens in it |
//! | `w`, `h` | pixels | the size of the result |
//! | `fit` | see [`Fit`] | how the part gets that size |
//! | `crop` | `top`, `bottom`, `left`, `right`, `center`, `focalpoint`, `entropy` | what stays where `fit` cuts |
//! | `fp-x`, `fp-y` | 0 to 1 | the focal point, as fractions of the part |
//! | `min-w`, `max-w`, `min-h`, `max-h` | pixels | bounds of the result; with `fit=crop` only |
//! | `dpr` | 1 to 3 | multiplies every size |
//! | `pad` | pixels | a margin, within `w` and `h` where they are given |
//! | `or` | 0, 90, 180, 270 | a turn; `w` and `h` are those of the turned image |
//! | `flip` | `h`, `v`, `hv` | left for right, top for bottom |
//! | `blur` | 0 to 2000 | a twentieth of it is the deviation in pixels |
//! | `sharp` | 0 to 100 | |
//! | `sat` | -100 to 100 | -100 is grey |
//! | `invert` | `true`, `false` | |
//! | `bg` | `rgb`, `argb`, `rrggbb`, `aarrggbb` | what shows through |
//! | `fm` | `jpg`, `pjpg`, `png`, `webp`, `avif`, `gif` | the format |
//! | `auto` | `format` | the best format for the browser, where there is no `fm` |
//! | `q` | 0 to 100 | the quality; 75 if not given |
//! | `frame` | 1 | the first frame of an animation |
//! | `dl`, `dlRaw` | a file name, `true` | to be saved and not shown; the second is the original |
//!
//! An unknown parameter is ignored and makes no new image. The first of several of one name counts.

mod fit;
mod placement;
mod read;
mod values;

use crate::accept::{Accept, plain};
use crate::{Colour, Format, Original};
use fit::{Fit, Focus};

/// The quality where none is requested.
pub(crate) const QUALITY: u8 = 75;

/// What an image address requests. Equal where two addresses request the same in other words.
#[derive(Clone, Debug, Default, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a parameter that is there or not"
)]
pub struct Parameters {
    width: Option<u32>,
    height: Option<u32>,
    bounds: Bounds,
    fit: Fit,
    focus: Option<Focus>,
    focal_point: Option<(f64, f64)>,
    rect: Option<[i64; 4]>,
    ratio: Option<f64>,
    pad: u32,
    turn: u16,
    mirror: bool,
    flip: bool,
    blur: u16,
    sharpen: u8,
    saturation: i8,
    invert: bool,
    background: Option<Colour>,
    format: Option<Format>,
    auto: bool,
    quality: Option<u8>,
    still: bool,
    download: Option<Download>,
    raw: bool,
}

/// `min-w`, `max-w`, `min-h`, `max-h`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Bounds {
    least_width: Option<u32>,
    most_width: Option<u32>,
    least_height: Option<u32>,
    most_height: Option<u32>,
}

/// An image that is to be saved and not shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Download {
    /// The name to save it under, as the caller wrote it; `None` leaves it to the address.
    pub name: Option<String>,
}

impl Parameters {
    /// Whether a parameter of this name means something.
    pub fn means_something(name: &str) -> bool {
        read::NAMES.contains(&name)
    }

    /// Whether it is to be saved and not shown.
    pub fn download(&self) -> Option<&Download> {
        self.download.as_ref()
    }

    /// Whether the original is wanted, with everything that is in it: `dlRaw`. It takes
    /// a token to get it.
    pub fn raw(&self) -> bool {
        self.raw
    }

    /// Whether the response depends on the `Accept` header, as `Vary` has to state.
    pub fn varies(&self) -> bool {
        self.auto && self.format.is_none()
    }

    /// Whether no transformation is requested: the original is served as it is. An SVG always
    /// is; no step of a recipe makes sense for it.
    pub fn is_original(&self, original: &Original) -> bool {
        let nothing = Self {
            download: self.download.clone(),
            raw: self.raw,
            ..Self::default()
        };
        self.raw || original.format == Format::Svg || *self == nothing
    }

    /// The format of the response. For a format that is not encoded it is the plain one: a TIFF
    /// becomes a JPEG, or a PNG where something shows through.
    pub fn format(&self, original: &Original, accept: Accept) -> Format {
        match self.format {
            Some(format) => format,
            None if original.format == Format::Svg => Format::Svg,
            None if self.auto => accept.choose(original, self.still),
            None if original.format.is_written() => original.format,
            None => plain(original),
        }
    }
}
