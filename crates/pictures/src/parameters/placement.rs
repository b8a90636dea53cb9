//! From what is requested to what is done.

use super::fit::{Fit, Focus};
use super::{Bounds, Parameters, QUALITY};
use crate::geometry::{LARGEST, in_proportion, scaled};
use crate::{BadParameter, Canvas, Colour, Cut, Format, Original, Recipe, Rectangle, Shade, Size};

/// The image on its way: what is taken, how large it gets, on what it is put.
struct Placed {
    cut: Cut,
    scale: Size,
    ground: Option<Size>,
}

/// What nothing was painted on. A format without transparency makes it white.
const NOTHING: Colour = Colour {
    red: 255,
    green: 255,
    blue: 255,
    alpha: 0,
};

impl Parameters {
    /// What has to be done to an original, in a format of [`Self::format`].
    ///
    /// The result is at most [`crate::LONGEST_SIDE`] wide and high. A larger requested one
    /// comes in its shape as large as that allows.
    pub fn recipe(&self, original: &Original, format: Format) -> Result<Recipe, BadParameter> {
        if !format.is_written() {
            let message = format!("cannot be {}: pictures are not made in it", format.mime());
            return Err(BadParameter::new("fm", message));
        }
        let region = self.region(original)?;
        let margin = self.margin();
        let placed = self.placed(original, region, margin)?;
        let canvas = canvas(&placed, margin, self.background.unwrap_or(NOTHING));
        let see_through = original.transparent || canvas.is_some();
        let moves = original.moves() && format.can_move();
        if moves && !self.still {
            movable(original, region.size(), placed.scale)?;
        }
        Ok(Recipe {
            frame: (self.still && moves).then_some(0),
            cut: placed.cut,
            scale: placed.scale,
            canvas,
            mirror: self.mirror,
            flip: self.flip,
            turn: f64::from(self.turn),
            blur: f64::from(self.blur) / 20.0,
            sharpen: self.sharpen,
            saturation: self.saturation,
            invert: self.invert,
            shade: Shade::Colour,
            background: self.background.filter(|_| see_through),
            format,
            quality: format.encoder_quality(self.quality.unwrap_or(QUALITY)),
        })
    }

    /// The part of the original that all else happens in.
    fn region(&self, original: &Original) -> Result<Rectangle, BadParameter> {
        let size = original.size();
        let Some([left, top, width, height]) = self.rect else {
            return Ok(size.whole());
        };
        Rectangle::on(left, top, width, height, size).ok_or_else(|| {
            let Size { width, height } = size;
            let message = format!("must be a part of the picture, which is {width} by {height}");
            BadParameter::new("rect", message)
        })
    }

    /// A size of the page in pixels of the screen.
    fn on_screen(&self, side: u32) -> u32 {
        self.ratio.map_or(side, |ratio| scaled(side, ratio))
    }

    /// The pixels of `pad`.
    fn margin(&self) -> u32 {
        match self.pad {
            0 => 0,
            pad => self.on_screen(pad),
        }
    }

    /// Width and height of the result, as requested.
    fn requested(&self) -> (Option<u32>, Option<u32>) {
        let side = |side: Option<u32>| side.map(|side| self.on_screen(side));
        (side(self.width), side(self.height))
    }

    fn placed(
        &self,
        original: &Original,
        region: Rectangle,
        margin: u32,
    ) -> Result<Placed, BadParameter> {
        let room = less(LARGEST, margin)?;
        let requested = match self.fit {
            Fit::Crop => self.bounded(region.size()),
            _ => self.frame(),
        };
        let (scale, shape, ground) = match requested {
            RequestedSize::Both(size) => {
                both(self.fit, region.size(), less(size.shrunk(LARGEST), margin)?)
            }
            RequestedSize::Some(bounds) => {
                let bounds = less(bounds, margin)?;
                let size = match self.fit {
                    Fit::Max => region.size().shrunk(bounds),
                    _ => region.size().fitted(bounds),
                };
                (size, None, None)
            }
            RequestedSize::Nothing => (region.size().shrunk(room), None, None),
        };
        let cut = match shape {
            Some(shape) => self.cut(original, region, region.size().inscribed(shape)),
            None => part(original, region),
        };
        Ok(Placed { cut, scale, ground })
    }

    /// The requested frame, before the turn.
    fn frame(&self) -> RequestedSize {
        let (width, height) = self.requested();
        let (width, height) = match self.turn {
            90 | 270 => (height, width),
            _ => (width, height),
        };
        match (width, height) {
            (Some(width), Some(height)) => RequestedSize::Both(Size { width, height }),
            (None, None) => RequestedSize::Nothing,
            (width, height) => RequestedSize::Some(Size {
                width: width.unwrap_or(LARGEST.width).min(LARGEST.width),
                height: height.unwrap_or(LARGEST.height).min(LARGEST.height),
            }),
        }
    }

    /// The frame of `fit=crop`: within the bounds, and else in the image's own shape.
    fn bounded(&self, region: Size) -> RequestedSize {
        let frame = self.frame();
        if self.bounds == Bounds::default() {
            return frame;
        }
        let pixels = |side: Option<u32>, otherwise: u32| match side {
            Some(side) => self.on_screen(side),
            None => otherwise,
        };
        let bounds = &self.bounds;
        let mut least = Size {
            width: pixels(bounds.least_width, 1),
            height: pixels(bounds.least_height, 1),
        };
        let mut most = Size {
            width: pixels(bounds.most_width, u32::MAX),
            height: pixels(bounds.most_height, u32::MAX),
        };
        if matches!(self.turn, 90 | 270) {
            (least, most) = (least.turned(), most.turned());
        }
        let size = match frame {
            RequestedSize::Both(size) => size,
            RequestedSize::Some(bounds) => region.fitted(bounds),
            RequestedSize::Nothing => grown(region.shrunk(most), least),
        };
        RequestedSize::Both(Size {
            width: size.width.max(least.width).min(most.width),
            height: size.height.max(least.height).min(most.height),
        })
    }

    /// A part of that size, where the focus is.
    fn cut(&self, original: &Original, region: Rectangle, size: Size) -> Cut {
        if size == region.size() {
            return part(original, region);
        }
        let (left, top) = match self.focus.unwrap_or(Focus::CENTRE) {
            Focus::Entropy => return Cut::Entropy(region),
            Focus::Edge(across, down) => (
                scaled_room(region.width - size.width, across),
                scaled_room(region.height - size.height, down),
            ),
            Focus::FocalPoint => {
                let (across, down) = self.focal_point.unwrap_or((0.5, 0.5));
                (
                    around(region.width, size.width, across),
                    around(region.height, size.height, down),
                )
            }
        };
        Cut::Part(Rectangle {
            left: region.left + left,
            top: region.top + top,
            width: size.width,
            height: size.height,
        })
    }
}

/// Which sizes are requested.
enum RequestedSize {
    /// Both sides.
    Both(Size),
    /// One side, within which the image has to fit; the other is the largest.
    Some(Size),
    /// None.
    Nothing,
}

/// The size, the shape to cut to, and the ground to put it on.
fn both(fit: Fit, region: Size, frame: Size) -> (Size, Option<Size>, Option<Size>) {
    match fit {
        Fit::Clip => (region.fitted(frame), None, None),
        Fit::Max => (region.shrunk(frame), None, None),
        Fit::Fill => (region.fitted(frame), None, Some(frame)),
        Fit::FillMax => (region.shrunk(frame), None, Some(frame)),
        Fit::Scale => (frame, None, None),
        Fit::Crop => (frame, Some(frame), None),
        Fit::Min => {
            let size = frame.shrunk(region);
            (size, Some(frame), None)
        }
    }
}

/// The most pixels of all frames of an animation together, where it is scaled up. What is not
/// scaled up was small enough to be uploaded.
const MOST_MOVING_PIXELS: u64 = 1 << 28;

fn movable(original: &Original, from: Size, to: Size) -> Result<(), BadParameter> {
    let frames = u64::from(original.frames);
    if to.pixels() <= from.pixels() || to.pixels().saturating_mul(frames) <= MOST_MOVING_PIXELS {
        return Ok(());
    }
    let message = format!(
        "must be less for a moving picture of {frames} frames that has to grow, or frame must be 1"
    );
    Err(BadParameter::new("w", message))
}

fn part(original: &Original, region: Rectangle) -> Cut {
    if region == original.size().whole() {
        Cut::Whole
    } else {
        Cut::Part(region)
    }
}

/// The frame without the margin on each side.
fn less(frame: Size, margin: u32) -> Result<Size, BadParameter> {
    let side = |side: u32| {
        side.checked_sub(margin.saturating_mul(2))
            .filter(|rest| *rest > 0)
    };
    let rest = side(frame.width).zip(side(frame.height));
    let (width, height) = rest.ok_or_else(|| {
        let message = "leaves no room for the picture: it must be less than half of its size";
        BadParameter::new("pad", message)
    })?;
    Ok(Size { width, height })
}

fn canvas(placed: &Placed, margin: u32, colour: Colour) -> Option<Canvas> {
    let ground = placed.ground.unwrap_or(placed.scale);
    if ground == placed.scale && margin == 0 {
        return None;
    }
    Some(Canvas {
        size: Size {
            width: ground.width + 2 * margin,
            height: ground.height + 2 * margin,
        },
        left: margin + (ground.width - placed.scale.width) / 2,
        top: margin + (ground.height - placed.scale.height) / 2,
        colour,
    })
}

/// At least that size, in its shape.
fn grown(size: Size, least: Size) -> Size {
    let mut size = size;
    if size.width < least.width {
        size = Size {
            width: least.width,
            height: in_proportion(size.height, least.width, size.width),
        };
    }
    if size.height < least.height {
        size = Size {
            width: in_proportion(size.width, least.height, size.height),
            height: least.height,
        };
    }
    size
}

impl Size {
    /// The largest part of this size that has a shape.
    fn inscribed(self, shape: Self) -> Self {
        shape.fitted(self)
    }
}

/// Where a part begins that is `length` of `side` and has a point in its middle, if it can.
fn around(side: u32, length: u32, point: f64) -> u32 {
    let start = f64::from(side) * point - f64::from(length) / 2.0;
    clamped(start, side - length)
}

/// Where a part begins that leaves `room`.
fn scaled_room(room: u32, share: f64) -> u32 {
    clamped(f64::from(room) * share, room)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is brought into the range first"
)]
fn clamped(start: f64, most: u32) -> u32 {
    start.round().clamp(0.0, f64::from(most)) as u32
}
