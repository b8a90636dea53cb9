//! A position.

/// A position on earth, in degrees. Altitude is not stored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Position {
    pub(super) lng: f64,
    pub(super) lat: f64,
}

impl Position {
    /// Only positions on earth: not (0, 91), and neither NaN nor infinity.
    pub(super) fn on_earth(lng: f64, lat: f64) -> Option<Self> {
        let on_earth = (-180.0..=180.0).contains(&lng) && (-90.0..=90.0).contains(&lat);
        on_earth.then_some(Self {
            lng: without_dust(lng),
            lat: without_dust(lat),
        })
    }
}

/// Numbers too small for exact arithmetic, whose products would vanish, are zero.
fn without_dust(degrees: f64) -> f64 {
    if degrees.abs() < 1e-100 { 0.0 } else { degrees }
}
