//! What a query may cost, and the meter that counts it.

use crate::value::{Object, Value};
use std::fmt;
use std::sync::Arc;
use thiserror::Error;

/// Bounds on one evaluation. How tall a query may be is a bound on parsing:
/// see [`crate::syntax::parse_within`].
#[derive(Clone)]
pub struct Limits {
    /// Elementary steps: about one per node of the query and row it is evaluated for.
    pub steps: u64,
    /// Bytes of values made: strings joined, arrays and objects built.
    pub bytes: u64,
    /// Asked now and then; once it says true, the evaluation ends. The clock is the caller's.
    pub expired: Option<Expired>,
}

/// A question put to the caller: is the time up?
pub type Expired = Arc<dyn Fn() -> bool + Send + Sync>;

impl Default for Limits {
    fn default() -> Self {
        Self {
            steps: 100_000_000,
            bytes: 256 << 20,
            expired: None,
        }
    }
}

impl fmt::Debug for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("steps", &self.steps)
            .field("bytes", &self.bytes)
            .field("expired", &self.expired.is_some())
            .finish()
    }
}

/// A bound that a query passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LimitExceeded {
    /// Too many steps.
    #[error("query takes too many steps")]
    Steps,
    /// Too much memory.
    #[error("query needs too much memory")]
    Bytes,
    /// Too long.
    #[error("query takes too long")]
    Time,
    /// A value with too many levels.
    #[error("query makes a value that is nested too deeply")]
    Depth,
}

/// How many levels of arrays and objects a value may have. Documents have fewer:
/// reading JSON stops at 128.
const DEEPEST_VALUE: u32 = 500;

/// The room that an object takes, and each of its attributes.
const OBJECT_BYTES: usize = 96;
const ATTRIBUTE_BYTES: usize = 40;

/// The room that a value takes in a list.
const VALUE_BYTES: usize = 24;

/// How many steps pass between two looks at the clock.
const STEPS_BETWEEN_LOOKS: u64 = 16_384;

/// Counts what an evaluation has cost.
pub(crate) struct Meter {
    steps_left: u64,
    bytes_left: u64,
    until_look: u64,
    expired: Option<Expired>,
}

impl Meter {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            steps_left: limits.steps,
            bytes_left: limits.bytes,
            until_look: STEPS_BETWEEN_LOOKS,
            expired: limits.expired.clone(),
        }
    }

    /// For constants in a query: small, since a constant is kept with the query.
    pub(crate) fn for_constants() -> Self {
        Self::new(&Limits {
            steps: 10_000,
            bytes: 64 << 10,
            expired: None,
        })
    }

    /// Counts steps.
    #[inline]
    pub(crate) fn steps(&mut self, count: usize) -> Result<(), LimitExceeded> {
        let count = count as u64;
        self.steps_left = self
            .steps_left
            .checked_sub(count)
            .ok_or(LimitExceeded::Steps)?;
        match self.until_look.checked_sub(count) {
            Some(left) => self.until_look = left,
            None => self.look_at_clock()?,
        }
        Ok(())
    }

    #[cold]
    fn look_at_clock(&mut self) -> Result<(), LimitExceeded> {
        self.until_look = STEPS_BETWEEN_LOOKS;
        match &self.expired {
            Some(expired) if expired() => Err(LimitExceeded::Time),
            _ => Ok(()),
        }
    }

    /// Counts bytes of a new value.
    #[inline]
    pub(crate) fn bytes(&mut self, count: usize) -> Result<(), LimitExceeded> {
        self.bytes_left = self
            .bytes_left
            .checked_sub(count as u64)
            .ok_or(LimitExceeded::Bytes)?;
        Ok(())
    }

    /// Counts the comparison of two values.
    #[inline]
    pub(crate) fn reading(&mut self, a: &Value, b: &Value) -> Result<(), LimitExceeded> {
        match a.reading_steps().min(b.reading_steps()) {
            0 => Ok(()),
            steps => self.steps(steps),
        }
    }

    /// Counts a new object.
    pub(crate) fn object(&mut self, object: Object) -> Result<Value, LimitExceeded> {
        self.bytes(OBJECT_BYTES + ATTRIBUTE_BYTES * object.len())?;
        let object = Value::object(object);
        check_depth(&object)?;
        Ok(object)
    }

    /// Counts a new array.
    pub(crate) fn array(&mut self, items: Vec<Value>) -> Result<Value, LimitExceeded> {
        self.values(items.len() + 2)?;
        let array = Value::array(items);
        check_depth(&array)?;
        Ok(array)
    }

    /// Counts the room for a list of this many values.
    pub(crate) fn values(&mut self, count: usize) -> Result<(), LimitExceeded> {
        self.bytes(count.saturating_mul(VALUE_BYTES))
    }
}

fn check_depth(value: &Value) -> Result<(), LimitExceeded> {
    if value.depth() > DEEPEST_VALUE {
        return Err(LimitExceeded::Depth);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_bound_stops_the_meter() {
        let limits = Limits {
            steps: 100_000,
            bytes: 1000,
            expired: None,
        };
        let mut meter = Meter::new(&limits);
        assert_eq!(meter.steps(100_000), Ok(()));
        assert_eq!(meter.steps(1), Err(LimitExceeded::Steps));
        assert_eq!(meter.bytes(1001), Err(LimitExceeded::Bytes));
        let expired: Expired = Arc::new(|| true);
        let mut meter = Meter::new(&Limits {
            expired: Some(expired),
            ..limits
        });
        assert_eq!(meter.steps(20_000), Err(LimitExceeded::Time));
    }
}
