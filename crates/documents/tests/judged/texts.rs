//! Texts with all sorts of characters, and patches between them.

use super::judge;
use super::random::Random;
use serde_json::{Value, json};

const WORDS: [&str; 21] = [
    "museum",
    "slot",
    "æble",
    "øl",
    "å",
    "Rødgrød",
    "udstilling",
    "viking",
    "the",
    "of",
    "a",
    "é",
    "e\u{301}",
    "%",
    "100%",
    "&",
    "+-",
    "@@",
    "\n",
    "\"",
    "—",
];
/// Characters of two UTF-16 units, some of which share one of them.
const WIDE: [&str; 6] = ["🏛", "🏛🏚", "👩\u{200d}👩\u{200d}👧", "𝄞", "𐏛", "🏚 a 🏛"];

/// Whether a text has no characters of two UTF-16 units.
pub(crate) fn is_basic(text: &str) -> bool {
    text.chars().all(|c| c.len_utf16() == 1)
}

/// A patch that the judge has made between a text and an edited copy of it.
pub(crate) struct TextPatch {
    pub(crate) from: String,
    pub(crate) patch: String,
    basic: bool,
}

/// Texts, and patches of them.
pub(crate) struct TextPool {
    pub(crate) texts: Vec<String>,
    pub(crate) patches: Vec<TextPatch>,
}

impl TextPool {
    pub(crate) fn new(random: &mut Random) -> Self {
        let mut texts: Vec<String> = Vec::new();
        for i in 0..60 {
            let length = 1 + random.below(if i % 10 == 0 { 80 } else { 14 });
            texts.push(sentence(random, length, i % 3 == 0));
        }
        // Variants, so that patches meet texts that are not quite as expected.
        for i in 0..180 {
            let variant = edited(random, &texts[i]);
            texts.push(variant);
        }
        let edits: Vec<(String, String)> = (0..400)
            .map(|_| {
                let from = random.of(&texts).clone();
                let mut to = edited(random, &from);
                for _ in 0..random.below(3) {
                    to = edited(random, &to);
                }
                (from, to)
            })
            .collect();
        let questions = edits
            .iter()
            .map(|(from, to)| json!({"diffFrom": from, "to": to}));
        let answers = judge::ask(questions);
        let patch = |((from, to), answer): ((String, String), Value)| {
            // Between some texts with surrogate pairs the judge itself fails to make a patch.
            let patch = answer["value"].as_str()?.to_owned();
            let basic = is_basic(&from) && is_basic(&to);
            Some(TextPatch { from, patch, basic })
        };
        let patches: Vec<TextPatch> = edits.into_iter().zip(answers).filter_map(patch).collect();
        assert!(patches.len() > 300, "{} patches", patches.len());
        Self { texts, patches }
    }

    pub(crate) fn text(&self, random: &mut Random) -> String {
        random.of(&self.texts).clone()
    }

    /// A patch for a text: most often one that was made for it.
    pub(crate) fn patch_for(&self, random: &mut Random, text: &str) -> String {
        let made: Vec<&TextPatch> = self.patches.iter().filter(|p| p.from == text).collect();
        if made.is_empty() || random.chance(30) {
            return random.of(&self.patches).patch.clone();
        }
        random.of(&made).patch.clone()
    }

    pub(crate) fn is_basic_patch(&self, patch: &str) -> bool {
        self.patches.iter().any(|p| p.basic && p.patch == patch)
    }

    pub(crate) fn is_made_for(&self, patch: &str, text: &str) -> bool {
        self.patches
            .iter()
            .any(|p| p.patch == patch && p.from == text)
    }
}

fn sentence(random: &mut Random, words: usize, wide: bool) -> String {
    let mut word = || {
        let wide = wide && random.chance(30);
        *random.of(if wide { &WIDE[..] } else { &WORDS })
    };
    let words: Vec<&str> = (0..words).map(|_| word()).collect();
    words.join(if random.chance(80) { " " } else { "" })
}

/// A text with some of it taken out, and something else put in.
fn edited(random: &mut Random, text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let start = random.below(chars.len() + 1);
    let longest = if random.chance(15) { 120 } else { 8 };
    let end = (start + random.below(longest)).min(chars.len());
    let mut result: String = chars[..start].iter().collect();
    if random.chance(70) {
        let length = 1 + random.below(3);
        result.push_str(&sentence(random, length, !is_basic(text)));
    }
    result.extend(&chars[end..]);
    result
}
