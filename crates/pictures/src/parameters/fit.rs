//! How a size is reached, and what stays where something is cut.

/// How an image gets the requested size. Where only one side is given, the other follows from
/// the image's shape, and nothing is cut, distorted or filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Fit {
    /// It fits within, and grows for that: 300×200 for 600×600 is 600×400.
    #[default]
    Clip,
    /// It is cut to the shape, and grows for that.
    Crop,
    /// As `Clip`, and the rest is filled with the background.
    Fill,
    /// As `Max`, and the rest is filled with the background.
    FillMax,
    /// It fits within, and does not grow.
    Max,
    /// It is distorted.
    Scale,
    /// It is cut to the shape, and does not grow: 300×200 for 600×600 is 200×200.
    Min,
}

impl Fit {
    pub(super) fn parse(name: &str) -> Option<Self> {
        match name {
            "clip" => Some(Self::Clip),
            "crop" => Some(Self::Crop),
            "fill" => Some(Self::Fill),
            "fillmax" => Some(Self::FillMax),
            "max" => Some(Self::Max),
            "scale" => Some(Self::Scale),
            "min" => Some(Self::Min),
            _ => None,
        }
    }

    /// What it is where only one side is given.
    pub(super) fn of_one_side(self) -> Self {
        match self {
            Self::FillMax | Self::Max | Self::Min => Self::Max,
            Self::Clip | Self::Crop | Self::Fill | Self::Scale => Self::Clip,
        }
    }
}

/// Which part stays where something is cut away.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Focus {
    /// That at an edge or a corner: 0 is left or top, 1 right or bottom.
    Edge(f64, f64),
    /// That around the focal point.
    FocalPoint,
    /// That in which most happens.
    Entropy,
}

impl Focus {
    pub(super) const CENTRE: Self = Self::Edge(0.5, 0.5);

    /// `top`, `left,top`, `center`, `focalpoint`, `entropy`.
    pub(super) fn parse(value: &str) -> Option<Self> {
        match value {
            "focalpoint" => return Some(Self::FocalPoint),
            "entropy" => return Some(Self::Entropy),
            _ => {}
        }
        let (mut across, mut down) = (None, None);
        for edge in value.split(',') {
            let twice = match edge.trim() {
                "left" => across.replace(0.0),
                "right" => across.replace(1.0),
                "top" => down.replace(0.0),
                "bottom" => down.replace(1.0),
                "center" => None,
                _ => return None,
            };
            if twice.is_some() {
                return None;
            }
        }
        Some(Self::Edge(across.unwrap_or(0.5), down.unwrap_or(0.5)))
    }
}
