//! Roles: what the holder of a token may do, with which documents.
//!
//! A role is a list of grants; a grant is a GROQ filter and what it permits on
//! the documents that fulfil it. What no grant permits is not permitted.

mod filter;
mod store;

use crate::LakeError;
use filter::Filter;
use groq::{Environment, EvaluateError, Value};
use serde_json::json;
use std::fmt;
use std::sync::{Arc, LazyLock};
pub(crate) use store::{RoleCache, Row};

/// Fulfilled by every document.
pub const EVERY_DOCUMENT: &str = "_id in path(\"**\")";

/// What may be done with a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Permission {
    /// See it, and its history.
    Read,
    /// Make it.
    Create,
    /// Change it: it must be permitted as it was and as it becomes.
    Update,
    /// Take it away.
    Delete,
}

impl Permission {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Read, Self::Create, Self::Update, Self::Delete];

    /// The name that the protocol has for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Create => "create",
            Self::Update => "update",
            Self::Delete => "delete",
        }
    }

    /// The permission of that name. Who reads a document reads its history.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "history" => Some(Self::Read),
            _ => Self::ALL.into_iter().find(|one| one.name() == name),
        }
    }
}

impl fmt::Display for Permission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Permissions on the documents that fulfil a filter.
#[derive(Clone, Debug)]
pub struct Grant {
    filter: Filter,
    permissions: Vec<Permission>,
}

impl Grant {
    /// Reads a filter such as `_id in path("drafts.**")` or `site == "jelling"`. The filter
    /// is evaluated on each document as it is stored, and reads no other.
    pub fn new(filter: &str, permissions: &[Permission]) -> Result<Self, LakeError> {
        if permissions.is_empty() {
            let message = format!("the grant on {filter:?} permits nothing");
            return Err(LakeError::InvalidRole(message));
        }
        let mut permissions = permissions.to_vec();
        permissions.sort_unstable();
        permissions.dedup();
        let filter = Filter::new(filter)?;
        Ok(Self {
            filter,
            permissions,
        })
    }

    /// The filter as it was written.
    pub fn filter(&self) -> &str {
        self.filter.text()
    }

    /// What it permits.
    pub fn permissions(&self) -> &[Permission] {
        &self.permissions
    }

    fn permits(&self, permission: Permission) -> bool {
        self.permissions.contains(&permission)
    }

    fn to_json(&self) -> serde_json::Value {
        let permissions: Vec<_> = self.permissions.iter().map(|one| one.name()).collect();
        json!({"filter": self.filter(), "permissions": permissions})
    }
}

/// What a token allows.
#[derive(Clone, Debug)]
pub struct Role {
    name: String,
    title: String,
    grants: Vec<Grant>,
    manages: bool,
}

impl Role {
    /// A role of a project's own.
    pub fn new(
        name: &str,
        title: &str,
        grants: Vec<Grant>,
        manages: bool,
    ) -> Result<Self, LakeError> {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if !(1..=64).contains(&name.len()) || !name.chars().all(fits) {
            let message = "a role's name is 1 to 64 lower-case letters, digits and dashes";
            return Err(LakeError::InvalidRole(message.to_owned()));
        }
        if Self::built_in(name).is_some() {
            let message = format!("{name} is a role of every project and cannot be changed");
            return Err(LakeError::InvalidRole(message));
        }
        if grants.is_empty() && !manages {
            return Err(LakeError::InvalidRole(format!("{name} permits nothing")));
        }
        Ok(Self {
            name: name.to_owned(),
            title: title.to_owned(),
            grants,
            manages,
        })
    }

    /// The role that every project has by this name: `viewer` reads everything,
    /// drafts too; `editor` writes as well; `administrator` also manages datasets; `website`
    /// permits nothing, and reads what anyone reads.
    pub fn built_in(name: &str) -> Option<Arc<Self>> {
        let role = BUILT_IN.iter().find(|role| role.name == name);
        role.cloned()
    }

    /// The role that may do everything.
    pub fn administrator() -> Arc<Self> {
        let [_, _, administrator, _] = &*BUILT_IN;
        administrator.clone()
    }

    /// Whether its holder is a website: someone with a name who reads what anyone reads.
    pub fn is_website(&self) -> bool {
        let [.., website] = &*BUILT_IN;
        self.name == website.name
    }

    /// Whether another role lets its holder do the same.
    pub fn allows_the_same(&self, other: &Self) -> bool {
        self.rights() == other.rights()
    }

    /// All that it permits, as text.
    pub(crate) fn rights(&self) -> String {
        let grants: Vec<serde_json::Value> = self.grants.iter().map(Grant::to_json).collect();
        serde_json::json!([self.name, self.manages, grants]).to_string()
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What people call it.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Its grants.
    pub fn grants(&self) -> &[Grant] {
        &self.grants
    }

    /// Whether it lets its holder manage datasets.
    pub fn manages(&self) -> bool {
        self.manages
    }

    /// Whether it permits this on every document.
    pub(crate) fn permits_always(&self, permission: Permission) -> bool {
        let mut grants = self.grants.iter();
        grants.any(|grant| grant.permits(permission) && grant.filter.is_every_document())
    }

    /// Whether it permits this on some documents at all.
    pub(crate) fn permits_ever(&self, permission: Permission) -> bool {
        self.grants.iter().any(|grant| grant.permits(permission))
    }

    /// Whether it permits this on the document that is `@` in the environment.
    pub(crate) fn permits(
        &self,
        permission: Permission,
        environment: &Environment,
    ) -> Result<bool, EvaluateError> {
        for grant in &self.grants {
            if grant.permits(permission) && grant.filter.is_fulfilled(environment)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

static BUILT_IN: LazyLock<[Arc<Role>; 4]> = LazyLock::new(|| {
    let role = |name: &str, title: &str, permissions: &[Permission], manages| {
        Arc::new(Role {
            name: name.to_owned(),
            title: title.to_owned(),
            grants: vec![Grant {
                filter: Filter::every_document(),
                permissions: permissions.to_vec(),
            }],
            manages,
        })
    };
    [
        role("viewer", "Viewer", &[Permission::Read], false),
        role("editor", "Editor", &Permission::ALL, false),
        role("administrator", "Administrator", &Permission::ALL, true),
        role("website", "Website", &[], false),
    ]
});

/// The environment of a filter for one document.
pub(crate) fn environment_of(document: &Value, identity: &str, at: jiff::Timestamp) -> Environment {
    Environment {
        identity: identity.into(),
        this: document.clone(),
        ..Environment::at(groq::DateTime::at(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_role_permits_what_one_of_its_grants_does() {
        let grants = vec![
            Grant::new("site == \"jelling\"", &[Permission::Read]).unwrap(),
            Grant::new("owner == identity()", &Permission::ALL).unwrap(),
            Grant::new("_id in path(\"drafts.**\")", &[Permission::Update]).unwrap(),
        ];
        let role = Role::new("local", "Local", grants, false).unwrap();
        let cases = [
            (r#"{"_id": "a", "site": "jelling"}"#, "read"),
            (r#"{"_id": "a", "site": "roskilde"}"#, ""),
            (r#"{"_id": "drafts.a", "site": "jelling"}"#, "read update"),
            (
                r#"{"_id": "a", "owner": "t1"}"#,
                "read create update delete",
            ),
            (r#"{"_id": "a", "owner": "t2"}"#, ""),
            (r#"{"_id": "a", "site": null}"#, ""),
        ];
        for (document, expected) in cases {
            let document = Value::from_json(document).unwrap();
            let environment = environment_of(&document, "t1", jiff::Timestamp::UNIX_EPOCH);
            let permitted = Permission::ALL.into_iter();
            let permitted: Vec<_> = permitted
                .filter(|one| role.permits(*one, &environment).unwrap())
                .map(Permission::name)
                .collect();
            assert_eq!(permitted.join(" "), expected, "{document:?}");
        }
        assert!(!role.permits_always(Permission::Read));
        assert!(Role::administrator().permits_always(Permission::Delete));
    }

    #[test]
    fn roles_that_make_no_sense_are_refused() {
        let all = || vec![Grant::new("true", &[Permission::Read]).unwrap()];
        for (name, grants) in [
            ("", all()),
            ("Upper", all()),
            ("viewer", all()),
            ("website", all()),
            ("none", vec![]),
        ] {
            assert!(Role::new(name, "", grants, false).is_err(), "{name}");
        }
        assert!(Role::new("manager", "", vec![], true).is_ok());
        assert!(Grant::new("true", &[]).is_err());
    }
}
