//! Projects and datasets.

use crate::configuration::{ConfigurationDigests, ConfigurationInForce, install};
use crate::hot_paths::HotPathLock;
use crate::principal::require_manager;
use crate::rows::from_row;
use crate::{DatasetConfiguration, Lake, LakeError, Principal};
use jiff::Timestamp;
use std::sync::Arc;

/// A dataset that the reader may use.
#[derive(Clone, Debug)]
pub struct Dataset {
    /// Its number in the database.
    pub ds: i32,
    /// The project it belongs to.
    pub project: String,
    /// Its name.
    pub name: String,
    /// Whether anyone may read its published documents.
    pub public: bool,
    /// When it was made, as RFC 3339.
    pub created_at: String,
    pub(crate) in_force: Arc<ConfigurationInForce>,
}

impl Dataset {
    /// What its documents are looked up by, and what of them is searched.
    pub fn configuration(&self) -> &DatasetConfiguration {
        &self.in_force.configuration
    }
}

struct Row {
    ds: i32,
    project: String,
    name: String,
    public: bool,
    created_at: String,
    configuration: Option<String>,
    former_configuration: Option<String>,
}

from_row!(Row: ds, project, name, public, created_at, configuration, former_configuration);

/// A dataset to make.
#[derive(Clone, Debug)]
pub struct NewDataset {
    /// The project it belongs to.
    pub project: String,
    /// Its name.
    pub name: String,
    /// Whether anyone may read its published documents.
    pub public: bool,
    /// What its documents are looked up by, and what of them is searched.
    pub configuration: DatasetConfiguration,
}

const COLUMNS: &str = "ds, project, name, public, configuration, former_configuration, \
    to_char(created_at at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"') as created_at";

impl Lake {
    /// Makes a project, or gives an existing one this name.
    pub async fn put_project(&self, id: &str, name: &str, now: Timestamp) -> Result<(), LakeError> {
        check_project_id(id)?;
        sqlx::query(
            "insert into project (id, name, created_at) values ($1, $2, $3::timestamptz)
             on conflict (id) do update set name = excluded.name",
        )
        .bind(id)
        .bind(name)
        .bind(now.to_string())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Deletes a project with its tokens and roles. One that still has datasets stays: each of
    /// them is deleted by its own name.
    pub async fn delete_project(&self, id: &str, principal: &Principal) -> Result<(), LakeError> {
        require_manager(principal)?;
        let names: Vec<String> =
            sqlx::query_scalar("select name from dataset where project = $1 order by name")
                .bind(id)
                .fetch_all(&self.pool)
                .await?;
        if !names.is_empty() {
            let (project, datasets) = (id.to_owned(), names.join(", "));
            return Err(LakeError::ProjectHasDatasets { project, datasets });
        }
        let deleted = sqlx::query("delete from project where id = $1")
            .bind(id)
            .execute(&self.pool)
            .await?;
        if deleted.rows_affected() == 0 {
            return Err(LakeError::NoSuchProject(id.to_owned()));
        }
        Ok(())
    }

    /// The name of a project.
    pub async fn project(&self, id: &str) -> Result<String, LakeError> {
        if !is_project_id(id) {
            return Err(LakeError::NoSuchProject(id.to_owned()));
        }
        let name = sqlx::query_scalar("select name from project where id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        name.ok_or_else(|| LakeError::NoSuchProject(id.to_owned()))
    }

    /// Every project: id and name.
    pub async fn projects(&self) -> Result<Vec<(String, String)>, LakeError> {
        let projects = sqlx::query_as("select id, name from project order by id");
        Ok(projects.fetch_all(&self.pool).await?)
    }

    /// A dataset, if the reader may know of it: a private one does not exist for
    /// a reader without a token.
    pub async fn dataset(
        &self,
        project: &str,
        name: &str,
        principal: &Principal,
    ) -> Result<Dataset, LakeError> {
        let none = || LakeError::NoSuchDataset {
            project: project.to_owned(),
            dataset: name.to_owned(),
        };
        // PostgreSQL refuses some characters, so an invalid name is never queried.
        if !is_project_id(project) || check_dataset_name(name).is_err() {
            return Err(none());
        }
        match self.known_dataset(project, name, principal).await? {
            Some(found) => Ok(found),
            // A private dataset and a missing one cost the same here too.
            None => Err(self.project(project).await.err().unwrap_or_else(none)),
        }
    }

    /// Whether anyone may read of a dataset, named `project/name`, if that was looked up in
    /// the last two seconds; without waiting.
    pub fn is_known_public(&self, dataset: &str) -> bool {
        let known = self.known_datasets.get(dataset);
        known.is_some_and(|dataset| dataset.public)
    }

    /// Almost every call begins here. The lake caches a dataset for two seconds, in which
    /// another node may have closed or deleted it. One caller looks it up for all: a
    /// thousand lookups at once would exhaust the connection pool.
    ///
    /// For a reader without a token, a private dataset costs the same statement as a
    /// missing one, on every call and whoever else uses it: the response time would reveal
    /// that it exists.
    async fn known_dataset(
        &self,
        project: &str,
        name: &str,
        principal: &Principal,
    ) -> Result<Option<Dataset>, LakeError> {
        let key = format!("{project}/{name}");
        let anyone = principal.is_anonymous();
        let known = || {
            let known = self.known_datasets.get(&key)?;
            (known.public || !anyone).then(|| Dataset::clone(&known))
        };
        if let Some(known) = known() {
            return Ok(Some(known));
        }
        // Readers with a token and readers without one wait for separate lookups.
        let lookup = format!("{key}?{anyone}");
        let lookup = self.dataset_lookups.get_with(lookup, Arc::default);
        let _looking = lookup.lock().await;
        if let Some(known) = known() {
            return Ok(Some(known));
        }
        let sql = concat_columns(
            "select {} from dataset where project = $1 and name = $2 and (public or not $3)",
        );
        let found: Option<Row> = sqlx::query_as(sqlx::AssertSqlSafe(sql))
            .bind(project)
            .bind(name)
            .bind(anyone)
            .fetch_optional(&self.pool)
            .await?;
        let Some(found) = found else {
            return Ok(None);
        };
        let found = self.with_configuration(found).await?;
        self.known_datasets.insert(key, Arc::new(found.clone()));
        Ok(Some(found))
    }

    async fn with_configuration(&self, row: Row) -> Result<Dataset, LakeError> {
        let digests = ConfigurationDigests {
            current: row.configuration,
            former: row.former_configuration,
        };
        Ok(Dataset {
            ds: row.ds,
            project: row.project,
            name: row.name,
            public: row.public,
            created_at: row.created_at,
            in_force: self.configuration_in_force(&self.pool, digests).await?,
        })
    }

    /// The datasets of a project that the reader may know of.
    pub async fn datasets(
        &self,
        project: &str,
        principal: &Principal,
    ) -> Result<Vec<Dataset>, LakeError> {
        let sql = concat_columns(
            "select {} from dataset where project = $1 and (public or not $2) order by name",
        );
        let rows: Vec<Row> = sqlx::query_as(sqlx::AssertSqlSafe(sql))
            .bind(project)
            .bind(principal.is_anonymous())
            .fetch_all(&self.pool)
            .await?;
        let mut datasets = Vec::with_capacity(rows.len());
        for row in rows {
            datasets.push(self.with_configuration(row).await?);
        }
        Ok(datasets)
    }

    /// Makes a dataset, and declares what it is looked up by.
    pub async fn create_dataset(
        &self,
        new: &NewDataset,
        principal: &Principal,
        now: Timestamp,
    ) -> Result<(), LakeError> {
        require_manager(principal)?;
        check_dataset_name(&new.name)?;
        self.project(&new.project).await?;
        let mut lock = HotPathLock::take(&self.pool).await?;
        let configuration = install::store(lock.database(), &new.configuration).await?;
        let made = sqlx::query(
            "insert into dataset
               (project, name, public, created_at, configuration, former_configuration)
             values ($1, $2, $3, $4::timestamptz, $5, $5) on conflict do nothing",
        )
        .bind(&new.project)
        .bind(&new.name)
        .bind(new.public)
        .bind(now.to_string())
        .bind(configuration)
        .execute(lock.database())
        .await?;
        if made.rows_affected() == 0 {
            return Err(LakeError::DatasetExists(new.name.clone()));
        }
        lock.declare().await?;
        lock.commit().await
    }

    /// Opens a dataset to everyone, or closes it.
    pub async fn set_public(
        &self,
        dataset: &Dataset,
        public: bool,
        principal: &Principal,
    ) -> Result<(), LakeError> {
        require_manager(principal)?;
        sqlx::query(
            "update dataset set public = $2,
               public_since = case when $2 and not public then seq else public_since end
             where ds = $1",
        )
        .bind(dataset.ds)
        .bind(public)
        .execute(&self.pool)
        .await?;
        self.known_datasets.invalidate_all();
        self.announce_dataset(dataset.ds);
        Ok(())
    }

    /// Deletes a dataset with all its documents and its history.
    pub async fn delete_dataset(
        &self,
        dataset: &Dataset,
        principal: &Principal,
    ) -> Result<(), LakeError> {
        require_manager(principal)?;
        sqlx::query("delete from dataset where ds = $1")
            .bind(dataset.ds)
            .execute(&self.pool)
            .await?;
        self.known_datasets.invalidate_all();
        self.announce_dataset(dataset.ds);
        Ok(())
    }
}

/// Letters, digits and dashes.
pub(crate) fn is_project_id(id: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-';
    (1..=64).contains(&id.len()) && id.chars().all(fits)
}

fn check_project_id(id: &str) -> Result<(), LakeError> {
    if is_project_id(id) {
        return Ok(());
    }
    let message = "`projectId` can only contain a-z, 0-9 and dashes";
    Err(LakeError::InvalidName(message.to_owned()))
}

/// Lower-case letters, digits, underscores and dashes, after a tilde if there is one.
fn check_dataset_name(name: &str) -> Result<(), LakeError> {
    let rest = name.strip_prefix('~').unwrap_or(name);
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
    let begins = rest.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit());
    if begins && name.len() <= 64 && rest.chars().all(fits) {
        return Ok(());
    }
    let message = "Datasets can only contain lowercase characters, numbers, underscores and \
                   dashes, and start with tilde, and be maximum 64 characters";
    Err(LakeError::InvalidName(message.to_owned()))
}

/// Puts the columns of a dataset into a statement.
fn concat_columns(statement: &'static str) -> String {
    statement.replace("{}", COLUMNS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_the_rules() {
        for (name, fits) in [
            ("production", true),
            ("a_b-1", true),
            ("~tilde", true),
            ("Upper", false),
            ("a~b", false),
            ("", false),
            ("-a", false),
            (&"a".repeat(65), false),
        ] {
            assert_eq!(check_dataset_name(name).is_ok(), fits, "{name}");
        }
        for (id, fits) in [
            ("museum01", true),
            ("a-b", true),
            ("a_b", false),
            ("", false),
        ] {
            assert_eq!(check_project_id(id).is_ok(), fits, "{id}");
        }
    }
}
