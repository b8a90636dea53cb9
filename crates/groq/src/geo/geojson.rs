//! Reads a geo value from JSON and writes it as JSON.
//!
//! Read are an object with `lat` and either `lng` or `lon`, as `{"lat": 59.9, "lng": 10.7}`
//! or a `geopoint` is, and the seven geometries of `GeoJSON`. Other keys are passed over, and
//! so is the altitude of a position. A `Feature`, an array and anything malformed are no
//! geo values, and neither is a geometry without positions or with an invalid member.
//!
//! Written is always `GeoJSON`, with `type` and `coordinates` or `geometries` and nothing else.

use super::Spend;
use super::geometry::{Area, Geometry, Path, Shape};
use super::position::Position;
use super::validity::is_valid;
use crate::limit_exceeded::LimitExceeded;
use crate::value::{Object, Value};

/// How deep collections may hold collections; RFC 7946 advises against holding any.
const MAX_DEPTH: u32 = 16;

/// Why there is no geo value.
enum Refusal {
    Invalid,
    Limit(LimitExceeded),
}

impl From<LimitExceeded> for Refusal {
    fn from(limit: LimitExceeded) -> Self {
        Self::Limit(limit)
    }
}

/// `geo(value)` for a plain value; nothing if it is no valid geometry.
///
/// # Errors
///
/// When the limit of `spend` is reached.
pub(crate) fn read(
    value: &Value,
    spend: &mut Spend<'_>,
) -> Result<Option<Geometry>, LimitExceeded> {
    match shape(value, MAX_DEPTH, spend) {
        Ok(shape) => Ok(Some(Geometry(shape))),
        Err(Refusal::Invalid) => Ok(None),
        Err(Refusal::Limit(limit)) => Err(limit),
    }
}

fn shape(value: &Value, depth: u32, spend: &mut Spend<'_>) -> Result<Shape, Refusal> {
    spend(1)?;
    let object = value.as_object().ok_or(Refusal::Invalid)?;
    match lat_lng(object) {
        Some(position) => Ok(Shape::Point(position)),
        None => geojson(object, depth, spend),
    }
}

/// `lng` and `lon` are two names for one thing, and both at once are refused.
fn lat_lng(object: &Object) -> Option<Position> {
    let number = |key| {
        object
            .get(key)
            .filter(|value| !value.is_null())
            .map(Value::as_number)
    };
    let lng = match (number("lng"), number("lon")) {
        (Some(lng), None) | (None, Some(lng)) => lng?,
        _ => return None,
    };
    Position::on_earth(lng, number("lat")??)
}

fn geojson(object: &Object, depth: u32, spend: &mut Spend<'_>) -> Result<Shape, Refusal> {
    let coordinates = object.get("coordinates").unwrap_or(&Value::Null);
    Ok(match object.get("type").and_then(Value::as_str) {
        Some("Point") => Shape::Point(position(coordinates, spend)?),
        Some("MultiPoint") => Shape::MultiPoint(list(coordinates, spend, position)?),
        Some("LineString") => Shape::LineString(line(coordinates, spend)?),
        Some("MultiLineString") => Shape::MultiLineString(list(coordinates, spend, line)?),
        Some("Polygon") => Shape::Polygon(polygon(coordinates, spend)?),
        Some("MultiPolygon") => Shape::MultiPolygon(list(coordinates, spend, polygon)?),
        Some("GeometryCollection") => {
            let inner = depth.checked_sub(1).ok_or(Refusal::Invalid)?;
            let geometries = object.get("geometries").unwrap_or(&Value::Null);
            Shape::GeometryCollection(list(geometries, spend, |value, spend| {
                shape(value, inner, spend)
            })?)
        }
        _ => return Err(Refusal::Invalid),
    })
}

fn list<T>(
    value: &Value,
    spend: &mut Spend<'_>,
    item: impl Fn(&Value, &mut Spend<'_>) -> Result<T, Refusal>,
) -> Result<Vec<T>, Refusal> {
    let values = value
        .as_array()
        .filter(|values| !values.is_empty())
        .ok_or(Refusal::Invalid)?;
    values.iter().map(|value| item(value, spend)).collect()
}

/// Longitude before latitude, and altitude at will: `[10.75, 59.91]`, `[10.75, 59.91, 23]`.
fn position(value: &Value, spend: &mut Spend<'_>) -> Result<Position, Refusal> {
    spend(1)?;
    let numbers = value.as_array().unwrap_or_default();
    match numbers {
        [lng, lat] | [lng, lat, _] => lng
            .as_number()
            .zip(lat.as_number())
            .and_then(|(lng, lat)| Position::on_earth(lng, lat))
            .ok_or(Refusal::Invalid),
        _ => Err(Refusal::Invalid),
    }
}

fn line(value: &Value, spend: &mut Spend<'_>) -> Result<Path, Refusal> {
    let positions = list(value, spend, position)?;
    if positions.len() < 2 {
        return Err(Refusal::Invalid);
    }
    Ok(Path::new(positions))
}

fn polygon(value: &Value, spend: &mut Spend<'_>) -> Result<Area, Refusal> {
    let mut rings = list(value, spend, line)?.into_iter();
    let exterior = rings.next().ok_or(Refusal::Invalid)?;
    let area = Area {
        exterior,
        holes: rings.collect(),
    };
    if is_valid(&area, spend)? {
        Ok(area)
    } else {
        Err(Refusal::Invalid)
    }
}

/// The `GeoJSON` of a geo value: what a query result shows.
#[must_use]
pub(crate) fn write(geometry: &Geometry) -> Value {
    write_shape(&geometry.0)
}

fn write_shape(shape: &Shape) -> Value {
    let (kind, coordinates) = match shape {
        Shape::Point(position) => ("Point", write_position(position)),
        Shape::MultiPoint(positions) => ("MultiPoint", write_list(positions, write_position)),
        Shape::LineString(path) => ("LineString", write_path(path)),
        Shape::MultiLineString(paths) => ("MultiLineString", write_list(paths, write_path)),
        Shape::Polygon(area) => ("Polygon", write_area(area)),
        Shape::MultiPolygon(areas) => ("MultiPolygon", write_list(areas, write_area)),
        Shape::GeometryCollection(shapes) => {
            let geometries = write_list(shapes, write_shape);
            return written("GeometryCollection", "geometries", geometries);
        }
    };
    written(kind, "coordinates", coordinates)
}

fn written(kind: &str, name: &str, parts: Value) -> Value {
    let entries = [("type", Value::string(kind)), (name, parts)];
    Value::object(
        entries
            .map(|(name, value)| (name.into(), value))
            .into_iter()
            .collect(),
    )
}

fn write_list<'a, T: 'a>(
    items: impl IntoIterator<Item = &'a T>,
    write_item: impl Fn(&T) -> Value,
) -> Value {
    Value::array(items.into_iter().map(write_item).collect::<Vec<_>>())
}

fn write_position(position: &Position) -> Value {
    Value::array([position.lng, position.lat].map(Value::Number))
}

fn write_path(path: &Path) -> Value {
    write_list(path.positions(), write_position)
}

fn write_area(area: &Area) -> Value {
    write_list(area.rings(), write_path)
}

#[cfg(test)]
mod tests {
    use super::super::samples::value_of;
    use super::{MAX_DEPTH, read, write};
    use crate::value::Value;
    use serde_json::json;

    fn geo(json: &serde_json::Value) -> Value {
        read(&value_of(json), &mut |_| Ok(()))
            .unwrap()
            .map_or(Value::Null, |geometry| write(&geometry))
    }

    #[test]
    fn points_have_several_spellings() {
        let point = json!({"type": "Point", "coordinates": [10.5, 59.5]});
        for value in [
            json!({"lat": 59.5, "lng": 10.5}),
            json!({"lat": 59.5, "lon": 10.5}),
            json!({"lat": 59.5, "lng": 10.5, "lon": null}),
            json!({"_type": "geopoint", "lat": 59.5, "lng": 10.5, "alt": 23}),
            json!({"type": "Point", "coordinates": [10.5, 59.5], "other": {}}),
            json!({"type": "Point", "coordinates": [10.5, 59.5, 23]}),
        ] {
            assert_eq!(geo(&value), value_of(&point), "{value}");
        }
    }

    #[test]
    fn geometries_are_written_as_read() {
        let ring = json!([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 0.0]]);
        let point = json!({"type": "Point", "coordinates": [0.5, 1.0]});
        for value in [
            json!({"type": "MultiPoint", "coordinates": [[0.5, 1.0]]}),
            json!({"type": "LineString", "coordinates": [[0.5, 1.0], [0.5, 1.0]]}),
            json!({"type": "MultiLineString", "coordinates": [ring, ring]}),
            json!({"type": "Polygon", "coordinates": [ring]}),
            json!({"type": "MultiPolygon", "coordinates": [[ring], [ring]]}),
            json!({"type": "GeometryCollection", "geometries": [point, point]}),
        ] {
            assert_eq!(geo(&value), value_of(&value));
        }
    }

    #[test]
    fn all_else_is_null() {
        let point = json!({"type": "Point", "coordinates": [0, 1]});
        for value in [
            json!(null),
            json!([10.5, 59.5]),
            json!([point]),
            json!({}),
            json!({"lat": 59.5}),
            json!({"lat": 59.5, "lng": "10.5"}),
            json!({"lat": 59.5, "lng": 10.5, "lon": 10.5}),
            json!({"lat": 90.5, "lng": 10.5}),
            json!({"type": "Point"}),
            json!({"type": "Point", "coordinates": [100]}),
            json!({"type": "Point", "coordinates": [1, 2, 3, 4]}),
            json!({"type": "Point", "coordinates": [1e308, 0]}),
            json!({"type": "MultiPoint", "coordinates": []}),
            json!({"type": "MultiPoint", "coordinates": [100]}),
            json!({"type": "LineString", "coordinates": [[0, 1]]}),
            json!({"type": "Polygon", "coordinates": [[]]}),
            json!({"type": "Polygon", "coordinates": [[[0, 0], [1, 0]]]}),
            json!({"type": "Feature", "geometry": point}),
            json!({"type": "FeatureCollection", "features": []}),
            json!({"type": "GeometryCollection", "geometries": []}),
            json!({"type": "GeometryCollection", "geometries": [point, {}]}),
            json!({"type": "point", "coordinates": [0, 1]}),
        ] {
            assert_eq!(geo(&value), Value::Null, "{value}");
        }
    }

    #[test]
    fn collections_nest_up_to_a_depth() {
        for (depth, valid) in [(1, true), (MAX_DEPTH, true), (MAX_DEPTH + 1, false)] {
            let point = json!({"type": "Point", "coordinates": [0, 1]});
            let value = (0..depth).fold(
                point,
                |inner, _| json!({"type": "GeometryCollection", "geometries": [inner]}),
            );
            assert_eq!(!geo(&value).is_null(), valid, "{depth}");
        }
    }
}
