//! Whether a position lies inside a polygon, on its edge or outside it.

use super::bounds::Bounded;
use super::geometry::{Area, Path};
use super::position::Position;
use super::segment::{Segment, turn};
use super::{Spend, spend_each};
use crate::limit_exceeded::LimitExceeded;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Location {
    Inside,
    Edge,
    Outside,
}

/// Inside is inside an odd number of rings: in the exterior and not in a hole.
pub(super) fn locate(
    position: Position,
    area: &Area,
    spend: &mut Spend<'_>,
) -> Result<Location, LimitExceeded> {
    let mut inside = false;
    for ring in area.rings() {
        match locate_in_ring(position, ring, spend)? {
            Location::Edge => return Ok(Location::Edge),
            Location::Inside => inside = !inside,
            Location::Outside => {}
        }
    }
    Ok(if inside {
        Location::Inside
    } else {
        Location::Outside
    })
}

/// A ray to the east from an inside position leaves the ring an odd number of times.
pub(super) fn locate_in_ring(
    position: Position,
    ring: &Path,
    spend: &mut Spend<'_>,
) -> Result<Location, LimitExceeded> {
    spend(1)?;
    if !ring.bounds().holds(position) {
        return Ok(Location::Outside);
    }
    spend_each(ring.positions().len(), spend)?;
    let mut inside = false;
    for segment in ring.segments() {
        if segment.holds(position) {
            return Ok(Location::Edge);
        }
        inside ^= lies_east(&segment, position);
    }
    Ok(if inside {
        Location::Inside
    } else {
        Location::Outside
    })
}

/// Whether a ray to the east meets the segment. The northern end is not counted, so that a
/// ray through a corner meets one of the two segments there, or both, or neither.
fn lies_east(segment: &Segment, position: Position) -> bool {
    let starts_north = segment.start.lat > position.lat;
    let ends_north = segment.end.lat > position.lat;
    let side = turn(segment.start, segment.end, position);
    match (starts_north, ends_north) {
        (false, true) => side.is_gt(),
        (true, false) => side.is_lt(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{Location, Position, locate};
    use crate::geo::geometry::{Area, Path};

    fn ring(positions: &[[f64; 2]]) -> Path {
        Path::new(
            positions
                .iter()
                .map(|&[lng, lat]| Position { lng, lat })
                .collect(),
        )
    }

    #[test]
    fn positions_in_a_polygon_with_a_hole() {
        let area = Area {
            exterior: ring(&[[0., 0.], [8., 0.], [8., 8.], [4., 4.], [0., 8.], [0., 0.]]),
            holes: vec![ring(&[[2., 1.], [4., 1.], [4., 3.], [2., 3.], [2., 1.]])],
        };
        for (lng, lat, location) in [
            (1.0, 1.0, Location::Inside),
            (1.0, 4.0, Location::Inside),
            (7.0, 3.0, Location::Inside),
            (3.0, 2.0, Location::Outside),
            (3.0, 1.0, Location::Edge),
            (4.0, 3.0, Location::Edge),
            (4.0, 4.0, Location::Edge),
            (6.0, 6.0, Location::Edge),
            (0.0, 0.0, Location::Edge),
            (4.0, 4.1, Location::Outside),
            (-1.0, 0.0, Location::Outside),
            (-1.0, 4.0, Location::Outside),
            (9.0, 8.0, Location::Outside),
        ] {
            let position = Position { lng, lat };
            assert_eq!(
                locate(position, &area, &mut |_| Ok(())),
                Ok(location),
                "{lng} {lat}"
            );
        }
    }
}
