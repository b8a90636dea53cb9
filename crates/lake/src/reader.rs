//! Who asks, and what that lets them see and do.

use std::fmt;

/// Someone who reads or writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reader {
    /// No token: published documents of public datasets, and of these only those
    /// whose id has no dot.
    Anonymous,
    /// The holder of a token.
    Holder {
        /// The id that history and `identity()` show.
        id: String,
        /// What the token allows.
        role: Role,
    },
}

/// What a token allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Reads everything, drafts too.
    Viewer,
    /// Reads and writes documents.
    Editor,
    /// Does all that, and manages datasets.
    Administrator,
}

impl Role {
    /// The role's name.
    pub fn name(self) -> &'static str {
        match self {
            Role::Viewer => "viewer",
            Role::Editor => "editor",
            Role::Administrator => "administrator",
        }
    }

    /// The role of that name.
    pub fn named(name: &str) -> Option<Self> {
        let all = [Role::Viewer, Role::Editor, Role::Administrator];
        all.into_iter().find(|role| role.name() == name)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Reader {
    /// What `identity()` says.
    pub fn identity(&self) -> &str {
        match self {
            Reader::Anonymous => "<anonymous>",
            Reader::Holder { id, .. } => id,
        }
    }

    pub(crate) fn is_anonymous(&self) -> bool {
        *self == Reader::Anonymous
    }

    /// Whether the reader has at least this role.
    pub fn may(&self, role: Role) -> bool {
        matches!(self, Reader::Holder { role: own, .. } if *own >= role)
    }
}
