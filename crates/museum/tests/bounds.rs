//! Every number and depth that content can carry has a bound: no document costs a renderer.
#![expect(clippy::unwrap_used, reason = "what cannot be unwrapped is a failure")]

use museum::{
    Environment, Group, Locale, OwnedJson, PageAddress, PageType, PageView, Schedule, Shaping,
};
use serde_json::{Value, json};
use std::sync::mpsc;
use std::time::Duration;

/// The body of a page, as the browser is given it.
fn body(page_type: &str, mut fields: Value) -> Value {
    let text = include_str!("../../../demo/group.toml");
    let group = Group::parse(text, Environment::Production).unwrap();
    let site = group.site("nationalmuseet").unwrap();
    let now = jiff::civil::date(2026, 11, 18).at(11, 0, 0, 0);
    let shaping = Shaping::new(
        &group,
        site,
        Locale::Da,
        "/media",
        group.zone.to_timestamp(now).unwrap(),
    );
    let address = PageAddress {
        site,
        locale: Locale::Da,
        slug: "x".to_owned(),
    };
    fields["_id"] = "p".into();
    let kind = PageType::named(page_type).unwrap();
    let answer = OwnedJson::from_string(fields.to_string()).unwrap();
    let view = PageView::shape(kind, answer.get_value(), None, &address, &shaping).unwrap();
    serde_json::to_value(view.page.body).unwrap()
}

/// The one module of a page; null if it is left out.
fn module(module: &Value) -> Value {
    body("landingPage", json!({ "modules": [module] }))["modules"][0].clone()
}

/// The blocks of a text.
fn text(blocks: &Value) -> Value {
    module(&json!({"_key": "m", "_type": "textSection", "content": blocks}))["content"].clone()
}

fn count(list: &Value) -> usize {
    list.as_array().unwrap().len()
}

#[test]
fn a_list_is_no_deeper_than_an_editor_makes_it() {
    let cases = [
        (json!(1), 1),
        (json!(3), 3),
        (json!(10), 10),
        (json!(11), 10),
        (json!(20_000), 10),
        (json!(1_000_000_000), 10),
        (json!(u64::MAX), 10),
        (json!(1e300), 1),
        (json!(0), 1),
        (json!(-4), 1),
        (json!(2.5), 1),
        (json!("7"), 1),
        (json!(null), 1),
    ];
    for (level, expected) in cases {
        let block = json!({"_type": "block", "_key": "b", "listItem": "bullet", "level": level,
            "markDefs": [], "children": []});
        assert_eq!(text(&json!([block]))[0]["level"], expected, "{level}");
    }
}

/// Each mark of a span is an element around the one before.
#[test]
fn a_span_has_few_marks_and_each_once() {
    let marks = |marks: Vec<String>, defined: Value| {
        let block = json!({"_type": "block", "_key": "b", "markDefs": defined,
            "children": [{"_type": "span", "_key": "s", "text": "x", "marks": marks}]});
        let article = body("knowledgeArticle", json!({ "content": [block] }));
        article["parts"][0]["text"][0]["children"][0]["marks"].clone()
    };
    let same = ["strong", "em"].repeat(20_000);
    let same = same.into_iter().map(str::to_owned).collect();
    assert!(marks(same, json!([])) == json!(["strong", "em"]));
    let names: Vec<String> = (0..5_000).map(|number| format!("n{number}")).collect();
    let note = |key: &String| json!({"_type": "footnote", "_key": key, "text": "t"});
    let notes: Vec<Value> = names.iter().map(note).collect();
    assert_eq!(count(&marks(names, notes.into())), 16);
}

#[test]
fn a_paragraph_and_a_list_have_an_end() {
    let span = json!({"_type": "span", "text": "x", "marks": ["strong"]});
    let spans = vec![span; 20_000];
    let block = json!({"_type": "block", "markDefs": [], "children": spans});
    let paragraph = text(&json!([block]));
    assert_eq!(count(&paragraph[0]["children"]), 1_000);
    let short = json!({"_type": "block", "markDefs": [], "children": []});
    assert_eq!(count(&text(&vec![short; 20_000].into())), 10_000);
}

/// What a player would count, and what ends before a number does.
#[test]
fn a_film_lasts_no_longer_than_a_week() {
    let video = |more: Value| {
        let mut video = json!({"_key": "v", "_type": "video", "playbackId": "x"});
        for (name, value) in more.as_object().unwrap() {
            video[name] = value.clone();
        }
        module(&video)
    };
    let cases = [
        (json!(36_400), json!("0:36")),
        (json!(604_800_000), json!("168:00:00")),
        (json!(604_800_001), json!(null)),
        (json!(u64::MAX), json!(null)),
        (json!(1e300), json!(null)),
    ];
    for (duration, expected) in cases {
        let shown = video(json!({ "duration": duration }));
        assert_eq!(shown["duration"], expected, "{duration}");
    }
    let clip = |from: f64, to: f64| {
        let range = json!({"from": from, "to": to});
        let shown = video(json!({"type": "clip", "range": range}));
        (shown["clip"].clone(), shown["duration"].clone())
    };
    assert_eq!(clip(2.0, 4.0).1, "0:02");
    assert_eq!(
        clip(2.0, 1e300),
        (json!({"from": 2.0, "to": null}), json!(null))
    );
    assert_eq!(clip(1e300, 3.0).0, json!({"from": 0.0, "to": 3.0}));
}

#[test]
fn a_price_is_one_that_can_be_paid() {
    let table = |price: Value, capacity: Value| {
        let variant = json!({"title": "Voksen", "price": price, "capacity": capacity});
        let ticket = json!({"title": "Entré", "variants": [variant]});
        module(&json!({"_key": "t", "_type": "ticketDetail", "ticket": ticket}))["table"].clone()
    };
    let fair = table(json!(140), json!(4));
    assert_eq!(fair["variants"][0]["price"], "140 kr.");
    assert_eq!(fair["variants"][0]["people"], 4);
    assert_eq!(table(json!(1e300), json!(1)), Value::Null);
    let crowd = table(json!(140), json!(4_000_000_000_u32));
    assert_eq!(crowd["variants"][0]["people"], Value::Null);
}

#[test]
fn a_list_in_parts_has_no_more_than_can_be_asked_for() {
    let parts = |total: u32| {
        let list = body("pressOverview", json!({"slug": "presse", "total": total}));
        count(&list["releases"]["pages"])
    };
    assert_eq!(parts(17), 3);
    assert_eq!(parts(1_000_000), 500);
}

/// An event of eight thousand years that never takes place: its next day is found, or found
/// missing, without looking at each of them.
#[test]
fn the_next_day_of_an_event_is_found_at_once() {
    let never = json!({"days": {}});
    let late = json!({"days": {"monday": true}, "period": {"from": "9999-12-01"}});
    let event = |last: &Value| {
        let mut all = vec![never.clone(); 1_000];
        all.push(last.clone());
        json!({"eventFormat": "occurrences", "occurrences": all,
            "period": {"from": "0001-01-01", "to": "9999-12-31"}})
    };
    let events = [(event(&never), None), (event(&late), Some("9999-12-06"))];
    let (done, found) = mpsc::channel();
    std::thread::spawn(move || {
        for (event, expected) in events {
            let event = OwnedJson::from_string(event.to_string()).unwrap();
            let schedule = Schedule::read(event.get_value()).unwrap();
            let today = jiff::civil::date(2026, 11, 18);
            let next = schedule.days(today).next().map(|(day, _)| day.to_string());
            done.send((next, expected)).unwrap();
        }
    });
    for _ in 0..2 {
        let found = found.recv_timeout(Duration::from_secs(30));
        let (next, expected) = found.expect("it is still being looked for");
        assert_eq!(next.as_deref(), expected);
    }
}
