//! The straight stretch between two positions, and how two of them meet.

use super::bounds::{Bounded, Bounds};
use super::position::Position;
use robust::{Coord, orient2d};
use std::cmp::Ordering;

/// Which way the road from `from` by `by` to `to` turns: greater is left, less is right and
/// equal is straight on. Exact, so that "on the line" means just that.
pub(super) fn turn(from: Position, by: Position, to: Position) -> Ordering {
    let coord = |position: Position| Coord {
        x: position.lng,
        y: position.lat,
    };
    orient2d(coord(from), coord(by), coord(to))
        .partial_cmp(&0.0)
        .unwrap_or(Ordering::Equal)
}

/// A straight stretch; its ends are part of it and differ.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Segment {
    pub(super) start: Position,
    pub(super) end: Position,
}

/// What two segments have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meeting {
    /// Nothing.
    Apart,
    /// One point, an end of at least one of them.
    Touch,
    /// One point, an end of neither: each goes from one side of the other to the other side.
    Cross,
    /// A stretch of some length.
    Overlap,
}

impl Segment {
    pub(super) fn holds(&self, position: Position) -> bool {
        self.bounds().holds(position) && turn(self.start, self.end, position).is_eq()
    }

    /// Where a position of this segment's line lies along it: the coordinate that changes
    /// most, so that positions of the line compare exactly and without division.
    pub(super) fn along(&self, position: Position) -> f64 {
        let wide = (self.end.lng - self.start.lng).abs() >= (self.end.lat - self.start.lat).abs();
        if wide { position.lng } else { position.lat }
    }

    /// From where to where, along this segment, a segment of the same line reaches.
    pub(super) fn reach_of(&self, other: &Self) -> (f64, f64) {
        let (start, end) = (self.along(other.start), self.along(other.end));
        (start.min(end), start.max(end))
    }

    pub(super) fn meet(&self, other: &Self) -> Meeting {
        if !self.bounds().meets(&other.bounds()) {
            return Meeting::Apart;
        }
        let other_start = turn(self.start, self.end, other.start);
        let other_end = turn(self.start, self.end, other.end);
        if other_start.is_eq() && other_end.is_eq() {
            return self.meet_on_one_line(other);
        }
        let start = turn(other.start, other.end, self.start);
        let end = turn(other.start, other.end, self.end);
        if opposite(other_start, other_end) && opposite(start, end) {
            return Meeting::Cross;
        }
        let touch = (other_start.is_eq() && self.bounds().holds(other.start))
            || (other_end.is_eq() && self.bounds().holds(other.end))
            || (start.is_eq() && other.bounds().holds(self.start))
            || (end.is_eq() && other.bounds().holds(self.end));
        if touch {
            Meeting::Touch
        } else {
            Meeting::Apart
        }
    }

    fn meet_on_one_line(&self, other: &Self) -> Meeting {
        let (low, high) = self.reach_of(self);
        let (other_low, other_high) = self.reach_of(other);
        match low.max(other_low).partial_cmp(&high.min(other_high)) {
            Some(Ordering::Less) => Meeting::Overlap,
            Some(Ordering::Equal) => Meeting::Touch,
            _ => Meeting::Apart,
        }
    }
}

fn opposite(one: Ordering, other: Ordering) -> bool {
    one.is_ne() && one == other.reverse()
}

impl Bounded for Segment {
    fn bounds(&self) -> Bounds {
        Bounds::around(&[self.start, self.end])
    }
}

#[cfg(test)]
mod tests {
    use super::{Meeting, Position, Segment};

    fn segment(ends: [f64; 4]) -> Segment {
        let [west, south, east, north] = ends;
        Segment {
            start: Position {
                lng: west,
                lat: south,
            },
            end: Position {
                lng: east,
                lat: north,
            },
        }
    }

    #[test]
    fn segments_meet() {
        let diagonal = [0.0, 0.0, 4.0, 2.0];
        for (other, meeting) in [
            ([0.0, 2.0, 4.0, 0.0], Meeting::Cross),
            ([2.0, 1.0, 2.0, 5.0], Meeting::Touch),
            ([4.0, 2.0, 5.0, 0.0], Meeting::Touch),
            ([4.0, 2.0, 8.0, 4.0], Meeting::Touch),
            ([2.0, 1.0, 8.0, 4.0], Meeting::Overlap),
            ([4.0, 2.0, 0.0, 0.0], Meeting::Overlap),
            ([6.0, 3.0, 8.0, 4.0], Meeting::Apart),
            ([0.0, 1.0, 4.0, 3.0], Meeting::Apart),
            ([1.0, 2.0, 3.0, 1.7], Meeting::Apart),
        ] {
            let (one, other) = (segment(diagonal), segment(other));
            assert_eq!(one.meet(&other), meeting, "{other:?}");
            assert_eq!(other.meet(&one), meeting, "{other:?}, turned round");
        }
    }

    #[test]
    fn a_segment_holds_its_positions_exactly() {
        let segment = segment([0.0, 0.0, 3.0, 3.0]);
        for (lng, lat, holds) in [
            (0.0, 0.0, true),
            (1.1, 1.1, true),
            (1.1, 1.1_f64.next_up(), false),
            (3.1, 3.1, false),
        ] {
            assert_eq!(segment.holds(Position { lng, lat }), holds, "{lng} {lat}");
        }
    }
}
