//! The domain, from outside.

mod bounds;
mod coverage;
mod languages;
mod learn;
mod listen;
mod modules;
mod registry;
mod shaping;
mod visit;
mod written;
