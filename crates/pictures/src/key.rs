//! The text that stands for a recipe: in the name of a cached file and in its `ETag`.

use crate::{Canvas, Colour, Cut, Recipe, Rectangle, Shade};
use std::fmt;

impl Recipe {
    /// A text that equal recipes share and others do not: `c0,0,300,300;150x150;webp;q75`.
    ///
    /// However a request is spelled, its recipe is the same, and with it the key: what is
    /// not in the recipe makes no new image. Its characters may stand in a file name.
    pub fn key(&self) -> String {
        let size = format!("{}x{}", self.scale.width, self.scale.height);
        let steps = [
            self.frame.map(|frame| format!("f{frame}")),
            match self.cut {
                Cut::Whole => None,
                Cut::Part(part) => Some(format!("c{part}")),
                Cut::Entropy(part) => Some(format!("e{part}")),
            },
            Some(size),
            self.canvas.map(|canvas| format!("k{canvas}")),
            self.mirror.then(|| "m".to_owned()),
            self.flip.then(|| "v".to_owned()),
            (self.turn != 0.0).then(|| format!("t{}", self.turn)),
            (self.blur != 0.0).then(|| format!("b{}", self.blur)),
            (self.sharpen != 0).then(|| format!("h{}", self.sharpen)),
            (self.saturation != 0).then(|| format!("s{}", self.saturation)),
            self.invert.then(|| "i".to_owned()),
            match self.shade {
                Shade::Colour => None,
                Shade::Grey => Some("grey".to_owned()),
                Shade::Bitonal => Some("bitonal".to_owned()),
            },
            self.background.map(|colour| format!("g{colour}")),
            Some(self.format.extension().to_owned()),
            Some(format!("q{}", self.quality)),
        ];
        let steps: Vec<String> = steps.into_iter().flatten().collect();
        steps.join(";")
    }
}

impl fmt::Display for Rectangle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            left,
            top,
            width,
            height,
        } = self;
        write!(f, "{left},{top},{width},{height}")
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            red,
            green,
            blue,
            alpha,
        } = self;
        write!(f, "{alpha:02x}{red:02x}{green:02x}{blue:02x}")
    }
}

impl fmt::Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            size,
            left,
            top,
            colour,
        } = self;
        write!(f, "{}x{}+{left}+{top}+{colour}", size.width, size.height)
    }
}
