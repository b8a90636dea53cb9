//! The server's clock on a connection with a lane.

use crate::hot_lane::Turn;
use hyper::rt;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};
use tokio::time::{Sleep, sleep_until};

/// The server times how long it waits for a request. It does not see those that the lane
/// answers, so that its waiting begins anew if there were any.
pub(crate) struct LaneClock {
    pub(crate) turn: Arc<Turn>,
    pub(crate) patience: Duration,
}

struct Waiting {
    until: Pin<Box<Sleep>>,
    turn: Arc<Turn>,
    patience: Duration,
}

impl Future for Waiting {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        loop {
            ready!(self.until.as_mut().poll(context));
            if !self.turn.take_given() {
                return Poll::Ready(());
            }
            let next = tokio::time::Instant::now() + self.patience;
            self.until.as_mut().reset(next);
        }
    }
}

impl rt::Sleep for Waiting {}

impl rt::Timer for LaneClock {
    fn sleep(&self, duration: Duration) -> Pin<Box<dyn rt::Sleep>> {
        self.sleep_until(self.now() + duration)
    }

    fn sleep_until(&self, deadline: Instant) -> Pin<Box<dyn rt::Sleep>> {
        Box::pin(Waiting {
            until: Box::pin(sleep_until(deadline.into())),
            turn: self.turn.clone(),
            patience: self.patience,
        })
    }

    fn now(&self) -> Instant {
        tokio::time::Instant::now().into()
    }
}
