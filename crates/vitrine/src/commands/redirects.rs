//! `vitrine redirects`

mod file;

use super::{CommandResult, connect_ready, dataset, operator, random_name, web};
use crate::arguments::{Redirects, RedirectsAction};
use crate::settings::Settings;
use crate::system;
use documents::Document;
use lake::{IfThere, Import};
use museum::{Environment, Redirect, check_redirects};
use serde_json::{Value, json};
use sha1::{Digest, Sha1};

/// Documents of one transaction, at most.
const BATCH: usize = 1000;

pub(crate) async fn run(settings: &Settings, redirects: &Redirects) -> CommandResult {
    let RedirectsAction::Import(import) = &redirects.action;
    let group = web::group(&settings.website.web_group, Environment::Production)?;
    let site = group.site(&import.site)?;
    let rows = file::read(&import.file)?;
    let name = import.file.display();
    let redirects = check_redirects(&rows, site).map_err(|problems| {
        format!(
            "{name} cannot be used; nothing was written:\n{}",
            problems.join("\n")
        )
    })?;
    if import.check {
        println!("{} redirects, nothing wrong", redirects.len());
        return Ok(());
    }
    let lake = connect_ready(settings).await?;
    let dataset = dataset(&lake, settings, &import.dataset, &operator()).await?;
    let (mut written, mut left) = (0, 0);
    for some in redirects.chunks(BATCH) {
        let documents = some
            .iter()
            .filter_map(|redirect| document(redirect, &site.key));
        let imported = lake
            .import(
                &dataset,
                &operator(),
                Import {
                    id: random_name(22),
                    documents: documents.collect(),
                    if_there: IfThere::Replace,
                    now: system::now(),
                },
            )
            .await?;
        written += imported.written;
        left += imported.left;
    }
    println!("{written} redirects written, {left} there already");
    Ok(())
}

/// A redirect has its id by its site and its old address, so that a second import of the
/// same file changes it and makes no other.
fn document(redirect: &Redirect, site: &str) -> Option<Document> {
    let digest = Sha1::digest(format!("{site} {}", redirect.source));
    let hash = u64::from_be_bytes(digest.first_chunk().copied()?);
    let kind = if redirect.to.starts_with('/') {
        "internal"
    } else {
        "external"
    };
    let document = json!({
        "_id": format!("redirect-{site}-{hash:016x}"),
        "_type": "redirect",
        "site": site,
        "source": {"_type": "slug", "current": redirect.source},
        "target": {"_type": "link", "type": kind, "url": redirect.to},
        "statusCode": redirect.status,
    });
    match document {
        Value::Object(document) => Some(document),
        _ => None,
    }
}
