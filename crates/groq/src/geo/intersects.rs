//! `geo::intersects()`: whether two geo values have a point in common, be it on their edges.

use super::Spend;
use super::bounds::Bounded;
use super::contains::is_on_line;
use super::cover::segments_near;
use super::geometry::{Area, Geometry, Part, Path};
use super::locate::{Location, locate};
use super::segment::{Meeting, Segment};
use super::sweep::any_pair_between;
use crate::limit_exceeded::LimitExceeded;

/// Whether the two share a point.
///
/// # Errors
///
/// When the limit of `spend` is reached.
pub(crate) fn intersects(
    one: &Geometry,
    other: &Geometry,
    spend: &mut Spend<'_>,
) -> Result<bool, LimitExceeded> {
    any_pair_between(one.parts(), other.parts(), spend, |one, other, spend| {
        meet(*one, *other, spend)
    })
}

fn meet(one: Part<'_>, other: Part<'_>, spend: &mut Spend<'_>) -> Result<bool, LimitExceeded> {
    match (one, other) {
        (Part::Point(one), Part::Point(other)) => Ok(one == other),
        (Part::Point(point), Part::Line(line)) | (Part::Line(line), Part::Point(point)) => {
            is_on_line(point, line, spend)
        }
        (Part::Point(point), Part::Area(area)) | (Part::Area(area), Part::Point(point)) => {
            Ok(locate(point, area, spend)? != Location::Outside)
        }
        (Part::Line(_), Part::Line(_)) => edges_meet(one, other, spend),
        (Part::Line(line), Part::Area(area)) | (Part::Area(area), Part::Line(line)) => {
            Ok(edges_meet(one, other, spend)? || begins_in(line, area, spend)?)
        }
        (Part::Area(first), Part::Area(second)) => Ok(edges_meet(one, other, spend)?
            || begins_in(&first.exterior, second, spend)?
            || begins_in(&second.exterior, first, spend)?),
    }
}

/// Where no edges meet, the first position of a path decides for all of it.
fn begins_in(path: &Path, area: &Area, spend: &mut Spend<'_>) -> Result<bool, LimitExceeded> {
    match path.positions().first() {
        Some(position) => Ok(locate(*position, area, spend)? != Location::Outside),
        None => Ok(false),
    }
}

fn edges_meet(
    one: Part<'_>,
    other: Part<'_>,
    spend: &mut Spend<'_>,
) -> Result<bool, LimitExceeded> {
    let ones = segments_near(edges(one), other.bounds(), spend)?;
    let others = segments_near(edges(other), one.bounds(), spend)?;
    any_pair_between(ones, others, spend, |one, other, _| {
        Ok(one.meet(other) != Meeting::Apart)
    })
}

fn edges(part: Part<'_>) -> Box<dyn Iterator<Item = Segment> + '_> {
    match part {
        Part::Point(_) => Box::new(std::iter::empty()),
        Part::Line(line) => Box::new(line.segments()),
        Part::Area(area) => Box::new(area.segments()),
    }
}

#[cfg(test)]
mod tests {
    use super::intersects;
    use crate::geo::contains;
    use crate::geo::samples::{NAMES, sample};

    #[test]
    fn examples() {
        for (one, other, expected) in [
            ("point", "point", true),
            ("point", "far point", false),
            ("point", "line", false),
            ("line", "point on line", true),
            ("line", "diagonal", true),
            ("line", "edge of hole", true),
            ("line", "between its legs", false),
            ("corner", "square", true),
            ("point", "square with hole", false),
            ("line", "square", true),
            ("hole", "square", true),
            ("hole", "square with hole", true),
            ("inside the hole", "square with hole", false),
            ("inside the hole", "square", true),
            ("between its legs", "horseshoe", false),
            ("from leg to leg", "horseshoe", true),
            ("from island to island", "islands", true),
            ("far point", "islands", false),
            ("collection", "horseshoe", true),
        ] {
            for (one, other) in [(one, other), (other, one)] {
                let found = intersects(&sample(one), &sample(other), &mut |_| Ok(()));
                assert_eq!(found, Ok(expected), "{one} intersects {other}");
            }
        }
    }

    #[test]
    fn what_is_contained_intersects() {
        for (one, other) in NAMES
            .iter()
            .flat_map(|one| NAMES.map(|other| (*one, other)))
        {
            let (outer, inner) = (sample(one), sample(other));
            let inside = contains(&outer, &inner, &mut |_| Ok(())).unwrap();
            let meets = intersects(&outer, &inner, &mut |_| Ok(())).unwrap();
            assert!(meets || !inside, "{one} {other}");
            assert!(inside || one != other, "{one} contains itself");
        }
    }
}
