//! `vitrine query`

use super::{CommandResult, connect_ready, dataset, operator};
use crate::arguments::{Query, Question};
use crate::settings::Settings;
use crate::system;
use documents::Perspective;
use groq::{Limits, Parameters, SyntaxError, Value};
use jiff::{SignedDuration, Timestamp};
use lake::{Dataset, Lake, LakeError, Principal, QueryRequest};
use std::error::Error;
use std::io::Read;
use std::sync::Arc;

pub(crate) async fn run(settings: &Settings, query: &Query) -> CommandResult {
    let parsed = ParsedQuestion::of(settings, &query.question)?;
    let (lake, dataset) = parsed.connect(settings, &query.question).await?;
    let begun = system::now();
    let answer = lake.query(&dataset, &parsed.principal, parsed.request.clone());
    let answer = answer.await.map_err(|error| parsed.failed(error))?;
    let took = system::now() - begun;
    if query.pretty {
        let value: serde_json::Value = serde_json::from_str(&answer.result)?;
        println!("{}", serde_json::to_string_pretty(&value)?);
    } else {
        println!("{}", answer.result);
    }
    if query.time {
        eprintln!("{:.1} ms", took.total(jiff::Unit::Millisecond)?);
    }
    Ok(())
}

/// A query as the command line gave it.
pub(super) struct ParsedQuestion {
    pub(super) request: QueryRequest,
    pub(super) principal: Principal,
}

impl ParsedQuestion {
    pub(super) fn of(settings: &Settings, question: &Question) -> Result<Self, Box<dyn Error>> {
        let now = system::now();
        let request = QueryRequest {
            query: text(&question.text)?,
            parameters: parameters(&question.parameters)?,
            perspective: Perspective::parse(&question.perspective)
                .map_err(|error| format!("--perspective {}: {error}", question.perspective))?,
            versions: true,
            now,
            limits: limits(settings, now),
            long_evaluations: None,
            max_response_bytes: settings.content.longest_answer.get(),
            source_map: None,
            pushdown: true,
        };
        let principal = if question.as_anonymous {
            Principal::Anonymous
        } else {
            operator()
        };
        Ok(Self { request, principal })
    }

    pub(super) async fn connect(
        &self,
        settings: &Settings,
        question: &Question,
    ) -> Result<(Lake, Dataset), Box<dyn Error>> {
        let lake = connect_ready(settings).await?;
        let dataset = dataset(&lake, settings, &question.dataset, &self.principal).await?;
        Ok((lake, dataset))
    }

    /// An error for a person to read.
    pub(super) fn failed(&self, error: LakeError) -> Box<dyn Error> {
        match error {
            LakeError::Syntax(syntax) => marked(&self.request.query, &syntax).into(),
            other => other.into(),
        }
    }
}

fn text(query: &str) -> Result<String, Box<dyn Error>> {
    if query != "-" {
        return Ok(query.to_owned());
    }
    let mut text = String::new();
    let read = std::io::stdin().read_to_string(&mut text);
    read.map_err(|error| format!("cannot read the query from standard input: {error}"))?;
    Ok(text)
}

fn parameters(texts: &[String]) -> Result<Parameters, String> {
    let read = |parameter: &String| {
        let (name, json) = parameter.split_once('=').ok_or_else(|| {
            format!("--param {parameter}: write a name, `=` and JSON, as in --param limit=10")
        })?;
        let value = Value::from_json(json).map_err(|error| {
            format!(
                "--param {parameter}: {json:?} is not JSON: {error}\n  \
                 Text stands in quotes: --param '{name}=\"{json}\"'"
            )
        })?;
        Ok((name.trim_start_matches('$').into(), value))
    };
    texts.iter().map(read).collect()
}

fn limits(settings: &Settings, begun: Timestamp) -> Limits {
    let content = &settings.content;
    let seconds = i64::try_from(content.query_seconds.get()).unwrap_or(i64::MAX);
    let end = begun
        .saturating_add(SignedDuration::from_secs(seconds))
        .ok();
    Limits {
        steps: content.query_steps.get(),
        bytes: content.query_bytes.get(),
        account: Some(Arc::new(move || end.is_some_and(|end| system::now() > end))),
    }
}

/// The error with the line it is in, and a marker under the position.
fn marked(query: &str, error: &SyntaxError) -> String {
    let start = (error.span.start as usize).min(query.len());
    let before = query.get(..start).unwrap_or(query);
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    let number = before.matches('\n').count() + 1;
    let line = query[line_start..].lines().next().unwrap_or_default();
    let width = |text: &str| text.chars().count();
    let column = width(&query[line_start..before.len()]);
    let end = (error.span.end as usize).min(line_start + line.len());
    let marked = query.get(before.len()..end).map_or(0, width).max(1);
    format!(
        "the query cannot be read, line {number}: {error}\n  {}\n  {}{}",
        line.replace('\t', " "),
        " ".repeat(column),
        "^".repeat(marked)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_marker_stands_under_the_place() {
        let cases = [
            ("*[_type == ", "  *[_type == \n             ^"),
            ("*[\"å\" == ]", "  *[\"å\" == ]\n           ^"),
            (
                "*[_type == \"tag\"]\n\t| order(]\n",
                "   | order(]\n           ^",
            ),
        ];
        for (query, expected) in cases {
            let error = groq::parse(query).unwrap_err();
            let text = marked(query, &error);
            assert!(text.ends_with(expected), "{text}");
        }
    }

    #[test]
    fn parameters_are_json() {
        let parsed = |text: &str| parameters(&[text.to_owned()]);
        assert_eq!(parsed("$n=1").unwrap(), parsed("n=1").unwrap());
        let error = parsed("title=Blå").unwrap_err();
        assert!(error.ends_with("--param 'title=\"Blå\"'"), "{error}");
        assert!(parsed("title").is_err());
    }
}
