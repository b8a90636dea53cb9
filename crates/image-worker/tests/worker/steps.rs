//! The steps of a recipe, each by itself, on pixels.

use crate::chart::{BLUE, GREEN, RED, SAND, assert_chart, assert_colour, chart, png, ramp};
use crate::process::{Worker, recipe};
use image::{DynamicImage, RgbImage, Rgba, RgbaImage, imageops};
use pictures::{Canvas, Colour, Cut, Format, Recipe, Rectangle, Shade, Size};

const PURPLE: Colour = Colour {
    red: 120,
    green: 20,
    blue: 140,
    alpha: 255,
};

/// The chart at its own size, changed.
fn changed(change: impl FnOnce(&mut Recipe)) -> DynamicImage {
    made(chart(40, 30), change)
}

fn made(image: impl Into<DynamicImage>, change: impl FnOnce(&mut Recipe)) -> DynamicImage {
    let image = image.into();
    let mut recipe = recipe(Format::Png, image.width(), image.height());
    change(&mut recipe);
    Worker::start().pixels(&png(image), &recipe)
}

fn part(left: u32, top: u32, width: u32, height: u32) -> Rectangle {
    Rectangle {
        left,
        top,
        width,
        height,
    }
}

#[test]
fn nothing_asked_changes_no_pixel() {
    assert_eq!(made(ramp(50, 40), |_| {}).to_rgb8(), ramp(50, 40));
}

#[test]
fn a_cut_takes_its_rectangle() {
    let found = made(ramp(60, 50), |recipe| {
        recipe.cut = Cut::Part(part(7, 9, 20, 30));
        recipe.scale = Size {
            width: 20,
            height: 30,
        };
    });
    let expected = imageops::crop_imm(&ramp(60, 50), 7, 9, 20, 30).to_image();
    assert_eq!(found.to_rgb8(), expected);
}

#[test]
fn the_liveliest_part_is_where_something_is() {
    let mut image = RgbImage::from_pixel(300, 100, image::Rgb(SAND));
    imageops::replace(&mut image, &ramp(60, 60), 210, 20);
    let found = made(image, |recipe| {
        recipe.cut = Cut::Entropy(part(0, 0, 300, 100));
        recipe.scale = Size {
            width: 100,
            height: 100,
        };
    });
    let there = found
        .to_rgb8()
        .pixels()
        .filter(|pixel| pixel.0 != SAND)
        .count();
    assert!(there >= 3500, "{there} of 3600 pixels");
}

#[test]
fn a_canvas_is_around_the_picture_and_behind_it() {
    let canvas = Canvas {
        size: Size {
            width: 60,
            height: 50,
        },
        left: 15,
        top: 5,
        colour: PURPLE,
    };
    let found = changed(|recipe| recipe.canvas = Some(canvas));
    assert_eq!((found.width(), found.height()), (60, 50));
    assert_eq!(
        imageops::crop_imm(&found.to_rgb8(), 15, 5, 40, 30).to_image(),
        chart(40, 30)
    );
    for (x, y) in [(14, 5), (15, 4), (55, 20), (20, 35), (59, 49)] {
        assert_colour(&found, x, y, [120, 20, 140], 0);
    }
    let clear = RgbaImage::from_pixel(40, 30, Rgba([9, 9, 9, 0]));
    let found = made(clear, |recipe| recipe.canvas = Some(canvas));
    assert_colour(&found, 20, 20, [120, 20, 140], 0);
    assert!(!found.color().has_alpha());
    let nothing = Colour { alpha: 0, ..PURPLE };
    let found = changed(|recipe| {
        recipe.canvas = Some(Canvas {
            colour: nothing,
            ..canvas
        });
    });
    assert_eq!(found.to_rgba8()[(1, 1)].0[3], 0);
    assert_eq!(
        found.to_rgba8()[(16, 6)],
        Rgba([RED[0], RED[1], RED[2], 255])
    );
}

#[test]
fn mirror_flip_and_right_angles_move_pixels_and_change_none() {
    let image = ramp(31, 20);
    let check = |change: fn(&mut Recipe), expected: RgbImage| {
        assert_eq!(made(image.clone(), change).to_rgb8(), expected);
    };
    check(
        |recipe| recipe.mirror = true,
        imageops::flip_horizontal(&image),
    );
    check(|recipe| recipe.flip = true, imageops::flip_vertical(&image));
    check(|recipe| recipe.turn = 90.0, imageops::rotate90(&image));
    check(|recipe| recipe.turn = 180.0, imageops::rotate180(&image));
    check(|recipe| recipe.turn = 270.0, imageops::rotate270(&image));
    check(|recipe| recipe.turn = 360.0, image.clone());
    // First mirrored, then turned.
    check(
        |recipe| {
            recipe.mirror = true;
            recipe.turn = 90.0;
        },
        imageops::rotate90(&imageops::flip_horizontal(&image)),
    );
}

#[test]
fn a_picture_that_is_turned_aslant_grows_and_has_empty_corners() {
    let found = changed(|recipe| recipe.turn = 45.0);
    assert!((48..=52).contains(&found.width()), "{}", found.width());
    assert_eq!(found.to_rgba8()[(0, 0)].0[3], 0);
    // Clockwise: what was left above is now above.
    let (x, y) = (found.width() / 2, found.height() / 2);
    assert_colour(&found, x - 2, y - 12, RED, 2);
    assert_colour(&found, x + 12, y + 2, GREEN, 2);
    assert_colour(&found, x - 12, y - 2, BLUE, 2);
    assert_colour(&found, x + 2, y + 12, SAND, 2);
    let found = changed(|recipe| {
        recipe.turn = 30.0;
        recipe.background = Some(PURPLE);
    });
    assert_colour(&found, 0, 0, [120, 20, 140], 0);
    assert!(!found.color().has_alpha());
    let found = changed(|recipe| {
        recipe.turn = 30.0;
        recipe.format = Format::Jpeg;
    });
    assert_colour(&found, 0, 0, [255, 255, 255], 6);
}

#[test]
fn a_blur_spreads_by_its_deviation() {
    let mut image = RgbImage::from_pixel(200, 200, image::Rgb([0, 0, 0]));
    for y in 0..200 {
        for x in 100..200 {
            image[(x, y)] = image::Rgb([255, 255, 255]);
        }
    }
    // The normal distribution, one deviation before the edge and just behind it.
    for (deviation, before, behind) in [(2_u8, 58, 153), (6, 46, 136), (10, 44, 133), (25, 42, 130)]
    {
        let found = made(image.clone(), |recipe| recipe.blur = f64::from(deviation)).to_rgb8();
        let at = |x: u32| found[(x, 100)].0[0];
        let found = (at(100 - u32::from(deviation)), at(100));
        let near = found.0.abs_diff(before) <= 5 && found.1.abs_diff(behind) <= 5;
        assert!(near, "{deviation}: {found:?}");
    }
    let flat = made(chart(40, 30), |recipe| recipe.blur = 1.0);
    assert_chart(&flat, 2);
}

#[test]
fn sharpening_makes_edges_steeper_and_leaves_plains() {
    let soft = |recipe: &mut Recipe| recipe.blur = 0.8;
    let step = |image: &DynamicImage| {
        let image = image.to_rgb8();
        i32::from(image[(20, 25)].0[1]) - i32::from(image[(19, 25)].0[1])
    };
    let before = step(&changed(soft));
    let mut last = before;
    for amount in [30, 100] {
        let found = changed(|recipe| {
            soft(recipe);
            recipe.sharpen = amount;
        });
        assert!(step(&found) > last, "{amount}");
        last = step(&found);
        assert_colour(&found, 4, 4, RED, 4);
    }
}

#[test]
fn saturation_goes_from_grey_to_double() {
    let grey = |[red, green, blue]: [u8; 3]| {
        0.2126 * f64::from(red) + 0.7152 * f64::from(green) + 0.0722 * f64::from(blue)
    };
    for (amount, factor) in [(-100_i8, 0.0), (-50, 0.5), (50, 1.5), (100, 2.0)] {
        let found = changed(|recipe| recipe.saturation = amount);
        for (x, y, colour) in [(5, 5, RED), (35, 5, GREEN), (5, 25, BLUE), (35, 25, SAND)] {
            let expected = colour.map(|value| {
                let value = grey(colour) + (f64::from(value) - grey(colour)) * factor;
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "clamped"
                )]
                let value = value.round().clamp(0.0, 255.0) as u8;
                value
            });
            assert_colour(&found, x, y, expected, 1);
        }
    }
}

#[test]
fn inversion_keeps_alpha() {
    let found = changed(|recipe| recipe.invert = true);
    assert_colour(&found, 5, 5, RED.map(|value| 255 - value), 0);
    let half = RgbaImage::from_pixel(9, 9, Rgba([200, 100, 0, 77]));
    let found = made(half, |recipe| recipe.invert = true);
    assert_eq!(found.to_rgba8()[(4, 4)], Rgba([55, 155, 255, 77]));
}

#[test]
fn shades_are_grey_or_black_and_white() {
    let found = changed(|recipe| recipe.shade = Shade::Grey).to_rgb8();
    assert!(
        found
            .pixels()
            .all(|pixel| pixel.0[0] == pixel.0[1] && pixel.0[1] == pixel.0[2])
    );
    let found = changed(|recipe| recipe.shade = Shade::Bitonal);
    assert_colour(&found, 5, 5, [0; 3], 0);
    assert_colour(&found, 35, 25, [255; 3], 0);
    let found = made(ramp(64, 64), |recipe| recipe.shade = Shade::Bitonal).to_rgb8();
    assert!(
        found
            .pixels()
            .all(|pixel| pixel.0 == [0; 3] || pixel.0 == [255; 3])
    );
    // What is behind comes after the shade, and keeps its colour.
    let clear = RgbaImage::from_pixel(9, 9, Rgba([9, 9, 9, 0]));
    let found = made(clear, |recipe| {
        recipe.shade = Shade::Grey;
        recipe.background = Some(PURPLE);
    });
    assert_colour(&found, 4, 4, [120, 20, 140], 0);
}

#[test]
fn a_background_shows_through() {
    let half = || RgbaImage::from_pixel(9, 9, Rgba([200, 100, 0, 51]));
    let found = made(half(), |recipe| recipe.background = Some(PURPLE));
    assert_colour(&found, 4, 4, [136, 36, 112], 1);
    assert!(!found.color().has_alpha());
    let found = made(half(), |recipe| recipe.format = Format::Jpeg);
    assert_colour(&found, 4, 4, [244, 224, 204], 4);
    let found = made(half(), |_| {});
    assert_eq!(found.to_rgba8()[(4, 4)], Rgba([200, 100, 0, 51]));
    // A background that is transparent itself: 1 - 0.8 × 0.5 is covered.
    let glass = Colour {
        alpha: 128,
        ..PURPLE
    };
    let found = made(half(), |recipe| recipe.background = Some(glass));
    assert!(found.to_rgba8()[(4, 4)].0[3].abs_diff(153) <= 1);
}

#[test]
fn colours_behind_transparency_do_not_bleed() {
    let image = RgbaImage::from_fn(80, 80, |x, _| {
        if x < 40 {
            Rgba([255, 0, 0, 0])
        } else {
            Rgba([0, 0, 200, 255])
        }
    });
    for change in [
        (|recipe: &mut Recipe| {
            recipe.scale = Size {
                width: 17,
                height: 17,
            };
        }) as fn(&mut Recipe),
        |recipe| recipe.blur = 4.0,
        |recipe| recipe.turn = 20.0,
    ] {
        let found = made(image.clone(), change).to_rgba8();
        let red = found
            .pixels()
            .filter(|pixel| pixel.0[3] > 20)
            .map(|pixel| pixel.0[0])
            .max();
        assert!(red.unwrap() <= 4, "{red:?}");
    }
}
