//! Roles in the database.

use super::{Grant, Permission, Role};
use crate::rows::from_row;
use crate::{Lake, LakeError};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A role as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) grants: String,
    pub(crate) manages: bool,
}

from_row!(Row: name, title, grants, manages);

impl Row {
    fn read(&self) -> Result<Role, LakeError> {
        Ok(Role {
            name: self.name.clone(),
            title: self.title.clone(),
            grants: Grant::parse_all(&self.grants)?,
            manages: self.manages,
        })
    }
}

impl Grant {
    /// Reads a list of grants from JSON:
    /// `[{"filter": "site == \"jelling\"", "permissions": ["read", "update"]}]`.
    pub fn parse_all(json: &str) -> Result<Vec<Self>, LakeError> {
        let wrong = |why: String| LakeError::InvalidRole(format!("the grants: {why}"));
        let list: Vec<Value> =
            serde_json::from_str(json).map_err(|error| wrong(error.to_string()))?;
        list.iter()
            .map(|grant| {
                let shape = || wrong(format!("{grant} has no \"filter\" and \"permissions\""));
                let filter = grant["filter"].as_str().ok_or_else(shape)?;
                let names = grant["permissions"].as_array().ok_or_else(shape)?;
                let permissions: Result<Vec<_>, _> = names.iter().map(permission).collect();
                Self::new(filter, &permissions?)
            })
            .collect()
    }
}

fn permission(name: &Value) -> Result<Permission, LakeError> {
    let found = name.as_str().and_then(Permission::named);
    found.ok_or_else(|| {
        let known = Permission::ALL.map(Permission::name).join(", ");
        LakeError::InvalidRole(format!("{name} is no permission; there are {known}"))
    })
}

/// Roles that were read before, by project and name, each with the row it was
/// read from: a row that has changed is read again.
#[derive(Debug, Default)]
pub(crate) struct RoleCache(Mutex<BTreeMap<ProjectAndName, (Row, Arc<Role>)>>);

type ProjectAndName = (String, String);

impl RoleCache {
    pub(crate) fn role(&self, project: &str, row: Row) -> Result<Arc<Role>, LakeError> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (project.to_owned(), row.name.clone());
        if let Some((read, role)) = known.get(&key)
            && *read == row
        {
            return Ok(role.clone());
        }
        let role = Arc::new(row.read()?);
        known.insert(key, (row, role.clone()));
        Ok(role)
    }
}

impl Lake {
    /// Makes a role of a project, or changes it for all who have it. Who calls
    /// this has the database, and needs no other permission.
    pub async fn put_role(&self, project: &str, role: &Role) -> Result<(), LakeError> {
        self.project(project).await?;
        let grants: Vec<Value> = role.grants.iter().map(Grant::to_json).collect();
        sqlx::query(
            "insert into role (project, name, title, grants, manages)
             values ($1, $2, $3, $4, $5)
             on conflict (project, name) do update set
               title = excluded.title, grants = excluded.grants, manages = excluded.manages",
        )
        .bind(project)
        .bind(&role.name)
        .bind(&role.title)
        .bind(Value::from(grants).to_string())
        .bind(role.manages)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The roles of a project: those that every project has, then its own.
    pub async fn roles(&self, project: &str) -> Result<Vec<Arc<Role>>, LakeError> {
        let rows: Vec<Row> = sqlx::query_as(
            "select name, title, grants, manages from role where project = $1 order by name",
        )
        .bind(project)
        .fetch_all(&self.pool)
        .await?;
        let mut roles = super::BUILT_IN.to_vec();
        for row in rows {
            roles.push(self.known_roles.role(project, row)?);
        }
        Ok(roles)
    }

    /// A role by its name.
    pub async fn role(&self, project: &str, name: &str) -> Result<Arc<Role>, LakeError> {
        let roles = self.roles(project).await?;
        let found = roles.into_iter().find(|role| role.name == name);
        found.ok_or_else(|| LakeError::NoSuchRole(name.to_owned()))
    }

    /// Deletes a role of a project that no token has.
    pub async fn delete_role(&self, project: &str, name: &str) -> Result<(), LakeError> {
        let gone = sqlx::query(
            "delete from role r where project = $1 and name = $2
             and not exists (select 1 from token t where t.project = $1 and t.role = $2)",
        )
        .bind(project)
        .bind(name)
        .execute(&self.pool)
        .await?;
        if gone.rows_affected() > 0 {
            return Ok(());
        }
        if Role::built_in(name).is_some() {
            let message = format!("{name} is a role of every project and cannot be deleted");
            return Err(LakeError::InvalidRole(message));
        }
        self.role(project, name).await?;
        Err(LakeError::RoleInUse(name.to_owned()))
    }
}
