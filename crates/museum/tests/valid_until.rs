//! How long a page is true: shaped at any time before `valid_until`, it is the same.

use jiff::Span;
use jiff::civil::{DateTime, date};
use museum::{Environment, Group, Locale, OwnedJson, PageAddress, PageType, PageView, Shaping};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// The days around which things happen begin here: a Wednesday.
const FIRST: DateTime = date(2026, 11, 18).at(0, 0, 0, 0);

const WEEKDAYS: [&str; 7] = [
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
];

/// A page with its frame and its structured data as JSON, and until when it is true.
fn shaped(kind: &str, page: &Value, shell: &Value, now: DateTime) -> (Value, Option<DateTime>) {
    static GROUP: LazyLock<Group> = LazyLock::new(|| {
        let text = include_str!("../../../demo/group.toml");
        Group::parse(text, Environment::Production).unwrap()
    });
    let site = GROUP.site("jelling").unwrap();
    let shaping = Shaping::new(
        &GROUP,
        site,
        Locale::Da,
        "/media",
        GROUP.zone.to_timestamp(now).unwrap(),
    );
    let address = PageAddress {
        site,
        locale: Locale::Da,
        slug: "x".to_owned(),
    };
    let [page, shell] = [page, shell].map(|json| OwnedJson::from_string(json.to_string()).unwrap());
    let kind = PageType::named(kind).unwrap();
    let shell = Some(shell.get_value());
    let view = PageView::shape(kind, page.get_value(), shell, &address, &shaping).unwrap();
    let whole = json!([view, view.structured_data]);
    let until = shaping.valid_until();
    (whole, until.map(|until| GROUP.zone.to_datetime(until)))
}

fn clock() -> impl Strategy<Value = String> {
    (0..24_u8, 0..60_u8).prop_map(|(hour, minute)| format!("{hour:02}:{minute:02}"))
}

fn day() -> impl Strategy<Value = String> {
    // Some are far ahead: a house that is closed until then says the same for weeks.
    prop_oneof![3 => -1..3_i64, 1 => 3..50_i64].prop_map(|days| {
        let day = FIRST.date().checked_add(Span::new().days(days));
        day.unwrap().to_string()
    })
}

fn hours() -> impl Strategy<Value = Value> {
    let open = (clock(), clock()).prop_map(|(from, to)| json!({"from": from, "to": to}));
    prop_oneof![3 => open, 1 => Just(Value::Null)]
}

fn house() -> impl Strategy<Value = Value> {
    let week = prop_oneof![
        3 => prop::collection::vec(hours(), 7),
        1 => Just(vec![Value::Null; 7]),
    ];
    let closed = prop::collection::vec(day(), 0..2);
    let open = prop::collection::vec((day(), hours()), 0..2);
    (week, closed, open).prop_map(|(week, closed, open)| {
        let week: serde_json::Map<String, Value> =
            WEEKDAYS.map(str::to_owned).into_iter().zip(week).collect();
        let closed: Vec<Value> = closed.iter().map(|day| json!({"date": day})).collect();
        let open = open
            .iter()
            .map(|(day, hours)| json!({"date": day, "hours": hours}));
        json!({"role": "site", "title": "Museet", "openingHours": [week],
            "closedDays": closed, "openDays": open.collect::<Vec<_>>()})
    })
}

fn event() -> impl Strategy<Value = Value> {
    let slot = (clock(), prop::option::of(clock()));
    let slot = slot.prop_map(|(from, to)| json!({"from": from, "to": to}));
    let slots = prop::collection::vec(slot, 1..3);
    let cancelled = prop::collection::vec(day(), 0..3);
    let sales = prop::option::of((day(), clock()));
    let format = prop_oneof![Just("period"), Just("occurrences")];
    let weekdays = prop::collection::vec(any::<bool>(), 7);
    (
        (day(), day(), format),
        slots,
        weekdays,
        cancelled,
        sales,
        "[a-z]{8}",
    )
        .prop_map(
            |((from, to, format), slots, weekdays, cancelled, sales, id)| {
                let (from, to) = if to < from { (to, from) } else { (from, to) };
                let days: serde_json::Map<String, Value> = WEEKDAYS
                    .map(str::to_owned)
                    .into_iter()
                    .zip(weekdays.into_iter().map(Value::Bool))
                    .collect();
                let cancelled = cancelled.iter().map(|day| json!({"date": day}));
                json!({"_id": id,
                "page": {"title": id, "slug": format!("kalender/{id}"), "locale": "da", "site": "jelling"},
                "eventFormat": format,
                "period": {"from": from, "to": to},
                "periodOccurrences": slots,
                "occurrences": [{"days": days, "timeframes": slots}],
                "cancellations": cancelled.collect::<Vec<_>>(),
                "salesStart": sales.map(|(day, time)| format!("{day}T{time}"))})
            },
        )
}

/// The events that `coming_events.groq` finds on a day, measured by so many that end first.
fn found(events: &[Value], at: DateTime, first_to_end: usize) -> Vec<&Value> {
    let day = |days| {
        at.date()
            .checked_add(Span::new().days(days))
            .unwrap()
            .to_string()
    };
    let [yesterday, tomorrow] = [day(-1), day(1)];
    let of = |event: &Value, side| event["period"][side].as_str().unwrap().to_owned();
    let mut ends: Vec<String> = events.iter().map(|event| of(event, "to")).collect();
    ends.retain(|end| tomorrow <= *end);
    ends.sort();
    let measure = ends.iter().take(first_to_end).next_back();
    let is_found = |event: &&Value| {
        let end = of(event, "to");
        let begins = || measure.is_some_and(|measure| of(event, "from") <= *measure);
        yesterday <= end && (end < tomorrow || begins())
    };
    let mut found: Vec<&Value> = events.iter().filter(is_found).collect();
    found.sort_by_key(|event| of(event, "to"));
    found
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn a_page_is_the_same_until_then(
        house in prop_oneof![house(), Just(Value::Null)],
        events in prop::collection::vec(event(), 1..15),
        (from, to) in (day(), day()),
        minute in 0..(2 * 1440_i64),
        later in prop::collection::vec(0.0..1.0_f64, 4),
    ) {
        let now = FIRST.checked_add(Span::new().minutes(minute)).unwrap();
        let shell = json!({"siteConfig": {"facilities": [house]}});
        // What a query finds may be another each day; that it changes is part of the rule.
        let pages = |at: DateTime| [
            ("landingPage", json!({"_id": "p", "title": "Om os"})),
            ("landingPage", json!({"_id": "p", "title": "Besøg", "modules": [
                {"_type": "calendarTeaser", "facilities": [house], "events": found(&events, at, 99)}]})),
            ("landingPage", json!({"_id": "p", "title": "Det sker", "modules": [
                {"_type": "eventList", "events": found(&events, at, 60)}]})),
            ("eventPage", json!({"_id": "p", "title": "Koncert", "event": events[0], "others": found(&events, at, 12)})),
            ("eventPage", json!({"_id": "p", "title": "Koncert", "ribbon": events, "related": events})),
            ("exhibition", json!({"_id": "p", "title": "Guld", "period": {"from": from, "to": to}})),
            ("eventPage", json!({"_id": "p", "title": "Koncert", "event": events[0]})),
            ("practicalInfoOverview", json!({"_id": "p", "title": "Praktisk"})),
            ("frontPage", json!({"_id": "p", "title": "Museet", "facilities": [house]})),
        ];
        for (number, (kind, page)) in pages(now).into_iter().enumerate() {
            let (first, until) = shaped(kind, &page, &shell, now);
            // A page that reads no clock is true for ever: for a month, here.
            let month = now.checked_add(Span::new().days(30)).unwrap();
            let until = until.unwrap_or(month);
            prop_assert!(now < until);
            let minutes = now.until((jiff::Unit::Minute, until)).unwrap().get_minutes();
            #[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "minutes of a day")]
            let within = later.iter().map(|share| (minutes as f64 * share) as i64);
            // The last minute before it, too.
            for minutes in within.chain([minutes - 1]) {
                let time = now.checked_add(Span::new().minutes(minutes)).unwrap();
                let (_, page) = &pages(time)[number];
                let (again, _) = shaped(kind, page, &shell, time);
                prop_assert_eq!(&again, &first, "{} shaped at {} and {}", kind, now, time);
            }
        }
    }
}
