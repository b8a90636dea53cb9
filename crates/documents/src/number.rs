//! Numbers as JavaScript has them: doubles, whole ones without a decimal point.

use serde_json::Number;

/// Up to here every whole number is a double.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// The number as a double. Whole numbers beyond 2^53 lose their last digits, as they do
/// for every reader of the protocol.
pub(crate) fn as_double(number: &Number) -> f64 {
    number.as_f64().unwrap_or(f64::NAN)
}

/// The number of a double, as an integer where it is one; `None` if it is not finite.
pub(crate) fn from_double(double: f64) -> Option<Number> {
    if double.fract() == 0.0 && double.abs() < EXACT {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "whole and below 2^53, as just checked"
        )]
        return Some(Number::from(double as i64));
    }
    Number::from_f64(double)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_doubles_are_integers() {
        let examples = [
            (3.0, "3"),
            (-0.0, "0"),
            (0.1 + 0.2, "0.30000000000000004"),
            (-7.0, "-7"),
            (1e300, "1e+300"),
        ];
        for (double, text) in examples {
            assert_eq!(from_double(double).unwrap().to_string(), text);
        }
        assert_eq!(from_double(f64::INFINITY), None);
        assert_eq!(from_double(f64::NAN), None);
    }
}
