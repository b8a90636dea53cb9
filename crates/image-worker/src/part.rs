//! The part of a picture that a recipe takes.

use crate::liveliest::liveliest;
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
        Cut::Liveliest(within) => liveliest(picture, frame, within, recipe.scale),
    }
}
