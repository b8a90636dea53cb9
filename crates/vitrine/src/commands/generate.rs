//! `vitrine generate`

use super::dataset::configure_for_museum;
use super::{CommandResult, connect_ready, dataset, operator, random_name};
use crate::arguments::Generate;
use crate::generate::{Museum, Plan};
use crate::progress::Progress;
use crate::settings::Settings;
use crate::system;
use jiff::tz::TimeZone;
use lake::{Dataset, Lake, LakeError, Load};

pub(crate) async fn run(settings: &Settings, generate: &Generate) -> CommandResult {
    let plan = Plan::of(generate.documents)?;
    let lake = connect_ready(settings).await?;
    let dataset = dataset(&lake, settings, &generate.dataset, &operator()).await?;
    configure_for_museum(&lake, &dataset).await?;
    let begun = system::now();
    let today = generate.today;
    let today = today.unwrap_or_else(|| begun.to_zoned(TimeZone::UTC).date());
    store(
        &lake,
        &dataset,
        generate.documents,
        Museum::new(plan, generate.seed, today),
    )
    .await?;
    let seconds = (system::now() - begun).total(jiff::Unit::Second)?;
    eprintln!(
        "{} documents in {}/{}, seed {}, as of {today}, in {seconds:.1} s",
        generate.documents, dataset.project, dataset.name, generate.seed,
    );
    Ok(())
}

/// Stores batch after batch; the next one is made meanwhile.
async fn store(lake: &Lake, dataset: &Dataset, documents: usize, museum: Museum) -> CommandResult {
    let mut progress = Progress::of_documents("generated", u64::try_from(documents).ok());
    let (sender, mut batches) = tokio::sync::mpsc::channel(2);
    let making = tokio::task::spawn_blocking(move || -> Result<(), LakeError> {
        for batch in museum {
            let count = batch.len();
            let load = Load::new(random_name(22), batch, system::now())?;
            if sender.blocking_send((count, load)).is_err() {
                break;
            }
        }
        Ok(())
    });
    while let Some((count, load)) = batches.recv().await {
        lake.load(dataset, &operator(), load).await?;
        progress.advance(count);
    }
    making.await??;
    lake.analyze().await?;
    progress.end();
    Ok(())
}
