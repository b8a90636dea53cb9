//! Tokens to tree: a Pratt parser for operators. Postfix steps are in `postfix`.

use super::ast::{
    ArrayElement, BinaryOperator, Expr, ExprKind, Literal, PrefixOperator, Query, Spanned,
};
use super::error::{Span, SyntaxError};
use super::excerpt::quoted;
use super::lexer::tokenize;
use super::precedence::{Infix, power};
use super::string::unquote;
use super::token::{Token, TokenKind};
use crate::text::Text;

/// How tall a syntax tree may be unless the caller sets another limit.
///
/// Everything that walks a tree does so by recursion; this bound keeps that
/// within the stack of an ordinary thread.
pub const MAX_DEPTH: u32 = 256;

/// Reads a query.
pub fn parse(text: &str) -> Result<Query, SyntaxError> {
    parse_within(text, MAX_DEPTH)
}

/// Reads a query whose tree may be at most `max_depth` tall.
pub fn parse_within(text: &str, max_depth: u32) -> Result<Query, SyntaxError> {
    let mut parser = Parser {
        text,
        tokens: tokenize(text),
        at: 0,
        open: 0,
        max_depth,
    };
    let mut functions = Vec::new();
    while parser.at_declaration() {
        functions.push(parser.declaration()?);
    }
    let body = parser.expression(power::LOWEST)?.expr;
    if parser.token().kind != TokenKind::End {
        return Err(parser.unexpected("end of query"));
    }
    Ok(Query { functions, body })
}

/// An expression with the height of its tree.
pub(super) struct Tall {
    pub(super) expr: Expr,
    pub(super) height: u32,
}

pub(super) type Parsed<T> = Result<T, SyntaxError>;

pub(super) struct Parser<'t> {
    pub(super) text: &'t str,
    tokens: Vec<Token>,
    at: usize,
    /// How many expressions enclose the position being read.
    open: u32,
    max_depth: u32,
}

impl Parser<'_> {
    pub(super) fn token(&self) -> Token {
        self.tokens[self.at]
    }

    pub(super) fn ahead(&self, n: usize) -> Token {
        self.tokens[(self.at + n).min(self.tokens.len() - 1)]
    }

    pub(super) fn advance(&mut self) -> Token {
        let token = self.token();
        if token.kind != TokenKind::End {
            self.at += 1;
        }
        token
    }

    /// Goes back to the token before, after a look ahead.
    pub(super) fn retreat(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    pub(super) fn accept(&mut self, kind: TokenKind) -> bool {
        let found = self.token().kind == kind;
        if found {
            self.at += 1;
        }
        found
    }

    pub(super) fn expect(&mut self, kind: TokenKind, complaint: &str) -> Parsed<Token> {
        if self.token().kind == kind {
            return Ok(self.advance());
        }
        Err(SyntaxError::at(self.token().span, complaint))
    }

    pub(super) fn word(&self, token: Token) -> Text {
        Text::from(token.span.of(self.text))
    }

    pub(super) fn unexpected(&self, expected: &str) -> SyntaxError {
        let token = self.token();
        let message = if token.kind == TokenKind::End {
            format!("unexpected end-of-file, expected {expected}")
        } else {
            let found = quoted(token.span.of(self.text));
            format!("unexpected token {found:?}, expected {expected}")
        };
        SyntaxError::at(token.span, message)
    }

    /// Where the token before this one ended.
    pub(super) fn end(&self) -> Span {
        self.tokens[self.at.saturating_sub(1)].span
    }

    pub(super) fn tall(&self, start: Span, kind: ExprKind, below: u32) -> Parsed<Tall> {
        let span = start.to(self.end());
        let height = below + 1;
        if height > self.max_depth {
            return Err(SyntaxError::at(span, "query is nested too deeply"));
        }
        let span = Spanned(span);
        Ok(Tall {
            expr: Expr { kind, span },
            height,
        })
    }

    pub(super) fn expression(&mut self, minimum: u8) -> Parsed<Tall> {
        self.open += 1;
        if self.open > self.max_depth {
            return Err(SyntaxError::at(
                self.token().span,
                "query is nested too deeply",
            ));
        }
        let start = self.token().span;
        let mut left = self.prefix()?;
        // What binds the expression read so far: nothing yet binds it loosely.
        let mut bound = u8::MAX;
        while let Some(infix) = self.infix() {
            if !infix.continues(minimum, bound) {
                break;
            }
            left = self.continued(start, left, infix)?;
            bound = infix.power();
        }
        self.open -= 1;
        Ok(left)
    }

    fn prefix(&mut self) -> Parsed<Tall> {
        let start = self.token().span;
        let (operator, power) = match self.token().kind {
            TokenKind::Not => (PrefixOperator::Not, power::TIGHT),
            TokenKind::Plus => (PrefixOperator::Plus, power::TIGHT),
            TokenKind::Minus => (PrefixOperator::Minus, power::POWER),
            _ => {
                let primary = self.primary()?;
                return self.postfix(start, primary);
            }
        };
        self.advance();
        let operand = self.expression(power)?;
        let kind = ExprKind::Prefix(operator, Box::new(operand.expr));
        self.tall(start, kind, operand.height)
    }

    pub(super) fn infix(&self) -> Option<Infix> {
        use BinaryOperator as B;
        let token = self.token();
        Some(match token.kind {
            TokenKind::PairArrow => Infix::Pair,
            TokenKind::Or => Infix::Or,
            TokenKind::And => Infix::And,
            TokenKind::Equal => Infix::Binary(B::Equal),
            TokenKind::NotEqual => Infix::Binary(B::NotEqual),
            TokenKind::Less => Infix::Binary(B::Less),
            TokenKind::LessEqual => Infix::Binary(B::LessEqual),
            TokenKind::Greater => Infix::Binary(B::Greater),
            TokenKind::GreaterEqual => Infix::Binary(B::GreaterEqual),
            TokenKind::Plus => Infix::Binary(B::Add),
            TokenKind::Minus => Infix::Binary(B::Subtract),
            TokenKind::Star => Infix::Binary(B::Multiply),
            TokenKind::Slash => Infix::Binary(B::Divide),
            TokenKind::Percent => Infix::Binary(B::Remainder),
            TokenKind::StarStar => Infix::Binary(B::Power),
            TokenKind::Identifier => match token.span.of(self.text) {
                "in" => Infix::Binary(B::In),
                "match" => Infix::Binary(B::Match),
                "asc" => Infix::Ascending,
                "desc" => Infix::Descending,
                _ => return None,
            },
            _ => return None,
        })
    }

    fn continued(&mut self, start: Span, left: Tall, infix: Infix) -> Parsed<Tall> {
        self.advance();
        let mut height = left.height;
        let kind = match infix {
            Infix::Ascending => ExprKind::Ascending(Box::new(left.expr)),
            Infix::Descending => ExprKind::Descending(Box::new(left.expr)),
            Infix::Pair => {
                let right = self.expression(power::PAIR)?;
                height = height.max(right.height);
                ExprKind::Pair(Box::new(left.expr), Box::new(right.expr))
            }
            Infix::And | Infix::Or => {
                let (terms, tallest) = self.terms(infix, left)?;
                height = tallest;
                match infix {
                    Infix::And => ExprKind::And(terms),
                    _ => ExprKind::Or(terms),
                }
            }
            Infix::Binary(operator) => {
                let right = self.right_operand(operator)?;
                height = height.max(right.height);
                ExprKind::Binary(operator, Box::new(left.expr), Box::new(right.expr))
            }
        };
        self.tall(start, kind, height)
    }

    /// The terms of one chain of `&&` or of `||`, after its first operator.
    fn terms(&mut self, infix: Infix, left: Tall) -> Parsed<(Vec<Expr>, u32)> {
        let mut height = left.height;
        let mut terms = vec![left.expr];
        loop {
            let term = self.expression(infix.power() + 1)?;
            height = height.max(term.height);
            terms.push(term.expr);
            if self.infix() != Some(infix) {
                return Ok((terms, height));
            }
            self.advance();
        }
    }

    fn right_operand(&mut self, operator: BinaryOperator) -> Parsed<Tall> {
        let power = Infix::Binary(operator).power();
        // `**` groups to the right, everything else to the left.
        let tighter = u8::from(operator != BinaryOperator::Power);
        let start = self.token().span;
        let right = self.expression(power + tighter)?;
        if operator == BinaryOperator::In {
            return self.range_after(start, right, power + 1);
        }
        Ok(right)
    }

    /// `left..right`, if the dots are there; `left` alone if not.
    pub(super) fn range_after(&mut self, start: Span, left: Tall, minimum: u8) -> Parsed<Tall> {
        let inclusive = match self.token().kind {
            TokenKind::DotDot => true,
            TokenKind::Ellipsis => false,
            _ => return Ok(left),
        };
        self.advance();
        let right = self.expression(minimum)?;
        let height = left.height.max(right.height);
        let kind = ExprKind::Range {
            left: Box::new(left.expr),
            right: Box::new(right.expr),
            inclusive,
        };
        self.tall(start, kind, height)
    }

    fn primary(&mut self) -> Parsed<Tall> {
        let token = self.token();
        let start = token.span;
        match token.kind {
            TokenKind::ParenOpen => self.group(),
            TokenKind::BraceOpen => {
                let (entries, height) = self.object()?;
                self.tall(start, ExprKind::Object(entries), height)
            }
            TokenKind::BracketOpen => self.array(),
            TokenKind::Identifier => self.name(),
            TokenKind::Caret => self.parent(),
            TokenKind::Star => self.leaf(ExprKind::Everything),
            TokenKind::At => self.leaf(ExprKind::This),
            TokenKind::Parameter => {
                let name = Text::from(&start.of(self.text)[1..]);
                self.leaf(ExprKind::Parameter(name))
            }
            TokenKind::Number => {
                let number = start.of(self.text).parse().unwrap_or(f64::NAN);
                self.leaf(ExprKind::Literal(Literal::Number(number)))
            }
            TokenKind::String => {
                let text = self.string(token)?;
                self.leaf(ExprKind::Literal(Literal::String(text)))
            }
            _ => Err(self.unexpected("expression")),
        }
    }

    pub(super) fn string(&self, token: Token) -> Parsed<Text> {
        unquote(token.span.of(self.text))
            .map(Text::from)
            .ok_or_else(|| SyntaxError::at(token.span, "invalid escape sequence in string"))
    }

    fn leaf(&mut self, kind: ExprKind) -> Parsed<Tall> {
        let start = self.advance().span;
        self.tall(start, kind, 0)
    }

    fn parent(&mut self) -> Parsed<Tall> {
        let start = self.advance().span;
        let mut levels = 1;
        while self.token().kind == TokenKind::Dot && self.ahead(1).kind == TokenKind::Caret {
            self.advance();
            self.advance();
            levels += 1;
        }
        self.tall(start, ExprKind::Parent(levels), 0)
    }

    fn name(&mut self) -> Parsed<Tall> {
        let start = self.token().span;
        // A call's parenthesis touches its name: `in (1..2)` is no call.
        let next = self.ahead(1);
        let touches = next.span.start == start.end;
        if next.kind == TokenKind::DoubleColon || (next.kind == TokenKind::ParenOpen && touches) {
            let (call, height) = self.call()?;
            return self.tall(start, ExprKind::Call(call), height);
        }
        let kind = match start.of(self.text) {
            "null" => ExprKind::Literal(Literal::Null),
            "true" => ExprKind::Literal(Literal::Boolean(true)),
            "false" => ExprKind::Literal(Literal::Boolean(false)),
            name => ExprKind::Attribute(Text::from(name)),
        };
        self.leaf(kind)
    }

    /// `(a)`, `(a..b)` or `(a, b)`
    pub(super) fn group(&mut self) -> Parsed<Tall> {
        let start = self.advance().span;
        let inner = self.token().span;
        let first = self.expression(power::LOWEST)?;
        let first = self.range_after(inner, first, power::LOWEST)?;
        let mut height = first.height;
        if self.token().kind != TokenKind::Comma {
            self.expect(TokenKind::ParenClose, "expected ')' following expression")?;
            return self.tall(start, ExprKind::Group(Box::new(first.expr)), height);
        }
        let mut members = vec![first.expr];
        while self.accept(TokenKind::Comma) {
            let member = self.expression(power::LOWEST)?;
            height = height.max(member.height);
            members.push(member.expr);
        }
        self.expect(TokenKind::ParenClose, "expected ')' following expression")?;
        self.tall(start, ExprKind::Tuple(members), height)
    }

    fn array(&mut self) -> Parsed<Tall> {
        let start = self.advance().span;
        let mut elements = Vec::new();
        let mut height = 0;
        while self.token().kind != TokenKind::BracketClose {
            let splat = self.accept(TokenKind::Ellipsis);
            let value = self.expression(power::LOWEST)?;
            height = height.max(value.height);
            elements.push(ArrayElement {
                splat,
                value: value.expr,
            });
            if !self.accept(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::BracketClose, "expected ']' following array body")?;
        self.tall(start, ExprKind::Array(elements), height)
    }
}
