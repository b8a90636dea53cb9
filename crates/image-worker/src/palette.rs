//! The colours an image is made of: one for each of six tones, and the most frequent.

mod groups;

use groups::{Group, groups};
use pictures::{Swatch, Tone};

/// What a colour must be to stand for a tone, and what it should be: saturation and
/// lightness as in HSL, each as least, best and most.
struct Wanted {
    tone: Tone,
    saturation: [f64; 3],
    lightness: [f64; 3],
}

const VIVID: [f64; 3] = [0.35, 1.0, 1.0];
const PALE: [f64; 3] = [0.0, 0.3, 0.4];
const LIGHT: [f64; 3] = [0.55, 0.74, 1.0];
const MIDDLE: [f64; 3] = [0.3, 0.5, 0.7];
const DARK: [f64; 3] = [0.0, 0.26, 0.45];

const fn wanted(tone: Tone, saturation: [f64; 3], lightness: [f64; 3]) -> Wanted {
    Wanted {
        tone,
        saturation,
        lightness,
    }
}

/// In this order colours are given away: one colour stands for one tone.
const WANTED: [Wanted; 6] = [
    wanted(Tone::Vibrant, VIVID, MIDDLE),
    wanted(Tone::LightVibrant, VIVID, LIGHT),
    wanted(Tone::DarkVibrant, VIVID, DARK),
    wanted(Tone::Muted, PALE, MIDDLE),
    wanted(Tone::LightMuted, PALE, LIGHT),
    wanted(Tone::DarkMuted, PALE, DARK),
];

/// Paper white and black stand for no tone, only for what is most frequent.
const NEITHER_WHITE_NOR_BLACK: std::ops::RangeInclusive<f64> = 0.05..=0.95;

/// How much nearness in saturation, nearness in lightness and frequency count.
const WEIGHTS: [f64; 3] = [3.0, 6.5, 0.5];

/// The palette of samples of red, green, blue, and alpha if there is any. A tone that the image
/// does not have is left out; an image without a visible pixel has none.
pub(crate) fn palette(samples: &[u8], has_alpha: bool) -> Vec<Swatch> {
    let groups = groups(samples, has_alpha);
    let all: u32 = groups.iter().map(|group| group.count).sum();
    let most = groups.iter().map(|group| group.count).max().unwrap_or(1);
    let swatch = |tone: Tone, group: &Group| Swatch {
        tone,
        colour: group.colour,
        population: f64::from(group.count) * 100.0 / f64::from(all.max(1)),
    };
    let mut taken = vec![false; groups.len()];
    let mut palette = Vec::new();
    for wanted in &WANTED {
        let mut best = None;
        for (number, group) in groups.iter().enumerate() {
            let score = score(wanted, group, most);
            if !taken[number] && score > best.map_or(0.0, |(score, _)| score) {
                best = Some((score, number));
            }
        }
        if let Some((_, number)) = best {
            taken[number] = true;
            palette.push(swatch(wanted.tone, &groups[number]));
        }
    }
    let dominant = groups.iter().max_by_key(|group| group.count);
    palette.extend(dominant.map(|group| swatch(Tone::Dominant, group)));
    palette
}

/// How well a colour stands for a tone; 0 if it does not.
fn score(wanted: &Wanted, group: &Group, most: u32) -> f64 {
    let (saturation, lightness) = hsl(group.colour);
    let within = |value: f64, [least, _, most]: [f64; 3]| least <= value && value <= most;
    if !within(saturation, wanted.saturation)
        || !within(lightness, wanted.lightness)
        || !NEITHER_WHITE_NOR_BLACK.contains(&lightness)
    {
        return 0.0;
    }
    let near = |value: f64, [_, best, _]: [f64; 3]| 1.0 - (value - best).abs();
    let often = f64::from(group.count) / f64::from(most);
    WEIGHTS[0] * near(saturation, wanted.saturation)
        + WEIGHTS[1] * near(lightness, wanted.lightness)
        + WEIGHTS[2] * often
}

/// Saturation and lightness.
fn hsl(colour: [u8; 3]) -> (f64, f64) {
    let [red, green, blue] = colour.map(|value| f64::from(value) / 255.0);
    let high = red.max(green).max(blue);
    let low = red.min(green).min(blue);
    let lightness = f64::midpoint(high, low);
    let span = high - low;
    let saturation = if span == 0.0 {
        0.0
    } else {
        span / (1.0 - (2.0 * lightness - 1.0).abs())
    };
    (saturation, lightness)
}

#[cfg(test)]
mod tests {
    use super::palette;
    use pictures::Tone;

    /// So many pixels of each colour, as samples.
    fn samples(parts: &[([u8; 3], usize)]) -> Vec<u8> {
        parts
            .iter()
            .flat_map(|(colour, count)| colour.repeat(*count))
            .collect()
    }

    #[test]
    fn each_tone_gets_the_colour_that_is_nearest_to_it() {
        let colours = [
            (Tone::Vibrant, [220, 30, 30], 10),
            (Tone::LightVibrant, [250, 160, 90], 10),
            (Tone::DarkVibrant, [10, 20, 110], 10),
            (Tone::Muted, [150, 120, 110], 10),
            (Tone::LightMuted, [200, 190, 180], 10),
            (Tone::DarkMuted, [60, 70, 75], 10),
        ];
        let mut parts: Vec<_> = colours
            .iter()
            .map(|(_, colour, count)| (*colour, *count))
            .collect();
        parts.push(([255, 255, 255], 140));
        let found = palette(&samples(&parts), false);
        for (tone, colour, _) in colours {
            let swatch = found.iter().find(|swatch| swatch.tone == tone).unwrap();
            assert_eq!(
                (swatch.colour, swatch.population),
                (colour, 5.0),
                "{tone:?}"
            );
        }
        let dominant = found
            .iter()
            .find(|swatch| swatch.tone == Tone::Dominant)
            .unwrap();
        assert_eq!(
            (dominant.colour, dominant.population),
            ([255, 255, 255], 70.0)
        );
    }

    #[test]
    fn a_tone_that_is_not_there_is_left_out() {
        let found = palette(&samples(&[([128, 128, 128], 5)]), false);
        let tones: Vec<Tone> = found.iter().map(|swatch| swatch.tone).collect();
        assert_eq!(tones, [Tone::Muted, Tone::Dominant]);
    }

    #[test]
    fn transparent_pixels_do_not_count() {
        let found = palette(&[255, 0, 0, 0, 0, 0, 200, 255], true);
        assert!(found.iter().all(|swatch| swatch.colour == [0, 0, 200]));
        assert!(palette(&[255, 0, 0, 0], true).is_empty());
    }
}
