//! What is published in a dataset, by a name that stays while only drafts are written.

use super::state::{State, only_drafts};
use crate::LakeError;
use crate::connection::Connection;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use moka::sync::Cache;
use sqlx::postgres::PgPool;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// What is published in a dataset. Two that are equal have the same documents; two that
/// differ may have the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// A dataset that was deleted and made again is another.
    ds: i32,
    since: State,
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ds, self.since)
    }
}

/// An edition, and the latest state that is known to have it.
#[derive(Clone, Debug)]
struct Known {
    edition: Edition,
    latest: State,
}

impl Known {
    fn has(&self, state: &State) -> bool {
        self.latest == *state
    }
}

/// A question to PostgreSQL that is on its way, or about to be. It fails if the database is
/// away.
type Reading = Shared<BoxFuture<'static, Result<Option<Known>, Away>>>;

#[derive(Clone, Copy)]
struct Away;

/// How the editions of datasets are read: by one question at a time for each, whose answer is
/// for all who came before it began. Cloning shares them.
#[derive(Clone, Debug)]
pub(crate) struct Editions(Cache<i32, Arc<Turns>>);

#[derive(Debug, Default)]
struct Turns {
    /// Held while a question is under way.
    running: tokio::sync::Mutex<()>,
    /// The one that has not begun yet.
    next: Mutex<Option<Reading>>,
    /// What the last one came to.
    known: Mutex<Option<Known>>,
}

impl Turns {
    fn known(&self) -> Option<Known> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.clone()
    }
}

impl Default for Editions {
    fn default() -> Self {
        Self(Cache::builder().max_capacity(1000).build())
    }
}

impl Editions {
    /// The edition that a dataset is at now; `None` if nothing was written to it, or that
    /// cannot be read.
    pub(crate) async fn now(&self, pool: &PgPool, ds: i32) -> Result<Option<Edition>, LakeError> {
        Ok(self.read(pool, ds).await?.map(|known| known.edition))
    }

    /// The edition of a state, if that is the latest.
    pub(crate) async fn of(
        &self,
        state: &State,
        pool: &PgPool,
        ds: i32,
    ) -> Result<Option<Edition>, LakeError> {
        let known = match self.turns(ds).known() {
            Some(known) if known.has(state) => Some(known),
            _ => self.read(pool, ds).await?.filter(|known| known.has(state)),
        };
        Ok(known.map(|known| known.edition))
    }

    fn turns(&self, ds: i32) -> Arc<Turns> {
        self.0.get_with(ds, Arc::default)
    }

    async fn read(&self, pool: &PgPool, ds: i32) -> Result<Option<Known>, LakeError> {
        let turns = self.turns(ds);
        let reading = {
            let mut next = turns.next.lock().unwrap_or_else(PoisonError::into_inner);
            let reading = next.get_or_insert_with(|| reading(turns.clone(), pool.clone(), ds));
            reading.clone()
        };
        let away = |Away| LakeError::Database(sqlx::Error::PoolTimedOut);
        reading.await.map_err(away)
    }
}

fn reading(turns: Arc<Turns>, pool: PgPool, ds: i32) -> Reading {
    let reading = async move {
        let _running = turns.running.lock().await;
        // Who comes from now on waits for the next one.
        *turns.next.lock().unwrap_or_else(PoisonError::into_inner) = None;
        let known = match present(turns.known(), &pool, ds).await {
            Ok(known) => known,
            Err(error) if error.is_away() => return Err(Away),
            Err(_) => None,
        };
        let mut last = turns.known.lock().unwrap_or_else(PoisonError::into_inner);
        last.clone_from(&known);
        Ok(known)
    };
    reading.boxed().shared()
}

async fn present(known: Option<Known>, pool: &PgPool, ds: i32) -> Result<Option<Known>, LakeError> {
    let mut connection = Connection::of(pool);
    let Some(latest) = State::now(&mut connection, ds).await? else {
        return Ok(None);
    };
    let edition = match known {
        Some(known) if only_drafts(&mut connection, ds, &known.latest, &latest).await? => {
            known.edition
        }
        _ => Edition {
            ds,
            since: latest.clone(),
        },
    };
    Ok(Some(Known { edition, latest }))
}
