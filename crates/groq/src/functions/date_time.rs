//! `dateTime::`

use super::Function;
use crate::value::Value;

pub(super) const FUNCTIONS: &[Function] =
    &[Function::of_environment("dateTime", "now", |environment| {
        Value::DateTime(environment.now)
    })];

#[cfg(test)]
mod tests {
    #[test]
    fn examples() {
        crate::testing::check_examples(&[
            ("dateTime::now()", "\"2026-11-15T08:30:00Z\""),
            ("dateTime::now() > dateTime('2026-11-15T00:00:00Z')", "true"),
            // A point in time is not text.
            ("dateTime::now() > '2026-11-15T00:00:00Z'", "null"),
        ]);
    }
}
