//! The page that says what came of a sign-up. It is the same for everyone, so it is cached.

use super::{Asking, Found, Lookedup, RootData};
use crate::page_parameters::with_names;
use crate::shaped::MadeOf;
use axum::http::StatusCode;
use museum::{PageView, SignUpOutcome};

const NAMES: &[&str] = &[SignUpOutcome::PARAMETER];

impl Asking<'_> {
    /// What an address says that came of it. Without that there is nothing to say.
    pub(super) fn sign_up_outcome(&self) -> Lookedup {
        let known = with_names(self.search, NAMES);
        if known != self.search {
            return Lookedup::Parameters(known);
        }
        SignUpOutcome::read(self.search).map_or(Lookedup::Nothing, Lookedup::SignUp)
    }

    pub(super) fn newsletter_page(&self, outcome: SignUpOutcome, shell: &RootData) -> Found {
        let frame = self.root_data(shell);
        let mut valid_until = None;
        let shaped = self.shaped(|shaping| {
            let view = PageView::newsletter(outcome, frame.as_ref(), self.address, shaping);
            valid_until = shaping.valid_until();
            view
        });
        let made_of = MadeOf {
            tags: shell.tag.clone().map(|tag| vec![tag]),
            valid_until,
            page: None,
        };
        Found::View(Box::new(shaped.made_of(made_of)), StatusCode::OK)
    }
}
