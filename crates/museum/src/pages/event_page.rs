//! `eventPage`: something that takes place.

use crate::fields::Fields;
use crate::{
    Event, EventCard, EventDates, Fact, Link, Module, PageHero, RichText, Shaping, Share, Tag,
    TicketTable, WarningKind, feed, words,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many related events it shows: `docs/rules.md#event-page`.
const MOST_RELATED: usize = 4;
/// The same measure as that of a list of events (`NEXT_EVENTS`), where an editor chose none.
pub(crate) const OTHER_EVENTS: usize = 12;

/// What it is, when, for whom, and what it costs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EventPage {
    /// The top.
    pub hero: PageHero,
    /// Ways to share it.
    pub share: Option<Share>,
    /// A line below the title.
    pub subtitle: Option<String>,
    /// When it is; none if no event has this page.
    pub dates: Option<EventDates>,
    /// What it is.
    pub tags: Vec<Tag>,
    /// For whom it is.
    pub audience: Vec<Tag>,
    /// What it is about.
    pub introduction: RichText,
    /// What it costs.
    pub tickets: Option<TicketTable>,
    /// Where tickets are sold; none if there are none left, or none yet.
    pub purchase: Option<Link>,
    /// Whether there are no tickets left.
    pub sold_out: bool,
    /// Where one asks for a place that falls free; only when it is sold out.
    pub waiting_list: Option<Link>,
    /// When tickets are sold, if that is to come.
    pub sales_start: Option<String>,
    /// Where it is, and more about that.
    pub place: Option<Fact>,
    /// What one must know.
    pub practical: Vec<Fact>,
    /// What happens when.
    pub programme: Vec<ProgrammeEntry>,
    /// What follows.
    pub modules: Vec<Module>,
    /// Other events.
    pub related: Vec<EventCard>,
    /// Events in a band.
    pub ribbon: Vec<Link>,
    /// Its next day, or all of it if it lasts, for one's own calendar.
    pub feed: Option<String>,
    /// All of its days to come, if there are several.
    pub series: Option<String>,
    /// Until when these are, where the file has no room for all: `3. marts 2027`.
    pub series_until: Option<String>,
}

/// A part of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[expect(missing_docs, reason = "said by their names")]
pub struct ProgrammeEntry {
    pub key: String,
    pub time: Option<String>,
    pub title: String,
    pub text: Option<String>,
}

impl EventPage {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        let event = page.child("event");
        let event = event.and_then(|event| Event::read(event, shaping.locale));
        let of = |name| {
            let event = event.as_ref();
            event.map_or_else(Vec::new, |event| Tag::list(event.fields, name, shaping))
        };
        let sales = event.as_ref().and_then(|event| sales_start(event, shaping));
        let sold_out = event.as_ref().is_some_and(Event::is_sold_out);
        if let Some(event) = &event {
            warn_before_opening(event, shaping);
        }
        let dates = event.as_ref().map(|event| EventDates::of(event, shaping));
        let over = dates.as_ref().is_some_and(|dates| dates.over);
        let purchase = Link::at(page, "purchaseLink", shaping);
        let waiting_list = Link::at(page, "waitingListLink", shaping);
        let listed = dates.iter().flat_map(|dates| &dates.days);
        let next = listed.clone().find_map(|date| date.feed.clone());
        let several = listed.count() > 1;
        let has_times = |event: &&Event<'_>| {
            let mut ahead = event.schedule.planned_ahead(shaping.moment());
            ahead.next().is_some()
        };
        let ahead = event.as_ref().filter(has_times);
        let whole = ahead.map(|event| feed::event_address(event.id(), shaping));
        let series = whole.clone().filter(|_| next.is_some() && several);
        let until = ahead.and_then(|event| feed::last_day(event, shaping));
        Self {
            hero: PageHero::shape(page, shaping),
            share: Share::shape(page, shaping),
            subtitle: page.owned("subtitle"),
            tags: of("tags"),
            audience: of("audience"),
            introduction: RichText::at(page, "introduction", shaping),
            tickets: TicketTable::shape(page, "tickets", shaping),
            purchase: purchase.filter(|_| !sold_out && !over && sales.is_none()),
            sold_out,
            waiting_list: waiting_list.filter(|_| sold_out && !over),
            sales_start: sales,
            place: event.as_ref().and_then(|event| place(event, shaping)),
            practical: Fact::list(page, "practicalInfo"),
            programme: ProgrammeEntry::list(page),
            modules: Module::list(page, shaping),
            related: related(page, event.as_ref(), shaping),
            ribbon: EventCard::ribbon(page, "ribbon", shaping),
            feed: next.or(whole),
            series_until: until
                .filter(|_| series.is_some())
                .map(|day| words::date(day, shaping.locale)),
            series,
            dates,
        }
    }
}

fn sales_start(event: &Event<'_>, shaping: &Shaping<'_>) -> Option<String> {
    let begin = event.sales_start(shaping.now())?;
    let (today, locale) = (shaping.day_of_year(), shaping.locale);
    shaping.changes_at(begin);
    let time = (begin.time() != jiff::civil::Time::midnight()).then(|| crate::Slot {
        from: begin.time(),
        to: None,
    });
    Some(words::day_and_time(begin.date(), time, today, locale))
}

/// A house that opens later than usual still has the event at its usual time: its editor forgot
/// the one or the other.
fn warn_before_opening(event: &Event<'_>, shaping: &Shaping<'_>) {
    let Some(house) = shaping.house() else {
        return;
    };
    // A warning is for the log: the page shows none of it.
    let today = shaping.now().date();
    let groups = [house.exceptions(today), house.later_exceptions(today)];
    for exception in groups.iter().flatten().flat_map(|group| &group.days) {
        let (Some(hours), Some(on)) = (exception.hours.hours(), event.schedule.on(exception.day))
        else {
            continue;
        };
        if on.slots.iter().any(|slot| slot.from < hours.from) {
            shaping.warn(WarningKind::BeforeOpening(exception.day), "event");
        }
    }
}

fn place(event: &Event<'_>, shaping: &Shaping<'_>) -> Option<Fact> {
    let details = event.fields.child("location")?;
    let details = details.spoken("details", shaping.locale);
    Some(Fact {
        key: "place".to_owned(),
        title: event.place(shaping.locale)?,
        text: details.unwrap_or_default().to_owned(),
    })
}

/// Those that an editor chose, else those that come next.
fn related(page: Fields<'_>, own: Option<&Event<'_>>, shaping: &Shaping<'_>) -> Vec<EventCard> {
    let mut chosen = EventCard::chosen(page, "related", shaping);
    if chosen.is_empty() {
        let mut others = Event::next_found(page, ("others", OTHER_EVENTS), shaping);
        others.retain(|other| own.is_none_or(|own| own.id() != other.id()));
        chosen = EventCard::coming(&others, MOST_RELATED, shaping);
    }
    chosen.truncate(MOST_RELATED);
    chosen
}

impl ProgrammeEntry {
    fn list(page: Fields<'_>) -> Vec<Self> {
        let entries = page.list("programme").enumerate();
        let entry = |(number, entry): (usize, Fields<'_>)| {
            Some(Self {
                key: entry.key(number),
                time: entry.owned("time"),
                title: entry.owned("title")?,
                text: entry.owned("text"),
            })
        };
        entries.filter_map(entry).collect()
    }
}
