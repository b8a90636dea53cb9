//! Which operator binds what.

use super::ast::BinaryOperator;

/// Binding powers, weakest first. A prefix operator binds its operand with its own.
pub(super) mod power {
    pub(in crate::syntax) const LOWEST: u8 = 0;
    pub(in crate::syntax) const PAIR: u8 = 1;
    pub(in crate::syntax) const OR: u8 = 2;
    pub(in crate::syntax) const AND: u8 = 3;
    /// Comparisons do not chain: `a == b == c` is an error. `asc` and `desc` stand here too.
    pub(in crate::syntax) const COMPARE: u8 = 4;
    pub(in crate::syntax) const ADD: u8 = 6;
    pub(in crate::syntax) const MULTIPLY: u8 = 7;
    /// `**` and unary minus: `-2 ** 2` is `-(2 ** 2)`.
    pub(in crate::syntax) const POWER: u8 = 8;
    pub(in crate::syntax) const TIGHT: u8 = 10;
}

/// An operator that follows an expression.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Infix {
    Pair,
    Or,
    And,
    Binary(BinaryOperator),
    Ascending,
    Descending,
}

impl Infix {
    pub(super) fn power(self) -> u8 {
        use BinaryOperator as B;
        match self {
            Self::Pair => power::PAIR,
            Self::Or => power::OR,
            Self::And => power::AND,
            Self::Ascending | Self::Descending => power::COMPARE,
            Self::Binary(operator) => match operator {
                B::Add | B::Subtract => power::ADD,
                B::Multiply | B::Divide | B::Remainder => power::MULTIPLY,
                B::Power => power::POWER,
                _ => power::COMPARE,
            },
        }
    }

    /// Whether the operator may follow what has been read: it binds at least as tightly as
    /// `minimum`, and no tighter than the operator before it. Operators that do not chain
    /// need a looser one, or none, before them.
    pub(super) fn continues(self, minimum: u8, bound: u8) -> bool {
        let power = self.power();
        let chains = matches!(power, power::OR | power::AND | power::ADD | power::MULTIPLY)
            || matches!(self, Self::Ascending | Self::Descending);
        power >= minimum
            && if chains {
                bound >= power
            } else {
                bound > power
            }
    }
}
