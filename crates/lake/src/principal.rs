//! Whose permissions count for a request.

use crate::LakeError;
use crate::role::{Permission, Role, environment_of};
use documents::{Document, canonical};
use groq::{EvaluateError, Value};
use jiff::Timestamp;
use std::sync::Arc;

/// Whose permissions count for a request. Whose share is charged is another matter: a website's token
/// is charged to the website, and its principal is [`Principal::Anonymous`].
#[derive(Clone, Debug)]
pub enum Principal {
    /// Anyone, without a token or with that of a website: reads published documents of public
    /// datasets, and of these only those whose id has no dot.
    Anonymous,
    /// The holder of a token that has permissions.
    Holder {
        /// The id that history and `identity()` show.
        id: String,
        /// What the token allows.
        role: Arc<Role>,
        /// The value of `now()` in a role's filter: the time of the request, or for a stream that
        /// of the event.
        now: Timestamp,
    },
}

/// Whether anyone may read the document of this id: not a draft, not a version, none of the
/// system's.
pub(crate) fn is_for_anyone(id: &str) -> bool {
    !id.contains('.')
}

impl Principal {
    /// The value of `identity()`.
    pub fn identity(&self) -> &str {
        match self {
            Principal::Anonymous => "<anonymous>",
            Principal::Holder { id, .. } => id,
        }
    }

    /// A key of the permissions. Two principals have the same key only if they may read the same
    /// documents and have the same `identity()`.
    pub fn rights(&self) -> String {
        match self {
            Principal::Anonymous => String::new(),
            Principal::Holder { id, role, .. } => format!("{id} {}", role.rights()),
        }
    }

    /// The same principal at another time, for `now()` in the filters of its role: a stream is open for a
    /// long time.
    #[must_use]
    pub fn at(&self, time: Timestamp) -> Self {
        match self {
            Principal::Anonymous => Principal::Anonymous,
            Principal::Holder { id, role, .. } => Principal::Holder {
                id: id.clone(),
                role: role.clone(),
                now: time,
            },
        }
    }

    /// Whether it has no permissions of its own. It then sees only published documents without a dot
    /// in their id, which a statement can select by id and layer.
    pub fn is_anonymous(&self) -> bool {
        matches!(self, Principal::Anonymous)
    }

    /// Whether the principal may manage datasets.
    pub fn manages(&self) -> bool {
        matches!(self, Principal::Holder { role, .. } if role.manages())
    }

    /// Whether every document may be read, so that none needs to be tested with
    /// [`Principal::may_read`].
    pub fn sees_everything(&self) -> bool {
        match self {
            Principal::Anonymous => false,
            Principal::Holder { role, .. } => role.permits_always(Permission::Read),
        }
    }

    /// Whether a document may be read, given as it is stored.
    pub fn may_read(&self, document: &Value) -> Result<bool, EvaluateError> {
        match self {
            Principal::Anonymous => {
                let id = document.attribute("_id");
                Ok(id.as_str().is_some_and(is_for_anyone))
            }
            Principal::Holder { .. } => self.may(Permission::Read, document),
        }
    }

    /// Whether something may be done with a document, given as it is stored.
    pub(crate) fn may(
        &self,
        permission: Permission,
        document: &Value,
    ) -> Result<bool, EvaluateError> {
        match self {
            Principal::Anonymous => Ok(false),
            Principal::Holder { role, .. } if role.permits_always(permission) => Ok(true),
            Principal::Holder { role, id, now } => {
                role.permits(permission, &environment_of(document, id, *now))
            }
        }
    }

    /// Whether the role permits this for some documents, always or under a condition.
    pub(crate) fn may_ever(&self, permission: Permission) -> bool {
        match self {
            Principal::Anonymous => false,
            Principal::Holder { role, .. } => role.permits_ever(permission),
        }
    }

    /// Whether the principal may do everything with every document.
    pub(crate) fn may_everything(&self) -> bool {
        match self {
            Principal::Anonymous => false,
            Principal::Holder { role, .. } => {
                Permission::ALL.iter().all(|one| role.permits_always(*one))
            }
        }
    }

    /// Whether the principal may create some documents. A request of another is refused early.
    pub fn may_create_some(&self) -> bool {
        self.may_ever(Permission::Create)
    }

    /// Whether a document, given as JSON text, may be made.
    pub fn may_create(&self, document: &str) -> Result<bool, LakeError> {
        match self {
            Principal::Anonymous => Ok(false),
            Principal::Holder { role, .. } if role.permits_always(Permission::Create) => Ok(true),
            Principal::Holder { .. } => self.may_with_text(&[Permission::Create], document),
        }
    }

    /// Whether all of this may be done with a document that is being written.
    pub(crate) fn may_with(
        &self,
        permissions: &[Permission],
        document: &Document,
    ) -> Result<bool, LakeError> {
        let Principal::Holder { role, .. } = self else {
            return Ok(false);
        };
        if permissions.iter().all(|one| role.permits_always(*one)) {
            return Ok(true);
        }
        self.may_with_text(permissions, &canonical::document(document))
    }

    /// Whether all of this may be done with a document, given as JSON text.
    pub(crate) fn may_with_text(
        &self,
        permissions: &[Permission],
        document: &str,
    ) -> Result<bool, LakeError> {
        let document = Value::from_json(document)?;
        for permission in permissions {
            if !self.may(*permission, &document)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Refuses a principal that may not manage datasets.
pub(crate) fn require_manager(principal: &Principal) -> Result<(), LakeError> {
    if principal.manages() {
        Ok(())
    } else {
        Err(LakeError::Forbidden("manage"))
    }
}
