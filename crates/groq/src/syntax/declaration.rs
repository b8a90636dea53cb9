//! Declarations of custom functions, before the query itself.

use super::ast::{FunctionDeclaration, Spanned};
use super::parser::{Parsed, Parser};
use super::precedence::power::LOWEST;
use super::token::TokenKind;
use crate::text::Text;

impl Parser<'_> {
    pub(super) fn at_declaration(&self) -> bool {
        let token = self.token();
        token.kind == TokenKind::Identifier
            && token.span.of(self.text) == "fn"
            && self.ahead(1).kind == TokenKind::Identifier
            && self.ahead(2).kind == TokenKind::DoubleColon
    }

    /// `fn namespace::name($parameter) = body;`
    pub(super) fn declaration(&mut self) -> Parsed<FunctionDeclaration> {
        let start = self.advance().span;
        let namespace = self.advance();
        let namespace = self.word(namespace);
        self.advance();
        let name = self.expect(TokenKind::Identifier, "expected function name")?;
        let name = self.word(name);
        self.expect(TokenKind::ParenOpen, "expected '(' following function name")?;
        let mut parameters = Vec::new();
        while self.token().kind != TokenKind::ParenClose {
            let parameter = self.expect(TokenKind::Parameter, "expected function parameter")?;
            parameters.push(Text::from(&parameter.span.of(self.text)[1..]));
            if !self.accept(TokenKind::Comma) {
                break;
            }
        }
        self.expect(
            TokenKind::ParenClose,
            "expected ')' following function parameters",
        )?;
        self.expect(
            TokenKind::Assign,
            "expected '=' following function parameters",
        )?;
        let body = self.expression(LOWEST)?.expr;
        self.expect(TokenKind::Semicolon, "expected ';' following function body")?;
        Ok(FunctionDeclaration {
            namespace,
            name,
            parameters,
            body,
            span: Spanned(start.to(self.end())),
        })
    }
}
