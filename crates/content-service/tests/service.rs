//! The content service, from outside.

mod access;
mod assets;
mod releases;
mod schemas;
mod streams;
