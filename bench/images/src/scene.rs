//! What is measured on: two landscapes with the detail and the grain of photographs, and
//! an illustration of plain shapes. They are rendered anew each time, and always the same.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places and colours of a drawing"
)]

use crate::Done;
use crate::libvips_engine::image_of;
use image::{ImageFormat, Rgb, RgbImage};
use pictures::Size;
use std::path::{Path, PathBuf};

pub(crate) struct Scene {
    pub(crate) name: &'static str,
    width: u32,
    height: u32,
    is_photograph: bool,
}

const SCENES: [Scene; 3] = [
    Scene {
        name: "photograph, 12 MP JPEG",
        width: 4000,
        height: 3000,
        is_photograph: true,
    },
    Scene {
        name: "photograph, 100 MP JPEG",
        width: 11_600,
        height: 8700,
        is_photograph: true,
    },
    Scene {
        name: "illustration, 4 MP PNG",
        width: 2400,
        height: 1800,
        is_photograph: false,
    },
];

/// All scenes; in the short form (`BENCH_FORM=short`) without the largest, which takes minutes.
pub(crate) fn wanted() -> impl Iterator<Item = Scene> {
    let short = std::env::var_os("BENCH_FORM").is_some_and(|form| form == "short");
    let largest = if short { 20_000_000 } else { u32::MAX };
    SCENES
        .into_iter()
        .filter(move |scene| scene.width * scene.height <= largest)
}

type Colour = [f32; 3];

impl Scene {
    /// The size with this width.
    pub(crate) fn size_at(&self, width: u32) -> Size {
        Size {
            width,
            height: self.height * width / self.width,
        }
    }

    /// Its file: a JPEG as cameras write it, or a PNG.
    pub(crate) fn draw(&self, folder: &Path) -> Done<PathBuf> {
        let path = folder.join(self.name.replace([' ', ','], "-"));
        if self.is_photograph {
            let image = RgbImage::from_fn(self.width, self.height, |x, y| self.landscape(x, y));
            let saver = ".jpg[Q=92,subsample_mode=on]";
            std::fs::write(&path, image_of(&image)?.image_write_to_buffer(saver)?)?;
        } else {
            let image = RgbImage::from_fn(self.width, self.height, |x, y| self.shapes(x, y));
            image.save_with_format(&path, ImageFormat::Png)?;
        }
        Ok(path)
    }

    fn landscape(&self, x: u32, y: u32) -> Rgb<u8> {
        let (u, v) = (x as f32 / self.width as f32, y as f32 / self.height as f32);
        let (px, py) = (x as f32, y as f32);
        let horizon = 0.42 + 0.12 * (fractal(u * 3.0, 7.0, 4) - 0.5);
        let base = if let Some(wall) = house(u, v) {
            let stone = fractal(px / 24.0, py / 24.0, 4);
            wall.map(|value| value * (0.85 + 0.3 * stone))
        } else if v < horizon {
            let cloud = ((fractal(u * 5.0, v * 9.0, 6) - 0.45) * 3.0).clamp(0.0, 1.0);
            mix(
                [0.32, 0.52, 0.82],
                [0.93, 0.94, 0.96],
                cloud * 0.8 + v * 0.4,
            )
        } else {
            let near = (v - horizon) / (1.0 - horizon);
            let grass = fractal(px / (8.0 + 90.0 * near), py / (4.0 + 60.0 * near), 7);
            let field = fractal(u * 9.0, v * 14.0, 4);
            let green = mix([0.20, 0.30, 0.10], [0.55, 0.52, 0.25], field);
            green.map(|value| value * (0.45 + 1.1 * grass))
        };
        let grain = (hash(x, y, 99) - 0.5) * 0.035;
        Rgb(base.map(|value| ((value + grain).clamp(0.0, 1.0) * 255.0).round() as u8))
    }

    /// Each pixel is the mean of four points in it, as a drawing program would have it.
    fn shapes(&self, x: u32, y: u32) -> Rgb<u8> {
        let mut sum = [0.0; 3];
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            let u = (x as f32 + dx) / self.height as f32;
            let v = (y as f32 + dy) / self.height as f32;
            for (sum, value) in sum.iter_mut().zip(shape(u, v)) {
                *sum += value / 4.0;
            }
        }
        Rgb(sum.map(|value| (value * 255.0).round() as u8))
    }
}

/// A house with windows, for its edges.
fn house(u: f32, v: f32) -> Option<Colour> {
    let wall = (0.58..0.86).contains(&u) && (0.30..0.62).contains(&v);
    let roof = (0.20..0.30).contains(&v) && (u - 0.72).abs() < (v - 0.20) * 1.6;
    let window = ((u - 0.58) * 25.0).fract() > 0.55 && ((v - 0.30) * 16.0).fract() > 0.5;
    match (roof, wall, window) {
        (true, ..) => Some([0.50, 0.20, 0.14]),
        (_, true, true) => Some([0.10, 0.12, 0.16]),
        (_, true, false) => Some([0.82, 0.76, 0.62]),
        _ => None,
    }
}

/// Circles, a hill, stripes and letters of bars.
fn shape(u: f32, v: f32) -> Colour {
    let within = |x: f32, y: f32, radius: f32| (u - x).hypot(v - y) < radius;
    if (0.80..0.95).contains(&v) && (v * 60.0).fract() < 0.6 && (u * 23.0).fract() < 0.7 {
        [0.12, 0.12, 0.20]
    } else if within(0.30, 0.32, 0.10) {
        [0.98, 0.80, 0.25]
    } else if within(0.95, 0.45, 0.24) && !within(0.95, 0.45, 0.16) {
        [0.85, 0.25, 0.22]
    } else if v > 0.62 + 0.08 * (u * 5.0).sin() {
        [0.18, 0.45, 0.36]
    } else if ((u + v) * 14.0).fract() < 0.5 && u < 0.22 {
        [0.35, 0.60, 0.75]
    } else {
        [0.97, 0.94, 0.87]
    }
}

fn mix(from: Colour, to: Colour, part: f32) -> Colour {
    let part = part.clamp(0.0, 1.0);
    [0, 1, 2].map(|channel| from[channel] * (1.0 - part) + to[channel] * part)
}

/// Noise with detail at many scales, 0 to 1.
fn fractal(x: f32, y: f32, octaves: u32) -> f32 {
    let (mut sum, mut weight, mut all, mut scale) = (0.0, 1.0, 0.0, 1.0);
    for octave in 0..octaves {
        sum += weight * noise(x * scale, y * scale, octave);
        all += weight;
        weight *= 0.62;
        scale *= 2.0;
    }
    sum / all
}

/// Random values at integer points, smoothly interpolated.
fn noise(x: f32, y: f32, seed: u32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let ease = |part: f32| part * part * (3.0 - 2.0 * part);
    let (right, below) = (ease(x - left), ease(y - top));
    let (left, top) = (left as u32, top as u32);
    let at = |dx: u32, dy: u32| hash(left.wrapping_add(dx), top.wrapping_add(dy), seed);
    let above = at(0, 0) * (1.0 - right) + at(1, 0) * right;
    let under = at(0, 1) * (1.0 - right) + at(1, 1) * right;
    above * (1.0 - below) + under * below
}

/// A value from 0 to 1 that looks random and is always the same.
fn hash(x: u32, y: u32, seed: u32) -> f32 {
    let mut value =
        x.wrapping_mul(0x9e37_79b1) ^ y.wrapping_mul(0x85eb_ca77) ^ seed.wrapping_mul(0xc2b2_ae3d);
    value = (value ^ (value >> 15)).wrapping_mul(0x2c1b_3c6d);
    value = (value ^ (value >> 12)).wrapping_mul(0x297a_2d39);
    (value ^ (value >> 15)) as f32 / u32::MAX as f32
}
