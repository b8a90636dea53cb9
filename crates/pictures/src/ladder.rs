//! The widths that everybody may ask for.
//!
//! Making a picture costs; a cached one does not. A caller without a token gets the
//! pictures of the ladder, of which there is a bounded number for each original, and
//! shares a small budget for everything else. The website asks only for these.

/// The widths: what a page of 390, 768 or 1440 pixels shows in full, half or a third of
/// its width, on screens of one to three pixels to one; and 1200 and 2000 for previews
/// on other sites.
pub const LADDER: [u32; 15] = [
    160, 240, 320, 390, 480, 640, 780, 960, 1200, 1440, 1600, 2000, 2400, 2880, 3840,
];

/// The shapes, width to height. The last is that of previews: 2000×1050 and 1200×630.
pub const RATIOS: [(u32, u32); 13] = [
    (1, 1),
    (4, 3),
    (3, 2),
    (16, 9),
    (21, 9),
    (5, 4),
    (2, 1),
    (3, 4),
    (2, 3),
    (9, 16),
    (4, 5),
    (1, 2),
    (40, 21),
];

/// The qualities that may be asked, besides none.
pub const QUALITIES: [u8; 7] = [50, 60, 70, 75, 80, 85, 90];

/// How well known a picture is that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rung {
    /// One of a bounded number that each original has: made for everybody.
    Known,
    /// One of the ladder, of a part that an editor has chosen: made for everybody, so
    /// many times for an original.
    Variant,
    /// Anything else: made from a small budget that callers without a token share.
    Odd,
}

/// The widest that is made for everybody.
pub(crate) const WIDEST: u32 = LADDER[LADDER.len() - 1];

/// Whether two sides have a shape of the ladder, however the second was rounded.
pub(crate) fn is_known_shape(width: u32, height: u32) -> bool {
    RATIOS.iter().any(|&(across, down)| {
        let (width, height) = (u64::from(width), u64::from(height));
        let (across, down) = (u64::from(across), u64::from(down));
        (width * down).abs_diff(height * across) < across
    })
}
