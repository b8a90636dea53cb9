//! Spans in the text, and what is wrong there.

use std::fmt;

/// A half-open range of byte offsets in the query text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    pub(crate) fn new(start: usize, end: usize) -> Self {
        let offset = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Self {
            start: offset(start),
            end: offset(end),
        }
    }

    pub(crate) fn to(self, other: Self) -> Self {
        Self {
            start: self.start,
            end: other.end.max(self.start),
        }
    }

    pub(crate) fn of(self, text: &str) -> &str {
        text.get(self.start as usize..self.end as usize)
            .unwrap_or("")
    }
}

/// A query that cannot be read: what was wrong, and where.
///
/// The wording is the content protocol's, for people who know it:
/// `unexpected end-of-file, expected expression`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// What is wrong, as one sentence without a full stop.
    pub message: String,
    /// Where.
    pub span: Span,
}

impl SyntaxError {
    pub(crate) fn at(span: Span, message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            span,
        }
    }

    /// Start and end counted in UTF-16 code units, as JavaScript clients count when they
    /// show a marker under the query.
    pub fn utf16_range(&self, query: &str) -> (usize, usize) {
        let units = |end: u32| {
            query
                .char_indices()
                .take_while(|(at, _)| *at < end as usize)
                .map(|(_, c)| c.len_utf16())
                .sum()
        };
        (units(self.span.start), units(self.span.end))
    }
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for SyntaxError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_for_javascript_count_utf16_units() {
        // "æ" is two bytes and one unit, "🏛" four bytes and two units.
        let query = "\"æ🏛\" ]";
        let error = SyntaxError::at(Span::new(9, 10), "x");
        assert_eq!(Span::new(9, 10).of(query), "]");
        assert_eq!(error.utf16_range(query), (6, 7));
    }
}
