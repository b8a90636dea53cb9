//! From tokens to a path.

use super::error::PathError;
use super::lexer::{self, Placed, Token};
use super::syntax::{Axis, Operand, Path, Segment, Selector, Term};
use super::{MAX_PATH_DEPTH, MAX_PATH_LENGTH};
use serde_json::Value;

type Parsed<T> = Result<T, PathError>;

impl Path {
    /// Reads a path.
    pub fn parse(text: &str) -> Result<Self, PathError> {
        let segments = parse(text)?;
        let text = text.into();
        Ok(Self { text, segments })
    }
}

/// Reads a whole path.
fn parse(text: &str) -> Parsed<Vec<Segment>> {
    if text.len() > MAX_PATH_LENGTH {
        let message = format!("the path is longer than {MAX_PATH_LENGTH} bytes");
        return Err(PathError::at(MAX_PATH_LENGTH, message));
    }
    let tokens = lexer::tokens(text)?;
    let end = text.len();
    let mut parser = Parser {
        tokens,
        end,
        i: 0,
        depth: 0,
    };
    if parser.peek().is_none() {
        return Err(PathError::at(0, "the path is empty"));
    }
    let segments = parser.path()?;
    match parser.peek() {
        None => Ok(segments),
        Some(_) => Err(parser.expected("\".\", \"[\" or the end of the path")),
    }
}

struct Parser {
    tokens: Vec<Placed>,
    end: usize,
    i: usize,
    depth: usize,
}

impl Parser {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.i).map(|(token, _)| token)
    }

    fn position(&self) -> usize {
        self.tokens.get(self.i).map_or(self.end, |(_, at)| *at)
    }

    fn take_if(&mut self, token: &Token) -> bool {
        let found = self.peek() == Some(token);
        self.i += usize::from(found);
        found
    }

    fn expected(&self, what: &str) -> PathError {
        PathError::at(self.position(), format!("expected {what}"))
    }

    /// `a.b[0]..c`
    fn path(&mut self) -> Parsed<Vec<Segment>> {
        let axis = self.axis().unwrap_or(Axis::Here);
        let mut segments = vec![self.segment(axis)?];
        loop {
            if self.peek() == Some(&Token::Open) {
                segments.push(self.segment(Axis::Here)?);
            } else if let Some(axis) = self.axis() {
                segments.push(self.segment(axis)?);
            } else {
                return Ok(segments);
            }
        }
    }

    fn axis(&mut self) -> Option<Axis> {
        if self.take_if(&Token::Dot) {
            Some(Axis::Here)
        } else if self.take_if(&Token::DotDot) {
            Some(Axis::Anywhere)
        } else {
            None
        }
    }

    fn segment(&mut self, axis: Axis) -> Parsed<Segment> {
        let selector = match self.peek() {
            Some(Token::This) => Selector::This,
            Some(Token::Star) => Selector::All,
            Some(Token::Identifier(name)) => Selector::Attribute(name.clone()),
            Some(Token::Open) => {
                let selector = self.union()?;
                return Ok(Segment { axis, selector });
            }
            _ => return Err(self.expected("the name of an attribute")),
        };
        self.i += 1;
        Ok(Segment { axis, selector })
    }

    fn union(&mut self) -> Parsed<Selector> {
        if self.depth == MAX_PATH_DEPTH {
            let message = format!("brackets lie deeper than {MAX_PATH_DEPTH} in one another");
            return Err(PathError::at(self.position(), message));
        }
        self.depth += 1;
        self.i += 1;
        let mut terms = vec![self.term()?];
        while self.take_if(&Token::Comma) {
            terms.push(self.term()?);
        }
        if !self.take_if(&Token::Close) {
            return Err(self.expected("\",\" or \"]\""));
        }
        self.depth -= 1;
        Ok(match terms.as_slice() {
            // `[*]` is `.*`.
            [Term::Path(path)] if is_all(path) => Selector::All,
            _ => Selector::Union(terms),
        })
    }

    fn term(&mut self) -> Parsed<Term> {
        if matches!(self.peek(), Some(Token::Number(_) | Token::Colon)) && !self.compares_next() {
            return self.index_or_slice();
        }
        let at = self.position();
        let left = self.operand()?;
        if let Some(Token::Compare(comparison)) = self.peek() {
            let comparison = *comparison;
            self.i += 1;
            return Ok(Term::Compare(left, comparison, self.operand()?));
        }
        match left {
            Operand::Path(path) if self.take_if(&Token::Question) => Ok(Term::Exists(path)),
            Operand::Path(path) => Ok(Term::Path(path)),
            Operand::Literal(Value::String(_)) => Err(PathError::at(
                at,
                "a text in double quotes is a value; the name of an attribute is in single quotes",
            )),
            Operand::Literal(_) => Err(PathError::at(at, "a value alone selects nothing")),
        }
    }

    fn compares_next(&self) -> bool {
        matches!(self.tokens.get(self.i + 1), Some((Token::Compare(_), _)))
    }

    fn index_or_slice(&mut self) -> Parsed<Term> {
        let start = self.whole_number()?;
        if !self.take_if(&Token::Colon) {
            return start
                .map(Term::Index)
                .ok_or_else(|| self.expected("a whole number"));
        }
        let end = self.whole_number()?;
        if self.peek() == Some(&Token::Colon) {
            return Err(PathError::at(self.position(), "a slice has no step"));
        }
        Ok(Term::Slice(start, end))
    }

    fn whole_number(&mut self) -> Parsed<Option<i64>> {
        let Some(Token::Number(number)) = self.peek() else {
            return Ok(None);
        };
        let number = *number;
        if number.fract() != 0.0 || number.abs() > 1e15 {
            return Err(self.expected("a whole number"));
        }
        self.i += 1;
        #[expect(clippy::cast_possible_truncation, reason = "whole and below 1e15")]
        Ok(Some(number as i64))
    }

    fn operand(&mut self) -> Parsed<Operand> {
        let literal = match self.peek() {
            Some(Token::Text(text)) => Value::from(text.as_str()),
            Some(Token::Number(number)) => Value::from(*number),
            Some(Token::Boolean(boolean)) => Value::from(*boolean),
            Some(Token::Null) => Value::Null,
            _ => return Ok(Operand::Path(self.path()?)),
        };
        self.i += 1;
        Ok(Operand::Literal(literal))
    }
}

fn is_all(path: &[Segment]) -> bool {
    let all = |s: &Segment| s.axis == Axis::Here && s.selector == Selector::All;
    matches!(path, [segment] if all(segment))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn read() {
        let examples = [
            "a",
            "a.b",
            "a[0]",
            "a[-1]",
            "a[1:3]",
            "a[:3]",
            "a[1:]",
            "a[:]",
            "a..b",
            "..b",
            "a[*]",
            "a.*",
            "*",
            "'a b'.c",
            "['a b']",
            "a['b\\'c\\u00e6\\ud83c\\udfdb']",
            "@",
            "$.a",
            "a[b == \"c\"]",
            "a[b==1.5,c?]",
            "a[@ >= 3].b",
            "a[b.c != null]",
            "a[1 < b]",
            "[a, b.c]",
            "a [ 0 ] . b",
            "a..[k=\"v\"].items[0]",
            "$a",
            "a[b[0] == 1]",
            ".a",
            "a[-2:-1]",
        ];
        for text in examples {
            parse(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        }
    }

    #[test]
    fn refused() {
        let deep = format!("{}a{}", "[".repeat(17), "]".repeat(17));
        let long = "a".repeat(MAX_PATH_LENGTH + 1);
        let examples = [
            ("", "empty"),
            (" ", "empty"),
            ("a.", "expected the name of an attribute"),
            ("a b", "or the end of the path"),
            ("a[", "expected the name of an attribute"),
            ("a[0", "expected \",\" or \"]\""),
            ("a[]", "expected the name of an attribute"),
            ("a[0,]", "expected the name of an attribute"),
            ("a[1.5]", "a whole number"),
            ("a[1:2:3]", "no step"),
            ("a[\"b\"]", "single quotes"),
            ("a[true]", "selects nothing"),
            ("a['b]", "not closed"),
            ("a['\\x']", "escape"),
            ("a['\\ud83c']", "escape"),
            ("1st", "in brackets and single quotes"),
            ("blåbær", "unexpected character 'å'"),
            ("a-b", "unexpected character '-'"),
            ("a!b", "unexpected character"),
            ("true", "expected the name"),
            (deep.as_str(), "deeper than 16"),
            (long.as_str(), "longer than"),
        ];
        for (text, words) in examples {
            let error = parse(text).unwrap_err().to_string();
            assert!(error.contains(words), "{text}: {error}");
        }
    }
}
