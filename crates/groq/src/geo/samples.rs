//! Geometries that the tests share, by name.

use super::{Geometry, read};
use serde_json::{Value, json};

pub(super) const NAMES: [&str; 22] = [
    "point",
    "far point",
    "corner",
    "still line",
    "line",
    "part of line",
    "point on line",
    "edge",
    "diagonal",
    "square",
    "hole",
    "square with hole",
    "inside the hole",
    "edge of hole",
    "around the hole",
    "horseshoe",
    "between its legs",
    "on both legs",
    "from leg to leg",
    "islands",
    "on both islands",
    "from island to island",
];

/// The square has its corners at 0 and 9, and its hole at 3 and 6; the horseshoe opens to
/// the north, and the second island lies to the east of the square, which is the first.
pub(super) fn sample(name: &str) -> Geometry {
    read(&value_of(&json(name)), &mut |_| Ok(()))
        .unwrap()
        .unwrap()
}

pub(super) fn value_of(json: &Value) -> crate::value::Value {
    crate::value::Value::from_json(&json.to_string()).unwrap()
}

fn json(name: &str) -> Value {
    let square = json!([[0, 0], [9, 0], [9, 9], [0, 9], [0, 0]]);
    let hole = json!([[3, 3], [3, 6], [6, 6], [6, 3], [3, 3]]);
    let east = json!([[9, 0], [20, 0], [20, 9], [9, 9], [9, 0]]);
    let (kind, coordinates) = match name {
        "point" => ("Point", json!([4, 4])),
        "far point" => ("Point", json!([50, 50])),
        "corner" => ("Point", json!([9, 9])),
        "still line" => ("LineString", json!([[4, 4], [4, 4]])),
        "line" => (
            "LineString",
            json!([[0.1, 0.3], [0.7, 2.1], [1.9, 5.7], [12, 1]]),
        ),
        "part of line" => ("LineString", json!([[1.9, 5.7], [0.7, 2.1]])),
        "point on line" => ("Point", json!([0.7, 2.1])),
        "edge" => ("LineString", json!([[0, 2], [0, 9], [4, 9]])),
        "diagonal" => ("LineString", json!([[0, 0], [9, 9]])),
        "square" => ("Polygon", json!([square])),
        "hole" => ("Polygon", json!([hole])),
        "square with hole" => ("Polygon", json!([square, hole])),
        "inside the hole" => ("Polygon", json!([[[4, 4], [5, 4], [5, 5], [4, 4]]])),
        "edge of hole" => ("LineString", json!([[6, 3], [6, 6], [4, 6]])),
        "around the hole" => (
            "LineString",
            json!([[1, 1], [1, 8], [8, 8], [6, 6], [8, 1]]),
        ),
        "horseshoe" => (
            "Polygon",
            json!([[
                [0, 0],
                [9, 0],
                [9, 9],
                [7, 9],
                [7, 2],
                [2, 2],
                [2, 9],
                [0, 9],
                [0, 0]
            ]]),
        ),
        "between its legs" => ("Point", json!([4, 8])),
        "on both legs" => ("MultiPoint", json!([[1, 8], [8, 8]])),
        "from leg to leg" => ("LineString", json!([[1, 8], [8, 8]])),
        "islands" => ("MultiPolygon", json!([[square], [east]])),
        "on both islands" => ("MultiPoint", json!([[1, 8], [18, 8]])),
        "from island to island" => ("LineString", json!([[1, 8], [18, 8]])),
        "collection" => {
            let members = ["square", "diagonal", "point"].map(json);
            return json!({"type": "GeometryCollection", "geometries": members});
        }
        _ => panic!("no sample of that name: {name}"),
    };
    json!({"type": kind, "coordinates": coordinates})
}
