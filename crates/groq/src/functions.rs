//! The functions, by namespace.
//!
//! Each file holds one namespace: its functions, its table of names, and a table
//! of examples that is its test. Functions that need more than values —
//! `select`, `coalesce`, `diff::…` — are nodes of their own in the resolved tree.

mod array;
mod date_time;
mod delta;
mod geo;
mod global;
mod math;
mod pt;
mod references;
mod sanity;
mod string;

use crate::environment::Environment;
use crate::limit_exceeded::LimitExceeded;
use crate::limits::Meter;
use crate::value::Value;
use std::fmt;
use std::ops::RangeInclusive;

/// A function of the language.
pub struct Function {
    /// The part before `::`; `global` may be left out in a query.
    pub namespace: &'static str,
    /// The name.
    pub name: &'static str,
    /// How many arguments it takes.
    pub arity: RangeInclusive<usize>,
    pub(crate) body: Body,
}

type Called = Result<Value, LimitExceeded>;

/// What a function needs.
#[derive(Clone, Copy)]
pub(crate) enum Body {
    /// Its arguments.
    Pure(fn(&mut Meter, &[&Value]) -> Called),
    /// The current value (`@`) and its arguments.
    OfThis(fn(&mut Meter, &Value, &[&Value]) -> Called),
    /// The caller, the time, and the dataset.
    OfEnvironment(fn(&Environment) -> Value),
}

impl Function {
    const fn pure(
        namespace: &'static str,
        name: &'static str,
        arity: RangeInclusive<usize>,
        body: fn(&mut Meter, &[&Value]) -> Called,
    ) -> Self {
        Self {
            namespace,
            name,
            arity,
            body: Body::Pure(body),
        }
    }

    const fn of_this(
        namespace: &'static str,
        name: &'static str,
        arity: RangeInclusive<usize>,
        body: fn(&mut Meter, &Value, &[&Value]) -> Called,
    ) -> Self {
        Self {
            namespace,
            name,
            arity,
            body: Body::OfThis(body),
        }
    }

    const fn of_environment(
        namespace: &'static str,
        name: &'static str,
        body: fn(&Environment) -> Value,
    ) -> Self {
        Self {
            namespace,
            name,
            arity: 0..=0,
            body: Body::OfEnvironment(body),
        }
    }

    /// Whether it needs no more than its arguments and the environment: not the value of
    /// `@` at the call.
    pub fn reads_only_arguments(&self) -> bool {
        !matches!(self.body, Body::OfThis(_))
    }

    pub(crate) fn arity_text(&self) -> String {
        match (*self.arity.start(), *self.arity.end()) {
            (least, most) if least == most => least.to_string(),
            (least, usize::MAX) => format!("at least {least}"),
            (least, most) => format!("{least} to {most}"),
        }
    }
}

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}", self.namespace, self.name)
    }
}

/// Finds a function by namespace and name.
pub(crate) fn find(namespace: &str, name: &str) -> Option<&'static Function> {
    let table = match namespace {
        "global" => global::FUNCTIONS,
        "string" => string::FUNCTIONS,
        "array" => array::FUNCTIONS,
        "math" => math::FUNCTIONS,
        "dateTime" => date_time::FUNCTIONS,
        "pt" => pt::FUNCTIONS,
        "geo" => geo::FUNCTIONS,
        "sanity" => sanity::FUNCTIONS,
        _ => return None,
    };
    table.iter().find(|function| function.name == name)
}

/// Finds a function of delta mode.
pub(crate) fn find_in_delta(namespace: &str, name: &str) -> Option<&'static Function> {
    let mut table = delta::FUNCTIONS.iter();
    table.find(|function| function.namespace == namespace && function.name == name)
}
