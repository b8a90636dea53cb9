//! The geography functions of GROQ: `geo()`, `geo::latLng()`, `geo::contains()`,
//! `geo::intersects()` and `geo::distance()`.
//!
//! Containment and intersection are planar: longitude and latitude are x and y, and an edge
//! is a straight line between them. Distance alone is spherical. Every shape is closed, so
//! a point on the edge of a polygon is in the polygon.

mod bounds;
mod contains;
mod cover;
mod distance;
mod geojson;
mod geometry;
mod interior;
mod intersects;
mod locate;
mod position;
#[cfg(test)]
mod samples;
mod segment;
mod sweep;
mod validity;

pub(crate) use contains::contains;
pub(crate) use distance::distance;
pub(crate) use geojson::{read, write};
pub use geometry::Geometry;
pub(crate) use geometry::lat_lng;
pub(crate) use intersects::intersects;

use crate::limit_exceeded::LimitExceeded;

/// Receives how many steps the work takes, as it takes them; an error stops the work.
///
/// A step is one position read, or one position or segment compared with another.
pub(crate) type Spend<'a> = dyn FnMut(usize) -> Result<(), LimitExceeded> + 'a;

/// Spends one step for each of `count` things.
fn spend_each(count: usize, spend: &mut Spend<'_>) -> Result<(), LimitExceeded> {
    spend(count)
}

#[cfg(test)]
mod tests {
    use super::samples::value_of;
    use super::{Geometry, LimitExceeded, contains, intersects, read};
    use crate::value::Value;
    use serde_json::json;

    fn geometry(value: &Value) -> Geometry {
        read(value, &mut |_| Ok(())).unwrap().unwrap()
    }

    fn disc(corners: u32, radius: f64) -> Value {
        let corner = |number: u32| {
            let angle = std::f64::consts::TAU * f64::from(number % corners) / f64::from(corners);
            json!([radius * angle.cos(), radius * angle.sin()])
        };
        let ring: serde_json::Value = (0..=corners).map(corner).collect();
        value_of(&json!({"type": "Polygon", "coordinates": [ring]}))
    }

    #[test]
    fn the_limit_stops_each_stage() {
        let (big, small) = (disc(2_000, 50.0), disc(2_000, 20.0));
        let (outer, inner) = (geometry(&big), geometry(&small));
        let limit = |limit: usize| {
            let mut left = limit;
            move |steps: usize| {
                left = left.checked_sub(steps).ok_or(LimitExceeded::Steps)?;
                Ok(())
            }
        };
        assert_eq!(
            read(&big, &mut limit(1_000)).err(),
            Some(LimitExceeded::Steps)
        );
        assert_eq!(
            contains(&outer, &inner, &mut limit(1_000)),
            Err(LimitExceeded::Steps)
        );
        assert_eq!(
            intersects(&outer, &inner, &mut limit(1_000)),
            Err(LimitExceeded::Steps)
        );
        assert_eq!(contains(&outer, &inner, &mut limit(1_000_000)), Ok(true));
    }

    #[test]
    fn steps_grow_with_the_size_and_not_its_square() {
        let steps = |corners: u32| {
            let mut total = 0;
            let mut spend = |steps: usize| {
                total += steps;
                Ok(())
            };
            let outer = read(&disc(corners, 50.0), &mut spend).unwrap().unwrap();
            let inner = read(&disc(corners, 20.0), &mut spend).unwrap().unwrap();
            assert_eq!(contains(&outer, &inner, &mut spend), Ok(true));
            assert_eq!(intersects(&inner, &outer, &mut spend), Ok(true));
            total
        };
        assert!(steps(4_000) < 20 * steps(400));
    }
}
