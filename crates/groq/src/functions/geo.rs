//! `geo()` and `geo::`

use super::{Called, Function};
use crate::geo::{Geometry, contains, distance, intersects, lat_lng, read};
use crate::limit_exceeded::LimitExceeded;
use crate::limits::Meter;
use crate::value::Value;
use std::sync::Arc;

pub(super) const FUNCTIONS: &[Function] = &[
    Function::pure("geo", "latLng", 2..=2, lat_lng_value),
    Function::pure("geo", "contains", 2..=2, |m, a| {
        tested(m, a, Test::Contains)
    }),
    Function::pure("geo", "intersects", 2..=2, |m, a| {
        tested(m, a, Test::Intersects)
    }),
    Function::pure("geo", "distance", 2..=2, distance_value),
];

/// A geo value of GeoJSON or of an object with `lat` and `lng`; null of anything else.
pub(super) fn geo(meter: &mut Meter, arguments: &[&Value]) -> Called {
    let geometry = geometry(meter, arguments[0])?;
    Ok(geometry.map_or(Value::Null, Value::Geo))
}

fn geometry(meter: &mut Meter, value: &Value) -> Result<Option<Arc<Geometry>>, LimitExceeded> {
    match value.bare() {
        Value::Geo(geometry) => Ok(Some(geometry.clone())),
        Value::Object(_) => Ok(read(value.bare(), &mut |n| meter.steps(n))?.map(Arc::new)),
        _ => Ok(None),
    }
}

fn lat_lng_value(_: &mut Meter, arguments: &[&Value]) -> Called {
    let degrees = arguments[0].as_number().zip(arguments[1].as_number());
    let point = degrees.and_then(|(lat, lng)| lat_lng(lat, lng));
    Ok(point.map_or(Value::Null, |point| Value::Geo(Arc::new(point))))
}

#[derive(Clone, Copy)]
enum Test {
    Contains,
    Intersects,
}

fn tested(meter: &mut Meter, arguments: &[&Value], test: Test) -> Called {
    let left = geometry(meter, arguments[0])?;
    let right = geometry(meter, arguments[1])?;
    let (Some(left), Some(right)) = (left, right) else {
        return Ok(Value::Null);
    };
    let mut spend = |n| meter.steps(n);
    Ok(Value::Boolean(match test {
        Test::Contains => contains(&left, &right, &mut spend)?,
        Test::Intersects => intersects(&left, &right, &mut spend)?,
    }))
}

/// Metres between two points; null of any other shape.
fn distance_value(meter: &mut Meter, arguments: &[&Value]) -> Called {
    let left = geometry(meter, arguments[0])?;
    let right = geometry(meter, arguments[1])?;
    let metres = left.zip(right).and_then(|(a, b)| distance(&a, &b));
    Ok(metres.map_or(Value::Null, Value::number))
}

#[cfg(test)]
mod tests {
    #[test]
    fn examples() {
        crate::testing::check_examples(&[
            (
                "geo::latLng(55.5, 12.5)",
                r#"{"type":"Point","coordinates":[12.5,55.5]}"#,
            ),
            ("geo::latLng(91, 12)", "null"),
            ("geo({\"lat\": 55.5, \"lon\": 12.5}) == null", "false"),
            ("geo([12, 55])", "null"),
            (
                "round(geo::distance(geo::latLng(55, 12), geo::latLng(55, 12)))",
                "0",
            ),
            ("geo::distance(geo::latLng(55, 12), null)", "null"),
            (
                "geo::contains(geo::latLng(55, 12), {\"lat\": 55, \"lng\": 12})",
                "true",
            ),
            (
                "geo::intersects(geo::latLng(55, 12), geo::latLng(56, 12))",
                "false",
            ),
        ]);
    }
}
