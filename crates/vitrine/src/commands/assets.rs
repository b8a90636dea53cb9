//! `vitrine assets gc`

use super::{CommandResult, connect_ready, dataset, interrupted, operator, random_name};
use crate::arguments::{AssetsCommand, Gc};
use crate::asset_store::{AssetStore, explained};
use crate::progress::Progress;
use crate::settings::Settings;
use crate::system;
use ::assets::{AssetPath, Kind, Listed, Originals};
use futures_util::{StreamExt, TryStreamExt};
use lake::{Dataset, Lake, Transaction};
use pictures::{FileId, ImageId};
use serde_json::json;
use std::error::Error;

/// Originals that are looked up together.
const LOOKED_UP: usize = 1000;

pub(crate) async fn run(settings: &Settings, command: &AssetsCommand) -> CommandResult {
    let AssetsCommand::Gc(gc) = command;
    let lake = connect_ready(settings).await?;
    let dataset = dataset(&lake, settings, &gc.dataset, &operator()).await?;
    let store = AssetStore::new(settings, &lake, &dataset);
    let originals = store.assets()?.originals();
    tokio::select! {
        done = collect(&lake, &dataset, originals, gc) => done,
        () = interrupted() => Err("interrupted: what was deleted is gone, the rest is as it was".into()),
    }
}

/// An original that nothing uses.
struct Unused {
    path: AssetPath,
    /// The id of its document.
    id: String,
    size: u64,
    /// Whether it has a document at all.
    documented: bool,
}

async fn collect(lake: &Lake, dataset: &Dataset, originals: &Originals, gc: &Gc) -> CommandResult {
    let unused = find(lake, dataset, originals, gc).await?;
    let bytes: u64 = unused.iter().map(|unused| unused.size).sum();
    for Unused {
        path,
        size,
        documented,
        ..
    } in &unused
    {
        let why = if *documented {
            "no document refers to it"
        } else {
            "it has no document"
        };
        println!("{path}\t{size} bytes\t{why}");
    }
    let count = unused.len();
    if count == 0 {
        eprintln!("every original is used");
        return Ok(());
    }
    if !gc.delete {
        eprintln!("{count} originals of {bytes} bytes are not used; --delete deletes them");
        return Ok(());
    }
    let mut progress = Progress::of_assets("deleted", Some(count as u64));
    let mut in_use = 0;
    for unused in unused {
        if !delete(lake, dataset, originals, &unused).await? {
            in_use += 1;
        }
        progress.advance(1);
    }
    progress.end();
    eprintln!("{} originals deleted", count - in_use);
    if in_use > 0 {
        eprintln!("{in_use} were taken into use meanwhile, and stay");
    }
    Ok(())
}

async fn find(
    lake: &Lake,
    dataset: &Dataset,
    originals: &Originals,
    gc: &Gc,
) -> Result<Vec<Unused>, Box<dyn Error>> {
    let mut found = Vec::new();
    // An upload under way has its original before its document.
    let latest = system::now()
        .as_second()
        .saturating_sub(gc.older_than_seconds());
    for kind in [Kind::Image, Kind::File] {
        let folder = format!("{}/{}/{}", kind.folder(), dataset.project, dataset.name);
        let listed = originals.list(&folder);
        let old = listed.try_filter(|listed| std::future::ready(listed.put_at <= latest));
        let mut some = old.try_chunks(LOOKED_UP);
        while let Some(chunk) = some.next().await {
            let chunk = chunk.map_err(|error| explained(error.1))?;
            found.extend(unused(lake, dataset, kind, chunk).await?);
        }
    }
    found.sort_by(|a, b| a.path.name.cmp(&b.path.name));
    Ok(found)
}

/// Those of some originals that nothing uses. What is not named like an asset is no
/// business of ours.
async fn unused(
    lake: &Lake,
    dataset: &Dataset,
    kind: Kind,
    listed: Vec<Listed>,
) -> Result<Vec<Unused>, Box<dyn Error>> {
    let mut candidates = Vec::new();
    for object in listed {
        let name = object.key.rsplit('/').next().unwrap_or_default();
        let Some(id) = document_id(kind, name) else {
            continue;
        };
        let path = AssetPath {
            kind,
            project: dataset.project.clone(),
            dataset: dataset.name.clone(),
            name: name.to_owned(),
        };
        candidates.push((id, path, object.size));
    }
    let ids: Vec<String> = candidates.iter().map(|(id, ..)| id.clone()).collect();
    let usage = lake.usage(dataset, &ids).await?;
    let unused = candidates.into_iter().filter_map(|(id, path, size)| {
        let usage = usage.iter().find(|usage| usage.id == id)?;
        (!usage.referred_to).then_some(Unused {
            path,
            id,
            size,
            documented: usage.there,
        })
    });
    Ok(unused.collect())
}

/// The document first: it cannot go while something refers to it.
async fn delete(
    lake: &Lake,
    dataset: &Dataset,
    originals: &Originals,
    unused: &Unused,
) -> Result<bool, Box<dyn Error>> {
    let transaction = Transaction {
        id: random_name(22),
        mutations: vec![json!({"delete": {"id": unused.id}})],
        now: system::now(),
        dry_run: false,
        generate_array_keys: false,
        limits: groq::Limits::default(),

        long_evaluations: None,
    };
    let mut keys = || random_name(12);
    let gone = lake
        .transact(dataset, &operator(), transaction, &mut keys)
        .await;
    match gone {
        Ok(_) => {}
        Err(lake::LakeError::Mutation(failure)) if failure.status() == 409 => return Ok(false),
        Err(error) => return Err(error.into()),
    }
    for key in unused.path.keys() {
        originals.delete(&key).await.map_err(explained)?;
    }
    Ok(true)
}

fn document_id(kind: Kind, name: &str) -> Option<String> {
    match kind {
        Kind::Image => ImageId::from_file_name(name).ok().map(|id| id.to_string()),
        Kind::File => FileId::from_file_name(name).ok().map(|id| id.to_string()),
    }
}
