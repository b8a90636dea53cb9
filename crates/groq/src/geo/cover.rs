//! Whether a path stays within an area or on a line.
//!
//! Only exact tests are made on the edges (do they cross, does a corner lie on them), so
//! that a polygon contains itself whatever its coordinates.

use super::bounds::{Bounded, Bounds};
use super::geometry::{Area, Path};
use super::locate::{Location, locate};
use super::position::Position;
use super::segment::{Meeting, Segment};
use super::sweep::any_pair_between;
use super::{Spend, spend_each};
use crate::limit_exceeded::LimitExceeded;

/// A segment of the path, with the edges of the other shape that it meets.
struct Stretch {
    segment: Segment,
    edges: Vec<Segment>,
}

/// A segment with its number in the path.
struct Numbered {
    segment: Segment,
    index: usize,
}

impl Bounded for Numbered {
    fn bounds(&self) -> Bounds {
        self.segment.bounds()
    }
}

/// Whether no point of the path lies outside the area.
pub(super) fn area_covers(
    area: &Area,
    path: &Path,
    spend: &mut Spend<'_>,
) -> Result<bool, LimitExceeded> {
    // To cross an edge is to leave the area, for one side of each edge lies outside.
    let Some(stretches) = stretches(path, area.segments(), Some(Meeting::Cross), spend)? else {
        return Ok(false);
    };
    let mut starts_inside = false;
    for stretch in &stretches {
        // A stretch that begins inside and meets no edge ends inside.
        let free = stretch.edges.is_empty();
        let known_inside = free && starts_inside;
        if !known_inside && !area_covers_stretch(area, stretch, spend)? {
            return Ok(false);
        }
        starts_inside = free;
    }
    Ok(true)
}

/// Cut where corners of the area lie on it, each piece of the segment is all inside, all
/// outside or all along an edge.
fn area_covers_stretch(
    area: &Area,
    stretch: &Stretch,
    spend: &mut Spend<'_>,
) -> Result<bool, LimitExceeded> {
    let Stretch { segment, edges } = stretch;
    let corners = edges.iter().flat_map(|edge| [edge.start, edge.end]);
    let mut cuts: Vec<Position> = corners.filter(|&corner| segment.holds(corner)).collect();
    cuts.extend([segment.start, segment.end]);
    cuts.sort_unstable_by(|&one, &other| segment.along(one).total_cmp(&segment.along(other)));
    for (&from, &to) in cuts.iter().zip(cuts.iter().skip(1)) {
        spend_each(edges.len(), spend)?;
        let along_edge = || edges.iter().any(|edge| edge.holds(from) && edge.holds(to));
        if from != to
            && !along_edge()
            && locate(middle(from, to), area, spend)? == Location::Outside
        {
            return Ok(false);
        }
    }
    Ok(true)
}

fn middle(from: Position, to: Position) -> Position {
    Position {
        lng: from.lng.midpoint(to.lng),
        lat: from.lat.midpoint(to.lat),
    }
}

/// Whether each point of the path lies on the line.
pub(super) fn line_covers(
    line: &Path,
    path: &Path,
    spend: &mut Spend<'_>,
) -> Result<bool, LimitExceeded> {
    let stretches = stretches(path, line.segments(), None, spend)?;
    Ok(stretches
        .unwrap_or_default()
        .into_iter()
        .all(line_covers_stretch))
}

/// Whether the segment is overlapped from its one end to the other without a gap.
fn line_covers_stretch(stretch: Stretch) -> bool {
    let Stretch { segment, mut edges } = stretch;
    edges.retain(|edge| edge.meet(&segment) == Meeting::Overlap);
    let mut reaches: Vec<(f64, f64)> = edges.iter().map(|edge| segment.reach_of(edge)).collect();
    reaches.sort_unstable_by(|one, other| one.0.total_cmp(&other.0));
    let (mut covered, end) = segment.reach_of(&segment);
    for (from, to) in reaches {
        if from > covered {
            return false;
        }
        covered = covered.max(to);
    }
    covered >= end
}

/// The path's segments with the edges they meet; nothing if one meets an edge as it must not.
fn stretches(
    path: &Path,
    edges: impl Iterator<Item = Segment>,
    forbidden: Option<Meeting>,
    spend: &mut Spend<'_>,
) -> Result<Option<Vec<Stretch>>, LimitExceeded> {
    let free = |segment| Stretch {
        segment,
        edges: Vec::new(),
    };
    let mut stretches: Vec<Stretch> = path.segments().map(free).collect();
    let numbered = path.segments().enumerate();
    let segments = numbered
        .map(|(index, segment)| Numbered { segment, index })
        .collect();
    let near = segments_near(edges, path.bounds(), spend)?;
    let stopped = any_pair_between(segments, near, spend, |numbered: &Numbered, edge, _| {
        let meeting = numbered.segment.meet(edge);
        let stretch = stretches
            .get_mut(numbered.index)
            .filter(|_| meeting != Meeting::Apart);
        if let Some(stretch) = stretch {
            stretch.edges.push(*edge);
        }
        Ok(Some(meeting) == forbidden)
    })?;
    Ok((!stopped).then_some(stretches))
}

/// The segments whose boxes meet the given one.
pub(super) fn segments_near(
    segments: impl Iterator<Item = Segment>,
    bounds: Bounds,
    spend: &mut Spend<'_>,
) -> Result<Vec<Segment>, LimitExceeded> {
    let mut near = Vec::new();
    for segment in segments {
        spend(1)?;
        if segment.bounds().meets(&bounds) {
            near.push(segment);
        }
    }
    Ok(near)
}

#[cfg(test)]
mod tests {
    use super::{Area, Path, Position, area_covers, line_covers};

    fn path(positions: &[[f64; 2]]) -> Path {
        let position = |&[lng, lat]: &[f64; 2]| Position { lng, lat };
        Path::new(positions.iter().map(position).collect())
    }

    #[test]
    fn an_area_covers_what_does_not_leave_it() {
        let bay = Area {
            exterior: path(&[
                [0., 0.],
                [9., 0.],
                [9., 6.],
                [6., 3.],
                [3., 6.],
                [0., 6.],
                [0., 0.],
            ]),
            holes: Vec::new(),
        };
        let cases: [(&str, &[[f64; 2]], bool); 7] = [
            ("inside", &[[1., 1.], [8., 1.], [8., 4.]], true),
            ("touching a corner", &[[0., 3.], [9., 3.]], true),
            (
                "along edges",
                &[[0., 0.], [9., 0.], [9., 6.], [7., 4.]],
                true,
            ),
            (
                "along an edge and on inside",
                &[[0., 6.], [2., 6.], [2., 1.]],
                true,
            ),
            (
                "over the bay, from corner to corner",
                &[[3., 6.], [9., 6.]],
                false,
            ),
            (
                "along an edge and on outside",
                &[[3., 0.], [10., 0.]],
                false,
            ),
            ("across an edge", &[[1., 1.], [1., 7.]], false),
        ];
        for (name, positions, expected) in cases {
            let found = area_covers(&bay, &path(positions), &mut |_| Ok(()));
            assert_eq!(found, Ok(expected), "{name}");
        }
    }

    #[test]
    fn a_line_covers_its_own_stretches() {
        let line = path(&[[0., 0.], [3., 1.], [6., 2.], [6., 9.], [6., 5.]]);
        let cases: [(&str, &[[f64; 2]], bool); 6] = [
            ("over a corner", &[[0., 0.], [6., 2.], [6., 3.]], true),
            ("backwards", &[[6., 2.], [3., 1.]], true),
            ("where it runs twice", &[[6., 4.], [6., 6.]], true),
            ("beyond its end", &[[3., 1.], [9., 3.]], false),
            ("across it", &[[3., 0.], [3., 2.]], false),
            ("a short cut", &[[0., 0.], [6., 9.]], false),
        ];
        for (name, positions, expected) in cases {
            let found = line_covers(&line, &path(positions), &mut |_| Ok(()));
            assert_eq!(found, Ok(expected), "{name}");
        }
    }
}
