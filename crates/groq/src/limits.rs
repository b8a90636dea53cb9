//! What a query may cost, and the meter that counts it.

use crate::limit_exceeded::LimitExceeded;
use crate::value::{Object, Value};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Bounds on one evaluation. How tall a query may be is a bound on parsing:
/// see [`crate::syntax::parse_within`].
#[derive(Clone)]
pub struct Limits {
    /// Elementary steps: about one per node of the query and row it is evaluated for.
    pub steps: u64,
    /// Bytes of values made: strings joined, arrays and objects built.
    pub bytes: u64,
    /// Who pays for it, if evaluations share what there is.
    pub account: Option<Arc<dyn Account>>,
}

/// What an evaluation shares with others: memory, steps and time. It is charged in portions,
/// not for each step.
pub trait Account: Send + Sync {
    /// Charges steps. An error ends the evaluation: its time is up, its caller is gone, or the
    /// caller's steps are spent.
    fn charge_steps(&self, steps: u64) -> Result<(), LimitExceeded>;

    /// Takes back steps that were charged and not made, at the end of an evaluation. Who counts
    /// the steps of many small evaluations together does.
    fn refund_steps(&self, _steps: u64) {}

    /// Reserves memory.
    fn reserve(&self, bytes: u64) -> Result<(), LimitExceeded>;

    /// Gives memory back.
    fn release(&self, bytes: u64);
}

/// An account of time only: a function that returns whether it is up. The clock is the
/// caller's.
impl<F: Fn() -> bool + Send + Sync> Account for F {
    fn charge_steps(&self, _: u64) -> Result<(), LimitExceeded> {
        if self() {
            return Err(LimitExceeded::Time);
        }
        Ok(())
    }

    fn reserve(&self, _: u64) -> Result<(), LimitExceeded> {
        Ok(())
    }

    fn release(&self, _: u64) {}
}

/// Memory that is reserved of an account, given back when this is dropped.
pub struct Reservation {
    account: Arc<dyn Account>,
    bytes: AtomicU64,
}

impl Reservation {
    /// Nothing yet.
    pub fn of(account: Arc<dyn Account>) -> Self {
        Self {
            account,
            bytes: AtomicU64::new(0),
        }
    }

    /// Gives back all but so many bytes.
    pub fn shrink_to(&self, bytes: u64) {
        let held = self.bytes.fetch_min(bytes, Ordering::Relaxed);
        self.account.release(held.saturating_sub(bytes));
    }
}

impl fmt::Debug for Reservation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reservation({:?})", self.bytes)
    }
}

impl Account for Reservation {
    fn charge_steps(&self, steps: u64) -> Result<(), LimitExceeded> {
        self.account.charge_steps(steps)
    }

    fn refund_steps(&self, steps: u64) {
        self.account.refund_steps(steps);
    }

    fn reserve(&self, bytes: u64) -> Result<(), LimitExceeded> {
        self.account.reserve(bytes)?;
        self.bytes.fetch_add(bytes, Ordering::Relaxed);
        Ok(())
    }

    fn release(&self, bytes: u64) {
        self.bytes.fetch_sub(bytes, Ordering::Relaxed);
        self.account.release(bytes);
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        self.account.release(*self.bytes.get_mut());
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            steps: 100_000_000,
            bytes: 256 << 20,
            account: None,
        }
    }
}

impl fmt::Debug for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("steps", &self.steps)
            .field("bytes", &self.bytes)
            .field("account", &self.account.is_some())
            .finish()
    }
}

/// How many levels of arrays and objects a value may have. Documents have fewer:
/// reading JSON stops at 128.
const DEEPEST_VALUE: u32 = 500;

/// The room that an object takes, and each of its attributes.
const OBJECT_BYTES: usize = 96;
const ATTRIBUTE_BYTES: usize = 40;

/// The room that a value takes in a list.
const VALUE_BYTES: usize = 24;

/// The room that the origin of a value takes.
const ORIGIN_BYTES: usize = 96;

/// How many steps are charged to an account at once.
const STEPS_A_PORTION: u64 = 16_384;

/// How many bytes are reserved of an account at once, at least. Small beside what a service
/// has for all queries, and large beside what a step makes.
const BYTES_A_PORTION: u64 = 64 << 10;

/// Counts what an evaluation has cost.
///
/// Steps and bytes are taken from a portion, and portions from what is left of the bounds and
/// from the account: counting a step is one subtraction.
pub(crate) struct Meter {
    steps: u64,
    steps_left: u64,
    bytes: u64,
    bytes_left: u64,
    /// The room that each value takes for its origin.
    origin_bytes: usize,
    account: Option<Arc<dyn Account>>,
}

impl Drop for Meter {
    fn drop(&mut self) {
        if let Some(account) = self.account.as_ref().filter(|_| self.steps > 0) {
            account.refund_steps(self.steps);
        }
    }
}

impl Meter {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            steps: 0,
            steps_left: limits.steps,
            bytes: 0,
            bytes_left: limits.bytes,
            origin_bytes: 0,
            account: limits.account.clone(),
        }
    }

    /// For values that remember where they came from, or not.
    pub(crate) fn tracing(mut self, traced: bool) -> Self {
        self.origin_bytes = if traced { ORIGIN_BYTES } else { 0 };
        self
    }

    /// For constants in a query: small, since a constant is stored with the query.
    pub(crate) fn for_constants() -> Self {
        Self::new(&Limits {
            steps: 10_000,
            bytes: 64 << 10,
            account: None,
        })
    }

    /// Counts steps.
    #[inline]
    pub(crate) fn steps(&mut self, count: usize) -> Result<(), LimitExceeded> {
        match self.steps.checked_sub(count as u64) {
            Some(rest) => self.steps = rest,
            None => self.charge_steps(count as u64)?,
        }
        Ok(())
    }

    /// Takes the next portion. Before the first nothing is charged, so that a short
    /// evaluation never calls its account.
    #[cold]
    fn charge_steps(&mut self, count: u64) -> Result<(), LimitExceeded> {
        let missing = count - self.steps;
        let portion = missing.max(STEPS_A_PORTION).min(self.steps_left);
        if portion < missing {
            return Err(LimitExceeded::Steps);
        }
        if let Some(account) = &self.account {
            account.charge_steps(portion)?;
        }
        self.steps_left -= portion;
        self.steps = portion - missing;
        Ok(())
    }

    /// How many steps of the bound are left.
    pub(crate) fn steps_left(&self) -> u64 {
        self.steps + self.steps_left
    }

    /// Counts bytes of a new value, before it is made where it may be long.
    #[inline]
    pub(crate) fn bytes(&mut self, count: usize) -> Result<(), LimitExceeded> {
        match self.bytes.checked_sub(count as u64) {
            Some(rest) => self.bytes = rest,
            None => self.reserve(count as u64)?,
        }
        Ok(())
    }

    #[cold]
    fn reserve(&mut self, count: u64) -> Result<(), LimitExceeded> {
        let missing = count - self.bytes;
        let portion = missing.max(BYTES_A_PORTION).min(self.bytes_left);
        if portion < missing {
            return Err(LimitExceeded::Bytes);
        }
        if let Some(account) = &self.account {
            account.reserve(portion)?;
        }
        self.bytes_left -= portion;
        self.bytes = portion - missing;
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
        self.bytes(OBJECT_BYTES + (ATTRIBUTE_BYTES + self.origin_bytes) * object.len())?;
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
        self.bytes(count.saturating_mul(VALUE_BYTES + self.origin_bytes))
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
            account: None,
        };
        let mut meter = Meter::new(&limits);
        assert_eq!(meter.steps(100_000), Ok(()));
        assert_eq!(meter.steps(1), Err(LimitExceeded::Steps));
        assert_eq!(meter.bytes(1000), Ok(()));
        assert_eq!(meter.bytes(1), Err(LimitExceeded::Bytes));
        let mut meter = Meter::new(&limits);
        assert_eq!(meter.bytes(1001), Err(LimitExceeded::Bytes));
    }

    /// A purse with so many bytes, whose owner may take so many steps.
    struct Purse(AtomicU64, AtomicU64);

    impl Account for Purse {
        fn charge_steps(&self, steps: u64) -> Result<(), LimitExceeded> {
            let spent = self
                .1
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
                    left.checked_sub(steps)
                });
            spent.map(drop).map_err(|_| LimitExceeded::Share)
        }

        fn reserve(&self, bytes: u64) -> Result<(), LimitExceeded> {
            let taken = self
                .0
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
                    left.checked_sub(bytes)
                });
            taken.map(drop).map_err(|_| LimitExceeded::Memory)
        }

        fn release(&self, bytes: u64) {
            self.0.fetch_add(bytes, Ordering::Relaxed);
        }
    }

    #[test]
    fn an_account_is_charged_in_portions_and_gets_its_memory_back() {
        let purse = Arc::new(Purse(AtomicU64::new(1 << 20), AtomicU64::new(50_000)));
        let reservation = Arc::new(Reservation::of(purse.clone()));
        let mut meter = Meter::new(&Limits {
            account: Some(reservation.clone()),
            ..Limits::default()
        });
        assert_eq!(meter.bytes(10), Ok(()));
        assert_eq!(meter.bytes(100), Ok(()));
        let left = || purse.0.load(Ordering::Relaxed);
        assert_eq!(left(), (1 << 20) - BYTES_A_PORTION);
        assert_eq!(meter.bytes(1 << 20), Err(LimitExceeded::Memory));
        assert_eq!(meter.bytes(1 << 19), Ok(()));
        reservation.shrink_to(1000);
        assert_eq!(left(), (1 << 20) - 1000);
        assert_eq!(meter.steps(40_000), Ok(()));
        assert_eq!(meter.steps(1), Err(LimitExceeded::Share));
        drop(meter);
        drop(reservation);
        assert_eq!(left(), 1 << 20);
    }
}
