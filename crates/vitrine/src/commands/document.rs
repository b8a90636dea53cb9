//! `vitrine document`

use super::{CommandResult, connect_ready, dataset, operator, random_name};
use crate::arguments::{Document, DocumentAction, Purge};
use crate::settings::Settings;
use crate::system;
use documents::DocumentId;
use lake::{Dataset, Lake, LakeError, Purged, Transaction};
use serde_json::json;
use std::error::Error;

pub(crate) async fn run(settings: &Settings, document: &Document) -> CommandResult {
    let DocumentAction::Purge(purge) = &document.action;
    for id in &purge.ids {
        DocumentId::parse(id)?;
    }
    if !purge.yes {
        let what = if purge.only_history {
            "this erases the history"
        } else {
            "this deletes the documents, their drafts and versions, and erases the history"
        };
        let ids = purge.ids.join(", ");
        return Err(format!("{what} of {ids}: add --yes if you mean it").into());
    }
    let lake = connect_ready(settings).await?;
    let dataset = dataset(&lake, settings, &purge.dataset, &operator()).await?;
    let ids = lake.document_groups(&dataset, &purge.ids).await?;
    let deleted = if purge.only_history {
        0
    } else {
        delete(&lake, &dataset, &ids).await?
    };
    eprintln!(
        "erasing; nothing can be written to {} meanwhile",
        dataset.name
    );
    let erased = lake.purge(&dataset, &operator(), &ids).await?;
    if deleted == 0 && erased == Purged::default() {
        return Err(nothing(purge, &dataset));
    }
    println!("{deleted} documents deleted");
    println!(
        "{} changes erased; {} transactions rewritten",
        erased.changes, erased.transactions
    );
    eprintln!("{}", Purged::REMAINING_COPIES);
    Ok(())
}

fn nothing(purge: &Purge, dataset: &Dataset) -> Box<dyn Error> {
    format!(
        "there is nothing of {} in {}: neither a document nor a history.\n  \
         `vitrine query --dataset {} --perspective raw '*[…]._id'` shows the ids of documents.",
        purge.ids.join(", "),
        dataset.name,
        dataset.name,
    )
    .into()
}

/// Deletes what is there of these documents, together; how many it was.
async fn delete(lake: &Lake, dataset: &Dataset, ids: &[String]) -> Result<usize, Box<dyn Error>> {
    let found = lake.documents(dataset, &operator(), ids).await?;
    if found.documents.is_empty() {
        return Ok(0);
    }
    let there = ids.iter().filter(|id| !found.omitted.contains(id));
    let transaction = Transaction {
        id: random_name(22),
        mutations: there.map(|id| json!({"delete": {"id": id}})).collect(),
        now: system::now(),
        dry_run: false,
        generate_array_keys: false,
        limits: groq::Limits::default(),
        long_evaluations: None,
    };
    let mut keys = || random_name(12);
    let done = lake
        .transact(dataset, &operator(), transaction, &mut keys)
        .await;
    match done {
        Ok(outcome) => Ok(outcome.results.len()),
        Err(LakeError::Mutation(failure)) if failure.status() == 409 => Err(format!(
            "{failure}\n  Nothing was deleted or erased. Take the references out of those \
             documents first, or erase them in the same command."
        )
        .into()),
        Err(error) => Err(error.into()),
    }
}
