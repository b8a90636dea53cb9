//! Tables of opening hours: `docs/rules.md#opening-hours`.

use super::*;
use crate::Locale;
use jiff::civil::DateTime;
use proptest::prelude::*;
use serde_json::{Value, json};

fn day(text: &str) -> Date {
    text.parse().unwrap()
}

/// Tuesday to Sunday 10–17, Thursdays late, in summer also on Mondays; Christmas, and a
/// Monday in the autumn holidays that is open.
fn museum() -> OpeningHours {
    let usual = json!({"from": "10:00", "to": "17:00"});
    let summer = json!({"from": "10", "to": "18.00"});
    let document: Value = json!({
        "openingHours": [
            {"tuesday": usual, "wednesday": usual, "thursday": {"from": "10:00", "to": "20:00"},
             "friday": usual, "saturday": usual, "sunday": usual},
            {"period": {"from": "2026-06-20", "to": "2026-08-16"},
             "monday": summer, "tuesday": summer, "wednesday": summer, "thursday": summer,
             "friday": summer, "saturday": summer, "sunday": summer},
        ],
        "closedDays": [
            {"date": "2026-12-24", "reason": {"da": "Juleaften", "en": "Christmas Eve"}},
            {"date": "2026-12-25", "reason": {"da": "Jul", "en": "Christmas"}},
            {"date": "2026-12-31"},
            {"date": "2026-10-15", "reason": "Personaledag"},
        ],
        "openDays": [
            {"date": "2026-10-12", "hours": {"from": "10:00", "to": "16:00"}},
            {"date": "2026-10-15", "hours": {"from": "10:00", "to": "16:00"}},
            {"date": "2026-12-26", "hours": {"from": "12:00", "to": "16:00"}},
            {"date": "2027-01-01"},
        ],
    });
    OpeningHours::read(crate::fields::owned(&document).get_value())
}

/// Closed day (with its reason, if it has one); open day (from – to, or closed);
/// weekly rule.
#[test]
fn a_day() {
    let cases = [
        ("2026-11-17", "10–17"),
        ("2026-11-19", "10–20"),
        ("2026-11-16", "Lukket"),
        ("2026-06-19", "10–17"),
        ("2026-06-20", "10–18"),
        ("2026-06-22", "10–18"),
        ("2026-08-16", "10–18"),
        ("2026-08-17", "Lukket"),
        ("2026-10-12", "10–16"),
        // Both were written: closed wins.
        ("2026-10-15", "Lukket: Personaledag"),
        ("2026-12-24", "Lukket: Juleaften"),
        ("2026-12-26", "12–16"),
        ("2026-12-31", "Lukket"),
        ("2027-01-01", "Lukket"),
    ];
    let museum = museum();
    for (date, said) in cases {
        assert_eq!(museum.on(day(date)).format(Locale::Da), said, "{date}");
    }
    let eve = museum.on(day("2026-12-24"));
    assert_eq!(eve.format(Locale::En), "Closed: Christmas Eve");
    assert_eq!(eve.format(Locale::Sv), "Stängt: Juleaften");
}

#[test]
fn how_it_is_now() {
    let cases = [
        ("2026-11-17T09:59:59", "Åbner i dag kl.\u{a0}10"),
        ("2026-11-17T10:00:00", "Åbent nu til kl.\u{a0}17"),
        ("2026-11-17T16:59:59", "Åbent nu til kl.\u{a0}17"),
        (
            "2026-11-17T17:00:00",
            "Lukket nu. Åbner i morgen kl.\u{a0}10",
        ),
        (
            "2026-11-15T23:59:59",
            "Lukket nu. Åbner tirsdag den 17. november kl.\u{a0}10",
        ),
        (
            "2026-11-16T12:00:00",
            "Lukket i dag. Åbner i morgen kl.\u{a0}10",
        ),
        (
            "2026-12-24T11:00:00",
            "Lukket i dag: Juleaften. Åbner lørdag den 26. december kl.\u{a0}12",
        ),
        (
            "2026-12-31T11:00:00",
            "Lukket i dag. Åbner lørdag den 2. januar 2027 kl.\u{a0}10",
        ),
    ];
    let museum = museum();
    for (now, said) in cases {
        let now: DateTime = now.parse().unwrap();
        let status = museum.status(now);
        assert_eq!(status.format(now.date(), Locale::Da), said, "{now}");
        assert_eq!(status.is_open(), said.starts_with("Åbent"), "{now}");
    }
    let now: DateTime = "2026-12-24T11:00:00".parse().unwrap();
    let said = Locale::ALL.map(|locale| museum.status(now).format(now.date(), locale));
    assert_eq!(
        said,
        [
            "Lukket i dag: Juleaften. Åbner lørdag den 26. december kl.\u{a0}12",
            "Closed today: Christmas Eve. Opens Saturday 26 December at 12 noon",
            "Heute geschlossen: Juleaften. Öffnet Samstag, 26. Dezember um 12 Uhr",
            "Stängt i dag: Juleaften. Öppnar lördag den 26 december kl.\u{a0}12",
        ]
    );
}

fn always(from: &str, to: &str) -> OpeningHours {
    let hours = json!({"from": from, "to": to});
    let week = read::WEEKDAYS.map(|name| (name.to_owned(), hours.clone()));
    let document = json!({"openingHours": [Value::Object(week.into_iter().collect())]});
    OpeningHours::read(crate::fields::owned(&document).get_value())
}

#[test]
fn around_midnight() {
    let cases = [
        (("00:00", "24:00"), "2026-11-17T23:59:59", "Altid åbent"),
        (
            ("18:00", "02:00"),
            "2026-11-17T01:59:59",
            "Åbent nu til kl.\u{a0}2",
        ),
        (
            ("18:00", "02:00"),
            "2026-11-17T02:00:00",
            "Åbner i dag kl.\u{a0}18",
        ),
        (
            ("18:00", "02:00"),
            "2026-11-17T23:00:00",
            "Åbent nu til kl.\u{a0}2",
        ),
        (
            ("10:00", "24:00"),
            "2026-11-17T23:00:00",
            "Åbent nu til kl.\u{a0}24",
        ),
        (
            ("10:00", "24:00"),
            "2026-11-17T00:00:00",
            "Åbner i dag kl.\u{a0}10",
        ),
    ];
    for ((from, to), now, said) in cases {
        let now: DateTime = now.parse().unwrap();
        let status = always(from, to).status(now);
        assert_eq!(
            status.format(now.date(), Locale::Da),
            said,
            "{from}–{to} at {now}"
        );
    }
    let bar = always("18:00", "02:00");
    assert_eq!(bar.on(day("2026-11-17")).format(Locale::Da), "18–2");
    assert_eq!(
        always("10", "24").on(day("2026-11-17")).format(Locale::Da),
        "10–24"
    );
}

/// The week starts on Monday; consecutive days with equal hours are a range.
#[test]
fn a_week() {
    let said = |lines: Vec<WeekLine>| -> Vec<String> {
        let line = |line: WeekLine| {
            let hours = line
                .hours
                .map_or("lukket".to_owned(), |hours| hours.format(Locale::Da));
            format!("{} {hours}", line.days(Locale::Da))
        };
        lines.into_iter().map(line).collect()
    };
    let museum = museum();
    assert_eq!(
        said(museum.usual_week(day("2026-11-22"))),
        [
            "mandag lukket",
            "tirsdag–onsdag 10–17",
            "torsdag 10–20",
            "fredag–søndag 10–17"
        ]
    );
    assert_eq!(
        said(museum.week(day("2026-07-01"))),
        ["mandag–søndag 10–18"]
    );
    assert_eq!(
        said(museum.week(day("2026-12-24"))),
        [
            "mandag lukket",
            "tirsdag–onsdag 10–17",
            "torsdag–fredag lukket",
            "lørdag 12–16",
            "søndag 10–17"
        ]
    );
    assert!(OpeningHours::default().is_empty());
    assert_eq!(
        said(OpeningHours::default().week(day("2026-11-22"))),
        ["mandag–søndag lukket"]
    );
}

#[test]
fn exceptions_are_told_six_weeks_ahead_and_together() {
    let museum = museum();
    assert_eq!(museum.exceptions(day("2026-11-11")), []);
    let groups = museum.exceptions(day("2026-12-20"));
    let days = groups.iter().map(|group| {
        let days = group.days.iter().map(|one| one.day.to_string());
        (group.name(Locale::Da), days.collect())
    });
    let days: Vec<(Option<String>, Vec<String>)> = days.collect();
    assert_eq!(
        days,
        [(
            Some("Jul og nytår".to_owned()),
            [
                "2026-12-24",
                "2026-12-25",
                "2026-12-26",
                "2026-12-31",
                "2027-01-01"
            ]
            .map(str::to_owned)
            .to_vec()
        )]
    );
    assert_eq!(
        groups[0].name(Locale::En).as_deref(),
        Some("Christmas and New Year")
    );
    let autumn = museum.exceptions(day("2026-10-01"));
    assert_eq!(autumn.len(), 1);
    assert_eq!(autumn[0].name(Locale::Da), None);
    let staff = museum.exceptions(day("2026-10-13"));
    assert_eq!(staff[0].name(Locale::Da).as_deref(), Some("Personaledag"));
}

proptest! {
    /// The status of now agrees with the day's hours, at any minute of any day.
    #[test]
    fn the_status_agrees_with_the_day(days in 0_i32..1000, minute in 0_i32..1440) {
        let museum = museum();
        let date = day("2026-01-01").checked_add(jiff::Span::new().days(days)).unwrap();
        let now = date.at(0, 0, 0, 0).checked_add(jiff::Span::new().minutes(minute)).unwrap();
        let hours = museum.on(date).hours();
        let open = hours.is_some_and(|hours| hours.from <= now.time() && now.time() < hours.to);
        let status = museum.status(now);
        prop_assert_eq!(status.is_open(), open);
        if let Status::ClosedForToday(next) | Status::ClosedToday { next, .. } = status {
            let next = next.unwrap();
            prop_assert!(next.day > date);
            prop_assert_eq!(museum.on(next.day).hours().map(|hours| hours.from), Some(next.at));
        }
    }

    /// The lines of a week name each of its days once, in order.
    #[test]
    fn a_week_has_seven_days(days in 0_i32..1000) {
        let date = day("2026-01-01").checked_add(jiff::Span::new().days(days)).unwrap();
        let lines = museum().week(date);
        let named: i32 = lines
            .iter()
            .map(|line| i32::from(line.last.since(line.first)) + 1)
            .sum();
        prop_assert_eq!(named, 7);
        prop_assert_eq!(lines[0].first, jiff::civil::Weekday::Monday);
        for pair in lines.windows(2) {
            prop_assert_ne!(pair[0].hours, pair[1].hours);
        }
    }
}

/// A café follows its house on the days on which that is closed, unless it says otherwise.
#[test]
fn a_facility_follows_its_house() {
    let usual = json!({"from": "10:00", "to": "17:00"});
    let week = json!([{"wednesday": usual, "thursday": usual, "friday": usual}]);
    let house = json!({"openingHours": week, "closedDays": [
        {"date": "2026-12-23", "reason": {"da": "Vi pakker"}}, {"date": "2026-12-24"}]});
    let inside = json!({"openingHours": week,
        "openDays": [{"date": "2026-12-24", "hours": {"from": "9:00", "to": "12:00"}}]});
    let read = |document: &serde_json::Value| {
        OpeningHours::read(crate::fields::owned(document).get_value())
    };
    let mut cafe = read(&inside);
    cafe.follow(&read(&house));
    for (date, said) in [
        ("2026-12-23", "Lukket: Vi pakker"),
        ("2026-12-24", "9–12"),
        ("2026-12-25", "10–17"),
    ] {
        assert_eq!(cafe.on(day(date)).format(Locale::Da), said, "{date}");
    }
}

/// The parts of the year that are to come, the present one marked; and the days that are not as
/// usual after the six weeks that are announced.
#[test]
fn the_whole_year() {
    let museum = museum();
    let told = |today: &str| -> Vec<(Option<Date>, bool, usize)> {
        let seasons = museum.seasons(day(today)).into_iter();
        seasons
            .map(|one| (one.period.from, one.current, one.week.len()))
            .collect()
    };
    let summer = Some(day("2026-06-20"));
    assert_eq!(told("2026-05-01"), [(summer, false, 1), (None, true, 4)]);
    assert_eq!(told("2026-07-01"), [(summer, true, 1), (None, false, 4)]);
    assert_eq!(told("2026-11-17"), []);
    let later = museum.later_exceptions(day("2026-05-01"));
    let days: Vec<usize> = later.iter().map(|group| group.days.len()).collect();
    assert_eq!(days, [2, 5]);
    assert!(museum.later_exceptions(day("2026-12-20")).is_empty());
}
