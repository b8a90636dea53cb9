//! The part of a page's text that shows what was found: whole sentences where they are short
//! enough.

use std::ops::Range;
use unicode_segmentation::UnicodeSegmentation;

/// What was found stands between these.
const FOUND: [char; 2] = ['\u{2}', '\u{3}'];
/// Letters up to which further sentences are added.
const LENGTH: usize = 240;
/// Letters of a sentence that is shown whole.
const LONGEST_SENTENCE: usize = 320;
/// Letters before what was found where a sentence is too long.
const LEAD: usize = 80;

/// A part of a page's text, long enough for an excerpt.
pub(crate) struct Passage {
    /// Its text. What was found stands between `\u{2}` and `\u{3}`.
    pub(crate) text: String,
    /// Whether the page's text begins with it.
    pub(crate) is_first: bool,
    /// Whether the page's text ends with it.
    pub(crate) is_last: bool,
}

/// A sentence, or a line that is none, such as a caption.
struct Sentence<'a> {
    text: &'a str,
    /// Whether its beginning is in the passage.
    begins: bool,
    /// Whether its end is.
    ends: bool,
}

impl Sentence<'_> {
    fn is_whole(&self) -> bool {
        self.begins && self.ends && letters(self.text) <= LONGEST_SENTENCE
    }

    fn found(&self) -> usize {
        self.text.matches(FOUND[0]).count()
    }

    /// Whether it ends like a sentence: another one may follow.
    fn is_closed(&self) -> bool {
        let closing = ['»', '”', '“', '"', '’', '\'', ')', FOUND[1]];
        let text = self.text.trim_end_matches(closing);
        text.ends_with(['.', '!', '?', '…'])
    }
}

impl Passage {
    /// The sentence in which most was found, and its neighbours as far as there is room.
    pub(crate) fn excerpt(&self) -> String {
        let sentences = self.sentences();
        let best = (0..sentences.len()).rev().max_by_key(|&place| {
            let sentence = &sentences[place];
            let found = sentence.found();
            (found > 0, sentence.is_whole(), found)
        });
        let Some(best) = best else {
            return String::new();
        };
        if !sentences[best].is_whole() {
            return shortened(&sentences[best]);
        }
        let range = around(&sentences, best);
        let texts = sentences[range].iter().map(|sentence| sentence.text);
        texts.collect::<Vec<_>>().join(" ")
    }

    fn sentences(&self) -> Vec<Sentence<'_>> {
        let lines = self.text.lines();
        let texts = lines.flat_map(UnicodeSegmentation::split_sentence_bounds);
        let texts = texts.map(str::trim).filter(|text| !text.is_empty());
        let mut sentences: Vec<Sentence<'_>> = texts
            .map(|text| Sentence {
                text,
                begins: true,
                ends: true,
            })
            .collect();
        if let Some(first) = sentences.first_mut() {
            first.begins = self.is_first;
        }
        if let Some(last) = sentences.last_mut() {
            last.ends = self.is_last;
        }
        sentences
    }
}

fn letters(text: &str) -> usize {
    text.chars()
        .filter(|letter| !FOUND.contains(letter))
        .count()
}

/// A sentence with those after it, then those before it, as long as all are short together.
fn around(sentences: &[Sentence<'_>], best: usize) -> Range<usize> {
    let (mut start, mut end) = (best, best + 1);
    let mut length = letters(sentences[best].text);
    let mut has_room = |sentence: &Sentence<'_>| {
        let longer = length + letters(sentence.text) + 1;
        let fits = sentence.is_whole() && longer <= LENGTH;
        if fits {
            length = longer;
        }
        fits
    };
    while end < sentences.len()
        && sentences[end - 1].is_closed()
        && sentences[end].is_closed()
        && has_room(&sentences[end])
    {
        end += 1;
    }
    while start > 0 && sentences[start - 1].is_closed() && has_room(&sentences[start - 1]) {
        start -= 1;
    }
    start..end
}

/// The words of a sentence around the first that was found, with an ellipsis where it goes on.
fn shortened(sentence: &Sentence<'_>) -> String {
    let mut words: Vec<&str> = sentence.text.split_whitespace().collect();
    // A word at the edge of the passage may be cut.
    if !sentence.ends && words.len() > 1 {
        words.pop();
    }
    if !sentence.begins && words.len() > 1 {
        words.remove(0);
    }
    let found = words.iter().position(|word| word.contains(FOUND[0]));
    let found = found.unwrap_or_default();
    let start = found - fitting(words[..found].iter().rev(), LEAD);
    let end = start + fitting(words[start..].iter(), LENGTH).max(found + 1 - start);
    let before = if start > 0 || !sentence.begins {
        "… "
    } else {
        ""
    };
    let after = if end < words.len() || !sentence.ends {
        " …"
    } else {
        ""
    };
    format!("{before}{}{after}", words[start..end].join(" "))
}

/// How many of these words have so many letters together, at most.
fn fitting<'a>(words: impl Iterator<Item = &'a &'a str>, most: usize) -> usize {
    let mut length = 0;
    let fits = |word: &&&str| {
        length += letters(word) + 1;
        length <= most
    };
    words.take_while(fits).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn excerpt(text: &str, (is_first, is_last): (bool, bool)) -> String {
        let text = text.replace('[', "\u{2}").replace(']', "\u{3}");
        let passage = Passage {
            text,
            is_first,
            is_last,
        };
        let excerpt = passage.excerpt();
        excerpt.replace('\u{2}', "[").replace('\u{3}', "]")
    }

    #[test]
    fn an_excerpt_has_whole_sentences() {
        let long = "Ord ".repeat(60);
        let cases = [
            // The passage begins and ends within a sentence.
            (
                "rest af noget. Her lå ca. 1400 [guld]horn. De blev stjålet i 1802. Så kom en an",
                (false, false),
                "Her lå ca. 1400 [guld]horn. De blev stjålet i 1802.".to_owned(),
            ),
            // The neighbour after it is too long; that before it is not.
            (
                &*format!("Kort. Om [guld]. {long}."),
                (true, true),
                "Kort. Om [guld].".to_owned(),
            ),
            // A caption is no part of a sentence.
            (
                "Solvognen i salen\nVognen er af [bronze]. Solen er af guld.\nFoto: museet",
                (true, true),
                "Vognen er af [bronze]. Solen er af guld.".to_owned(),
            ),
            (
                "Et [guldhorn]\nMere følger.",
                (true, true),
                "Et [guldhorn]".to_owned(),
            ),
            // Without a word that was found it is the beginning.
            ("Her. Og der.", (true, true), "Her. Og der.".to_owned()),
            ("", (true, true), String::new()),
        ];
        for (text, edges, expected) in cases {
            assert_eq!(excerpt(text, edges), expected);
        }
    }

    #[test]
    fn a_sentence_that_is_too_long_is_cut_at_words() {
        let long = "enogtyvende ".repeat(40);
        let text = format!("{long}[guld] {long}slut.");
        let cut = excerpt(&text, (true, true));
        assert!(cut.starts_with("… enogtyvende "), "{cut}");
        assert!(cut.ends_with(" enogtyvende …"), "{cut}");
        assert!(cut.contains(" [guld] "), "{cut}");
        assert!(letters(&cut) <= LENGTH + 4, "{cut}");
        // A sentence whose beginning is not in the passage has no half words.
        let cut = excerpt(&format!("tyvende {long}"), (false, false));
        assert!(cut.starts_with("… enogtyvende"), "{cut}");
        let word = "x".repeat(900);
        assert_eq!(
            excerpt(&format!("[{word}]"), (true, true)),
            format!("[{word}]")
        );
    }
}
