//! Which polygons are valid. An invalid one is no geo value at all: `geo()` of it is null.
//!
//! - A ring has four positions at least, the last equal to the first, and no two neighbours
//!   equal: neither `[[0, 0], [1, 0]]` nor `[[0, 0], [1, 0], [1, 0], [1, 1], [0, 0]]`.
//! - A ring does not meet itself, as an 8 does.
//! - Rings neither cross nor share a stretch of edge; they may touch.
//! - A hole lies in the exterior ring, and not in another hole.
//!
//! The direction of a ring is free, and the polygons of a `MultiPolygon` may overlap.

use super::Spend;
use super::bounds::{Bounded, Bounds};
use super::geometry::{Area, Path};
use super::interior::interior_position;
use super::locate::{Location, locate_in_ring};
use super::position::Position;
use super::segment::{Meeting, Segment};
use super::sweep::{any_pair_between, any_pair_within};
use crate::limit_exceeded::LimitExceeded;

pub(super) fn is_valid(area: &Area, spend: &mut Spend<'_>) -> Result<bool, LimitExceeded> {
    Ok(area.rings().all(is_ring) && !edges_conflict(area, spend)? && holes_fit(area, spend)?)
}

fn is_ring(path: &Path) -> bool {
    let positions = path.positions();
    let mut neighbours = positions.iter().zip(positions.iter().skip(1));
    positions.len() >= 4
        && positions.first() == positions.last()
        && neighbours.all(|(one, other)| one != other)
}

/// A segment with its position in the polygon.
struct Edge {
    segment: Segment,
    ring: usize,
    index: usize,
    next: usize,
}

impl Bounded for Edge {
    fn bounds(&self) -> Bounds {
        self.segment.bounds()
    }
}

impl Edge {
    fn conflicts(&self, other: &Self) -> bool {
        let same_ring = self.ring == other.ring;
        let neighbours = self.next == other.index || other.next == self.index;
        match self.segment.meet(&other.segment) {
            Meeting::Apart => false,
            Meeting::Touch => same_ring && !neighbours,
            Meeting::Cross | Meeting::Overlap => true,
        }
    }
}

fn edges_conflict(area: &Area, spend: &mut Spend<'_>) -> Result<bool, LimitExceeded> {
    let rings = area.rings().enumerate();
    let edges = rings
        .flat_map(|(ring, path)| edges_of(ring, path))
        .collect();
    any_pair_within(
        edges,
        spend,
        |one: &Edge, other, _| Ok(one.conflicts(other)),
    )
}

fn edges_of(ring: usize, path: &Path) -> impl Iterator<Item = Edge> {
    let last = path.positions().len().saturating_sub(2);
    path.segments().enumerate().map(move |(index, segment)| {
        let next = if index == last { 0 } else { index + 1 };
        Edge {
            segment,
            ring,
            index,
            next,
        }
    })
}

/// Edges do not conflict, so one inner position shows where the whole hole lies.
fn holes_fit(area: &Area, spend: &mut Spend<'_>) -> Result<bool, LimitExceeded> {
    let mut inner = Vec::with_capacity(area.holes.len());
    for (index, hole) in area.holes.iter().enumerate() {
        let Some(position) = interior_position(hole, spend)? else {
            return Ok(false);
        };
        if locate_in_ring(position, &area.exterior, spend)? != Location::Inside {
            return Ok(false);
        }
        inner.push(Inner { index, position });
    }
    let holes = area
        .holes
        .iter()
        .enumerate()
        .map(|(index, ring)| Hole { index, ring })
        .collect();
    let nested = any_pair_between(inner, holes, spend, |inner, hole: &Hole<'_>, spend| {
        Ok(inner.index != hole.index
            && locate_in_ring(inner.position, hole.ring, spend)? != Location::Outside)
    })?;
    Ok(!nested)
}

/// A position inside the hole of that index.
struct Inner {
    index: usize,
    position: Position,
}

struct Hole<'a> {
    index: usize,
    ring: &'a Path,
}

impl Bounded for Inner {
    fn bounds(&self) -> Bounds {
        Bounds::around(&[self.position])
    }
}

impl Bounded for Hole<'_> {
    fn bounds(&self) -> Bounds {
        self.ring.bounds()
    }
}

#[cfg(test)]
mod tests {
    use super::{Area, Path, Position, is_valid};

    type Ring = &'static [[f64; 2]];

    const SQUARE: Ring = &[[0., 0.], [9., 0.], [9., 9.], [0., 9.], [0., 0.]];

    fn valid(rings: &[Ring]) -> bool {
        let path = |ring: &Ring| {
            Path::new(
                ring.iter()
                    .map(|&[lng, lat]| Position { lng, lat })
                    .collect(),
            )
        };
        let area = Area {
            exterior: path(&rings[0]),
            holes: rings[1..].iter().map(path).collect(),
        };
        is_valid(&area, &mut |_| Ok(())).unwrap()
    }

    #[test]
    fn rings() {
        let cases: [(&str, Ring, bool); 13] = [
            ("square", SQUARE, true),
            ("clockwise", &[[0., 0.], [0., 9.], [9., 9.], [0., 0.]], true),
            (
                "with a corner of 180 degrees",
                &[[0., 0.], [4., 0.], [9., 0.], [9., 9.], [0., 0.]],
                true,
            ),
            ("nothing", &[], false),
            ("a point", &[[0., 0.], [0., 0.], [0., 0.], [0., 0.]], false),
            ("two positions", &[[0., 0.], [1., 0.]], false),
            ("there and back", &[[0., 0.], [1., 0.], [0., 0.]], false),
            (
                "not closed",
                &[[0., 0.], [9., 0.], [9., 9.], [0., 9.]],
                false,
            ),
            (
                "without area",
                &[[0., 0.], [9., 0.], [4., 0.], [0., 0.]],
                false,
            ),
            (
                "equal neighbours",
                &[[0., 0.], [9., 0.], [9., 0.], [9., 9.], [0., 0.]],
                false,
            ),
            (
                "bow tie",
                &[[0., 0.], [9., 9.], [9., 0.], [0., 9.], [0., 0.]],
                false,
            ),
            (
                "an 8",
                &[
                    [0., 0.],
                    [4., 4.],
                    [0., 8.],
                    [8., 8.],
                    [4., 4.],
                    [8., 0.],
                    [0., 0.],
                ],
                false,
            ),
            (
                "spike",
                &[[0., 0.], [9., 0.], [9., 9.], [9., 12.], [9., 9.], [0., 0.]],
                false,
            ),
        ];
        for (name, ring, expected) in cases {
            assert_eq!(valid(&[ring]), expected, "{name}");
        }
    }

    #[test]
    fn holes() {
        const HOLE: Ring = &[[1., 1.], [4., 1.], [4., 4.], [1., 4.], [1., 1.]];
        let cases: [(&str, &[Ring], bool); 7] = [
            ("inside", &[HOLE], true),
            (
                "touching",
                &[&[[0., 0.], [4., 1.], [4., 4.], [0., 0.]]],
                true,
            ),
            (
                "two that touch",
                &[HOLE, &[[4., 4.], [5., 4.], [5., 5.], [4., 4.]]],
                true,
            ),
            (
                "outside",
                &[&[[10., 1.], [14., 1.], [14., 4.], [10., 1.]]],
                false,
            ),
            (
                "across the edge",
                &[&[[5., 1.], [14., 1.], [5., 4.], [5., 1.]]],
                false,
            ),
            (
                "nested",
                &[HOLE, &[[2., 2.], [3., 2.], [3., 3.], [2., 2.]]],
                false,
            ),
            ("twice the same", &[HOLE, HOLE], false),
        ];
        for (name, holes, expected) in cases {
            assert_eq!(valid(&[&[SQUARE], holes].concat()), expected, "{name}");
        }
    }
}
