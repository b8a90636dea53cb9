//! `geo::distance()`: how far apart two points are, in metres.

use super::geometry::{Geometry, Shape};
use super::position::Position;

/// The radius of the sphere, in metres: that of the earth at the equator.
const EARTH_RADIUS: f64 = 6_378_137.0;

/// The length of the great circle between two points; nothing for any other geometry.
#[must_use]
pub(crate) fn distance(one: &Geometry, other: &Geometry) -> Option<f64> {
    match (&one.0, &other.0) {
        (Shape::Point(one), Shape::Point(other)) => Some(haversine(*one, *other)),
        _ => None,
    }
}

/// Differences are taken in degrees and before anything else: near points then lose no
/// digits, and the result is to the bit the one that the conformance suite expects.
fn haversine(one: Position, other: Position) -> f64 {
    let half_north = ((other.lat - one.lat).to_radians() / 2.0).sin();
    let half_east = ((other.lng - one.lng).to_radians() / 2.0).sin();
    let shrink = one.lat.to_radians().cos() * other.lat.to_radians().cos();
    let square = half_north * half_north + shrink * half_east * half_east;
    2.0 * EARTH_RADIUS * square.sqrt().min(1.0).asin()
}

#[cfg(test)]
mod tests {
    use super::{EARTH_RADIUS, distance};
    use crate::geo::geometry::{Geometry, Shape, lat_lng};
    use crate::geo::position::Position;
    use std::f64::consts::PI;

    #[test]
    fn distances_between_points() {
        let (oslo, stockholm) = ((59.913_889, 10.752_222), (59.329_444, 18.068_611));
        for (one, other, expected) in [
            (oslo, stockholm, 416_760.773_882_251_5),
            (stockholm, oslo, 416_760.773_882_251_5),
            (oslo, oslo, 0.0),
            ((90.0, 0.0), (-90.0, 77.0), PI * EARTH_RADIUS),
            ((0.0, 179.0), (0.0, -179.0), PI * EARTH_RADIUS / 90.0),
        ] {
            let [one, other] = [one, other].map(|(lat, lng)| lat_lng(lat, lng).unwrap());
            let found = distance(&one, &other).unwrap();
            assert!(
                (found - expected).abs() <= expected * 1e-12,
                "{found} {expected}"
            );
        }
    }

    #[test]
    fn only_points_have_a_distance() {
        let point = lat_lng(1.0, 1.0).unwrap();
        let points = Geometry(Shape::MultiPoint(vec![Position { lng: 1.0, lat: 1.0 }]));
        assert_eq!(distance(&point, &points), None);
        assert_eq!(distance(&points, &point), None);
    }
}
