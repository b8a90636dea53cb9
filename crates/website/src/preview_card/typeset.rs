//! Sets a text into lines, as large as it fits.

use super::face::{Face, SOFT_HYPHEN};

/// The largest and the smallest size of a title.
pub(super) const TITLE_SIZES: (f32, f32) = (176.0, 64.0);
/// The step from one size to the next smaller one.
const STEP: f32 = 4.0;
/// From one baseline to the next, of the size: as the sites set their titles.
const LEADING: f32 = 1.06;
/// The height of letters above the baseline and below it, of the size.
const ASCENT: f32 = 0.78;
const DESCENT: f32 = 0.24;
/// Characters of a text, at most: no card has room for more.
const MAX_CHARACTERS: usize = 400;

/// A text in lines.
#[derive(Debug, PartialEq)]
pub(super) struct Typeset {
    pub(super) size: f32,
    pub(super) lines: Vec<String>,
}

impl Typeset {
    pub(super) fn leading(&self) -> f32 {
        self.size * LEADING
    }

    pub(super) fn ascent(&self) -> f32 {
        self.size * ASCENT
    }

    pub(super) fn height(&self) -> f32 {
        height(self.lines.len(), self.size)
    }
}

#[expect(clippy::cast_precision_loss, reason = "lines of a card are few")]
fn height(lines: usize, size: f32) -> f32 {
    let between = lines.saturating_sub(1) as f32;
    size * (ASCENT + DESCENT + between * LEADING)
}

/// A part of a text that is not broken, and what is between it and the next.
struct Piece<'a> {
    text: &'a str,
    joint: Joint,
}

/// What is between two pieces.
#[derive(Clone, Copy, PartialEq)]
enum Joint {
    Space,
    /// Nothing, as after a hyphen.
    Nothing,
    /// Nothing, or a hyphen at the end of a line.
    SoftHyphen,
}

/// Sets a text into an area of some width and height, in the largest size at which no word is
/// broken. If it does not fit in the smallest size either, words are broken and the rest is cut
/// off.
pub(super) fn typeset(
    face: &Face,
    text: &str,
    (width, room): (f32, f32),
    (largest, smallest): (f32, f32),
) -> Typeset {
    let text: String = face.spelled(text).chars().take(MAX_CHARACTERS).collect();
    let pieces = pieces(&text);
    let mut size = largest;
    while size > smallest {
        if let Some(lines) = lines(face, &pieces, width, size)
            && height(lines.len(), size) <= room
        {
            let lines = balanced(face, &pieces, lines, width, size);
            return Typeset { size, lines };
        }
        size -= STEP;
    }
    let lines = broken(face, &text, (width, room), smallest);
    let size = smallest;
    Typeset { size, lines }
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    for word in text.split_whitespace() {
        let parts = word.split_inclusive([SOFT_HYPHEN, '-', '–', '/']);
        for part in parts {
            let (text, joint) = match part.strip_suffix(SOFT_HYPHEN) {
                Some(text) => (text, Joint::SoftHyphen),
                None => (part, Joint::Nothing),
            };
            pieces.push(Piece { text, joint });
        }
        if let Some(last) = pieces.last_mut() {
            last.joint = Joint::Space;
        }
    }
    pieces
}

/// The lines of a text; `None` if a piece is wider than a line.
fn lines(face: &Face, pieces: &[Piece<'_>], width: f32, size: f32) -> Option<Vec<String>> {
    let fits = |line: &str| face.width(line, size) <= width;
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let mut before: Option<Joint> = None;
    for piece in pieces {
        let mut longer = line.clone();
        if before == Some(Joint::Space) {
            longer.push(' ');
        }
        longer.push_str(piece.text);
        let hyphen = if piece.joint == Joint::SoftHyphen {
            "-"
        } else {
            ""
        };
        if fits(&format!("{longer}{hyphen}")) {
            line = longer;
        } else {
            if !fits(&format!("{}{hyphen}", piece.text)) {
                return None;
            }
            if before == Some(Joint::SoftHyphen) {
                line.push('-');
            }
            lines.push(std::mem::replace(&mut line, piece.text.to_owned()));
        }
        before = Some(piece.joint);
    }
    lines.push(line);
    lines.retain(|line| !line.is_empty());
    Some(lines)
}

/// The same number of lines, as equally long as they can be: the last has more than one word
/// where that is possible.
fn balanced(
    face: &Face,
    pieces: &[Piece<'_>],
    found: Vec<String>,
    width: f32,
    size: f32,
) -> Vec<String> {
    let mut best = found;
    let mut narrow = width - STEP;
    while best.len() > 1 && narrow > width / 2.0 {
        match lines(face, pieces, narrow, size) {
            Some(lines) if lines.len() == best.len() => best = lines,
            _ => break,
        }
        narrow -= 4.0 * STEP;
    }
    best
}

/// The lines of a text whose words are broken wherever a line ends; the last one ends in `…`
/// where there is more.
fn broken(face: &Face, text: &str, (width, room): (f32, f32), size: f32) -> Vec<String> {
    let fits = |line: &str| face.width(line, size) <= width;
    let mut lines = Vec::new();
    let mut line = String::new();
    let words = text.split_whitespace();
    let words = words.map(|word| word.replace(SOFT_HYPHEN, ""));
    for word in words {
        let longer = [line.as_str(), word.as_str()].join(" ");
        if !line.is_empty() && fits(&longer) {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for letter in word.chars() {
            if !line.is_empty() && !fits(&format!("{line}{letter}-")) {
                lines.push(format!("{line}-"));
                line.clear();
            }
            line.push(letter);
        }
    }
    lines.push(line);
    lines.retain(|line| !line.is_empty());
    while height(lines.len(), size) > room && lines.len() > 1 {
        lines.pop();
        if height(lines.len(), size) <= room
            && let Some(last) = lines.last_mut()
        {
            cut_off(last, fits);
        }
    }
    lines
}

/// Ends a line in `…`.
fn cut_off(line: &mut String, fits: impl Fn(&str) -> bool) {
    loop {
        let end = line.trim_end_matches(['-', ' ', ',', '.']).len();
        line.truncate(end);
        let cut = format!("{line}…");
        if fits(&cut) || line.pop().is_none() {
            *line = cut;
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const WIDTH: f32 = 900.0;
    const ROOM: f32 = 650.0;

    fn title(text: &str) -> Typeset {
        let face = Face::open().unwrap();
        typeset(&face, text, (WIDTH, ROOM), TITLE_SIZES)
    }

    #[test]
    fn a_short_title_is_large_and_a_long_one_smaller() {
        let short = title("Vikinger");
        assert_eq!(short.size, TITLE_SIZES.0);
        let long =
            title("Guldhornene – da Danmarks største skat blev stjålet, smeltet og genskabt");
        assert!(long.size < short.size && long.lines.len() > 3, "{long:?}");
        let words: Vec<&str> = long.lines.iter().flat_map(|line| line.split(' ')).collect();
        assert!(words.contains(&"stjålet,"), "{words:?}");
    }

    #[test]
    fn words_part_at_their_soft_hyphens() {
        let parted = title("Kulturarvs\u{ad}formidlings\u{ad}undervisningen");
        assert!(parted.lines.len() > 1, "{parted:?}");
        assert_eq!(
            parted.lines.concat().replace('-', ""),
            "Kulturarvsformidlingsundervisningen"
        );
    }

    #[test]
    fn what_has_no_room_is_cut_off() {
        let long = title(&"Bevaringsafdelingens konserveringsværksteder ".repeat(12));
        let last = long.lines.last().unwrap();
        assert!(last.ends_with('…'), "{long:?}");
    }

    #[test]
    fn letters_that_the_face_lacks_are_spelled_otherwise() {
        let lines = title("Čapek 🏺 i Þingvellir").lines.join(" ");
        assert_eq!(lines, "Capek i Þingvellir");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        /// Whatever a title is, it stays within its room.
        #[test]
        fn no_title_leaves_its_room(text in "[a-zæøåÆØÅ\u{ad}\\-– ,.!🏺Čぁ\u{301}]{0,60}( [a-zæøåW]{1,70}){0,8}") {
            let face = Face::open().unwrap();
            let set = title(&text);
            prop_assert!(set.height() <= ROOM, "{set:?}");
            for line in &set.lines {
                prop_assert!(face.width(line, set.size) <= WIDTH, "{line}: {set:?}");
            }
        }
    }
}
