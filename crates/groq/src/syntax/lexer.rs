//! Text to tokens. White space and `//` comments fall away here.

use super::error::Span;
use super::token::{Token, TokenKind};

/// Splits the text into tokens, closed by one [`TokenKind::End`].
///
/// It never fails: what begins no token becomes [`TokenKind::Unknown`], and the parser
/// reports what it expected there.
pub(super) fn tokenize(text: &str) -> Vec<Token> {
    let mut lexer = Lexer {
        bytes: text.as_bytes(),
        at: 0,
    };
    let mut tokens = Vec::with_capacity(text.len() / 3 + 1);
    loop {
        let token = lexer.next();
        tokens.push(token);
        if token.kind == TokenKind::End {
            return tokens;
        }
    }
}

struct Lexer<'t> {
    bytes: &'t [u8],
    at: usize,
}

impl Lexer<'_> {
    fn next(&mut self) -> Token {
        self.skip_blank();
        let start = self.at;
        let kind = self.kind();
        Token {
            kind,
            span: Span::new(start, self.at),
        }
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn skip_blank(&mut self) {
        loop {
            match self.peek(0) {
                b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c => self.at += 1,
                // U+0085 next line and U+00A0 no-break space
                0xc2 if matches!(self.peek(1), 0x85 | 0xa0) => self.at += 2,
                b'/' if self.peek(1) == b'/' => {
                    self.take_while(|b| b != b'\n');
                }
                _ => return,
            }
        }
    }

    fn take_while(&mut self, keep: impl Fn(u8) -> bool) -> usize {
        let start = self.at;
        while self.at < self.bytes.len() && keep(self.bytes[self.at]) {
            self.at += 1;
        }
        self.at - start
    }

    fn kind(&mut self) -> TokenKind {
        if self.at == self.bytes.len() {
            return TokenKind::End;
        }
        let first = self.peek(0);
        match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.identifier(),
            b'0'..=b'9' => self.number(),
            b'"' | b'\'' => self.string(first),
            b'$' => self.parameter(),
            _ => self.symbol(),
        }
    }

    fn identifier(&mut self) -> TokenKind {
        self.take_while(is_identifier_byte);
        TokenKind::Identifier
    }

    fn parameter(&mut self) -> TokenKind {
        self.at += 1;
        if self.peek(0).is_ascii_digit() || self.take_while(is_identifier_byte) == 0 {
            return TokenKind::Unknown;
        }
        TokenKind::Parameter
    }

    /// `1`, `1.5`, `1e9`, `1.5E-3`; the dots of `1..3` are a range, not a fraction.
    fn number(&mut self) -> TokenKind {
        self.take_while(|b| b.is_ascii_digit());
        if self.peek(0) == b'.' && self.peek(1).is_ascii_digit() {
            self.at += 1;
            self.take_while(|b| b.is_ascii_digit());
        }
        if matches!(self.peek(0), b'e' | b'E') {
            self.at += 1;
            if matches!(self.peek(0), b'+' | b'-') {
                self.at += 1;
            }
            if self.take_while(|b| b.is_ascii_digit()) == 0 {
                return TokenKind::Unknown;
            }
        }
        TokenKind::Number
    }

    fn string(&mut self, quote: u8) -> TokenKind {
        self.at += 1;
        loop {
            self.take_while(|b| b != quote && b != b'\\');
            if self.at == self.bytes.len() {
                return TokenKind::Unknown;
            }
            if self.peek(0) == quote {
                self.at += 1;
                return TokenKind::String;
            }
            self.at = (self.at + 2).min(self.bytes.len());
        }
    }

    fn symbol(&mut self) -> TokenKind {
        let (length, kind) = match (self.peek(0), self.peek(1), self.peek(2)) {
            (b'.', b'.', b'.') => (3, TokenKind::Ellipsis),
            (b'.', b'.', _) => (2, TokenKind::DotDot),
            (b'.', ..) => (1, TokenKind::Dot),
            (b':', b':', _) => (2, TokenKind::DoubleColon),
            (b':', ..) => (1, TokenKind::Colon),
            (b'*', b'*', _) => (2, TokenKind::StarStar),
            (b'*', ..) => (1, TokenKind::Star),
            (b'-', b'>', _) => (2, TokenKind::Arrow),
            (b'-', ..) => (1, TokenKind::Minus),
            (b'=', b'=', _) => (2, TokenKind::Equal),
            (b'=', b'>', _) => (2, TokenKind::PairArrow),
            (b'=', ..) => (1, TokenKind::Assign),
            (b'!', b'=', _) => (2, TokenKind::NotEqual),
            (b'!', ..) => (1, TokenKind::Not),
            (b'<', b'=', _) => (2, TokenKind::LessEqual),
            (b'<', ..) => (1, TokenKind::Less),
            (b'>', b'=', _) => (2, TokenKind::GreaterEqual),
            (b'>', ..) => (1, TokenKind::Greater),
            (b'&', b'&', _) => (2, TokenKind::And),
            (b'|', b'|', _) => (2, TokenKind::Or),
            (b'|', ..) => (1, TokenKind::Pipe),
            (b';', ..) => (1, TokenKind::Semicolon),
            (b',', ..) => (1, TokenKind::Comma),
            (b'@', ..) => (1, TokenKind::At),
            (b'^', ..) => (1, TokenKind::Caret),
            (b'+', ..) => (1, TokenKind::Plus),
            (b'/', ..) => (1, TokenKind::Slash),
            (b'%', ..) => (1, TokenKind::Percent),
            (b'(', ..) => (1, TokenKind::ParenOpen),
            (b')', ..) => (1, TokenKind::ParenClose),
            (b'[', ..) => (1, TokenKind::BracketOpen),
            (b']', ..) => (1, TokenKind::BracketClose),
            (b'{', ..) => (1, TokenKind::BraceOpen),
            (b'}', ..) => (1, TokenKind::BraceClose),
            _ => (self.character_length(), TokenKind::Unknown),
        };
        self.at += length;
        kind
    }

    /// Length of the character at this position, so that a span never cuts one in two.
    fn character_length(&self) -> usize {
        let rest = &self.bytes[self.at + 1..];
        1 + rest
            .iter()
            .take_while(|b| (0x80..0xc0).contains(*b))
            .count()
    }
}

fn is_identifier_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_splits_into_tokens() {
        let cases = [
            ("a.b", "a . b"),
            ("1..3", "1 .. 3"),
            ("1...3", "1 ... 3"),
            ("1.5e-3x", "1.5e-3 x"),
            ("a->b", "a -> b"),
            ("a - >b", "a - > b"),
            ("$p==3", "$p == 3"),
            ("2***", "2 ** *"),
            ("'a\\'b' \"c\"", "'a\\'b' \"c\""),
            ("a // rest\n b//end", "a b"),
            ("a\u{a0}b", "a b"),
            ("ns::f(x)=>y", "ns :: f ( x ) => y"),
        ];
        for (text, expected) in cases {
            let tokens = tokenize(text);
            let words: Vec<&str> = tokens.iter().map(|t| t.span.of(text)).collect();
            assert_eq!(words.join(" ").trim_end(), expected, "{text}");
            assert!(
                tokens.iter().all(|t| t.kind != TokenKind::Unknown),
                "{text}"
            );
        }
    }

    #[test]
    fn what_begins_no_token_is_unknown() {
        for text in ["#", "\"open", "'a\\", "$", "$1", "1e", "æ", "&"] {
            assert_eq!(tokenize(text)[0].kind, TokenKind::Unknown, "{text}");
        }
    }
}
