//! The tokens of open streams, which are checked while the streams are open: a token that is
//! revoked, or whose role changes, ends its streams.

use crate::settings::Clock;
use lake::{Lake, Principal, Role};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::watch;

/// How often a token is checked, once for all of its streams on this node. A stream ends within
/// five seconds, also on a busy machine.
const TOKEN_CHECK_INTERVAL: Duration = Duration::from_secs(2);

/// Why the streams of a token end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenEnd {
    /// It is revoked, or its time is over.
    Revoked,
    /// It has other permissions now. Clients may open its streams again.
    RoleChanged,
}

/// The tokens of open streams by project and hash.
#[derive(Default)]
pub(crate) struct WatchedTokens(Mutex<HashMap<Key, Weak<WatchedToken>>>);

/// A project, and the hash of a secret.
type Key = (String, [u8; 32]);

/// A token that streams are open with.
pub(crate) struct WatchedToken {
    end: watch::Sender<Option<TokenEnd>>,
}

/// A token as a request presents it.
pub(crate) struct PresentedToken<'a> {
    pub(crate) project: &'a str,
    pub(crate) secret: &'a str,
    pub(crate) role: Arc<Role>,
}

impl WatchedTokens {
    /// Watches a token as long as what this returns is held.
    pub(crate) fn watch(
        &self,
        presented: &PresentedToken<'_>,
        lake: &Lake,
        clock: &Clock,
    ) -> Arc<WatchedToken> {
        let hash: [u8; 32] = Sha256::digest(presented.secret).into();
        let key = (presented.project.to_owned(), hash);
        let mut tokens = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let watched = tokens.get(&key).and_then(Weak::upgrade);
        if let Some(token) = watched.filter(|token| token.end().is_none()) {
            return token;
        }
        tokens.retain(|_, token| token.strong_count() > 0);
        let end = watch::Sender::new(None);
        let token = Arc::new(WatchedToken { end });
        tokens.insert(key, Arc::downgrade(&token));
        tokio::spawn(check_repeatedly(
            Arc::downgrade(&token),
            presented.project.to_owned(),
            presented.secret.to_owned(),
            presented.role.clone(),
            lake.clone(),
            clock.clone(),
        ));
        token
    }
}

impl WatchedToken {
    /// Why its streams end, if they do.
    pub(crate) fn end(&self) -> Option<TokenEnd> {
        *self.end.borrow()
    }

    /// Waits until its streams end.
    pub(crate) async fn wait_for_end(&self) -> TokenEnd {
        let mut end = self.end.subscribe();
        let end = end.wait_for(Option::is_some).await;
        match end.map(|end| *end) {
            Ok(Some(end)) => end,
            // The sender is part of this token: it cannot be dropped during the wait.
            _ => std::future::pending().await,
        }
    }
}

async fn check_repeatedly(
    token: Weak<WatchedToken>,
    project: String,
    secret: String,
    role: Arc<Role>,
    lake: Lake,
    clock: Clock,
) {
    loop {
        tokio::time::sleep(TOKEN_CHECK_INTERVAL).await;
        let Some(token) = token.upgrade() else {
            return;
        };
        let end = match lake.holder(&project, &secret, clock()).await {
            Ok(Some(Principal::Holder {
                role: current_role, ..
            })) if current_role.allows_the_same(&role) => None,
            Ok(Some(_)) => Some(TokenEnd::RoleChanged),
            Ok(None) => Some(TokenEnd::Revoked),
            // The database is unreachable. The stream stays open, since nothing is committed either.
            Err(_) => None,
        };
        if end.is_some() {
            token.end.send_replace(end);
            return;
        }
    }
}
