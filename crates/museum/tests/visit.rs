//! Pages for those who plan a visit: what is shown of events, exhibitions and tickets.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "what cannot be unwrapped is a failure"
)]

use museum::{
    Body, Environment, EventPage, Exhibition, Group, Locale, Module, OwnedJson, PageAddress,
    PageType, PageView, RunStage, Shaping,
};
use serde_json::{Value, json};

/// A page of Jelling on Wednesday 18 November 2026 at eleven.
fn body(page_type: &str, locale: Locale, fields: Value) -> Body {
    shaped(page_type, locale, fields, (11, 0)).page.body
}

/// The same at another time of the day.
fn shaped(
    page_type: &str,
    locale: Locale,
    mut fields: Value,
    (hour, minute): (i8, i8),
) -> PageView {
    let text = include_str!("../../../demo/group.toml");
    let group = Group::parse(text, Environment::Production).unwrap();
    let site = group.site("jelling").unwrap();
    let now = jiff::civil::date(2026, 11, 18).at(hour, minute, 0, 0);
    let shaping = Shaping::new(
        &group,
        site,
        locale,
        "/media",
        group.zone.to_timestamp(now).unwrap(),
    );
    let address = PageAddress {
        site,
        locale,
        slug: "x".to_owned(),
    };
    fields["_id"] = "p".into();
    fields["title"] = "T".into();
    let kind = PageType::named(page_type).unwrap();
    let answer = OwnedJson::from_string(fields.to_string()).unwrap();
    PageView::shape(kind, answer.get_value(), None, &address, &shaping).unwrap()
}

fn event_page(fields: Value) -> EventPage {
    let Body::EventPage(page) = body("eventPage", Locale::Da, fields) else {
        panic!("no event page");
    };
    page
}

fn exhibition(fields: Value) -> Exhibition {
    let Body::Exhibition(page) = body("exhibition", Locale::Da, fields) else {
        panic!("no exhibition");
    };
    page
}

fn module(fields: &Value) -> Option<Module> {
    let page = json!({"modules": [fields]});
    let Body::LandingPage(page) = body("landingPage", Locale::Da, page) else {
        panic!("no landing page");
    };
    page.modules.into_iter().next()
}

/// On Thursdays and Saturdays at 19, until Christmas.
fn event(id: &str) -> Value {
    json!({"_id": id, "eventFormat": "occurrences",
        "period": {"from": "2026-11-01", "to": "2026-12-20"},
        "occurrences": [{"days": {"thursday": true, "saturday": true},
            "timeframes": [{"from": "19:00", "to": "21:00"}]}],
        "page": {"title": id, "slug": format!("kalender/{id}"), "locale": "da", "site": "jelling"}})
}

fn exhibition_item(id: &str, from: &str, to: &str) -> Value {
    let mut item = json!({"_id": id, "_type": "exhibition", "title": id, "slug": id,
        "site": "jelling", "locale": "da", "period": {"from": from, "to": to}});
    if to.is_empty() {
        item["period"] = json!({ "from": from });
    }
    item
}

/// The dates of an event; cancelled ones are marked.
#[test]
fn the_dates_of_an_event() {
    let mut own = event("saga");
    own["cancellations"] = json!([{"date": "2026-11-21"}]);
    let dates = event_page(json!({ "event": own })).dates.unwrap();
    assert_eq!(dates.summary, "Torsdag den 19. november kl.\u{a0}19–21");
    assert_eq!(dates.period, "5. november – 19. december 2026");
    let days: Vec<(&str, Option<&str>, bool)> = dates
        .days
        .iter()
        .map(|one| (one.day.as_str(), one.times.as_deref(), one.cancelled))
        .collect();
    assert_eq!(
        days[..3],
        [
            ("Torsdag den 19. november", Some("19–21"), false),
            ("Lørdag den 21. november", Some("19–21"), true),
            ("Torsdag den 26. november", Some("19–21"), false),
        ]
    );
    assert!(!dates.more && !dates.over);
    assert_eq!((dates.days.len(), dates.later.len()), (6, 4));
    let feeds: Vec<Option<&str>> = dates.days.iter().map(|one| one.feed.as_deref()).collect();
    assert_eq!(
        feeds[..2],
        [
            Some("/feeds/event/jelling/da/saga.ics?date=2026-11-19"),
            None
        ]
    );
}

/// Who wants to come wants the next date first, and all of them second.
#[test]
fn what_one_can_put_into_a_calendar() {
    let page = event_page(json!({"event": event("saga")}));
    let (next, all) = (page.feed.unwrap(), page.series.unwrap());
    assert_eq!(next, "/feeds/event/jelling/da/saga.ics?date=2026-11-19");
    assert_eq!(all, "/feeds/event/jelling/da/saga.ics");
    let lasts = json!({"_id": "e", "eventFormat": "period", "periodOccurrences": [{}],
        "period": {"from": "2026-11-25", "to": "2026-12-06"},
        "page": {"title": "Marked", "slug": "m", "locale": "da"}});
    let page = event_page(json!({ "event": lasts }));
    let expected = Some("/feeds/event/jelling/da/e.ics");
    assert_eq!((page.feed.as_deref(), page.series), (expected, None));
}

/// Each time of a day can be saved alone. Where a file has no room for all days, its link says
/// until when it goes.
#[test]
fn single_times_and_many_days() {
    let mut own = event("saga");
    own["period"]["to"] = "2028-12-31".into();
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday"].map(|day| (day, true));
    own["occurrences"][0]["days"] = json!(std::collections::BTreeMap::from(days));
    own["occurrences"][0]["timeframes"] =
        json!([{"from": "11:00", "to": "12:00"}, {"from": "14:00"}]);
    let page = event_page(json!({ "event": own }));
    assert_eq!(page.series_until.as_deref(), Some("26. januar 2027"));
    let dates = page.dates.unwrap();
    let showings: Vec<(&str, &str)> = dates.days[1]
        .showings
        .iter()
        .map(|one| (one.times.as_str(), one.feed.as_str()))
        .collect();
    let file = "/feeds/event/jelling/da/saga.ics?date=2026-11-19";
    assert_eq!(
        showings,
        [
            ("11–12", format!("{file}T11:00").as_str()),
            ("14", format!("{file}T14:00").as_str())
        ]
    );
    let once = event_page(json!({"event": event("saga")}));
    assert_eq!(once.series_until, None);
    let dates = once.dates.unwrap();
    assert!(dates.days.iter().all(|day| day.showings.is_empty()));
}

/// On a Wednesday at 21.42 nothing offers the hour from 11 to 12 of that day: not the head of its
/// page, nor its days, ribbons, other events, lists, calendars or search engines.
#[test]
fn what_is_over_is_offered_nowhere() {
    let own = |id: &str| {
        let mut own = event(id);
        own["occurrences"] = json!([{"days": {"wednesday": true},
            "timeframes": [{"from": "11:00", "to": "12:00"}]}]);
        own
    };
    let mut last = own("last");
    last["period"]["to"] = "2026-11-18".into();
    let fields = json!({"event": own("own"), "others": [last, own("other")],
        "ribbon": [last, own("other")],
        "modules": [{"_type": "eventList", "events": [last, own("other")]},
            {"_type": "calendarTeaser", "events": [last, own("other")]}]});
    let shown = |time| {
        let view = shaped("eventPage", Locale::Da, fields.clone(), time);
        let starts = view.structured_data.map(|data| data.to_string());
        let starts: Vec<String> = starts
            .iter()
            .flat_map(|data| {
                let parts = data.split("\"startDate\":\"").skip(1);
                parts
                    .map(|part| part["2026-".len().."2026-11-18".len()].to_owned())
                    .take(1)
            })
            .collect();
        let Body::EventPage(page) = view.page.body else {
            panic!("no event page");
        };
        let dates = page.dates.unwrap();
        let text = json!([page.feed, page.related, page.ribbon, page.modules]).to_string();
        (dates.summary, dates.days[0].date.clone(), starts, text)
    };
    let (summary, day, starts, text) = shown((11, 59));
    assert_eq!(summary, "Onsdag den 18. november kl.\u{a0}11–12");
    assert_eq!(
        (day.as_str(), starts.as_slice()),
        ("2026-11-18", &["11-18".to_owned()][..])
    );
    assert!(
        text.contains("calendarTeaser") && text.contains("\"last\""),
        "{text}"
    );
    for time in [(12, 0), (21, 42)] {
        let (summary, day, starts, text) = shown(time);
        assert_eq!(summary, "Onsdag den 25. november kl.\u{a0}11–12");
        assert_eq!(
            (day.as_str(), starts.as_slice()),
            ("2026-11-25", &["11-25".to_owned()][..])
        );
        assert!(!text.contains("18"), "{text}");
        assert!(!text.contains("\"last\""), "{text}");
    }
    let over = shaped("eventPage", Locale::Da, json!({"event": last}), (21, 42));
    let Body::EventPage(over) = over.page.body else {
        panic!("no event page");
    };
    assert!(
        over.dates
            .is_some_and(|dates| dates.over && dates.days.is_empty())
    );
    assert_eq!((over.feed, over.series), (None, None));
}

#[test]
fn an_event_that_lasts_has_no_list_of_days() {
    let own = json!({"_id": "e", "eventFormat": "period", "periodOccurrences":
        [{"timeframe": {"from": "10:00", "to": "16:00"}}],
        "period": {"from": "2026-11-25", "to": "2026-12-06"},
        "cancellations": [{"date": "2026-11-30"}],
        "page": {"title": "Marked", "slug": "m", "locale": "da"}});
    let dates = event_page(json!({ "event": own })).dates.unwrap();
    assert_eq!(dates.summary, "25. november – 6. december 2026");
    assert_eq!(dates.times.as_deref(), Some("10–16"));
    assert_eq!(dates.days.len(), 1);
    assert!(dates.days[0].cancelled);
    assert_eq!(dates.days[0].day, "Mandag den 30. november");
}

/// Tickets are not sold before their time, nor when there are none, nor when it is over. When
/// there are none, one may ask for a place that falls free.
#[test]
fn when_tickets_can_be_bought() {
    let cases = [
        (json!({}), true, false, None),
        (json!({"soldOut": true}), false, true, None),
        (
            json!({"salesStart": "2026-12-01T10:00"}),
            false,
            false,
            Some("tirsdag den 1. december kl.\u{a0}10"),
        ),
        (
            json!({"salesStart": "2026-12-01"}),
            false,
            false,
            Some("tirsdag den 1. december"),
        ),
        (json!({"salesStart": "2026-11-18T11:00"}), true, false, None),
        (
            json!({"period": {"from": "2026-11-01", "to": "2026-11-17"}}),
            false,
            false,
            None,
        ),
    ];
    for (change, sold, sold_out, start) in cases {
        let mut own = event("e");
        for (name, value) in change.as_object().unwrap() {
            own[name] = value.clone();
        }
        let page = event_page(json!({"event": own,
            "purchaseLink": {"title": "Køb", "url": "https://example.org/x"},
            "waitingListLink": {"title": "Venteliste", "url": "mailto:x@example.org"}}));
        assert_eq!(page.purchase.is_some(), sold, "{change}");
        assert_eq!(page.waiting_list.is_some(), sold_out, "{change}");
        assert_eq!(page.sold_out, sold_out, "{change}");
        assert_eq!(page.sales_start.as_deref(), start, "{change}");
    }
}

/// What is said instead of times.
#[test]
fn free_text_instead_of_times() {
    let mut own = event("e");
    own["openingHoursFreeText"] = json!({"da": "Fra solnedgang"});
    let dates = event_page(json!({ "event": own })).dates.unwrap();
    assert_eq!(dates.summary, "Torsdag den 19. november, fra solnedgang");
    assert_eq!(dates.days[0].times.as_deref(), Some("Fra solnedgang"));
}

/// What an editor chose; else what comes next, and never the event itself.
#[test]
fn related_events() {
    let ids = |page: &EventPage| -> Vec<String> {
        page.related.iter().map(|card| card.id.clone()).collect()
    };
    let mut sooner = event("sooner");
    sooner["occurrences"][0]["days"] = json!({"wednesday": true});
    let others = json!([event("own"), event("later"), sooner]);
    let page = event_page(json!({"event": event("own"), "others": others}));
    assert_eq!(ids(&page), ["sooner", "later"]);
    let chosen = json!([event("a"), event("b"), event("c"), event("d"), event("e")]);
    let page = event_page(json!({"event": event("own"), "others": others, "related": chosen}));
    assert_eq!(ids(&page), ["a", "b", "c", "d"], "spec 9: four");
}

/// A page whose event is gone still says what it is about.
#[test]
fn a_page_without_its_event() {
    let page = event_page(json!({"event": null, "subtitle": "Om runer"}));
    assert!(page.dates.is_none() && page.feed.is_none());
    assert_eq!(page.subtitle.as_deref(), Some("Om runer"));
}

/// Current and upcoming; those that are over are not shown. The first to end
/// comes first, what has no end after it, then the first to open.
#[test]
fn exhibitions_are_grouped() {
    let page = json!({
        "ending": [
            exhibition_item("over", "2026-01-01", "2026-11-17"),
            exhibition_item("later", "2027-05-01", "2027-09-01"),
            exhibition_item("long", "2026-01-01", "2027-06-01"),
            exhibition_item("soon", "2026-11-25", "2027-02-01"),
            exhibition_item("last-day", "2026-01-01", "2026-11-18"),
        ],
        "lasting": [exhibition_item("always", "2010-01-01", "")]});
    let Body::ExhibitionOverview(overview) = body("exhibitionOverview", Locale::Da, page) else {
        panic!("no overview");
    };
    let shown = |cards: &[museum::RunCard]| -> Vec<(String, RunStage)> {
        cards
            .iter()
            .map(|card| (card.item.id.clone(), card.stage))
            .collect()
    };
    let named = |id: &str, stage| (id.to_owned(), stage);
    assert_eq!(
        shown(&overview.current),
        [
            named("last-day", RunStage::LastWeeks),
            named("long", RunStage::Current),
            named("always", RunStage::Permanent),
        ]
    );
    assert_eq!(
        shown(&overview.upcoming),
        [
            named("soon", RunStage::OpensSoon),
            named("later", RunStage::Upcoming),
        ]
    );
    let meta = overview.current[0].item.meta.as_deref();
    assert_eq!(meta, Some("Til 18. november 2026"));
}

/// Hero data, location with details, ticket, knowledge modules after its own.
#[test]
fn an_exhibition() {
    let page = exhibition(json!({
        "heroLayout": "split", "headerTypography": "plain", "subtitle": "Guld",
        "period": {"from": "2026-11-28", "to": "2027-05-31"},
        "location": {"name": "Sal 12", "details": "Trinfrit"},
        "ticketModule": {"_id": "t", "title": "Billet", "slug": "billet", "site": "jelling",
            "locale": "da", "variants": [{"title": "Voksen", "price": 140}]},
        "modules": [{"_type": "statement", "text": "Først"}],
        "knowledgeModules": [{"_type": "statement", "text": "Siden"}]}));
    assert_eq!(page.hero.layout, Some(museum::HeroLayout::Split));
    assert_eq!(page.hero.typography, museum::HeaderTypography::Plain);
    assert_eq!(page.period, "28. november 2026 – 31. maj 2027");
    assert_eq!(page.stage, RunStage::OpensSoon);
    let place = page.place.unwrap();
    assert_eq!(
        (place.title.as_str(), place.text.as_str()),
        ("Sal 12", "Trinfrit")
    );
    assert_eq!(page.ticket.unwrap().table.variants[0].price, "140 kr.");
    let texts: Vec<&str> = page
        .modules
        .iter()
        .map(|module| match module {
            Module::Statement(statement) => statement.text.as_str(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(texts, ["Først", "Siden"]);
    let plain = exhibition(json!({}));
    assert_eq!(plain.hero.layout, Some(museum::HeroLayout::FullWidth));
    assert_eq!(plain.stage, RunStage::Permanent);
}

/// Variants with capacity, price and score.
#[test]
fn the_variants_of_a_ticket() {
    let variants = json!([
        {"_key": "a", "title": "Barn", "price": 0, "score": 1},
        {"_key": "b", "title": "Voksen", "price": 140, "score": 9},
        {"_key": "c", "title": "Familie", "price": 299.5, "capacity": 4, "score": 5},
        {"_key": "d", "title": "Uden pris"},
        {"_key": "e", "title": "Alene", "price": 100, "capacity": 1, "score": 5},
    ]);
    let prices = |locale| {
        let page = json!({ "variants": variants });
        let Body::Ticket(ticket) = body("ticket", locale, page) else {
            panic!("no ticket");
        };
        let shown = ticket.panel.unwrap().table.variants;
        let one = |variant: museum::TicketVariant| (variant.title, variant.price, variant.people);
        shown.into_iter().map(one).collect::<Vec<_>>()
    };
    let row = |title: &str, price: &str, people| (title.to_owned(), price.to_owned(), people);
    assert_eq!(
        prices(Locale::Da),
        [
            row("Voksen", "140 kr.", None),
            row("Familie", "299,50 kr.", Some(4)),
            row("Alene", "100 kr.", None),
            row("Barn", "Gratis", None),
        ]
    );
    assert_eq!(prices(Locale::En)[1], row("Familie", "DKK 299.50", Some(4)));
    assert_eq!(prices(Locale::De)[3].1, "Kostenlos");
    let Body::Ticket(empty) = body("ticket", Locale::Da, json!({"variants": []})) else {
        panic!("no ticket");
    };
    assert!(empty.panel.is_none());
}

/// What a ticket costs in a list: its price, or the lowest that one pays.
#[test]
fn tickets_in_a_list() {
    // Variants as title, price and score.
    let ticket = |id: &str, variants: &[(&str, i32, i32)]| {
        let variants: Value = variants
            .iter()
            .map(|(title, price, score)| json!({"title": title, "price": price, "score": score}))
            .collect();
        json!({"_id": id, "_type": "ticket", "title": id, "slug": id, "site": "jelling",
            "locale": "da", "variants": variants})
    };
    let all = json!([
        ticket("a", &[("Barn", 0, 1), ("Voksen", 140, 3), ("Ung", 110, 2)]),
        ticket("b", &[("Årskort", 395, 0)]),
        ticket("c", &[("Voksen", 0, 0)]),
        ticket("d", &[("På egen hånd", 0, 2), ("Omviser", 900, 1)]),
        ticket("e", &[("Voksen", 90, 0), ("Ung", 90, 0)])
    ]);
    let Body::TicketOverview(page) = body("ticketOverview", Locale::Da, json!({ "all": all }))
    else {
        panic!("no overview");
    };
    let shown: Vec<(Option<&str>, Option<&str>)> = page
        .tickets
        .iter()
        .map(|card| (card.variant.as_deref(), card.price.as_deref()))
        .collect();
    assert_eq!(
        shown,
        [
            (Some("Voksen"), Some("140 kr.")),
            (None, Some("395 kr.")),
            (None, Some("Gratis")),
            (Some("På egen hånd"), Some("Gratis")),
            (None, Some("90 kr."))
        ]
    );
}

/// A teaser's groups show only with events, and are hidden if it is closed that day.
#[test]
fn the_teaser_of_the_calendar() {
    let open = json!({"from": "10:00", "to": "17:00"});
    let week = json!([{"role": "site", "title": "Museet", "openingHours": [{"wednesday": open, "thursday": open}]}]);
    let closed_tomorrow =
        json!([{"role": "site", "title": "Museet", "openingHours": [{"wednesday": open}]}]);
    let mut wednesdays = event("w");
    wednesdays["occurrences"][0]["days"] = json!({"wednesday": true});
    let both = json!([event("thursday"), wednesdays]);
    let cases = [
        (&week, both.clone(), vec![true, false]),
        (&closed_tomorrow, both.clone(), vec![true]),
        (&week, json!([event("thursday")]), vec![false]),
        (&closed_tomorrow, json!([event("thursday")]), vec![]),
        (&Value::Null, both, vec![true, false]),
    ];
    for (facilities, events, expected) in cases {
        let shown = module(&json!({"_type": "calendarTeaser", "facilities": facilities,
            "events": events}));
        let groups = match shown {
            Some(Module::CalendarTeaser(teaser)) => {
                teaser.groups.iter().map(|group| group.today).collect()
            }
            _ => Vec::new(),
        };
        assert_eq!(groups, expected, "{facilities} {events}");
    }
}

/// What has ended today is no reason to come today.
#[test]
fn the_teaser_drops_what_has_ended() {
    let mut wednesdays = event("w");
    wednesdays["occurrences"][0]["days"] = json!({"wednesday": true});
    // It is eleven.
    let cases = [
        (json!([{"from": "09:00", "to": "10:30"}]), false),
        (json!([{"from": "09:00", "to": "11:00"}]), false),
        (json!([{"from": "09:00", "to": "11:01"}]), true),
        (
            json!([{"from": "09:00", "to": "10:00"}, {"from": "14:00", "to": "15:00"}]),
            true,
        ),
        (json!([{"from": "10:30"}]), false),
        (json!([{"from": "11:30"}]), true),
        (json!([{"from": "10:00", "to": "01:00"}]), true),
        (json!([]), true),
    ];
    for (times, expected) in cases {
        let mut event = wednesdays.clone();
        event["occurrences"][0]["timeframes"] = times.clone();
        let shown = module(&json!({"_type": "calendarTeaser", "events": [event]}));
        assert_eq!(shown.is_some(), expected, "{times}");
    }
}

/// Lists include only events whose period ends today or later; the next first.
#[test]
fn the_list_of_events() {
    let mut over = event("over");
    over["period"]["to"] = "2026-11-17".into();
    let mut hidden = event("hidden");
    hidden["showInCalendar"] = false.into();
    let mut today = event("today");
    today["occurrences"][0]["days"] = json!({"wednesday": true});
    let events = json!([event("thursday"), over, hidden, today]);
    let Some(Module::EventList(list)) = module(&json!({"_type": "eventList", "events": events}))
    else {
        panic!("no list");
    };
    let shown: Vec<(&str, &str)> = list
        .events
        .iter()
        .map(|card| (card.id.as_str(), card.when.as_str()))
        .collect();
    assert_eq!(
        shown,
        [
            ("today", "Onsdag den 18. november kl.\u{a0}19–21"),
            ("thursday", "Torsdag den 19. november kl.\u{a0}19–21")
        ]
    );
    let none = module(&json!({"_type": "eventList", "events": []}));
    assert!(none.is_none());
}

/// A ticket's module takes its own title, and is left out when the ticket is gone.
#[test]
fn the_modules_of_tickets() {
    let ticket = json!({"_id": "t", "title": "Dagsbillet", "slug": "dag", "site": "jelling",
        "locale": "da", "variants": [{"title": "Voksen", "price": 140}],
        "purchaseLink": {"title": "Køb", "url": "https://example.org/x"}});
    let Some(Module::TicketModule(panel)) =
        module(&json!({"_type": "ticketModule", "title": "Kom ind", "ticket": ticket}))
    else {
        panic!("no module");
    };
    assert_eq!(panel.panel.title, "Kom ind");
    let Some(Module::TicketDetail(detail)) =
        module(&json!({"_type": "ticketDetail", "ticket": ticket}))
    else {
        panic!("no module");
    };
    assert_eq!(
        (detail.title.as_str(), detail.link.unwrap().title.as_str()),
        ("Dagsbillet", "Køb")
    );
    assert!(module(&json!({"_type": "ticketDetail", "ticket": null})).is_none());
}
