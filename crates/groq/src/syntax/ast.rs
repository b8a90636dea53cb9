//! The syntax tree: what was written, before its meaning is resolved.

use super::error::Span;
use crate::text::Text;

/// A whole query: `fn ns::f($x) = …; expression`.
#[derive(Clone, Debug, PartialEq)]
pub struct Query {
    /// Custom functions in the order they were declared.
    pub functions: Vec<FunctionDeclaration>,
    /// The expression to evaluate.
    pub body: Expr,
}

/// `fn namespace::name($parameter) = body;`
#[derive(Clone, Debug, PartialEq)]
pub struct FunctionDeclaration {
    /// The part before `::`.
    pub namespace: Text,
    /// The part after `::`.
    pub name: Text,
    /// Parameter names without the dollar.
    pub parameters: Vec<Text>,
    /// The expression that a call expands to.
    pub body: Expr,
    /// The declaration's text. Not part of equality.
    pub span: Spanned,
}

/// An expression and the text it was read from.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Its span in the text. Not part of equality: trees are equal when they mean the same
    /// text.
    pub span: Spanned,
}

/// A span that compares equal to every other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spanned(pub Span);

impl PartialEq for Spanned {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// The kinds of expression.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    /// `null`, `true`, `1.5`, `"text"`
    Literal(Literal),
    /// `$name`
    Parameter(Text),
    /// `*`
    Everything,
    /// `@`
    This,
    /// `^` is one level, `^.^` two.
    Parent(u32),
    /// A bare name: an attribute of `@`.
    Attribute(Text),
    /// `(inner)`; part of the tree, because a group ends a traversal: `(a[]).b` is not
    /// `a[].b`.
    Group(Box<Expr>),
    /// `(a, b)`, which only selectors may use.
    Tuple(Vec<Expr>),
    /// `{…}`
    Object(Vec<ObjectEntry>),
    /// `[…]`
    Array(Vec<ArrayElement>),
    /// A base followed by one or more postfix steps: `base.a[0]->`
    Traversal(Box<Expr>, Vec<Step>),
    /// `!a`, `-a`, `+a`
    Prefix(PrefixOperator, Box<Expr>),
    /// `a + b` and its kin.
    Binary(BinaryOperator, Box<Expr>, Box<Expr>),
    /// `a && b && c`, one list however long, so that only nesting adds depth.
    And(Vec<Expr>),
    /// `a || b || c`
    Or(Vec<Expr>),
    /// `a..b` (inclusive) and `a...b`
    Range {
        /// First value.
        left: Box<Expr>,
        /// Last value, or the one after it.
        right: Box<Expr>,
        /// Whether `right` itself belongs to the range.
        inclusive: bool,
    },
    /// `a => b`
    Pair(Box<Expr>, Box<Expr>),
    /// `a asc`
    Ascending(Box<Expr>),
    /// `a desc`
    Descending(Box<Expr>),
    /// `name(arguments)`
    Call(Call),
    /// `base | name(arguments)`
    Pipe(Box<Expr>, Call),
}

/// A literal as written.
#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// A number; JSON's doubles.
    Number(f64),
    /// A string with its escapes read.
    String(Text),
}

/// `namespace::name(arguments)`
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The part before `::`, if any was written.
    pub namespace: Option<Text>,
    /// The function's name.
    pub name: Text,
    /// Arguments as written.
    pub arguments: Vec<Expr>,
}

/// An element of an array literal.
#[derive(Clone, Debug, PartialEq)]
pub struct ArrayElement {
    /// Whether it was written with `...`.
    pub splat: bool,
    /// The element.
    pub value: Expr,
}

/// An entry of an object literal or a projection.
#[derive(Clone, Debug, PartialEq)]
pub enum ObjectEntry {
    /// `"name": value`
    Named(Text, Expr),
    /// `value`, which names itself (`title`) or is a condition (`a => {…}`).
    Bare(Expr),
    /// `...value`, or `...` alone for the current value.
    Splat(Option<Expr>),
}

/// A postfix step of a traversal.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// `.name`
    Attribute(Text),
    /// `->` or `->name`
    Dereference(Option<Text>),
    /// `[]`
    Elements,
    /// `[expression]`: an element, an attribute or a filter, which the resolver decides.
    Subscript(Expr),
    /// `[a..b]` and `[a...b]`
    Slice {
        /// First index.
        left: Expr,
        /// Last index, or the one after it.
        right: Expr,
        /// Whether `right` itself belongs to the slice.
        inclusive: bool,
    },
    /// `{…}`
    Projection(Vec<ObjectEntry>),
    /// `.(a, b)`, which only selectors may use.
    Nested(Expr),
}

/// Operators before their operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrefixOperator {
    /// `!`
    Not,
    /// `-`
    Minus,
    /// `+`
    Plus,
}

/// Operators between two operands, logic and ranges apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOperator {
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
    /// `in`
    In,
    /// `match`
    Match,
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `%`
    Remainder,
    /// `**`
    Power,
}

impl BinaryOperator {
    /// Whether it computes, rather than compares.
    pub fn is_arithmetic(self) -> bool {
        use BinaryOperator as B;
        matches!(
            self,
            B::Add | B::Subtract | B::Multiply | B::Divide | B::Remainder | B::Power
        )
    }
}

impl BinaryOperator {
    /// Whether it is one of `==`, `!=`, `<`, `<=`, `>` and `>=`.
    pub fn compares(self) -> bool {
        matches!(
            self,
            Self::Equal
                | Self::NotEqual
                | Self::Less
                | Self::LessEqual
                | Self::Greater
                | Self::GreaterEqual
        )
    }

    /// The operator as it is written.
    pub fn symbol(self) -> &'static str {
        match self {
            Self::Equal => "==",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessEqual => "<=",
            Self::Greater => ">",
            Self::GreaterEqual => ">=",
            Self::In => "in",
            Self::Match => "match",
            Self::Add => "+",
            Self::Subtract => "-",
            Self::Multiply => "*",
            Self::Divide => "/",
            Self::Remainder => "%",
            Self::Power => "**",
        }
    }
}
