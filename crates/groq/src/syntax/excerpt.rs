//! Parts of a query for people who look for what is wrong with it.

use super::error::SyntaxError;
use std::borrow::Cow;

/// Bytes of the query's own words in a message, at most: a name or a string may be as long as the
/// query.
const LONGEST_QUOTE: usize = 100;

/// Stands for what was left out.
const GAP: &str = "…";

/// The part of a query around what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt<'q> {
    /// The part, with an ellipsis where the query goes on.
    pub text: Cow<'q, str>,
    /// Where what is wrong begins in it, in UTF-16 code units, as JavaScript clients count.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
}

impl SyntaxError {
    /// The query, or of a longer one so many bytes around what is wrong.
    pub fn excerpt<'q>(&self, query: &'q str, longest: usize) -> Excerpt<'q> {
        let place = query.floor_char_boundary(self.span.start as usize);
        let (first, last) = if query.len() <= longest {
            (0, query.len())
        } else {
            let first = query.ceil_char_boundary(place.saturating_sub(longest / 2));
            (first, query.floor_char_boundary(first + longest))
        };
        let part = &query[first..last];
        let (before, after) = (gap(first > 0), gap(last < query.len()));
        let text = match (before, after) {
            ("", "") => Cow::Borrowed(part),
            _ => Cow::Owned(format!("{before}{part}{after}")),
        };
        let end = query.floor_char_boundary(self.span.end as usize);
        let units = |to: usize| {
            let units = query[first..to.clamp(first, last)].encode_utf16().count();
            before.encode_utf16().count() + units
        };
        Excerpt {
            start: units(place),
            end: units(end),
            text,
        }
    }
}

fn gap(there: bool) -> &'static str {
    if there { GAP } else { "" }
}

/// Words of the query, for a message.
pub(crate) fn quoted(words: &str) -> Cow<'_, str> {
    if words.len() <= LONGEST_QUOTE {
        return Cow::Borrowed(words);
    }
    let end = words.floor_char_boundary(LONGEST_QUOTE);
    Cow::Owned(format!("{}{GAP}", &words[..end]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::Span;

    fn excerpt(query: &str, (start, end): (usize, usize), longest: usize) -> (String, String) {
        let error = SyntaxError::at(Span::new(start, end), "x");
        let excerpt = error.excerpt(query, longest);
        let units: Vec<u16> = excerpt.text.encode_utf16().collect();
        let marked = String::from_utf16(&units[excerpt.start..excerpt.end]).unwrap();
        (excerpt.text.into_owned(), marked)
    }

    #[test]
    fn a_query_is_whole_or_cut_around_the_place() {
        // "æ" is two bytes and one unit, "🏛" four bytes and two units.
        for (query, span, longest, text, marked) in [
            ("\"æ🏛\" ]", (9, 10), 10, "\"æ🏛\" ]", "]"),
            ("abcdefghij", (0, 1), 4, "abcd…", "a"),
            ("abcdefghij", (5, 6), 4, "…defg…", "f"),
            ("abcdefghij", (9, 10), 4, "…hij", "j"),
            ("abcdefghij", (10, 10), 4, "…ij", ""),
            ("abcdefghij", (2, 10), 4, "abcd…", "cd"),
            ("🏛🏛🏛🏛🏛", (8, 12), 8, "…🏛🏛…", "🏛"),
            ("", (3, 4), 4, "", ""),
        ] {
            let found = excerpt(query, span, longest);
            assert_eq!(
                found,
                (text.to_owned(), marked.to_owned()),
                "{query} {span:?}"
            );
        }
    }

    #[test]
    fn words_in_messages_are_short() {
        assert_eq!(quoted("name"), "name");
        let long = quoted(&"ø".repeat(300)).into_owned();
        assert_eq!(long, format!("{}…", "ø".repeat(50)));
    }
}
