//! The words of the language.

use super::error::Span;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    End,
    /// Bytes that begin no token, such as `#`, or a string that never ends.
    Unknown,
    Identifier,
    /// `$name`, with the dollar in its span.
    Parameter,
    Number,
    /// A quoted string with its quotes, escapes not yet read.
    String,
    Colon,
    DoubleColon,
    Semicolon,
    Comma,
    Dot,
    DotDot,
    Ellipsis,
    At,
    Caret,
    Star,
    StarStar,
    Plus,
    Minus,
    Arrow,
    Slash,
    Percent,
    Not,
    NotEqual,
    Assign,
    Equal,
    PairArrow,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    And,
    Or,
    Pipe,
    ParenOpen,
    ParenClose,
    BracketOpen,
    BracketClose,
    BraceOpen,
    BraceClose,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) span: Span,
}
