//! What a calendar shows: `docs/rules.md#the-calendar`.

use super::*;
use crate::fields::owned;
use crate::{Environment, Group, Locale};
use jiff::civil::Date;
use proptest::prelude::*;
use serde_json::{Value, json};

const TODAY: &str = "2026-11-18";

fn day(text: &str) -> Date {
    text.parse().unwrap()
}

/// Wednesday 18 November 2026, eleven o'clock.
fn shown_at(site: &str, search: &str, page: &Value) -> CalendarView {
    shown_when(11, site, search, page)
}

/// The same day at another hour.
fn shown_when(hour: i8, site: &str, search: &str, page: &Value) -> CalendarView {
    let text = include_str!("../../../../demo/group.toml");
    let group = Group::parse(text, Environment::Production).unwrap();
    let site = group.site(site).unwrap();
    let now = day(TODAY).at(hour, 0, 0, 0);
    let mut shaping = Shaping::new(
        &group,
        site,
        Locale::Da,
        "/media",
        group.zone.to_timestamp(now).unwrap(),
    );
    search.clone_into(&mut shaping.query_string);
    CalendarView::shape(Fields::of(owned(page).get_value()), &shaping)
}

fn shown(search: &str, page: &Value) -> CalendarView {
    shown_at("jelling", search, page)
}

/// Open from Tuesday to Sunday; closed on Friday the 20th.
fn hours() -> Value {
    let open = json!({"from": "10:00", "to": "17:00"});
    json!([{"role": "site", "title": "Museet", "closedDays": [{"date": "2026-11-20", "reason": {"da": "Vi maler"}}],
        "openingHours": [{"tuesday": open, "wednesday": open, "thursday": open,
            "friday": open, "saturday": open, "sunday": open}]}])
}

fn event(id: &str, tag: &str, more: &Value) -> Value {
    let mut event = json!({"_id": id, "period": {"from": "2026-11-01", "to": "2027-03-01"},
        "eventFormat": "occurrences",
        "tags": [{"_id": tag, "title": tag}],
        "audience": [{"_id": "boern", "title": "Børn"}],
        "page": {"title": id, "slug": format!("kalender/{id}"), "locale": "da", "site": "jelling"}});
    for (name, value) in more.as_object().unwrap() {
        event[name] = value.clone();
    }
    event
}

/// Every day of the week at a time.
fn daily(at: &str) -> Value {
    let days = [
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
    ];
    let days: Value = days
        .iter()
        .map(|name| ((*name).to_owned(), true.into()))
        .collect::<serde_json::Map<_, _>>()
        .into();
    json!({"occurrences": [{"days": days, "hours": {"from": at}}]})
}

fn page() -> Value {
    json!({"slug": "kalender", "facilities": hours(),
    "events": [
        event("foredrag", "tale", &daily("19:00")),
        event("omvisning", "tur", &daily("10:30")),
        event("loppemarked", "tur", &json!({"eventFormat": "period",
            "periodOccurrences": [{"timeframe": {"from": "10:00", "to": "16:00"}}]})),
    ]})
}

fn titles(day: &CalendarDay) -> Vec<&str> {
    day.entries
        .iter()
        .map(|entry| entry.link.title.as_str())
        .collect()
}

/// Period events come before occurrence events, those by their earliest time.
#[test]
fn a_day_is_in_order() {
    let view = shown("day=2026-11-19", &page());
    assert_eq!(view.days.len(), 1);
    assert_eq!(view.days[0].title, "Torsdag den 19. november");
    assert_eq!(view.days[0].hours.as_deref(), Some("10–17"));
    assert_eq!(
        titles(&view.days[0]),
        ["loppemarked", "omvisning", "foredrag"]
    );
    assert_eq!(view.days[0].entries[0].times, ["10–16"]);
}

/// Days without opening hours are hidden, and the daily calendar shows that it is closed.
#[test]
fn a_closed_day_says_so_and_shows_nothing() {
    let week = "week=2026-11-18";
    let daily = shown(week, &page());
    let closed: Vec<_> = daily.days.iter().filter(|day| !day.open).collect();
    assert_eq!(closed.len(), 1);
    assert_eq!(closed[0].title, "Fredag den 20. november");
    assert_eq!(closed[0].hours.as_deref(), Some("Lukket: Vi maler"));
    assert!(closed[0].entries.is_empty());
    let timeline = shown("week=2026-11-18&layout=timeline", &page());
    assert!(timeline.days.iter().all(|day| day.open));
    assert_eq!(timeline.days.len(), 4);
    // Requested by name it is shown as closed in either layout.
    let friday = shown("day=2026-11-20&layout=timeline", &page());
    assert_eq!(friday.days.len(), 1);
    assert!(!friday.days[0].open && friday.days[0].entries.is_empty());
}

/// Hours are said of days of which they are known: not after closing time, and not of a day for
/// which nobody has thought of Christmas yet. What is on is listed all the same.
#[test]
fn hours_that_no_longer_or_not_yet_hold() {
    let mut page = page();
    page["facilities"][0]["openDays"] =
        json!([{"date": "2028-05-04", "hours": {"from": "12:00", "to": "14:00"}}]);
    let closed = "Lukket nu. Åbner i morgen kl.\u{a0}10";
    let later = "Åbningstiden er ikke fastlagt endnu";
    let cases = [
        (11, "day=2026-11-18", Some("10–17"), None),
        (16, "day=2026-11-18", Some("10–17"), None),
        (17, "day=2026-11-18", None, Some(closed)),
        (17, "day=2026-11-19", Some("10–17"), None),
        (11, "day=2027-11-18", Some("10–17"), None),
        (11, "day=2028-05-03", None, Some(later)),
        // A Monday, and a day that an editor has named.
        (11, "day=2028-05-01", Some("Lukket"), None),
        (11, "day=2028-05-04", Some("12–14"), None),
    ];
    for (hour, search, hours, notice) in cases {
        let view = shown_when(hour, "jelling", search, &page);
        let [day] = view.days.as_slice() else {
            panic!("{search} has {} days", view.days.len());
        };
        let said = (day.hours.as_deref(), day.notice.as_deref());
        assert_eq!(said, (hours, notice), "{search} at {hour}");
    }
    let evening = shown_when(17, "jelling", "day=2026-11-18", &page);
    assert!(evening.days[0].open);
    assert_eq!(
        titles(&evening.days[0]),
        ["loppemarked", "omvisning", "foredrag"]
    );
}

/// The days that follow a page begin with one that is open.
#[test]
fn the_following_days_begin_with_an_open_one() {
    let first = |search| shown(search, &page()).days[0].date.clone();
    assert_eq!(first("from=2026-11-20"), "2026-11-21");
    assert_eq!(first("from=2026-11-23"), "2026-11-24");
    assert_eq!(first("week=2026-11-23"), "2026-11-23");
}

/// Closed days show no exhibition as open: the mistake that museums know.
#[test]
fn exhibitions_stand_with_the_events_of_open_days() {
    let mut page = page();
    page["events"] = json!([]);
    page["exhibitions"] = json!([
        {"_id": "x", "_type": "exhibition", "title": "Guld", "slug": "guld", "site": "jelling",
         "locale": "da", "period": {"from": "2026-11-01", "to": "2026-11-21"}}]);
    let view = shown("week=2026-11-18", &page);
    let days: Vec<(&str, usize)> = view
        .days
        .iter()
        .map(|day| (day.date.as_str(), day.entries.len()))
        .collect();
    // On Sunday it is over, and nothing else is on.
    assert_eq!(
        days,
        [
            ("2026-11-18", 1),
            ("2026-11-19", 1),
            ("2026-11-20", 0),
            ("2026-11-21", 1)
        ]
    );
    assert_eq!(view.days[0].entries[0].times, ["10–17"]);
}

/// A week of Mondays is not one closed time; a winter is.
#[test]
fn closed_days_that_follow_each_other_are_one() {
    let mut page = page();
    page["facilities"][0]["openDays"] = json!([]);
    page["facilities"][0]["closedDays"] =
        json!(["2026-11-19", "2026-11-20", "2026-11-21"].map(|date| json!({"date": date})));
    let view = shown("week=2026-11-18", &page);
    let days: Vec<(&str, bool)> = view
        .days
        .iter()
        .map(|day| (day.title.as_str(), day.open))
        .collect();
    assert_eq!(
        days,
        [
            ("Onsdag den 18. november", true),
            ("19.–21. november 2026", false),
            ("Søndag den 22. november", true)
        ]
    );
}

/// A cancelled day is not listed; visitors who planned to come are informed.
#[test]
fn a_cancelled_event_is_told_last() {
    let mut page = page();
    page["events"][1]["cancellations"] = json!([{"date": "2026-11-19"}]);
    let view = shown("day=2026-11-19", &page);
    let entries = &view.days[0].entries;
    assert_eq!(
        titles(&view.days[0]),
        ["loppemarked", "foredrag", "omvisning"]
    );
    let cancelled: Vec<bool> = entries.iter().map(|entry| entry.cancelled).collect();
    assert_eq!(cancelled, [false, false, true]);
}

/// Every filter is an address that parses to the same query.
#[test]
fn filters_are_addresses() {
    let today = day(TODAY);
    let cases = [
        ("", When::Coming, "2026-11-18", "2027-01-18"),
        (
            "day=2026-11-25",
            When::Day(day("2026-11-25")),
            "2026-11-25",
            "2026-11-25",
        ),
        // Days that are over are not shown.
        (
            "week=2026-11-18",
            When::Week(today),
            "2026-11-18",
            "2026-11-22",
        ),
        (
            "week=2026-11-25",
            When::Week(day("2026-11-25")),
            "2026-11-23",
            "2026-11-29",
        ),
        (
            "weekend=2026-11-18",
            When::Weekend(today),
            "2026-11-21",
            "2026-11-22",
        ),
        (
            "month=2026-11",
            When::Month(day("2026-11-01")),
            "2026-11-18",
            "2026-11-30",
        ),
        (
            "month=2028-02",
            When::Month(day("2028-02-01")),
            "2028-02-01",
            "2028-02-29",
        ),
        (
            "from=2026-12-01",
            When::From(day("2026-12-01")),
            "2026-12-01",
            "2027-01-18",
        ),
        (
            "from=2027-06-01",
            When::From(day("2027-06-01")),
            "2027-06-01",
            "2027-08-01",
        ),
        // What is over, too far, or no day is ignored.
        ("day=2026-11-17", When::Coming, "2026-11-18", "2027-01-18"),
        ("month=2026-10", When::Coming, "2026-11-18", "2027-01-18"),
        ("day=2031-01-01", When::Coming, "2026-11-18", "2027-01-18"),
        ("day=2026-02-30", When::Coming, "2026-11-18", "2027-01-18"),
        ("month=9", When::Coming, "2026-11-18", "2027-01-18"),
        (
            "page=7&utm_source=x",
            When::Coming,
            "2026-11-18",
            "2027-01-18",
        ),
    ];
    for (search, when, from, until) in cases {
        let asked = CalendarQuery::read(search, today);
        assert_eq!(asked.when, when, "{search}");
        let range = asked.range(2, today);
        assert_eq!(
            (range.from, range.until),
            (day(from), day(until)),
            "{search}"
        );
        let address = asked.address("/kalender");
        let again = address.split_once('?').map_or("", |(_, search)| search);
        assert_eq!(CalendarQuery::read(again, today), asked, "{address}");
    }
    let both = CalendarQuery::read("tag=tag-tur&audience=boern&day=2026-11-19", today);
    assert_eq!(
        both.address("/k"),
        "/k?day=2026-11-19&tag=tag-tur&audience=boern"
    );
    assert_eq!(CalendarQuery::read("tag=%3Cscript%3E", today).tag, None);
}

#[test]
fn by_tag_and_by_audience() {
    let view = shown("tag=tale", &page());
    assert!(view.days.iter().all(|day| titles(day) == ["foredrag"]));
    let nobody = shown("audience=voksne", &page());
    assert!(nobody.days.is_empty());
    assert_eq!(nobody.reset.as_deref(), Some("/kalender"));
    let keys: Vec<&str> = view
        .filters
        .iter()
        .map(|filter| filter.key.as_str())
        .collect();
    // All are for children: that is no choice.
    assert_eq!(keys, ["when", "tag"]);
    let tags: Vec<(&str, bool)> = view.filters[1]
        .options
        .iter()
        .map(|option| (option.title.as_str(), option.chosen))
        .collect();
    assert_eq!(tags, [("Alt", false), ("Tale", true), ("Tur", false)]);
    let times: Vec<&str> = view.filters[0]
        .options
        .iter()
        .map(|one| one.title.as_str())
        .collect();
    assert_eq!(
        times,
        [
            "Alle dage",
            "I dag",
            "Denne uge",
            "Weekenden",
            "November",
            "December",
            "Januar"
        ]
    );
    // The tag stays when the week is chosen.
    assert_eq!(
        view.filters[0].options[2].href,
        "/kalender?week=2026-11-18&tag=tale"
    );
}

/// Two months ahead, one for the open-air museum, the war museum's own.
#[test]
fn how_far_a_calendar_looks() {
    let cases = [
        ("jelling", "2027-01-18"),
        ("frilandsmuseet", "2026-12-18"),
        ("krigsmuseet", "2027-02-18"),
    ];
    for (site, last) in cases {
        let view = shown_at(site, "", &page());
        assert_eq!(view.tabs.last().unwrap().date, last, "{site}");
        assert!(view.tabs[0].today && !view.tabs[0].chosen);
    }
    let view = shown("", &page());
    let monday = view
        .tabs
        .iter()
        .find(|tab| tab.date == "2026-11-23")
        .unwrap();
    assert_eq!(
        (monday.weekday.as_str(), monday.number.as_str(), monday.open),
        ("man", "23", false)
    );
}

/// A page stays one that a telephone can show, and no event is lost between two of them.
#[test]
fn many_events_are_told_in_parts() {
    let mut page = page();
    let many = (0..30).map(|n| event(&format!("e{n}"), "tur", &daily("12:00")));
    page["events"] = many.collect();
    let first = shown("", &page);
    let later = first.later.clone().unwrap();
    let days = |view: &CalendarView| -> Vec<(String, bool)> {
        let days = view.days.iter();
        days.map(|day| (day.date.clone(), day.open)).collect()
    };
    let day = |date: &str, open: bool| (date.to_owned(), open);
    assert_eq!(
        days(&first),
        [
            day("2026-11-18", true),
            day("2026-11-19", true),
            day("2026-11-20", false)
        ]
    );
    assert_eq!(later.href, "/kalender?from=2026-11-21");
    let next = shown(later.href.split_once('?').unwrap().1, &page);
    assert_eq!(days(&next)[0], day("2026-11-21", true));
}

/// The other layout is an address too, and the page's own has none.
#[test]
fn layouts() {
    let mut page = page();
    let hrefs = |view: &CalendarView| {
        let one = |option: &FilterOption| (option.href.clone(), option.chosen);
        view.layouts.iter().map(one).collect::<Vec<_>>()
    };
    let own = ("/kalender".to_owned(), true);
    let other = ("/kalender?layout=timeline".to_owned(), false);
    assert_eq!(hrefs(&shown("", &page)), [own.clone(), other]);
    page["layout"] = "timeline".into();
    assert_eq!(shown("", &page).layout, CalendarLayout::Timeline);
    let daily = ("/kalender?layout=daily".to_owned(), false);
    assert_eq!(hrefs(&shown("", &page)), [daily, own]);
}

/// An event without a page in the language is dropped.
#[test]
fn an_event_needs_a_page() {
    let mut page = page();
    page["events"][0]["page"] = Value::Null;
    page["events"][1]["page"]["locale"] = "en".into();
    assert_eq!(
        titles(&shown("day=2026-11-19", &page).days[0]),
        ["loppemarked"]
    );
}

proptest! {
    /// Whatever stands in an address, a day that is listed lies in the range and in its
    /// order, and each of its events takes place on it.
    #[test]
    fn listed_days_are_those_asked_for(search in "((day|week|weekend|month|from|tag)=[0-9a-z-]{0,11}&?){0,3}") {
        let today = day(TODAY);
        let page = page();
        let view = shown(&search, &page);
        let range = CalendarQuery::read(&search, today).range(2, today);
        let dates: Vec<Date> = view.days.iter().map(|one| day(&one.date)).collect();
        prop_assert!(dates.is_sorted());
        prop_assert!(dates.iter().all(|date| range.from <= *date && *date <= range.until));
        let hours = OpeningHours::read(owned(&page["facilities"][0]).get_value());
        for one in &view.days {
            prop_assert_eq!(one.open, hours.on(day(&one.date)).hours().is_some());
            prop_assert!(one.open || one.entries.is_empty());
        }
    }
}

/// The calendar leads on, month by month, and back; never to what is over.
#[test]
fn the_calendar_leads_on() {
    let link = |link: &Option<Link>| link.as_ref().map(|link| link.href.clone());
    let cases = [
        ("", None, Some("/kalender?month=2027-01")),
        ("month=2026-11", None, Some("/kalender?month=2026-12")),
        (
            "month=2026-12",
            Some("/kalender?month=2026-11"),
            Some("/kalender?month=2027-01"),
        ),
        ("month=2027-11", Some("/kalender?month=2027-10"), None),
        (
            "month=2026-12&tag=tag-a",
            Some("/kalender?month=2026-11&tag=tag-a"),
            Some("/kalender?month=2027-01&tag=tag-a"),
        ),
        ("day=2026-11-20", None, None),
    ];
    for (search, previous, next) in cases {
        let view = shown(search, &page());
        let found = (link(&view.previous), link(&view.next));
        let expected = (previous.map(str::to_owned), next.map(str::to_owned));
        assert_eq!(found, expected, "{search}");
    }
}

/// Issue: a tag whose first event is beyond the range began with an empty page.
#[test]
fn a_choice_begins_at_its_first_match() {
    let mut page = page();
    let far = json!({"period": {"from": "2027-05-01", "to": "2027-05-31"}});
    let mut concert = event("koncert", "musik", &daily("19:00"));
    concert["period"] = far["period"].clone();
    page["events"].as_array_mut().unwrap().push(concert);
    let view = shown("tag=musik", &page);
    assert_eq!(view.days[0].date, "2027-05-01", "a Saturday");
    assert_eq!(view.previous.as_ref().unwrap().title, "April 2027");
    // What can be chosen does not depend on what is.
    let tags = |view: &CalendarView| view.filters[1].options.len();
    assert_eq!(tags(&view), tags(&shown("", &page)));
    // What is on within the range begins there.
    assert_eq!(shown("tag=tur", &page).days[0].date, TODAY);
    // A month that was asked for is that month.
    assert_eq!(shown("tag=musik&month=2026-12", &page).days, []);
}

/// The number of rows belongs to the days that are listed, not to all that could be.
#[test]
fn what_is_listed_is_named() {
    let whole = shown("day=2026-11-19", &page());
    assert_eq!(whole.shown, whole.heading);
    let cut = shown("", &page());
    assert!(cut.later.is_some());
    let last = cut.days.last().unwrap();
    assert_eq!(last.date, "2026-12-04");
    assert_eq!(cut.shown, "18. november – 4. december 2026");
}
