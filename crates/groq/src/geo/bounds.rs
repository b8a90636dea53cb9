//! The box around a shape: the cheap question before the dear one.

use super::position::Position;

/// The smallest box with sides along the meridians and parallels that holds a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Bounds {
    pub(super) west: f64,
    pub(super) south: f64,
    pub(super) east: f64,
    pub(super) north: f64,
}

/// Something that has a box around it.
pub(super) trait Bounded {
    fn bounds(&self) -> Bounds;
}

impl Bounds {
    /// The box that holds nothing: inside out, so that it meets no other.
    const EMPTY: Self = Self {
        west: f64::INFINITY,
        south: f64::INFINITY,
        east: f64::NEG_INFINITY,
        north: f64::NEG_INFINITY,
    };

    pub(super) fn around(positions: &[Position]) -> Self {
        positions.iter().fold(Self::EMPTY, |bounds, position| Self {
            west: bounds.west.min(position.lng),
            south: bounds.south.min(position.lat),
            east: bounds.east.max(position.lng),
            north: bounds.north.max(position.lat),
        })
    }

    /// Whether the two share a point, be it on their edges.
    pub(super) fn meets(&self, other: &Self) -> bool {
        self.west <= other.east && other.west <= self.east && self.meets_in_latitude(other)
    }

    pub(super) fn meets_in_latitude(&self, other: &Self) -> bool {
        self.south <= other.north && other.south <= self.north
    }

    /// Whether no point of the other lies outside this one.
    pub(super) fn encloses(&self, other: &Self) -> bool {
        self.west <= other.west
            && self.south <= other.south
            && self.east >= other.east
            && self.north >= other.north
    }

    pub(super) fn holds(&self, position: Position) -> bool {
        self.encloses(&Self::around(&[position]))
    }
}

#[cfg(test)]
mod tests {
    use super::{Bounds, Position};

    fn bounds(corners: [f64; 4]) -> Bounds {
        let [west, south, east, north] = corners;
        Bounds {
            west,
            south,
            east,
            north,
        }
    }

    #[test]
    fn boxes_meet_and_enclose() {
        let unit = bounds([0.0, 0.0, 1.0, 1.0]);
        for (other, meets, encloses) in [
            ([0.0, 0.0, 1.0, 1.0], true, true),
            ([0.2, 0.2, 0.4, 1.0], true, true),
            ([1.0, 1.0, 2.0, 2.0], true, false),
            ([-1.0, 0.4, 2.0, 0.6], true, false),
            ([1.1, 0.0, 2.0, 1.0], false, false),
            ([0.0, -2.0, 1.0, -0.1], false, false),
        ] {
            assert_eq!(unit.meets(&bounds(other)), meets, "{other:?}");
            assert_eq!(unit.encloses(&bounds(other)), encloses, "{other:?}");
        }
    }

    #[test]
    fn the_box_of_nothing_meets_nothing() {
        let whole = bounds([-180.0, -90.0, 180.0, 90.0]);
        assert!(!Bounds::around(&[]).meets(&whole));
        assert!(!Bounds::around(&[]).holds(Position { lng: 0.0, lat: 0.0 }));
    }
}
