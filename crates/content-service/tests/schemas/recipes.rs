//! Recipes, with a configuration of their own.

use super::running::{next_tags, query, with_dataset, write};
use crate::access::running::Running;
use crate::access::search::{found, until};
use crate::streams::stream::Stream;
use jiff::Timestamp;
use lake::{Dataset, DatasetConfiguration, Reconfiguration};
use serde_json::{Value, json};
use test_support::operator;

/// Recipes have their address and their name at other paths than most documents do.
fn recipes() -> Value {
    json!({
        "indexes": [
            {"name": "menu", "byType": true, "paths": ["kitchen", "course", "minutes"], "tagged": 2},
            {"name": "address", "paths": ["address"], "tagged": 1},
        ],
        "paths": ["dish"],
        "search": {
            "title": "dish", "slug": "address", "site": "kitchen", "defaultLocale": "en",
            "lastDayOfReferring":
                [{"pageType": "recipe", "referringType": "offer", "path": "week.to"}],
            "texts": {"summaries": ["hint"], "bodies": ["method"]},
        },
    })
}

fn configuration(change: &Value) -> DatasetConfiguration {
    let mut configuration = recipes();
    for (name, value) in change.as_object().unwrap() {
        configuration["search"][name] = value.clone();
    }
    DatasetConfiguration::parse(&configuration.to_string()).unwrap()
}

/// Whether the dataset had another configuration before.
async fn configure(
    running: &Running,
    dataset: &Dataset,
    configuration: &DatasetConfiguration,
    transaction_id: &str,
) -> bool {
    let reconfiguration = Reconfiguration {
        configuration,
        transaction_id: transaction_id.to_owned(),
        now: Timestamp::UNIX_EPOCH,
    };
    let (lake, operator) = (&running.lake, operator());
    let configured = lake.configure_dataset(dataset, reconfiguration, &operator);
    configured.await.unwrap()
}

fn with_recipes<F>(test: impl FnOnce(Running) -> F + Send + 'static)
where
    F: Future<Output = ()> + Send + 'static,
{
    with_dataset(configuration(&json!({})), test);
}

fn recipe(id: &str, dish: &str, (kitchen, course): (&str, &str), minutes: u32) -> Value {
    json!({"_id": id, "_type": "recipe", "dish": dish, "address": id, "kitchen": kitchen,
        "course": course, "minutes": minutes, "hint": "Serve it warm.",
        "cook": {"_type": "reference", "_ref": "anna"}})
}

fn cook() -> Value {
    json!({"_id": "anna", "_type": "cook", "name": "Anna"})
}

const DESSERTS: &str = "*[_type == 'recipe' && kitchen == 'north' && course == 'dessert'] \
    | order(minutes asc){dish, 'cook': cook->name}";

#[test]
fn a_query_depends_on_what_its_index_names() {
    with_recipes(|running| async move {
        let desserts = ("north", "dessert");
        let documents = [
            cook(),
            recipe("pie", "Apple pie", desserts, 60),
            recipe("mousse", "Lemon mousse", desserts, 25),
            recipe("soup", "Pea soup", ("north", "starter"), 40),
            recipe("tart", "Pear tart", ("south", "dessert"), 50),
        ];
        write(&running, &documents).await;
        let (result, tags) = query(&running, DESSERTS).await;
        let by_anna = |dish: &str| json!({"dish": dish, "cook": "Anna"});
        assert_eq!(
            result,
            json!([by_anna("Lemon mousse"), by_anna("Apple pie")])
        );
        let (one, of_one) = query(&running, "*[address == 'soup'][0].dish").await;
        assert_eq!(one, "Pea soup");
        let mut events = Stream::live(&running, "", "").await;
        assert_eq!(events.next().await.unwrap().event, "welcome");
        for (changed, concerns_desserts, concerns_one) in [
            (
                recipe("tart", "Pear tart", ("south", "dessert"), 45),
                false,
                false,
            ),
            (
                recipe("soup", "Green pea soup", ("north", "starter"), 40),
                false,
                true,
            ),
            (recipe("pie", "Apple pie", desserts, 20), true, false),
            // It was a dessert before.
            (
                recipe("mousse", "Lemon mousse", ("north", "snack"), 25),
                true,
                false,
            ),
        ] {
            write(&running, std::slice::from_ref(&changed)).await;
            let told = next_tags(&mut events).await;
            assert_eq!(!told.is_disjoint(&tags), concerns_desserts, "{changed}");
            assert_eq!(!told.is_disjoint(&of_one), concerns_one, "{changed}");
        }
        let (result, _) = query(&running, DESSERTS).await;
        assert_eq!(result, json!([by_anna("Apple pie")]));
    });
}

#[test]
fn what_the_rules_call_a_page_is_found() {
    with_recipes(|running| async move {
        let mut pie = recipe("pie", "Apple pie", ("north", "dessert"), 60);
        pie["method"] = "Peel the apples and roll the dough.".into();
        let soup = recipe("soup", "Pea soup", ("south", "starter"), 40);
        write(&running, &[cook(), pie, soup]).await;
        until(&running, "apple pies", &["pie"]).await;
        assert_eq!(found(&running, "peeling", "").await, ["pie"]);
        assert_eq!(found(&running, "warm", "&site=south").await, ["soup"]);
        assert_eq!(found(&running, "anna", "").await, [""; 0]);
    });
}

/// The clock of the tests is in September 2026.
#[test]
fn documents_that_refer_to_a_page_say_when_it_is_over() {
    with_recipes(|running| async move {
        let pages = ["a-stew", "b-stew"].map(|id| recipe(id, "Stew", ("north", "main"), 90));
        write(&running, &[cook()]).await;
        write(&running, &pages).await;
        until(&running, "stew", &["a-stew", "b-stew"]).await;
        let offer = |id: &str, of: &str, to: &str| {
            json!({"_id": id, "_type": "offer", "week": {"to": to},
                "recipe": {"_type": "reference", "_ref": of}})
        };
        write(
            &running,
            &[
                offer("o1", "a-stew", "2026-02-01"),
                offer("o2", "b-stew", "2027-02-01"),
            ],
        )
        .await;
        until(&running, "stew", &["b-stew", "a-stew"]).await;
        // The latest day counts.
        write(&running, &[offer("o3", "a-stew", "2027-03-01")]).await;
        until(&running, "stew", &["a-stew", "b-stew"]).await;
        // An offer is moved to another recipe: the first one is over again.
        write(&running, &[offer("o3", "b-stew", "2027-03-01")]).await;
        until(&running, "stew", &["b-stew", "a-stew"]).await;
        let gone = json!({"mutations": [{"delete": {"id": "o2"}}, {"delete": {"id": "o3"}},
            {"delete": {"id": "o1"}}]});
        assert_eq!(
            running.mutate("writer", "production", &gone).await.status,
            200
        );
        until(&running, "stew", &["a-stew", "b-stew"]).await;
    });
}

#[test]
fn another_configuration_has_the_index_written_again() {
    with_recipes(|running| async move {
        let mut pie = recipe("pie", "Apple pie", ("north", "dessert"), 60);
        pie["label"] = "Autumn".into();
        write(&running, &[cook(), pie]).await;
        until(&running, "apple", &["pie"]).await;
        assert_eq!(found(&running, "autumn", "").await, [""; 0]);
        let by_label = configuration(&json!({"title": "label"}));
        let dataset = running.production().await;
        let mut live = Stream::live(&running, "", "").await;
        assert_eq!(live.next().await.unwrap().event, "welcome");
        let configured = configure(&running, &dataset, &by_label, "first");
        assert!(configured.await);
        // What is cached by the tags of the former configuration is no longer trusted.
        assert_eq!(live.next().await.unwrap().event, "restart");
        until(&running, "autumn", &["pie"]).await;
        until(&running, "apple", &[]).await;
        assert!(!configure(&running, &dataset, &by_label, "second").await);
    });
}
