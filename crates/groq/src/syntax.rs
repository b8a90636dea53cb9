//! Query text to syntax tree, and back.
//!
//! [`parse`] reads text into a [`Query`]: the custom functions it declares and
//! one expression, every node with the [`Span`] of text it was read from.
//! [`Display`](std::fmt::Display) prints a tree as text that parses to the same tree.

mod ast;
mod declaration;
mod error;
mod excerpt;
mod lexer;
mod parameters;
mod parser;
mod postfix;
mod precedence;
mod print;
mod string;
mod token;

pub use ast::{
    ArrayElement, BinaryOperator, Call, Expr, ExprKind, FunctionDeclaration, Literal, ObjectEntry,
    PrefixOperator, Query, Step,
};
pub use error::{Span, SyntaxError};
pub use excerpt::Excerpt;
pub(crate) use excerpt::quoted;
pub use parser::{MAX_DEPTH, parse, parse_within};
