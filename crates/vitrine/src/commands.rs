//! The commands, one a file.

pub(crate) mod assets;
pub(crate) mod builds;
pub(crate) mod check;
pub(crate) mod content;
pub(crate) mod cors;
pub(crate) mod dataset;
pub(crate) mod document;
pub(crate) mod explain;
pub(crate) mod export;
pub(crate) mod generate;
pub(crate) mod import;
pub(crate) mod index;
pub(crate) mod migrate;
pub(crate) mod project;
pub(crate) mod query;
pub(crate) mod redirects;
pub(crate) mod release;
pub(crate) mod role;
pub(crate) mod token;
pub(crate) mod web;

use crate::arguments::DatasetArguments;
use crate::settings::Settings;
use crate::system;
use lake::{Dataset, Lake, LakeError, Principal, Role};
use std::error::Error;
use tokio::signal::unix::{Signal, SignalKind, signal};

pub(crate) type CommandResult = Result<(), Box<dyn Error>>;

/// Connects to the database. A command for a person does not wait for one that is away.
pub(crate) async fn connect(settings: &Settings) -> Result<Lake, Box<dyn Error>> {
    Lake::reach(&settings.content.database_url)
        .await
        .map_err(|error| unreached(&error))?;
    connect_patiently(settings).await
}

/// Connects to a database that may still be starting.
pub(crate) async fn connect_patiently(settings: &Settings) -> Result<Lake, Box<dyn Error>> {
    let content = &settings.content;
    let connections = content.database_connections.get();
    let lake = Lake::connect(&content.database_url, connections).await;
    Ok(lake.map_err(|error| unreached(&error))?)
}

fn unreached(error: &LakeError) -> String {
    if let Some(message) = error.refusal() {
        return format!(
            "PostgreSQL refuses: {message}\n  \
             --database or VITRINE_DATABASE_URL says which database and as whom; \
             `createdb` makes a database."
        );
    }
    let cause = error.source().map(ToString::to_string).unwrap_or_default();
    format!(
        "cannot reach PostgreSQL: {cause}\n  \
         Is it running? --database or VITRINE_DATABASE_URL says where; in a checkout, \
         `make services` starts one."
    )
}

/// Connects, if the schema is there.
pub(crate) async fn connect_ready(settings: &Settings) -> Result<Lake, Box<dyn Error>> {
    ready(connect(settings).await?).await
}

/// Refuses a database whose schema is missing or old.
pub(crate) async fn ready(lake: Lake) -> Result<Lake, Box<dyn Error>> {
    if !lake.ready().await.unwrap_or(false) {
        return Err("the database has no schema of this version yet: run `vitrine migrate`".into());
    }
    Ok(lake)
}

/// The dataset that a command is for.
pub(crate) async fn dataset(
    lake: &Lake,
    settings: &Settings,
    arguments: &DatasetArguments,
    principal: &Principal,
) -> Result<Dataset, Box<dyn Error>> {
    let project = settings.project(arguments.project.as_deref())?;
    lake.project(project).await?;
    Ok(lake.dataset(project, &arguments.dataset, principal).await?)
}

/// What to do about an error, where there is something to do.
pub(crate) fn advice(error: &(dyn Error + 'static)) -> Option<String> {
    match error.downcast_ref()? {
        LakeError::NoSuchProject(id) => Some(format!(
            "`vitrine project list` shows the projects; `vitrine project create {id}` makes this one."
        )),
        LakeError::NoSuchDataset { project, dataset } => Some(format!(
            "`vitrine dataset list --project {project}` shows what there is; \
             `vitrine dataset create --project {project} {dataset}` makes this one."
        )),
        LakeError::ProjectHasDatasets { project, .. } => Some(format!(
            "`vitrine dataset delete --project {project} NAME` deletes one; this cannot be undone."
        )),
        _ => None,
    }
}

/// Waits for an interrupt or a request to end. From the call on neither ends the
/// program by itself, so that what is begun after it can be cleared away.
pub(crate) fn interrupted() -> impl Future<Output = ()> {
    let kinds = [SignalKind::interrupt(), SignalKind::terminate()];
    let [interrupt, end] = kinds.map(|kind| signal(kind).ok());
    async move {
        tokio::select! {
            () = received(interrupt) => {}
            () = received(end) => {}
        }
    }
}

async fn received(signal: Option<Signal>) {
    match signal {
        Some(mut signal) => signal.recv().await,
        None => std::future::pending().await,
    };
}

/// Who holds the database may do everything.
pub(crate) fn operator() -> Principal {
    Principal::Holder {
        id: "operator".to_owned(),
        role: Role::administrator(),
        now: system::now(),
    }
}

/// A random name of this many letters and digits, none easily mistaken for another.
pub(crate) fn random_name(length: usize) -> String {
    http_server::random_name(&*system::entropy(), length)
}
