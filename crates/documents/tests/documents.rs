//! The document model, from outside.

mod judged;
mod properties;
