//! Tables of events, and what holds for any of them: `docs/rules.md#events`.

use super::*;
use crate::fields::owned;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, Zoned};
use proptest::prelude::*;
use serde_json::{Value, json};

fn schedule(event: &Value) -> Option<Schedule> {
    Schedule::read(owned(event).get_value())
}

fn day(text: &str) -> Date {
    text.parse().unwrap()
}

fn days(schedule: &Schedule, from: &str, most: usize) -> Vec<String> {
    let days = schedule.days(day(from)).take(most);
    days.map(|(day, _)| day.to_string()).collect()
}

/// Tours on Saturdays and Sundays at 11 and 14, in December also on Wednesdays; one
/// Saturday is cancelled.
fn tours() -> Schedule {
    schedule(&json!({
        "eventFormat": "occurrences",
        "period": {"from": "2026-11-01", "to": "2026-12-31"},
        "occurrences": [
            {"_key": "a", "type": "timeslot", "days": {"saturday": true, "sunday": true},
             "timeframes": [{"from": "14:00", "to": "15:00"}, {"from": "11:00", "to": "12:00"}]},
            {"_key": "b", "type": "freeform", "period": {"from": "2026-12-01", "to": "2026-12-20"},
             "days": {"wednesday": true, "saturday": true}, "hours": {"from": "16:00"}},
        ],
        "cancellations": [{"date": "2026-11-14"}, {"date": "2026-11-16"}],
    }))
    .unwrap()
}

/// A day is listed only if its weekday flag is true and its date not cancelled.
#[test]
fn days_of_occurrences() {
    let tours = tours();
    assert_eq!(
        days(&tours, "2026-11-06", 5),
        [
            "2026-11-07",
            "2026-11-08",
            "2026-11-15",
            "2026-11-21",
            "2026-11-22"
        ]
    );
    assert_eq!(
        days(&tours, "2026-12-01", 3),
        ["2026-12-02", "2026-12-05", "2026-12-06"]
    );
    assert_eq!(days(&tours, "2026-12-28", 9), [""; 0]);
    let times = |date| -> Vec<String> {
        let slots = tours.on(day(date)).unwrap().slots;
        slots.iter().map(|slot| slot.from.to_string()).collect()
    };
    assert_eq!(times("2026-12-05"), ["11:00:00", "14:00:00", "16:00:00"]);
    assert_eq!(times("2026-12-02"), ["16:00:00"]);
}

#[test]
fn cancelled_days() {
    let tours = tours();
    assert!(tours.is_cancelled(day("2026-11-14")));
    // A Monday has no tour that could be cancelled.
    assert!(!tours.is_cancelled(day("2026-11-16")));
    let ahead: Vec<Date> = tours.cancelled_from(day("2026-11-01")).collect();
    assert_eq!(ahead, [day("2026-11-14")]);
    assert_eq!(tours.cancelled_from(day("2026-11-15")).count(), 0);
}

/// What is dropped.
#[test]
fn what_is_no_event() {
    let whole = json!({"from": "2026-11-01", "to": "2026-11-30"});
    let cases: [(Value, bool); 7] = [
        (
            json!({"eventFormat": "period", "period": whole, "periodOccurrences": [{}]}),
            true,
        ),
        (json!({"eventFormat": "period", "period": whole}), false),
        (
            json!({"eventFormat": "period", "period": whole, "periodOccurrences": []}),
            false,
        ),
        (
            json!({"eventFormat": "occurrences", "period": whole}),
            false,
        ),
        (
            json!({"eventFormat": "occurrences", "period": whole, "occurrences": [{}]}),
            true,
        ),
        (
            json!({"eventFormat": "period", "periodOccurrences": [{}]}),
            false,
        ),
        (
            json!({"eventFormat": "period", "periodOccurrences": [{}],
                "period": {"from": "2026-11-30", "to": "2026-11-01"}}),
            false,
        ),
    ];
    for (event, stays) in cases {
        assert_eq!(schedule(&event).is_some(), stays, "{event}");
    }
}

/// Only events whose period ends today or later. The last day is a day of it.
#[test]
fn the_last_day_is_ahead() {
    let tours = tours();
    assert!(tours.is_ahead(day("2026-12-31")));
    assert!(!tours.is_ahead(day("2027-01-01")));
}

/// Period events first, occurrence events by the earliest time of the day.
#[test]
fn the_order_of_a_day() {
    let whole = json!({"from": "2026-11-01", "to": "2026-11-30"});
    let at = |from: &str| {
        json!({"eventFormat": "occurrences", "period": whole, "occurrences": [
            {"days": {"sunday": true}, "timeframes": [{"from": from}]}]})
    };
    // `fra solnedgang` is after noon, whatever it stands between.
    let sunset = json!({"eventFormat": "occurrences", "period": whole, "occurrences": [
        {"days": {"sunday": true}}], "openingHoursFreeText": {"da": "fra solnedgang"}});
    let mut by_hours = sunset.clone();
    by_hours["occurrences"][0]["hours"] = json!({"from": "09:30"});
    let mut whole_day = sunset.clone();
    whole_day["openingHoursFreeText"] = Value::Null;
    let lasting = json!({"eventFormat": "period", "period": whole,
        "periodOccurrences": [{"timeframe": {"from": "18:00", "to": "20:00"}}]});
    let events = [
        ("sunset", sunset),
        ("at two", at("14:00")),
        ("words and hours", by_hours),
        ("all day", whole_day),
        ("at nine", at("9:00")),
        ("lasts", lasting.clone()),
        ("at ten", at("10:00")),
        ("lasts too", lasting),
    ];
    let events: Vec<(Schedule, &str)> = events
        .iter()
        .map(|(name, event)| (schedule(event).unwrap(), *name))
        .collect();
    let all = || events.iter().map(|(schedule, name)| (schedule, name));
    let named: Vec<&str> = listed(all(), day("2026-11-15"))
        .iter()
        .map(|listed| *listed.event)
        .collect();
    assert_eq!(
        named,
        [
            "lasts",
            "lasts too",
            "all day",
            "at nine",
            "words and hours",
            "at ten",
            "at two",
            "sunset"
        ]
    );
    assert_eq!(listed(all(), day("2026-11-16")).len(), 2);
    assert_eq!(listed(all(), day("2026-12-01")).len(), 0);
}

/// What is said of a period begins and ends with days of the event: Saturdays in November are not
/// from Sunday the first to Monday the thirtieth.
#[test]
fn from_its_first_day_to_its_last() {
    let november = json!({"from": "2026-11-01", "to": "2026-11-30"});
    let on = |days: Value, more: Value| {
        let mut one = json!({"days": days});
        one["period"] = more;
        one
    };
    let saturdays = json!({"saturday": true});
    let cases = [
        (
            json!([on(saturdays.clone(), Value::Null)]),
            "2026-11-07",
            "2026-11-28",
        ),
        // Another occurrence goes on for longer.
        (
            json!([
                on(saturdays.clone(), json!({"to": "2026-11-15"})),
                on(json!({"tuesday": true}), json!({"from": "2026-11-12"}))
            ]),
            "2026-11-07",
            "2026-11-24",
        ),
        // It has no day at all.
        (
            json!([on(json!({}), Value::Null)]),
            "2026-11-01",
            "2026-11-30",
        ),
    ];
    for (occurrences, from, to) in cases {
        let event = json!({"eventFormat": "occurrences", "period": november,
            "occurrences": occurrences});
        let period = schedule(&event).unwrap().first_to_last();
        let expected = (Some(day(from)), Some(day(to)));
        assert_eq!((period.from, period.to), expected, "{event}");
    }
}

/// Ten years of a daily event: the first days are had without the others.
#[test]
fn days_are_had_as_they_are_asked_for() {
    let daily = schedule(&json!({
        "eventFormat": "period", "periodOccurrences": [{}],
        "period": {"from": "2000-01-01", "to": "9999-12-31"},
    }));
    assert_eq!(
        days(&daily.unwrap(), "2028-02-28", 2),
        ["2028-02-28", "2028-02-29"]
    );
}

/// Copenhagen: the clocks show 2 to 3 twice on 25 October 2026, and not at all on 29 March 2026.
fn at(moment: &str) -> Zoned {
    let zone = TimeZone::get("Europe/Copenhagen").unwrap();
    moment.parse::<Timestamp>().unwrap().to_zoned(zone)
}

/// What is left at a moment: the first day, with its times.
fn left(event: &Value, now: &str) -> Option<(String, Vec<String>)> {
    let schedule = schedule(event).unwrap();
    let first = schedule.ahead(&at(now)).next();
    first.map(|(day, on)| {
        let times = on.slots.iter().map(|slot| slot.from.strftime("%H.%M"));
        (
            day.to_string(),
            times.map(|time| time.to_string()).collect(),
        )
    })
}

fn daily(from: &str, to: &str, times: &Value) -> Value {
    let week = crate::opening::read::WEEKDAYS.map(|name| (name.to_owned(), true.into()));
    let week: serde_json::Map<String, Value> = week.into_iter().collect();
    json!({"eventFormat": "occurrences", "period": {"from": from, "to": to},
        "occurrences": [{"days": week, "timeframes": times}]})
}

/// The one rule: a time is over when its end has passed, a day without times at midnight.
#[test]
fn when_a_time_is_over() {
    let hour = json!([{"from": "11:00", "to": "12:00"}]);
    let two = json!([{"from": "10:00", "to": "18:00"}, {"from": "11:00", "to": "12:00"}]);
    let open = json!([{"from": "19:00"}]);
    let night = json!([{"from": "23:00", "to": "01:00"}]);
    let midnight = json!([{"from": "22:00", "to": "00:00"}]);
    let changed = json!([{"from": "01:00", "to": "02:30"}]);
    let whole = json!([]);
    // The times, a moment, and what is the next: `18` is the eighteenth of November.
    let cases = [
        // It is 21.42.
        (&hour, "2026-11-18T20:42:00Z", "19 11.00"),
        (&hour, "2026-11-18T10:59:59Z", "18 11.00"),
        (&hour, "2026-11-18T11:00:00Z", "19 11.00"),
        (&two, "2026-11-18T10:30:00Z", "18 10.00 11.00"),
        (&two, "2026-11-18T11:00:00Z", "18 10.00"),
        (&open, "2026-11-18T18:00:59Z", "18 19.00"),
        (&open, "2026-11-18T18:01:00Z", "19 19.00"),
        (&night, "2026-11-18T23:59:00Z", "18 23.00"),
        (&night, "2026-11-19T00:00:00Z", "19 23.00"),
        (&midnight, "2026-11-18T22:59:00Z", "18 22.00"),
        (&midnight, "2026-11-18T23:00:00Z", "19 22.00"),
        (&whole, "2026-11-18T22:59:00Z", "18"),
        (&whole, "2026-11-18T23:00:00Z", "19"),
        // The last of them.
        (&hour, "2026-11-30T11:00:00Z", ""),
        (&night, "2026-11-30T23:30:00Z", "30 23.00"),
        (&night, "2026-12-01T00:00:00Z", ""),
    ];
    for (times, now, expected) in cases {
        let next = left(&daily("2026-11-01", "2026-11-30", times), now);
        let next = next.map_or(String::new(), |(day, times)| {
            [&day["2026-11-".len()..]]
                .into_iter()
                .map(str::to_owned)
                .chain(times)
                .collect::<Vec<_>>()
                .join(" ")
        });
        assert_eq!(next, expected, "{times} at {now}");
    }
    // The first 2.30 of the two, and what the clock shows in place of the one that is not.
    let clocks = [
        ("2026-10-25", "2026-10-25T00:29:00Z", true),
        ("2026-10-25", "2026-10-25T00:30:00Z", false),
        ("2026-10-25", "2026-10-25T01:10:00Z", false),
        ("2026-03-29", "2026-03-29T01:29:00Z", true),
        ("2026-03-29", "2026-03-29T01:30:00Z", false),
    ];
    for (day, now, ahead) in clocks {
        let next = left(&daily(day, day, &changed), now);
        assert_eq!(next.is_some(), ahead, "{day} at {now}");
    }
    // The day on which the clock is set back has 25 hours.
    for (now, ahead) in [
        ("2026-10-25T22:59:00Z", true),
        ("2026-10-25T23:00:00Z", false),
    ] {
        let next = left(&daily("2026-10-25", "2026-10-25", &whole), now);
        assert_eq!(next.is_some(), ahead, "{now}");
    }
}

/// What lasts has its times on each of its days; on the last it is over with them. What has no
/// time that could be over is over with its period.
#[test]
fn when_all_is_over() {
    let lasts = |times: &Value| {
        json!({"eventFormat": "period", "period": {"from": "2026-11-01", "to": "2026-11-18"},
            "periodOccurrences": times})
    };
    let hours = lasts(&json!([{"timeframe": {"from": "10:00", "to": "17:00"}}]));
    let whole = lasts(&json!([{}]));
    let never = json!({"eventFormat": "occurrences", "occurrences": [{}],
        "period": {"from": "2026-11-01", "to": "2026-11-18"}});
    let early = daily(
        "2026-11-18",
        "2026-12-24",
        &json!([{"from": "09:00", "to": "10:00"}]),
    );
    let mut ends_early = early.clone();
    ends_early["occurrences"][0]["period"] = json!({"to": "2026-11-18"});
    let cases = [
        (&hours, "2026-11-17T20:00:00Z", false),
        (&hours, "2026-11-18T15:59:00Z", false),
        (&hours, "2026-11-18T16:00:00Z", true),
        (&whole, "2026-11-18T22:59:00Z", false),
        (&whole, "2026-11-18T23:00:00Z", true),
        (&never, "2026-11-18T22:59:00Z", false),
        (&never, "2026-11-18T23:00:00Z", true),
        (&early, "2026-11-18T09:00:00Z", false),
        (&ends_early, "2026-11-18T09:00:00Z", true),
    ];
    for (event, now, over) in cases {
        assert_eq!(
            schedule(event).unwrap().is_over(&at(now)),
            over,
            "{event} at {now}"
        );
    }
}

prop_compose! {
    fn dates()(first in 0_i32..400, length in 0_i32..400) -> (Date, Date) {
        let from = day("2026-01-01").checked_add(Span::new().days(first)).unwrap();
        (from, from.checked_add(Span::new().days(length)).unwrap())
    }
}

proptest! {
    /// A listed day lies in its period, on a weekday that is on, and is not cancelled; and
    /// every such day is listed.
    #[test]
    fn a_listed_day_is_one_of_its_own(
        (from, to) in dates(),
        (inner_from, inner_to) in dates(),
        on in prop::array::uniform7(any::<bool>()),
        cancelled in prop::collection::vec(0_i32..800, 0..20),
    ) {
        let names = crate::opening::read::WEEKDAYS;
        let weekdays: serde_json::Map<String, Value> =
            names.iter().zip(on).map(|(name, on)| ((*name).to_owned(), on.into())).collect();
        let cancelled: Vec<Date> = cancelled
            .into_iter()
            .map(|days| day("2026-01-01").checked_add(Span::new().days(days)).unwrap())
            .collect();
        let dates: Vec<Value> =
            cancelled.iter().map(|date| json!({"date": date.to_string()})).collect();
        let event = json!({
            "eventFormat": "occurrences",
            "period": {"from": from.to_string(), "to": to.to_string()},
            "occurrences": [{"days": weekdays,
                "period": {"from": inner_from.to_string(), "to": inner_to.to_string()}}],
            "cancellations": dates,
        });
        let schedule = super::tests::schedule(&event).unwrap();
        let listed: BTreeSet<Date> = schedule.days(from).map(|(day, _)| day).collect();
        for date in day("2025-12-25").series(Span::new().days(1)).take(830) {
            let weekday = usize::try_from(date.weekday().to_monday_zero_offset()).unwrap();
            let own = from <= date && date <= to && inner_from <= date && date <= inner_to
                && on[weekday] && !cancelled.contains(&date);
            prop_assert_eq!(listed.contains(&date), own, "{}", date);
            prop_assert_eq!(schedule.on(date).is_some(), own);
        }
    }
}
