//! What follows a primary expression: attribute, subscript, projection,
//! dereference, pipe, and the bodies of calls and objects.

use super::ast::{Call, ExprKind, ObjectEntry, Step};
use super::error::{Span, SyntaxError};
use super::parser::{Parsed, Parser, Tall};
use super::precedence::power::LOWEST;
use super::token::TokenKind;

impl Parser<'_> {
    /// Reads every step and pipe that follows `base`.
    pub(super) fn postfix(&mut self, start: Span, base: Tall) -> Parsed<Tall> {
        let mut base = base;
        let mut steps = Vec::new();
        // Each step wraps the ones before it, so each adds to the height.
        let mut height = base.height;
        loop {
            if let Some((step, inner)) = self.step()? {
                height = height.max(inner) + 1;
                steps.push(step);
            } else if self.token().kind == TokenKind::Pipe {
                base = self.traversal(start, base, std::mem::take(&mut steps), height)?;
                base = self.pipe(start, base)?;
                height = base.height;
            } else {
                return self.traversal(start, base, steps, height);
            }
        }
    }

    fn traversal(&self, start: Span, base: Tall, steps: Vec<Step>, height: u32) -> Parsed<Tall> {
        if steps.is_empty() {
            return Ok(base);
        }
        let kind = ExprKind::Traversal(Box::new(base.expr), steps);
        self.tall(start, kind, height)
    }

    fn step(&mut self) -> Parsed<Option<(Step, u32)>> {
        let step = match self.token().kind {
            TokenKind::Dot => self.attribute()?,
            TokenKind::Arrow => (self.dereference(), 0),
            TokenKind::BracketOpen => self.brackets()?,
            TokenKind::BraceOpen => self.projection()?,
            TokenKind::Pipe if self.pipes_a_projection() => {
                self.advance();
                self.projection()?
            }
            _ => return Ok(None),
        };
        Ok(Some(step))
    }

    fn pipes_a_projection(&mut self) -> bool {
        self.advance();
        let found = self.token().kind == TokenKind::BraceOpen;
        self.retreat();
        found
    }

    fn attribute(&mut self) -> Parsed<(Step, u32)> {
        self.advance();
        match self.token().kind {
            TokenKind::Identifier => {
                let name = self.advance();
                Ok((Step::Attribute(self.word(name)), 0))
            }
            TokenKind::ParenOpen => {
                let group = self.group()?;
                Ok((Step::Nested(group.expr), group.height))
            }
            _ => Err(self.unexpected("attribute name")),
        }
    }

    /// `->` or `->name`. In `a-> in b` the word is an operator: it does not touch the arrow.
    fn dereference(&mut self) -> Step {
        let arrow = self.advance();
        let next = self.token();
        let touches = next.span.start == arrow.span.end;
        let named = next.kind == TokenKind::Identifier;
        if named && (touches || self.infix().is_none()) {
            self.advance();
            return Step::Dereference(Some(self.word(next)));
        }
        Step::Dereference(None)
    }

    /// `[]`, `[expression]`, `[a..b]`, `[a...b]`
    fn brackets(&mut self) -> Parsed<(Step, u32)> {
        self.advance();
        if self.accept(TokenKind::BracketClose) {
            return Ok((Step::Elements, 0));
        }
        let start = self.token().span;
        let inner = self.expression(LOWEST)?;
        let inner = self.range_after(start, inner, LOWEST)?;
        self.expect(TokenKind::BracketClose, "expected ']' following expression")?;
        let step = match inner.expr.kind {
            ExprKind::Range {
                left,
                right,
                inclusive,
            } => Step::Slice {
                left: *left,
                right: *right,
                inclusive,
            },
            _ => Step::Subscript(inner.expr),
        };
        Ok((step, inner.height))
    }

    fn projection(&mut self) -> Parsed<(Step, u32)> {
        let (entries, height) = self.object()?;
        Ok((Step::Projection(entries), height))
    }

    /// `| name(arguments)` after `base`.
    fn pipe(&mut self, start: Span, base: Tall) -> Parsed<Tall> {
        self.advance();
        if self.token().kind != TokenKind::Identifier {
            return Err(self.unexpected("pipe function"));
        }
        let (call, inner) = self.call()?;
        let height = base.height.max(inner);
        self.tall(start, ExprKind::Pipe(Box::new(base.expr), call), height)
    }

    /// `namespace::name(arguments)`, standing on its first name.
    pub(super) fn call(&mut self) -> Parsed<(Call, u32)> {
        let first = self.advance();
        let mut name = self.word(first);
        let mut namespace = None;
        if self.accept(TokenKind::DoubleColon) {
            let second = self.expect(TokenKind::Identifier, "expected function name")?;
            namespace = Some(std::mem::replace(&mut name, self.word(second)));
        }
        self.expect(TokenKind::ParenOpen, "expected '(' following function name")?;
        let mut arguments = Vec::new();
        let mut height = 0;
        while self.token().kind != TokenKind::ParenClose {
            let argument = self.expression(LOWEST)?;
            height = height.max(argument.height);
            arguments.push(argument.expr);
            if !self.accept(TokenKind::Comma) {
                break;
            }
        }
        self.expect(
            TokenKind::ParenClose,
            "expected ')' following function arguments",
        )?;
        let call = Call {
            namespace,
            name,
            arguments,
        };
        Ok((call, height))
    }

    /// `{ entry, entry }`
    pub(super) fn object(&mut self) -> Parsed<(Vec<ObjectEntry>, u32)> {
        self.advance();
        let mut entries = Vec::new();
        let mut height = 0;
        while self.token().kind != TokenKind::BraceClose {
            let (entry, inner) = self.entry()?;
            height = height.max(inner);
            entries.push(entry);
            if !self.accept(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::BraceClose, "expected '}' following object body")?;
        Ok((entries, height))
    }

    fn entry(&mut self) -> Parsed<(ObjectEntry, u32)> {
        if self.accept(TokenKind::Ellipsis) {
            if matches!(self.token().kind, TokenKind::Comma | TokenKind::BraceClose) {
                return Ok((ObjectEntry::Splat(None), 0));
            }
            let value = self.expression(LOWEST)?;
            return Ok((ObjectEntry::Splat(Some(value.expr)), value.height));
        }
        let key = self.token();
        if key.kind == TokenKind::String {
            self.advance();
            if self.accept(TokenKind::Colon) {
                let name = self.string(key)?;
                let value = self.expression(LOWEST)?;
                return Ok((ObjectEntry::Named(name, value.expr), value.height));
            }
            self.retreat();
        }
        let value = self.expression(LOWEST)?;
        if self.token().kind == TokenKind::Colon {
            let complaint = "attribute names before ':' must be strings";
            return Err(SyntaxError::at(value.expr.span.0, complaint));
        }
        Ok((ObjectEntry::Bare(value.expr), value.height))
    }
}
