//! Which formats a browser wants, for `auto=format`.

use crate::{Format, Original};

/// Which of the two formats that not every browser reads an `Accept` header names.
///
/// Only a format that is named counts: every browser ends its list with `*/*` or
/// `image/*`, also those that cannot read AVIF.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Accept {
    /// Whether AVIF is named.
    pub avif: bool,
    /// Whether WebP is named.
    pub webp: bool,
}

impl Accept {
    /// Reads a header; several of them may be joined with commas. What cannot be read
    /// in it is passed over.
    pub fn parse(header: &str) -> Self {
        Self {
            avif: names(header, "image/avif"),
            webp: names(header, "image/webp"),
        }
    }

    /// The best format of an image for this browser. `still` if only one frame of an animation
    /// is wanted.
    pub fn choose(self, original: &Original, still: bool) -> Format {
        if original.moves() && !still {
            // An AVIF that moves takes minutes to make.
            return if self.webp { Format::Webp } else { Format::Gif };
        }
        if self.avif {
            Format::Avif
        } else if self.webp {
            Format::Webp
        } else {
            plain(original)
        }
    }
}

/// The format that every browser reads.
pub(crate) fn plain(original: &Original) -> Format {
    if original.transparent {
        Format::Png
    } else {
        Format::Jpeg
    }
}

/// Whether a header names a type and does not give it the weight 0.
fn names(header: &str, mime: &str) -> bool {
    header.split(',').any(|range| {
        let mut parts = range.split(';').map(str::trim);
        let named = parts
            .next()
            .is_some_and(|name| name.eq_ignore_ascii_case(mime));
        named && !parts.any(is_zero)
    })
}

/// `q=0`, also as `Q=0.000`.
fn is_zero(parameter: &str) -> bool {
    let Some((name, value)) = parameter.split_once('=') else {
        return false;
    };
    let weight = value.trim().parse::<f64>();
    name.trim().eq_ignore_ascii_case("q") && weight.is_ok_and(|weight| weight <= 0.0)
}
