//! From a path's text to tokens.

use super::error::PathError;
use super::syntax::Comparison;

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    Identifier(String),
    Text(String),
    Number(f64),
    Boolean(bool),
    Null,
    This,
    Dot,
    DotDot,
    Open,
    Close,
    Comma,
    Colon,
    Question,
    Star,
    Compare(Comparison),
}

/// A token and the byte offset at which it begins.
pub(super) type Placed = (Token, usize);

/// Reads all tokens.
pub(super) fn tokens(text: &str) -> Result<Vec<Placed>, PathError> {
    let mut lexer = Lexer { text, at: 0 };
    let mut tokens = Vec::new();
    while let Some(placed) = lexer.next()? {
        tokens.push(placed);
    }
    Ok(tokens)
}

/// Whether a name needs no quotes.
pub(super) fn is_plain_identifier(name: &str) -> bool {
    let mut chars = name.chars();
    chars.next().is_some_and(starts_identifier)
        && chars.all(continues_identifier)
        && !matches!(name, "true" | "false" | "null" | "$")
}

fn starts_identifier(c: char) -> bool {
    c.is_ascii_alphabetic() || matches!(c, '_' | '$')
}

fn continues_identifier(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$')
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl Lexer<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn take(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }

    fn take_if(&mut self, expected: char) -> bool {
        let found = self.peek() == Some(expected);
        if found {
            self.at += expected.len_utf8();
        }
        found
    }

    fn take_while(&mut self, test: impl Fn(char) -> bool) -> &str {
        let start = self.at;
        let rest = &self.text[start..];
        self.at += rest.find(|c| !test(c)).unwrap_or(rest.len());
        &self.text[start..self.at]
    }

    fn next(&mut self) -> Result<Option<Placed>, PathError> {
        self.take_while(char::is_whitespace);
        let start = self.at;
        let Some(c) = self.peek() else {
            return Ok(None);
        };
        let token = match c {
            '"' => Token::Text(self.quoted()?),
            '\'' => Token::Identifier(self.quoted()?),
            '0'..='9' => self.number()?,
            '-' if self.digit_follows() => self.number()?,
            c if starts_identifier(c) => self.word(),
            _ => self.symbol()?,
        };
        Ok(Some((token, start)))
    }

    fn word(&mut self) -> Token {
        match self.take_while(continues_identifier) {
            "true" => Token::Boolean(true),
            "false" => Token::Boolean(false),
            "null" => Token::Null,
            "$" => Token::This,
            name => Token::Identifier(name.to_owned()),
        }
    }

    fn digit_follows(&self) -> bool {
        self.text[self.at + 1..].starts_with(|c: char| c.is_ascii_digit())
    }

    fn number(&mut self) -> Result<Token, PathError> {
        let start = self.at;
        self.take_if('-');
        self.take_while(|c| c.is_ascii_digit());
        // A dot is the number's own only if a digit follows.
        if self.peek() == Some('.') && self.digit_follows() {
            self.at += 1;
            self.take_while(|c| c.is_ascii_digit());
        }
        let text = &self.text[start..self.at];
        if self.peek().is_some_and(starts_identifier) {
            return Err(PathError::at(
                start,
                "a name that begins with a digit must be in brackets and single quotes, as in ['1st']",
            ));
        }
        let number = text
            .parse()
            .map_err(|_| PathError::at(start, "expected a number"))?;
        Ok(Token::Number(number))
    }

    fn symbol(&mut self) -> Result<Token, PathError> {
        let start = self.at;
        Ok(match self.take() {
            Some('.') if self.take_if('.') => Token::DotDot,
            Some('.') => Token::Dot,
            Some('@') => Token::This,
            Some('[') => Token::Open,
            Some(']') => Token::Close,
            Some(',') => Token::Comma,
            Some(':') => Token::Colon,
            Some('?') => Token::Question,
            Some('*') => Token::Star,
            Some('=') => {
                // The service's documentation writes it once, too.
                self.take_if('=');
                Token::Compare(Comparison::Equal)
            }
            Some('!') if self.take_if('=') => Token::Compare(Comparison::NotEqual),
            Some('<') if self.take_if('=') => Token::Compare(Comparison::LessOrEqual),
            Some('<') => Token::Compare(Comparison::Less),
            Some('>') if self.take_if('=') => Token::Compare(Comparison::GreaterOrEqual),
            Some('>') => Token::Compare(Comparison::Greater),
            other => {
                let found = other.unwrap_or(' ');
                let message = format!(
                    "unexpected character {found:?}; a name with other characters than letters, digits and \"_\" must be in brackets and single quotes"
                );
                return Err(PathError::at(start, message));
            }
        })
    }

    fn quoted(&mut self) -> Result<String, PathError> {
        let start = self.at;
        let quote = self.take();
        let mut value = String::new();
        loop {
            match self.take() {
                None => return Err(PathError::at(start, "a quote is not closed")),
                c if c == quote => return Ok(value),
                Some('\\') => value.push(self.escape()?),
                Some(c) => value.push(c),
            }
        }
    }

    fn escape(&mut self) -> Result<char, PathError> {
        let start = self.at.saturating_sub(1);
        Ok(match self.take() {
            Some(c @ ('"' | '\'' | '\\' | '/')) => c,
            Some('b') => '\u{8}',
            Some('f') => '\u{c}',
            Some('n') => '\n',
            Some('r') => '\r',
            Some('t') => '\t',
            Some('u') => return self.unicode_escape(start),
            _ => return Err(PathError::at(start, "invalid escape sequence")),
        })
    }

    fn unicode_escape(&mut self, start: usize) -> Result<char, PathError> {
        let invalid = || PathError::at(start, "invalid escape sequence");
        let first = self.hex().ok_or_else(invalid)?;
        let units = if (0xd800..0xdc00).contains(&first) {
            // The half of a pair: the other half must follow.
            let more = self.take_if('\\') && self.take_if('u');
            let second = if more { self.hex() } else { None };
            vec![first, second.ok_or_else(invalid)?]
        } else {
            vec![first]
        };
        let mut chars = char::decode_utf16(units);
        match (chars.next(), chars.next()) {
            (Some(Ok(c)), None) => Ok(c),
            _ => Err(invalid()),
        }
    }

    fn hex(&mut self) -> Option<u16> {
        let digits = self.text.get(self.at..self.at + 4)?;
        if !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
            return None;
        }
        self.at += 4;
        u16::from_str_radix(digits, 16).ok()
    }
}
