//! The worker as the content service meets it: a process that is given jobs.

#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails where it cannot go on"
)]

mod chart;
mod colours;
mod formats;
mod hostile;
mod inspection;
mod metadata;
mod moving;
mod orientation;
mod process;
mod pyramids;
mod sizes;
mod steps;
