//! `vitrine explain`

use super::CommandResult;
use super::query::ParsedQuestion;
use crate::arguments::Question;
use crate::settings::Settings;
use lake::Explanation;

pub(crate) async fn run(settings: &Settings, question: &Question) -> CommandResult {
    let parsed = ParsedQuestion::of(settings, question)?;
    let (lake, dataset) = parsed.connect(settings, question).await?;
    let explained = lake.explain(&dataset, &parsed.principal, parsed.request.clone());
    let explained = explained.await.map_err(|error| parsed.failed(error))?;
    show(&explained);
    Ok(())
}

fn show(explained: &Explanation) {
    for (number, filter) in explained.filters.iter().enumerate() {
        let rest = if filter.exact {
            "nothing is left to check"
        } else {
            "the rest is checked in memory"
        };
        println!("filter {}: {}; {rest}", number + 1, filter.predicate);
    }
    for (number, statement) in explained.statements.iter().enumerate() {
        let (rows, bytes) = (statement.rows, statement.bytes);
        println!(
            "\nstatement {}: {rows} documents, {bytes} bytes",
            number + 1
        );
        println!("{}", indented(&statement.sql));
        for (index, value) in statement.values.iter().enumerate() {
            println!("    ${} = {value}", index + 1);
        }
        println!("{}", indented(&statement.plan));
    }
    if explained.statements.is_empty() {
        println!("no statement: no document is needed");
    }
    println!("\nsync tags: {}", explained.sync_tags.join(" "));
}

fn indented(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| format!("    {line}")).collect();
    lines.join("\n")
}
