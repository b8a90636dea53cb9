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
pub struct Edition(State);

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An edition, and the latest state that is known to have it.
#[derive(Clone, Debug)]
struct Known {
    edition: Edition,
    latest: State,
}

impl Known {
    /// What is known of a state that came after this.
    async fn at(
        known: Option<Self>,
        state: State,
        connection: &mut Connection<'_>,
        ds: i32,
    ) -> Result<Self, LakeError> {
        let same = match &known {
            Some(known) => only_drafts(connection, ds, &known.latest, &state).await?,
            None => false,
        };
        let edition = known.filter(|_| same).map(|known| known.edition);
        Ok(Self {
            edition: edition.unwrap_or_else(|| Edition(state.clone())),
            latest: state,
        })
    }

    fn has(&self, state: &State) -> bool {
        self.latest == *state
    }
}

/// A statement that is on its way, or about to be. It fails if the database is away.
type Reading = Shared<BoxFuture<'static, Result<Option<Known>, Away>>>;

#[derive(Clone, Copy)]
struct Away;

/// How the editions of datasets are read: by one statement at a time for each, which tells
/// all who came before it began. Cloning shares them.
#[derive(Clone, Debug)]
pub(crate) struct Editions(Cache<i32, Arc<Turns>>);

#[derive(Debug, Default)]
struct Turns {
    /// Held while a statement runs.
    running: tokio::sync::Mutex<()>,
    /// The statement that has not begun yet.
    next: Mutex<Option<Reading>>,
    /// What the last one said, or a query has learnt since.
    known: Mutex<Option<Known>>,
}

impl Turns {
    /// Notes what a query has learnt, unless more is known by now.
    fn learn(&self, learnt: &Known) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let later = |known: &Known| learnt.latest.is_up_to(&known.latest);
        if !known.as_ref().is_some_and(later) {
            *known = Some(learnt.clone());
        }
    }

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

    /// The edition that a dataset had at a state; `None` if that is no more known.
    pub(crate) async fn at(
        &self,
        state: State,
        pool: &PgPool,
        ds: i32,
    ) -> Result<Option<Edition>, LakeError> {
        let turns = self.turns(ds);
        let known = turns.known();
        let known = match known {
            Some(known) if known.has(&state) => known,
            // The query took long, or the database was brought back from a copy.
            Some(known) if state.is_up_to(&known.latest) => {
                let known = self.read(pool, ds).await?;
                let known = known.filter(|known| known.has(&state));
                return Ok(known.map(|known| known.edition));
            }
            known => {
                let mut connection = Connection::of(pool);
                let known = Known::at(known, state, &mut connection, ds).await?;
                turns.learn(&known);
                known
            }
        };
        Ok(Some(known.edition))
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
    match (State::now(&mut connection, ds).await?, known) {
        (None, _) => Ok(None),
        (Some(state), Some(known)) if known.has(&state) => Ok(Some(known)),
        (Some(state), known) => Known::at(known, state, &mut connection, ds).await.map(Some),
    }
}
