//! What is asked of pictures, from outside: tables of rules, and what always holds.

mod asset_ids;
mod formats;
mod iiif;
mod ladder;
mod ladder_size;
mod parameters;
mod properties;
mod sizes;
