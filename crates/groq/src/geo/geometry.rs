//! What a geo value is: the seven geometries of `GeoJSON`, and the simple parts they are made of.

use super::bounds::{Bounded, Bounds};
use super::position::Position;
use super::segment::Segment;

/// The positions of a line or of a ring, in order.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Path {
    positions: Vec<Position>,
    bounds: Bounds,
}

impl Path {
    pub(super) fn new(positions: Vec<Position>) -> Self {
        let bounds = Bounds::around(&positions);
        Self { positions, bounds }
    }

    pub(super) fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The stretches between neighbours, without those of no length: a line may stand still.
    pub(super) fn segments(&self) -> impl Iterator<Item = Segment> {
        let pairs = self.positions.iter().zip(self.positions.iter().skip(1));
        pairs
            .filter(|(start, end)| start != end)
            .map(|(&start, &end)| Segment { start, end })
    }
}

impl Bounded for Path {
    fn bounds(&self) -> Bounds {
        self.bounds
    }
}

/// A polygon: all within the exterior ring and not within a hole, both edges included.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) exterior: Path,
    pub(super) holes: Vec<Path>,
}

impl Area {
    pub(super) fn rings(&self) -> impl Iterator<Item = &Path> {
        std::iter::once(&self.exterior).chain(&self.holes)
    }

    pub(super) fn segments(&self) -> impl Iterator<Item = Segment> {
        self.rings().flat_map(Path::segments)
    }
}

impl Bounded for Area {
    fn bounds(&self) -> Bounds {
        self.exterior.bounds
    }
}

/// A valid geo value. Only `read` and `lat_lng` make one, so that the rules of validity hold.
#[derive(Clone, Debug, PartialEq)]
pub struct Geometry(pub(super) Shape);

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Shape {
    Point(Position),
    MultiPoint(Vec<Position>),
    LineString(Path),
    MultiLineString(Vec<Path>),
    Polygon(Area),
    MultiPolygon(Vec<Area>),
    GeometryCollection(Vec<Shape>),
}

/// `geo::latLng(latitude, longitude)`; nothing if that is no position on earth.
#[must_use]
pub(crate) fn lat_lng(lat: f64, lng: f64) -> Option<Geometry> {
    Position::on_earth(lng, lat).map(|position| Geometry(Shape::Point(position)))
}

/// A shape that is not made of others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Part<'a> {
    Point(Position),
    Line(&'a Path),
    Area(&'a Area),
}

impl Part<'_> {
    /// A line that stands still is a point: `[[1, 2], [1, 2]]` is `[1, 2]`.
    fn line(path: &Path) -> Option<Part<'_>> {
        match path.segments().next() {
            Some(_) => Some(Part::Line(path)),
            None => path.positions.first().copied().map(Part::Point),
        }
    }
}

impl Bounded for Part<'_> {
    fn bounds(&self) -> Bounds {
        match self {
            Self::Point(position) => Bounds::around(&[*position]),
            Self::Line(path) => path.bounds(),
            Self::Area(area) => area.bounds(),
        }
    }
}

impl Geometry {
    /// The points, lines and areas that this is the union of.
    pub(super) fn parts(&self) -> Vec<Part<'_>> {
        let mut parts = Vec::new();
        self.0.add_parts(&mut parts);
        parts
    }
}

impl Shape {
    /// Recurses into collections only, whose depth is bounded when they are read.
    fn add_parts<'a>(&'a self, parts: &mut Vec<Part<'a>>) {
        match self {
            Self::Point(position) => parts.push(Part::Point(*position)),
            Self::MultiPoint(positions) => parts.extend(positions.iter().copied().map(Part::Point)),
            Self::LineString(path) => parts.extend(Part::line(path)),
            Self::MultiLineString(paths) => parts.extend(paths.iter().filter_map(Part::line)),
            Self::Polygon(area) => parts.push(Part::Area(area)),
            Self::MultiPolygon(areas) => parts.extend(areas.iter().map(Part::Area)),
            Self::GeometryCollection(shapes) => {
                for shape in shapes {
                    shape.add_parts(parts);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Geometry, Part, Path, Position, Shape, lat_lng};

    #[test]
    fn only_places_on_earth_are_points() {
        for (lat, lng, valid) in [
            (59.913_889, 10.752_222, true),
            (-90.0, 180.0, true),
            (90.1, 0.0, false),
            (0.0, -180.1, false),
            (f64::NAN, 0.0, false),
            (0.0, f64::INFINITY, false),
        ] {
            assert_eq!(lat_lng(lat, lng).is_some(), valid, "{lat} {lng}");
        }
    }

    #[test]
    fn dust_is_zero() {
        for (number, expected) in [(1e-310, 0.0), (-1e-101, 0.0), (1e-99, 1e-99), (-1.0, -1.0)] {
            assert_eq!(
                lat_lng(number, number),
                lat_lng(expected, expected),
                "{number}"
            );
        }
    }

    #[test]
    fn parts_are_simple() {
        let at = |lng, lat| Position { lng, lat };
        let line = Path::new(vec![at(0.0, 0.0), at(0.0, 0.0), at(1.0, 1.0)]);
        let still = Path::new(vec![at(3.0, 3.0), at(3.0, 3.0)]);
        let collection = Geometry(Shape::GeometryCollection(vec![
            Shape::MultiLineString(vec![line.clone(), still]),
            Shape::GeometryCollection(vec![Shape::MultiPoint(vec![at(5.0, 5.0)])]),
        ]));
        assert_eq!(
            collection.parts(),
            [
                Part::Line(&line),
                Part::Point(at(3.0, 3.0)),
                Part::Point(at(5.0, 5.0))
            ]
        );
        assert_eq!(line.segments().count(), 1);
    }
}
