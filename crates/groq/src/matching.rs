//! `match`: words of a text against words of a pattern.
//!
//! Both are split into words at white space and punctuation, without regard to case. A text
//! matches when every word of the pattern is among its words; `*` in a pattern matches any
//! part of one word: `viking*`.

use crate::limit_exceeded::LimitExceeded;
use crate::limits::Meter;
use crate::value::Value;

/// The copy of a text longer than this counts as memory.
const LONG_TEXT: usize = 64 << 10;

/// Longer words of a pattern are cut.
const LONGEST_TERM: usize = 1024;

/// The words of a pattern.
pub(crate) struct Pattern {
    terms: Vec<Term>,
}

/// A word of a pattern, as the parts between its stars.
struct Term {
    parts: Vec<String>,
}

impl Pattern {
    /// The pattern of a string or of an array of strings; `None` of anything else,
    /// which matches nothing.
    pub(crate) fn of(meter: &mut Meter, value: &Value) -> Result<Option<Self>, LimitExceeded> {
        let strings: Option<Vec<&str>> = match value.bare() {
            Value::String(text) => Some(vec![text]),
            Value::Array(items) => items.iter().map(Value::as_str).collect(),
            _ => None,
        };
        let Some(strings) = strings else {
            return Ok(None);
        };
        let mut terms = Vec::new();
        for text in strings {
            meter.steps(1 + text.len() / 8)?;
            meter.bytes(text.len())?;
            let text = folded(text);
            terms.extend(words(&text, |c| c == '*' || !separates(c)).map(Term::new));
        }
        Ok(Some(Self { terms }))
    }
}

impl Term {
    fn new(word: &str) -> Self {
        let word: String = word.chars().take(LONGEST_TERM).collect();
        let parts = word.split('*').map(str::to_owned).collect();
        Self { parts }
    }

    fn fits(&self, word: &str) -> bool {
        let [first, middle @ .., last] = self.parts.as_slice() else {
            return self.parts.first().is_some_and(|whole| whole == word);
        };
        let Some(mut rest) = word.strip_prefix(first.as_str()) else {
            return false;
        };
        for part in middle {
            match rest.find(part.as_str()) {
                Some(at) => rest = &rest[at + part.len()..],
                None => return false,
            }
        }
        rest.ends_with(last.as_str())
    }
}

/// Whether the text, a string or an array with strings, holds every word of the pattern.
pub(crate) fn matches(
    meter: &mut Meter,
    text: &Value,
    pattern: Option<&Pattern>,
) -> Result<bool, LimitExceeded> {
    let Some(pattern) = pattern.filter(|pattern| !pattern.terms.is_empty()) else {
        return Ok(false);
    };
    let text = Prepared::of(meter, text, pattern)?;
    let found = |term: &Term| text.words().any(|word| term.fits(word));
    Ok(pattern.terms.iter().all(found))
}

/// How well the text fits: for each word of the pattern more with every time it
/// is there, and less more each time (BM25's term for frequency).
pub(crate) fn relevance(
    meter: &mut Meter,
    text: &Value,
    pattern: Option<&Pattern>,
) -> Result<f64, LimitExceeded> {
    const SATURATION: f64 = 1.2;
    let Some(pattern) = pattern else {
        return Ok(0.0);
    };
    let text = Prepared::of(meter, text, pattern)?;
    let mut score = 0.0;
    for term in &pattern.terms {
        let count = text.words().filter(|word| term.fits(word)).count();
        #[expect(clippy::cast_precision_loss, reason = "counts stay below 2^53")]
        let frequency = count as f64;
        score += frequency * (SATURATION + 1.0) / (frequency + SATURATION);
    }
    Ok(score)
}

/// A text ready to be cut into words, as often as the pattern has words.
struct Prepared(Vec<String>);

impl Prepared {
    fn of(meter: &mut Meter, text: &Value, pattern: &Pattern) -> Result<Self, LimitExceeded> {
        let strings: Vec<&str> = match text.bare() {
            Value::String(text) => vec![text],
            Value::Array(items) => items.iter().filter_map(Value::as_str).collect(),
            _ => Vec::new(),
        };
        let mut prepared = Vec::with_capacity(strings.len());
        for text in strings {
            meter.steps((1 + text.len() / 4).saturating_mul(1 + pattern.terms.len()))?;
            if text.len() > LONG_TEXT {
                meter.bytes(text.len())?;
            }
            prepared.push(folded(text));
        }
        Ok(Self(prepared))
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        self.0
            .iter()
            .flat_map(|text| words(text, |c| !separates(c)))
    }
}

/// A text without the dots that touch a letter (`J.R.R.` is one word, `jrr`), in lower case.
fn folded(text: &str) -> String {
    without_inner_dots(text).to_lowercase()
}

/// Runs of characters for which `keep` returns true.
fn words(text: &str, keep: impl Fn(char) -> bool) -> impl Iterator<Item = &str> {
    text.split(move |c| !keep(c))
        .filter(|word| !word.is_empty())
}

fn without_inner_dots(text: &str) -> std::borrow::Cow<'_, str> {
    if !text.contains('.') {
        return text.into();
    }
    let mut retained = String::with_capacity(text.len());
    let mut rest = text;
    let mut after_letter = false;
    while let Some(at) = rest.find('.') {
        retained.push_str(&rest[..at]);
        if let Some(last) = rest[..at].chars().next_back() {
            after_letter = is_letter(last);
        }
        let dots = rest[at..].len() - rest[at..].trim_start_matches('.').len();
        let before_letter = rest[at + dots..].chars().next().is_some_and(is_letter);
        if !after_letter && !before_letter {
            retained.push_str(&rest[at..at + dots]);
        }
        after_letter = false;
        rest = &rest[at + dots..];
    }
    retained.push_str(rest);
    retained.into()
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn separates(c: char) -> bool {
    c.is_whitespace() || "!@#$%^&*(),\\/?\";:{}|[]+<>-\u{feff}".contains(c)
}

#[cfg(test)]
mod tests {
    #[test]
    fn examples() {
        crate::testing::check_examples(&[
            ("'The Sun Chariot' match 'sun'", "true"),
            ("'The Sun Chariot' match 'chariot sun'", "true"),
            ("'The Sun Chariot' match 'sun moon'", "false"),
            ("'vikingeskib' match 'viking'", "false"),
            ("'vikingeskib' match 'viking*'", "true"),
            ("'vikingeskib' match '*skib'", "true"),
            ("'vikingeskib' match 'v*ge*b'", "true"),
            ("'aba' match 'ab*ba'", "false"),
            ("'Øl-brygning' match 'øl'", "true"),
            ("['a b', 'c', 1] match 'c a'", "true"),
            ("'a b c' match ['a', 'c']", "true"),
            ("'a' match ['a', 1]", "false"),
            ("'a' match ''", "false"),
            ("null match 'a'", "false"),
            ("'J.R.R. Tolkien' match 'jrr'", "true"),
            ("'a' match 1", "false"),
        ]);
    }
}
