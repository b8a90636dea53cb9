//! The GROQ conformance suite as data: reading it, judging answers, counting.
//!
//! The suite is not part of this repository. Its folder is named by the
//! environment variable `GROQ_SUITE` and looked for in `../shared/groq-suite`
//! otherwise.

mod judge;
mod read;
mod report;

pub use judge::{Verdict, judge};
pub use read::{PUBLIC_SOURCE, Suite, SuiteError, Test, locate, read};
pub use report::{Exceptions, Report};
