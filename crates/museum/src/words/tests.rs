//! Tables, in the order da, en, de, sv.

use super::*;
use crate::Locale;
use jiff::ToSpan;
use jiff::civil::{Date, Time, Weekday};

fn day(text: &str) -> Date {
    text.parse().unwrap()
}

fn each(say: impl Fn(Locale) -> String) -> [String; 4] {
    Locale::ALL.map(say)
}

/// The Danish long date is day, month name, year.
#[test]
fn dates_and_ranges() {
    let cases = [
        (
            "2027-05-03",
            "2027-05-17",
            [
                "3.–17. maj 2027",
                "3–17 May 2027",
                "3.–17. Mai 2027",
                "3–17 maj 2027",
            ],
        ),
        (
            "2027-05-03",
            "2027-05-03",
            ["3. maj 2027", "3 May 2027", "3. Mai 2027", "3 maj 2027"],
        ),
        (
            "2027-05-31",
            "2027-06-01",
            [
                "31. maj – 1. juni 2027",
                "31 May – 1 June 2027",
                "31. Mai – 1. Juni 2027",
                "31 maj – 1 juni 2027",
            ],
        ),
        (
            "2026-12-22",
            "2027-01-06",
            [
                "22. december 2026 – 6. januar 2027",
                "22 December 2026 – 6 January 2027",
                "22. Dezember 2026 – 6. Januar 2027",
                "22 december 2026 – 6 januari 2027",
            ],
        ),
        (
            "2028-02-28",
            "2028-02-29",
            [
                "28.–29. februar 2028",
                "28–29 February 2028",
                "28.–29. Februar 2028",
                "28–29 februari 2028",
            ],
        ),
    ];
    for (from, to, expected) in cases {
        let said = each(|locale| date_range(day(from), day(to), locale));
        assert_eq!(said, expected, "{from} {to}");
    }
    let from = each(|locale| open_range(Some(day("2027-05-03")), None, locale).unwrap());
    assert_eq!(
        from,
        [
            "fra 3. maj 2027",
            "from 3 May 2027",
            "ab 3. Mai 2027",
            "från 3 maj 2027"
        ]
    );
    assert_eq!(open_range(None, None, Locale::Da), None);
}

#[test]
fn a_weekday_with_its_date() {
    let today = day("2026-12-30");
    let said = each(|locale| weekday_and_date(day("2026-12-31"), today, locale));
    assert_eq!(
        said,
        [
            "torsdag den 31. december",
            "Thursday 31 December",
            "Donnerstag, 31. Dezember",
            "torsdag den 31 december"
        ]
    );
    let said = weekday_and_date(day("2027-01-01"), today, Locale::Da);
    assert_eq!(said, "fredag den 1. januar 2027");
}

#[test]
fn times() {
    let cases = [
        ("10:00", ["10", "10 am", "10 Uhr", "10"]),
        ("17:30", ["17.30", "5:30 pm", "17:30 Uhr", "17.30"]),
        ("12:00", ["12", "12 noon", "12 Uhr", "12"]),
        ("12:05", ["12.05", "12:05 pm", "12:05 Uhr", "12.05"]),
        ("00:15", ["0.15", "12:15 am", "0:15 Uhr", "0.15"]),
    ];
    for (time, expected) in cases {
        let time: Time = time.parse().unwrap();
        assert_eq!(each(|locale| clock(time, locale)), expected);
    }
    let [ten, midnight]: [Time; 2] = ["10:00", "00:00"].map(|time| time.parse().unwrap());
    let said = each(|locale| clock_range(ten, midnight, locale));
    assert_eq!(said, ["10–24", "10 am–midnight", "10–24 Uhr", "10–24"]);
}

#[test]
fn how_far_a_day_is() {
    let today = day("2027-02-27");
    let cases = [
        ("2027-02-27", ["i dag", "today", "heute", "i dag"]),
        ("2027-02-28", ["i morgen", "tomorrow", "morgen", "i morgon"]),
        ("2027-02-26", ["i går", "yesterday", "gestern", "i går"]),
        (
            "2027-03-02",
            ["om 3 dage", "in 3 days", "in 3 Tagen", "om 3 dagar"],
        ),
        (
            "2027-02-24",
            [
                "for 3 dage siden",
                "3 days ago",
                "vor 3 Tagen",
                "för 3 dagar sedan",
            ],
        ),
        (
            "2027-03-13",
            ["om 2 uger", "in 2 weeks", "in 2 Wochen", "om 2 veckor"],
        ),
        (
            "2027-06-01",
            [
                "om 3 måneder",
                "in 3 months",
                "in 3 Monaten",
                "om 3 månader",
            ],
        ),
    ];
    for (at, expected) in cases {
        let said = each(|locale| days_from_now(day(at), today, locale));
        assert_eq!(said, expected, "{at}");
    }
}

/// Weekday names, long and short, in all four languages; weeks begin on Monday.
#[test]
fn weekdays() {
    let monday = day("2026-11-16");
    let names =
        (0..7).map(|n| weekday(monday.checked_add(n.days()).unwrap().weekday(), Locale::Da));
    let names: Vec<&str> = names.collect();
    assert_eq!(
        names,
        [
            "mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"
        ]
    );
    assert_eq!(
        each(|locale| weekday_short(Weekday::Thursday, locale).to_owned()),
        ["tor", "Thu", "Do", "tors"]
    );
    assert_eq!(
        each(|locale| weekday_range(Weekday::Monday, Weekday::Friday, locale)),
        [
            "mandag–fredag",
            "Monday–Friday",
            "Montag–Freitag",
            "måndag–fredag"
        ]
    );
}
