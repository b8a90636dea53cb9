//! The page types, one a file.

mod failed;
mod front_page;
mod landing_page;
mod not_found;

pub use failed::FailedPage;
pub use front_page::FrontPage;
pub use landing_page::LandingPage;
pub use not_found::NotFoundPage;
