//! The steps of a recipe, each on an image of sRGB with eight bits, with or without
//! alpha.

pub(crate) mod colour;
pub(crate) mod focus;
pub(crate) mod ground;
pub(crate) mod scale;
pub(crate) mod tone;
pub(crate) mod turn;
