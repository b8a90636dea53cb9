//! `vitrine check`

use super::CommandResult;
use super::web::{Sockets, group};
use crate::arguments::Check;
use crate::progress::Progress;
use crate::settings::Settings;
use crate::system;
use std::sync::Mutex;
use website::{Builds, Finding, Running, Start, Walk};

pub(crate) async fn run(settings: &Settings, check: &Check) -> CommandResult {
    let explained = explained(check)?;
    let website = &settings.website;
    let group = group(&website.web_group, website.web_environment)?;
    let sockets = Sockets::make()?;
    let running = Running::start(Start {
        group,
        settings: website.service(),
        builds: Builds::open(&website.web_builds)?,
        renderer: website.renderer(sockets.path()),
        clock: system::clock(),
        entropy: system::entropy(),
    })
    .await?;
    let progress = Mutex::new(None);
    let advance = |_, total: usize| {
        if let Ok(mut progress) = progress.lock() {
            let bar =
                progress.get_or_insert_with(|| Progress::of_pages("looked at", Some(total as u64)));
            bar.advance(1);
        }
    };
    if let Some(days) = check.year {
        let walk = running.walk(days.get(), advance).await?;
        drop(progress);
        return walked(&walk);
    }
    let report = running.check(advance).await?;
    drop(progress);
    let unexplained = |finding: &&Finding| !explains(&explained, &line(finding));
    let warnings: Vec<&Finding> = report.warnings.iter().filter(unexplained).collect();
    tell("cannot be seen", report.failed.iter());
    tell("warnings", warnings.iter().copied());
    if check.translations {
        tell("not in every language", report.untranslated.iter());
    }
    let meant = report.warnings.len() - warnings.len();
    if meant > 0 {
        println!("{meant} warnings are explained");
    }
    println!(
        "{} pages are not in every language",
        report.untranslated.len()
    );
    let (failed, warned) = (report.failed.len(), warnings.len());
    println!(
        "content: {} pages, {failed} failed, {warned} warnings",
        report.pages
    );
    if failed + warned > 0 {
        return Err("some pages are not as they should be".into());
    }
    Ok(())
}

/// Prints how often pages changed when they expired.
fn walked(walk: &Walk) -> CommandResult {
    for (name, (expiries, unchanged)) in &walk.types {
        println!("{name:24} {expiries:6} moments, {unchanged:5} in vain");
    }
    tell("cannot be seen", walk.failed.iter());
    tell("changed before their time was over", walk.missed.iter());
    let share = 100 * walk.unchanged / walk.expiries.max(1);
    println!(
        "time: {} pages on {} days, {} moments, {} in vain ({share} %), {} missed, {} failed",
        walk.pages,
        walk.days,
        walk.expiries,
        walk.unchanged,
        walk.missed.len(),
        walk.failed.len()
    );
    if !walk.failed.is_empty() {
        return Err("some pages cannot be seen at some time".into());
    }
    if !walk.missed.is_empty() {
        return Err("some pages change before they say so".into());
    }
    Ok(())
}

fn line(finding: &Finding) -> String {
    format!("{}: {}", finding.place, finding.what)
}

fn tell<'a>(heading: &str, findings: impl Iterator<Item = &'a Finding>) {
    for (number, finding) in findings.enumerate() {
        if number == 0 {
            println!("{heading}:");
        }
        println!("  {}", line(finding));
    }
}

/// The warnings that are intended; a line that begins with `#` explains why.
fn explained(check: &Check) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let Some(file) = &check.explained else {
        return Ok(Vec::new());
    };
    let text = std::fs::read_to_string(file)
        .map_err(|error| format!("cannot read {}: {error}", file.display()))?;
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    Ok(lines.map(str::to_owned).collect())
}

/// Whether one of the lines is this warning. A line that ends with `*` is the beginning of one.
fn explains(lines: &[String], warning: &str) -> bool {
    lines.iter().any(|line| match line.strip_suffix('*') {
        Some(begin) => warning.starts_with(begin),
        None => line == warning,
    })
}

#[cfg(test)]
mod tests {
    use super::explains;

    #[test]
    fn a_line_explains_a_warning_or_all_that_begin_so() {
        let lines = ["a: no text".to_owned(), "b: no text: /media/*".to_owned()];
        for (warning, expected) in [
            ("a: no text", true),
            ("a: no text: /media/x.jpg", false),
            ("b: no text: /media/x.jpg", true),
            ("b: no text: /builds/x.jpg", false),
            ("c: no text", false),
        ] {
            assert_eq!(explains(&lines, warning), expected, "{warning}");
        }
    }
}
