//! What the database is asked tells nothing either: two answers that must look alike take the
//! same statements, so that no clock tells them apart.

use super::running::{Answer, PROJECT, Running, with_service};
use content_service::Settings;
use std::cell::RefCell;
use std::fmt::Debug;
use std::sync::Once;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

tokio::task_local! {
    /// The statements of the request that is under way.
    static STATEMENTS: RefCell<Vec<String>>;
}

/// Reads the driver's log. There is one for all tests of the process: whether an event is
/// wanted is settled once, by whichever thread meets it first.
struct DriverLog;

impl Subscriber for DriverLog {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "sqlx::query"
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        event.record(&mut Statement);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

struct Statement;

impl Visit for Statement {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "db.statement" {
            let text = format!("{value:?}");
            let _ = STATEMENTS.try_with(|all| all.borrow_mut().push(text));
        }
    }
}

/// A request without a token, and the statements it took.
async fn statements_of(running: &Running, path: &str) -> (Answer, Vec<String>) {
    with_statements(running.get("", path)).await
}

/// The outcome of something, and the statements it took in this task.
pub(crate) async fn with_statements<T>(work: impl Future<Output = T>) -> (T, Vec<String>) {
    static LISTENING: Once = Once::new();
    LISTENING.call_once(|| tracing::subscriber::set_global_default(DriverLog).unwrap());
    let work = async { (work.await, STATEMENTS.with(RefCell::take)) };
    STATEMENTS.scope(RefCell::default(), work).await
}

/// To who has no token, a private dataset costs what one costs that is not there: asked for
/// once, asked for again, and while someone who may use it does.
#[test]
fn a_private_dataset_takes_the_statements_of_none() {
    with_service(Settings::default(), |running| async move {
        running.token("reader", "viewer").await;
        let name = "0123456789abcdef0123456789abcdef01234567-20x30.jpg";
        let id = "image-0123456789abcdef0123456789abcdef01234567-20x30-jpg";
        let paths = [
            "/v1/data/query/{}?query=1".to_owned(),
            "/v1/data/doc/{}/a".to_owned(),
            format!("/v1/projects/{PROJECT}/datasets/{{}}/acl"),
            format!("/images/{PROJECT}/{{}}/{name}?w=20"),
            format!("/files/{PROJECT}/{{}}/0123456789abcdef0123456789abcdef01234567.pdf"),
            format!("/iiif/3/{PROJECT}/{{}}/{id}/info.json"),
        ];
        for (number, path) in paths.iter().enumerate() {
            let (private, none) = (format!("private-{number}"), format!("absent--{number}"));
            running.dataset(&private, false).await;
            for moment in ["at first", "again", "in use", "in use, again"] {
                let mut seen = Vec::new();
                for dataset in [&private, &none] {
                    if moment == "in use" {
                        let path = format!("/v1/data/query/{dataset}?query=1");
                        running.get("reader", &path).await;
                    }
                    let (answer, statements) =
                        statements_of(&running, &path.replace("{}", dataset)).await;
                    assert_eq!(answer.status.as_u16(), 404, "{path} {}", answer.text());
                    seen.push((answer.seen().replace(dataset, ""), statements));
                }
                assert_eq!(seen[0], seen[1], "{path} {moment}");
                // The dataset, and whether it is the project that is missing.
                assert_eq!(seen[0].1.len(), 2, "{path} {moment}: {:?}", seen[0].1);
            }
        }
    });
}
