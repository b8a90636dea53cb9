//! The part of an image that a recipe takes.

use crate::entropy_crop::entropy_crop;
use crate::picture::Picture;
use crate::refused::Result;
use pictures::{Cut, Recipe, Rectangle, Size};

/// The part that is taken, as it is shown.
pub(crate) fn part(picture: &Picture, frame: u32, recipe: &Recipe) -> Result<Rectangle> {
    let Size { width, height } = picture.head.shown();
    match recipe.cut {
        Cut::Whole => Ok(Rectangle {
            left: 0,
            top: 0,
            width,
            height,
        }),
        Cut::Part(part) => Ok(part),
        Cut::Entropy(within) => entropy_crop(picture, frame, within, recipe.scale),
    }
}
