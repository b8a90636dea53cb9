//! Files for calendars of others. That other programs read them the same is tested with
//! those programs, in `e2e`.

use super::*;
use crate::{Environment, Group, Locale};
use serde_json::{Value, json};

fn file(event: &Value) -> String {
    file_of(event, Scope::Site)
}

fn file_of(event: &Value, scope: Scope) -> String {
    let text = include_str!("../../../../demo/group.toml");
    let group = Group::parse(text, Environment::Production).unwrap();
    let site = group.site("jelling").unwrap();
    let now = jiff::civil::date(2026, 11, 18).at(11, 0, 0, 0);
    let shaping = Shaping::new(
        &group,
        site,
        Locale::Da,
        "/media",
        group.zone.to_timestamp(now).unwrap(),
    );
    let answer = json!({"events": [event],
        "siteConfig": {"siteName": {"da": "Kongernes Jelling"}, "street": "Gormsgade 1",
            "zip": "7300", "city": "Jelling"}});
    let written = calendar(crate::fields::owned(&answer).get_value(), scope, &shaping);
    // Lines are folded after 75 bytes.
    written.text.replace("\r\n ", "")
}

fn event(more: &Value) -> Value {
    let mut event = json!({"_id": "event-runer", "_updatedAt": "2026-11-01T08:30:00Z",
        "period": {"from": "2026-11-20", "to": "2026-11-22"}, "eventFormat": "occurrences",
        "tags": [{"_id": "t", "title": "Tale, sang"}],
        "teaserDescription": "Hug; og læs\nselv",
        "location": {"name": {"da": "Salen"}},
        "page": {"title": "Runer, for begyndere", "slug": "kalender/runer", "locale": "da", "site": "jelling"}});
    for (name, value) in more.as_object().unwrap() {
        event[name] = value.clone();
    }
    event
}

fn lines<'a>(file: &'a str, name: &str) -> Vec<&'a str> {
    file.lines().filter(|line| line.starts_with(name)).collect()
}

#[test]
fn a_time_has_its_zone_and_an_id_that_stays() {
    let file = file(&event(&json!({"cancellations": [{"date": "2026-11-21"}],
        "occurrences": [{"days": {"friday": true, "saturday": true},
            "timeframes": [{"from": "10:30", "to": "11:30"}, {"from": "23:00", "to": "01:00"}]}]})));
    assert_eq!(
        lines(&file, "UID"),
        [
            "UID:event-runer-20261120T1030@jelling.example.org",
            "UID:event-runer-20261120T2300@jelling.example.org",
            "UID:event-runer-20261121T1030@jelling.example.org",
            "UID:event-runer-20261121T2300@jelling.example.org",
        ]
    );
    assert_eq!(
        lines(&file, "DTEND")[..2],
        [
            "DTEND;TZID=Europe/Copenhagen:20261120T113000",
            "DTEND;TZID=Europe/Copenhagen:20261121T010000",
        ]
    );
    assert_eq!(
        lines(&file, "STATUS"),
        [
            "STATUS:CONFIRMED",
            "STATUS:CONFIRMED",
            "STATUS:CANCELLED",
            "STATUS:CANCELLED"
        ]
    );
    assert_eq!(lines(&file, "SUMMARY")[0], "SUMMARY:Runer\\, for begyndere");
    assert_eq!(
        lines(&file, "DESCRIPTION")[0],
        "DESCRIPTION:Hug\\; og læs\\nselv"
    );
    assert_eq!(
        lines(&file, "LOCATION")[0],
        "LOCATION:Salen\\, Kongernes Jelling\\, Gormsgade 1\\, 7300 Jelling"
    );
    assert_eq!(
        lines(&file, "URL")[0],
        "URL:https://jelling.example.org/kalender/runer"
    );
    assert_eq!(lines(&file, "CATEGORIES")[0], "CATEGORIES:Tale\\, sang");
    assert_eq!(lines(&file, "DTSTAMP")[0], "DTSTAMP:20261101T083000Z");
}

#[test]
fn what_lasts_is_one_entry_of_days() {
    let file = file(&event(
        &json!({"eventFormat": "period", "periodOccurrences": [{}],
        "cancellations": [{"date": "2026-11-21"}]}),
    ));
    assert_eq!(
        lines(&file, "DTSTART;V"),
        ["DTSTART;VALUE=DATE:20261120", "DTSTART;VALUE=DATE:20261121"]
    );
    // The day after the last: RFC 5545.
    assert_eq!(lines(&file, "DTEND")[0], "DTEND;VALUE=DATE:20261123");
    assert_eq!(
        lines(&file, "STATUS"),
        ["STATUS:CONFIRMED", "STATUS:CANCELLED"]
    );
}

/// The changes of the clock around the year that the file covers.
#[test]
fn the_zone_is_defined() {
    let file = file(&event(
        &json!({"eventFormat": "period", "periodOccurrences": [{}]}),
    ));
    let zone: Vec<&str> = file
        .lines()
        .skip_while(|line| *line != "BEGIN:VTIMEZONE")
        .take_while(|line| *line != "END:VTIMEZONE")
        .collect();
    assert_eq!(zone[1], "TZID:Europe/Copenhagen");
    let changes: Vec<&str> = zone
        .iter()
        .filter(|line| line.starts_with("DTSTART"))
        .copied()
        .collect();
    assert_eq!(
        changes,
        [
            "DTSTART:20260329T020000",
            "DTSTART:20261025T030000",
            "DTSTART:20270328T020000",
            "DTSTART:20271031T030000",
            "DTSTART:20280326T020000",
        ]
    );
    assert!(zone.contains(&"TZNAME:CEST") && zone.contains(&"TZOFFSETTO:+0200"));
}

/// A file of one event has what is still to come, and not more than anyone plans; a file of a day
/// has that day.
#[test]
fn an_event_has_no_times_that_are_past() {
    let daily = event(
        &json!({"period": {"from": "2026-01-01", "to": "2027-12-31"},
        "occurrences": [{"days": {"monday": true, "tuesday": true, "wednesday": true,
            "thursday": true, "friday": true, "saturday": true, "sunday": true},
            "timeframes": [{"from": "09:00", "to": "10:00"}, {"from": "14:00", "to": "15:00"}]}]}),
    );
    // It is eleven on the eighteenth.
    let all = file_of(&daily, Scope::Event);
    assert_eq!(
        lines(&all, "DTSTART;")[0],
        "DTSTART;TZID=Europe/Copenhagen:20261118T140000"
    );
    // One this afternoon and both of 49 days: a day is whole or left out.
    assert_eq!(lines(&all, "UID").len(), 99);
    assert_eq!(
        lines(&all, "DTSTART;").last().copied(),
        Some("DTSTART;TZID=Europe/Copenhagen:20270106T140000")
    );
    assert!(all.len() < 60_000, "{}", all.len());
    let day = file_of(&daily, Scope::Day(jiff::civil::date(2026, 11, 20)));
    assert_eq!(lines(&day, "UID").len(), 2);
    let today = file_of(&daily, Scope::Day(jiff::civil::date(2026, 11, 18)));
    assert_eq!(lines(&today, "UID").len(), 1);
    let first = Scope::Time(jiff::civil::date(2026, 11, 20).at(9, 0, 0, 0));
    assert_eq!(
        lines(&file_of(&daily, first), "DTSTART;"),
        ["DTSTART;TZID=Europe/Copenhagen:20261120T090000"]
    );
    let never = Scope::Time(jiff::civil::date(2026, 11, 20).at(9, 30, 0, 0));
    assert_eq!(lines(&file_of(&daily, never), "UID").len(), 0);
}

/// A link to a file may stand on a page that somebody opened before the event was over, and an
/// event may be announced years before.
#[test]
fn a_link_to_a_file_leads_to_one() {
    let once = |day: &str| {
        event(
            &json!({"period": {"from": day, "to": day}, "occurrences": [{"days": {
            "monday": true, "wednesday": true}, "timeframes": [{"from": "09:00", "to": "10:00"}]}]}),
        )
    };
    let at = "DTSTART;TZID=Europe/Copenhagen:";
    // It is eleven on the eighteenth.
    for (day, scope) in [
        ("2026-11-18", Scope::Day(jiff::civil::date(2026, 11, 18))),
        ("2026-11-02", Scope::Day(jiff::civil::date(2026, 11, 2))),
        ("2026-11-18", Scope::Event),
        ("2026-11-02", Scope::Event),
        ("2029-11-19", Scope::Event),
    ] {
        let file = file_of(&once(day), scope);
        let begin = format!("{at}{}T090000", day.replace('-', ""));
        assert_eq!(lines(&file, at), [begin], "{day} {scope:?}");
    }
    let other = file_of(
        &once("2026-11-18"),
        Scope::Day(jiff::civil::date(2026, 11, 19)),
    );
    assert_eq!(lines(&other, at).len(), 0);
}

/// What stands in place of times stands in the file too.
#[test]
fn a_text_in_place_of_times_survives() {
    let free = event(&json!({"openingHoursFreeText": {"da": "fra solnedgang"},
        "occurrences": [{"days": {"friday": true}}]}));
    let file = file(&free);
    assert!(lines(&file, "DESCRIPTION")[0].starts_with("DESCRIPTION:Fra solnedgang. Hug"));
}
