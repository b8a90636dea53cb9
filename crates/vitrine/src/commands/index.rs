//! `vitrine index`

use super::{CommandResult, connect_ready, interrupted};
use crate::arguments::{Index, IndexAction};
use crate::progress::Progress;
use crate::settings::Settings;
use search::{IndexStatus, SearchIndex, VectorStatus};
use std::cell::RefCell;

pub(crate) async fn run(settings: &Settings, command: &Index) -> CommandResult {
    let lake = connect_ready(settings).await?;
    let index = SearchIndex::new(&lake).with_embedder(settings.search.embedder());
    match &command.action {
        IndexAction::Status => status(&index).await,
        IndexAction::Rebuild { dataset } => tokio::select! {
            done = rebuild(&index, dataset.as_deref()) => done,
            () = interrupted() => {
                Err("stopped: what was written is used; run it again to write the rest".into())
            }
        },
    }
}

async fn status(index: &SearchIndex) -> CommandResult {
    for dataset in index.status().await? {
        println!("{}", line(&dataset));
    }
    for model in index.vectors().await? {
        println!("{}", model_line(&model));
    }
    let dictionaries = index.dictionaries().await?;
    if dictionaries.is_empty() {
        println!("no dictionaries: words are reduced by rules alone");
    } else {
        println!("dictionaries: {}", dictionaries.join(", "));
    }
    Ok(())
}

fn line(dataset: &IndexStatus) -> String {
    let state = match (dataset.outdated, dataset.behind) {
        (true, _) => "to be written again".to_owned(),
        (false, 0) => "up to date".to_owned(),
        (false, 1) => "1 transaction behind".to_owned(),
        (false, behind) => format!("{behind} transactions behind"),
    };
    format!("{}: {} pages, {state}", dataset.name, dataset.entries)
}

fn model_line(model: &VectorStatus) -> String {
    let state = match (model.serves, model.waiting) {
        (true, 0) => "searched".to_owned(),
        (true, waiting) => format!("searched, {waiting} to come"),
        (false, waiting) => format!("not searched yet, {waiting} to come"),
    };
    let VectorStatus {
        name,
        dimension,
        embedded,
        ..
    } = model;
    format!("vectors of {name}, {dimension} numbers each: {embedded} pages, {state}")
}

/// Gives all pages that lack one their vector.
async fn embed(index: &SearchIndex) -> CommandResult {
    let mut bar: Option<(Progress, i64)> = None;
    while index.embed_some().await? {
        let waiting: i64 = index
            .vectors()
            .await?
            .iter()
            .map(|model| model.waiting)
            .sum();
        let (bar, before) = bar.get_or_insert_with(|| {
            let all = u64::try_from(waiting).unwrap_or_default();
            (Progress::of_documents("embedded", Some(all)), waiting)
        });
        bar.advance(usize::try_from(*before - waiting).unwrap_or_default());
        *before = waiting;
    }
    if let Some((bar, _)) = bar {
        bar.end();
    }
    Ok(())
}

async fn rebuild(index: &SearchIndex, wanted: Option<&str>) -> CommandResult {
    index.add_dictionaries().await?;
    let mut datasets = index.status().await?;
    if let Some(wanted) = wanted {
        datasets.retain(|dataset| dataset.name == wanted);
        if datasets.is_empty() {
            let advice = "`vitrine index status` lists them";
            return Err(format!("there is no dataset {wanted}: {advice}").into());
        }
    }
    for dataset in datasets {
        let progress = RefCell::new(None);
        let done = index.rebuild(dataset.ds, |now| {
            let mut bar = progress.borrow_mut();
            let bar = bar.get_or_insert_with(|| {
                let all = u64::try_from(now.all).unwrap_or_default();
                (Progress::of_documents("indexed", Some(all)), 0)
            });
            let more = usize::try_from(now.done - bar.1).unwrap_or_default();
            bar.0.advance(more);
            bar.1 = now.done;
        });
        let done = done.await?;
        if let Some((bar, _)) = progress.take() {
            bar.end();
        }
        println!("{}: {} documents were looked at", dataset.name, done.done);
    }
    embed(index).await?;
    status(index).await
}
