//! `geo::contains()`: whether a geo value lies within another, with no point outside it.
//!
//! Edges belong to a shape, so a polygon contains itself and a point on its edge. Each part
//! of the inner value must lie within one part of the outer: of a `MultiPolygon` one polygon
//! is enough, and a line that runs on from one of its polygons into the next is not contained.

use super::bounds::Bounded;
use super::cover::{area_covers, line_covers};
use super::geometry::{Area, Geometry, Part, Path};
use super::interior::interior_position;
use super::locate::{Location, locate};
use super::position::Position;
use super::{Spend, spend_each};
use crate::limit_exceeded::LimitExceeded;

/// Whether `outer` contains `inner`.
///
/// # Errors
///
/// When the limit of `spend` is reached.
pub(crate) fn contains(
    outer: &Geometry,
    inner: &Geometry,
    spend: &mut Spend<'_>,
) -> Result<bool, LimitExceeded> {
    let outer_parts = outer.parts();
    for part in inner.parts() {
        if !one_covers(&outer_parts, part, spend)? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn one_covers(
    outer_parts: &[Part<'_>],
    inner: Part<'_>,
    spend: &mut Spend<'_>,
) -> Result<bool, LimitExceeded> {
    let bounds = inner.bounds();
    for outer in outer_parts {
        spend(1)?;
        if outer.bounds().encloses(&bounds) && covers(*outer, inner, spend)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn covers(outer: Part<'_>, inner: Part<'_>, spend: &mut Spend<'_>) -> Result<bool, LimitExceeded> {
    match (outer, inner) {
        (Part::Point(outer), Part::Point(inner)) => Ok(outer == inner),
        (Part::Line(outer), Part::Point(inner)) => is_on_line(inner, outer, spend),
        (Part::Line(outer), Part::Line(inner)) => line_covers(outer, inner, spend),
        (Part::Area(outer), Part::Point(inner)) => {
            Ok(locate(inner, outer, spend)? != Location::Outside)
        }
        (Part::Area(outer), Part::Line(inner)) => area_covers(outer, inner, spend),
        (Part::Area(outer), Part::Area(inner)) => area_covers_area(outer, inner, spend),
        // A point has no length and a line no area.
        (Part::Point(_), Part::Line(_) | Part::Area(_)) | (Part::Line(_), Part::Area(_)) => {
            Ok(false)
        }
    }
}

pub(super) fn is_on_line(
    position: Position,
    line: &Path,
    spend: &mut Spend<'_>,
) -> Result<bool, LimitExceeded> {
    spend_each(line.positions().len(), spend)?;
    Ok(line.segments().any(|segment| segment.holds(position)))
}

/// If the rings stay in the outer area, only a hole of it within them can still be in the way.
fn area_covers_area(
    outer: &Area,
    inner: &Area,
    spend: &mut Spend<'_>,
) -> Result<bool, LimitExceeded> {
    for ring in inner.rings() {
        if !area_covers(outer, ring, spend)? {
            return Ok(false);
        }
    }
    for hole in &outer.holes {
        if hole.bounds().meets(&inner.bounds()) && is_filled(hole, inner, spend)? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn is_filled(hole: &Path, area: &Area, spend: &mut Spend<'_>) -> Result<bool, LimitExceeded> {
    match interior_position(hole, spend)? {
        Some(position) => Ok(locate(position, area, spend)? == Location::Inside),
        None => Ok(false),
    }
}

#[cfg(test)]
mod tests {
    use super::contains;
    use crate::geo::samples::sample;

    #[test]
    fn examples() {
        for (outer, inner, expected) in [
            ("point", "point", true),
            ("point", "still line", true),
            ("still line", "point", true),
            ("point", "line", false),
            ("line", "point on line", true),
            ("line", "point", false),
            ("line", "part of line", true),
            ("part of line", "line", false),
            ("line", "square", false),
            ("square", "point", true),
            ("square", "corner", true),
            ("square", "far point", false),
            ("square", "edge", true),
            ("square", "diagonal", true),
            ("square", "line", false),
            ("square", "square with hole", true),
            ("square", "hole", true),
            ("square with hole", "point", false),
            ("square with hole", "square", false),
            ("square with hole", "hole", false),
            ("square with hole", "edge of hole", true),
            ("square with hole", "diagonal", false),
            ("square with hole", "around the hole", true),
            ("horseshoe", "between its legs", false),
            ("horseshoe", "on both legs", true),
            ("horseshoe", "from leg to leg", false),
            ("islands", "point", true),
            ("islands", "on both islands", true),
            ("islands", "from island to island", false),
            ("islands", "square", true),
            ("collection", "point", true),
            ("collection", "on both islands", false),
        ] {
            let found = contains(&sample(outer), &sample(inner), &mut |_| Ok(()));
            assert_eq!(found, Ok(expected), "{outer} contains {inner}");
        }
    }
}
