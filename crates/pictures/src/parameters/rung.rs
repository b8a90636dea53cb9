//! Whether a picture is one of the ladder.

use super::Parameters;
use super::fit::{Fit, Focus};
use crate::ladder::{WIDEST, is_known_shape};
use crate::{LADDER, Original, QUALITIES, Rung};

impl Parameters {
    /// How well known the picture is that is asked for.
    ///
    /// `Known` has a width of [`LADDER`], and a height of [`crate::RATIOS`] or none; `Variant`
    /// has in addition a `rect` or an edge or a focal point to cut to. A picture without a
    /// width is of its own, and known if that is not larger than the ladder.
    pub fn on_ladder(&self, original: &Original) -> Rung {
        let quality = self.quality.unwrap_or(QUALITIES[0]);
        let sized = match self.asked() {
            (Some(width), None) => LADDER.contains(&width),
            (Some(width), Some(height)) => LADDER.contains(&width) && is_known_shape(width, height),
            (None, None) => original.size().width.max(original.size().height) <= WIDEST,
            (None, Some(_)) => false,
        };
        if !sized || !self.is_plain() || !QUALITIES.contains(&quality) {
            return Rung::Odd;
        }
        let region = self.region(original);
        let whole = region.is_ok_and(|region| region == original.size().whole());
        if whole && self.focus_in_effect().is_none() {
            Rung::Known
        } else {
            Rung::Variant
        }
    }

    /// Whether nothing is asked but a part, a size and a format.
    fn is_plain(&self) -> bool {
        let plain_fit = match self.fit {
            Fit::Clip | Fit::Max | Fit::Crop | Fit::Min => true,
            Fit::Fill | Fit::FillMax | Fit::Scale => false,
        };
        let asked = Self {
            width: self.width,
            height: self.height,
            fit: self.fit,
            focus: self.focus.filter(|focus| *focus != Focus::Entropy),
            focal_point: self.focal_point,
            rect: self.rect,
            ratio: self.ratio,
            format: self.format,
            auto: self.auto,
            quality: self.quality,
            still: self.still,
            download: self.download.clone(),
            raw: self.raw,
            ..Self::default()
        };
        plain_fit && *self == asked
    }

    /// Where is cut to, if not to the middle.
    fn focus_in_effect(&self) -> Option<Focus> {
        let focus = self.focus?;
        let centred = match focus {
            Focus::Edge(across, down) => (across, down) == (0.5, 0.5),
            Focus::FocalPoint => self.focal_point.is_none_or(|point| point == (0.5, 0.5)),
            Focus::Entropy => false,
        };
        (!centred).then_some(focus)
    }
}
