//! From the query string to what it requests.

use super::{Parameters, values};
use crate::BadParameter;

/// The parameters that mean something.
pub(super) const NAMES: [&str; 26] = [
    "w", "h", "min-w", "max-w", "min-h", "max-h", "fit", "crop", "rect", "fp-x", "fp-y", "dpr",
    "pad", "or", "flip", "blur", "sharp", "sat", "invert", "bg", "fm", "auto", "q", "frame", "dl",
    "dlRaw",
];

impl Parameters {
    /// Reads a query string, without its question mark.
    pub fn parse(query: &str) -> Result<Self, BadParameter> {
        let mut parameters = Self::default();
        let mut seen = [false; NAMES.len()];
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            let Some(index) = NAMES.iter().position(|known| *known == name) else {
                continue;
            };
            if !std::mem::replace(&mut seen[index], true) {
                parameters.take(NAMES[index], &value)?;
            }
        }
        values::bounds_agree(&parameters)?;
        parameters.settle();
        Ok(parameters)
    }

    fn take(&mut self, name: &'static str, value: &str) -> Result<(), BadParameter> {
        let bounds = &mut self.bounds;
        match name {
            "w" => self.width = Some(values::pixels(name, value)?),
            "h" => self.height = Some(values::pixels(name, value)?),
            "min-w" => bounds.least_width = Some(values::pixels(name, value)?),
            "max-w" => bounds.most_width = Some(values::pixels(name, value)?),
            "min-h" => bounds.least_height = Some(values::pixels(name, value)?),
            "max-h" => bounds.most_height = Some(values::pixels(name, value)?),
            "fit" => self.fit = values::fit(value)?,
            "crop" => self.focus = Some(values::focus(value)?),
            "rect" => self.rect = Some(values::rect(value)?),
            "fp-x" => self.focal_point.get_or_insert((0.5, 0.5)).0 = values::fraction(name, value)?,
            "fp-y" => self.focal_point.get_or_insert((0.5, 0.5)).1 = values::fraction(name, value)?,
            "dpr" => self.ratio = Some(values::ratio(value)?),
            _ => return self.take_look(name, value),
        }
        Ok(())
    }

    /// What changes how it looks, and how it is sent.
    fn take_look(&mut self, name: &'static str, value: &str) -> Result<(), BadParameter> {
        match name {
            "pad" => self.pad = values::pad(value)?,
            "or" => self.turn = values::turn(value)?,
            "flip" => (self.mirror, self.flip) = values::flip(value)?,
            "blur" => self.blur = values::blur(value)?,
            "sharp" => self.sharpen = values::percent(name, value)?,
            "sat" => self.saturation = values::saturation(value)?,
            "invert" => self.invert = values::yes(name, value)?,
            "bg" => self.background = Some(values::colour(value)?),
            "fm" => self.format = Some(values::format(value)?),
            "auto" => self.auto = values::auto(value)?,
            "q" => self.quality = Some(values::percent(name, value)?),
            "frame" => self.still = values::frame(value)?,
            "dl" => self.download = values::download(value),
            "dlRaw" => self.raw = values::yes(name, value)?,
            _ => {}
        }
        Ok(())
    }

    /// Drops what has no effect beside the rest, so that equal requests have one form.
    fn settle(&mut self) {
        use super::fit::{Fit, Focus};
        if self.fit != Fit::Crop {
            self.bounds = super::Bounds::default();
        }
        let bounded = self.bounds != super::Bounds::default();
        match (self.width, self.height) {
            (Some(_), Some(_)) => {}
            _ if bounded => {}
            (None, None) => self.fit = Fit::Clip,
            _ => self.fit = self.fit.of_one_side(),
        }
        if !matches!(self.fit, Fit::Crop | Fit::Min) {
            self.focus = None;
            self.focal_point = None;
        }
        // A focal point is meant also where `crop` does not name it.
        if self.focus.is_none() && self.focal_point.is_some() {
            self.focus = Some(Focus::FocalPoint);
        }
        if self.focus != Some(Focus::FocalPoint) {
            self.focal_point = None;
        }
        let sized = self.width.is_some() || self.height.is_some() || bounded || self.pad > 0;
        self.ratio = self.ratio.filter(|ratio| sized && *ratio != 1.0);
        if self.format.is_some() {
            self.auto = false;
        }
    }
}
