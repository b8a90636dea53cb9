//! Tokens of open streams: one that is revoked, or whose role changes, ends them.

use crate::settings::Clock;
use lake::{Lake, Reader, Role};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::watch;

/// A token is looked up in this rhythm, once for all of its streams on this node. A stream ends
/// within five seconds, also on a busy machine.
const LOOKED_UP: Duration = Duration::from_secs(2);

/// Why the streams of a token end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// It is revoked, or its time is over.
    Revoked,
    /// It allows something else now. Its streams may begin anew.
    RoleChanged,
}

/// The tokens of open streams by project and hash.
#[derive(Default)]
pub(crate) struct Sessions(Mutex<HashMap<Key, Weak<Session>>>);

/// A project, and the hash of a secret.
type Key = (String, [u8; 32]);

/// A token that streams are open with.
pub(crate) struct Session {
    ended: watch::Sender<Option<Ended>>,
}

/// A token as a request presents it.
pub(crate) struct Presented<'a> {
    pub(crate) project: &'a str,
    pub(crate) secret: &'a str,
    pub(crate) role: Arc<Role>,
}

impl Sessions {
    /// Watches a token as long as what this returns is held.
    pub(crate) fn watch(
        &self,
        presented: &Presented<'_>,
        lake: &Lake,
        clock: &Clock,
    ) -> Arc<Session> {
        let hash: [u8; 32] = Sha256::digest(presented.secret).into();
        let key = (presented.project.to_owned(), hash);
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let open = known.get(&key).and_then(Weak::upgrade);
        if let Some(session) = open.filter(|session| session.ended.borrow().is_none()) {
            return session;
        }
        known.retain(|_, session| session.strong_count() > 0);
        let ended = watch::Sender::new(None);
        let session = Arc::new(Session { ended });
        known.insert(key, Arc::downgrade(&session));
        tokio::spawn(look_up(
            Arc::downgrade(&session),
            presented.project.to_owned(),
            presented.secret.to_owned(),
            presented.role.clone(),
            lake.clone(),
            clock.clone(),
        ));
        session
    }
}

impl Session {
    /// Why the token has ended, if it has.
    pub(crate) fn has_ended(&self) -> Option<Ended> {
        *self.ended.borrow()
    }

    /// Waits for the end of the token.
    pub(crate) async fn ended(&self) -> Ended {
        let mut ended = self.ended.subscribe();
        let why = ended.wait_for(Option::is_some).await;
        match why.map(|why| *why) {
            Ok(Some(why)) => why,
            // It lives as long as who waits.
            _ => std::future::pending().await,
        }
    }
}

async fn look_up(
    session: Weak<Session>,
    project: String,
    secret: String,
    role: Arc<Role>,
    lake: Lake,
    clock: Clock,
) {
    loop {
        tokio::time::sleep(LOOKED_UP).await;
        let Some(session) = session.upgrade() else {
            return;
        };
        let why = match lake.holder(&project, &secret, clock()).await {
            Ok(Some(Reader::Holder { role: now, .. })) if now.allows_the_same(&role) => None,
            Ok(Some(_)) => Some(Ended::RoleChanged),
            Ok(None) => Some(Ended::Revoked),
            // Without the database nobody commits either.
            Err(_) => None,
        };
        if why.is_some() {
            session.ended.send_replace(why);
            return;
        }
    }
}
