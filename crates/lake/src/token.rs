//! Tokens: what lets a program or a person in.

use crate::dataset::is_project_id;
use crate::role::{Role, Row};
use crate::rows::from_row;
use crate::{Lake, LakeError, PendingTask, Principal};
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use sqlx::PgConnection;

/// A token as it is stored. The secret itself is not stored.
#[derive(Clone, Debug)]
pub struct Token {
    /// Its id, which is also the id of who holds it.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// The name of its role.
    pub role: String,
    /// When it ends, as RFC 3339; never, if there is none.
    pub expires_at: Option<String>,
}

from_row!(Token: id, label, role, expires_at);

/// A token to make.
#[derive(Clone, Debug)]
pub struct NewToken {
    /// The project it opens.
    pub project: String,
    /// Its id.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// The name of the role that defines what it allows.
    pub role: String,
    /// When it ends.
    pub expires_at: Option<Timestamp>,
}

/// A token that was found, with the project's own role if it has one.
struct Held {
    id: String,
    name: String,
    title: Option<String>,
    grants: Option<String>,
    manages: Option<bool>,
}

from_row!(Held: id, name, title, grants, manages);

/// The tokens of a project whose time is not over, with their roles, but for a last condition.
macro_rules! held {
    ($condition:literal) => {
        concat!(
            "select t.id, t.role as name, r.title, r.grants, r.manages
             from token t left join role r on r.project = t.project and r.name = t.role
             where t.project = $1
             and (t.expires_at is null or t.expires_at > $3::timestamptz) and ",
            $condition
        )
    };
}

impl Lake {
    /// Stores a token by the hash of its secret. The caller has the database, and needs no
    /// other permission.
    pub async fn create_token(
        &self,
        new: &NewToken,
        secret: &str,
        now: Timestamp,
    ) -> Result<(), LakeError> {
        self.project(&new.project).await?;
        self.role(&new.project, &new.role).await?;
        sqlx::query(
            "insert into token (id, project, label, role, hash, created_at, expires_at)
             values ($1, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz)",
        )
        .bind(&new.id)
        .bind(&new.project)
        .bind(&new.label)
        .bind(&new.role)
        .bind(hash(secret))
        .bind(now.to_string())
        .bind(new.expires_at.map(|at| at.to_string()))
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Who holds a secret; `None` if it is unknown or its time is over.
    pub async fn holder(
        &self,
        project: &str,
        secret: &str,
        now: Timestamp,
    ) -> Result<Option<Principal>, LakeError> {
        if !is_project_id(project) {
            return Ok(None);
        }
        let found: Option<Held> = sqlx::query_as(held!("t.hash = $2"))
            .bind(project)
            .bind(hash(secret))
            .bind(now.to_string())
            .fetch_optional(&self.pool)
            .await?;
        self.principal_of(project, found, now)
    }

    /// Who holds the token of an id, in a transaction; `None` as for [`Lake::holder`].
    pub(crate) async fn holder_of_id(
        &self,
        database: &mut PgConnection,
        (project, id): (&str, &str),
        now: Timestamp,
    ) -> Result<Option<Principal>, LakeError> {
        let found: Option<Held> = sqlx::query_as(held!("t.id = $2"))
            .bind(project)
            .bind(id)
            .bind(now.to_string())
            .fetch_optional(database)
            .await?;
        self.principal_of(project, found, now)
    }

    fn principal_of(
        &self,
        project: &str,
        held: Option<Held>,
        now: Timestamp,
    ) -> Result<Option<Principal>, LakeError> {
        let Some(held) = held else {
            return Ok(None);
        };
        let role = match (Role::built_in(&held.name), held.title.zip(held.grants)) {
            (Some(role), _) => role,
            (None, Some((title, grants))) => {
                let row = Row {
                    name: held.name,
                    title,
                    grants,
                    manages: held.manages.unwrap_or(false),
                };
                self.known_roles.role(project, row)?
            }
            // A role that is no more allows nothing.
            (None, None) => return Ok(None),
        };
        Ok(Some(Principal::Holder {
            id: held.id,
            role,
            now,
        }))
    }

    /// The tokens of a project.
    pub async fn tokens(&self, project: &str) -> Result<Vec<Token>, LakeError> {
        let tokens = sqlx::query_as(
            "select id, label, role, expires_at::text as expires_at
             from token where project = $1 order by created_at",
        );
        Ok(tokens.bind(project).fetch_all(&self.pool).await?)
    }

    /// Ends a token. Returns what its holder began for releases and is not done yet, which
    /// nobody may do any more unless another takes it over; `None` if there is no token of that
    /// id.
    pub async fn revoke_token(
        &self,
        project: &str,
        id: &str,
    ) -> Result<Option<Vec<PendingTask>>, LakeError> {
        let gone = sqlx::query("delete from token where project = $1 and id = $2")
            .bind(project)
            .bind(id)
            .execute(&self.pool)
            .await?;
        if gone.rows_affected() == 0 {
            return Ok(None);
        }
        Ok(Some(self.pending_tasks(project, Some(id)).await?))
    }
}

/// Secrets are long and random, so a plain hash protects them: there is nothing to guess.
fn hash(secret: &str) -> Vec<u8> {
    Sha256::digest(secret).to_vec()
}
