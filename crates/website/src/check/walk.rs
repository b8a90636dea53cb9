//! Walking through time: what pages will show, and whether they change when they say.
//!
//! A page is cached until the same content may be shaped differently. Here each such moment of
//! some days of a year is visited: a page that shows the same as before was dropped in vain. At
//! midnight, one that shows something else although its time is not over was missed.

use super::gathered::Finding;
use super::page_list::{CheckedPage, PageList};
use super::{AT_ONCE, CheckError, content_page, listed};
use crate::app::App;
use crate::run::Running;
use futures_util::StreamExt;
use jiff::{Timestamp, ToSpan};
use museum::PageAddress;
use std::collections::BTreeMap;

/// Days of the walk.
const YEAR: i64 = 365;
/// Moments of one page in one day. There are fewer, or a page is never cached.
const MOST_MOMENTS: usize = 300;

/// What came of a walk.
#[derive(Debug, Default)]
pub struct Walk {
    /// Pages.
    pub pages: usize,
    /// Days on which each was visited.
    pub days: usize,
    /// Moments at which the time of a page was over.
    pub moments: usize,
    /// Those at which it then showed the same.
    pub in_vain: usize,
    /// Midnights at which a page showed something else before its time was over.
    pub missed: Vec<Finding>,
    /// By the type of the page: moments, and those in vain.
    pub types: BTreeMap<String, (usize, usize)>,
    /// Pages that cannot be seen at some moment.
    pub failed: Vec<Finding>,
}

/// What a page shows at a moment.
struct Shown {
    view: String,
    page_type: String,
    until: Option<Timestamp>,
}

impl Running {
    /// Walks through a year from now, one day in so many. `progress` receives how many pages
    /// are done, and the total.
    pub async fn walk(
        self,
        one_in: usize,
        progress: impl Fn(usize, usize),
    ) -> Result<Walk, CheckError> {
        let Self(app) = self;
        // What is lacking is another check's matter.
        let app = app.with(|state| state.warning_receiver = Some(std::sync::Arc::new(|_| {})));
        let (known, places) = listed(&app).await?;
        let days = days(&app, one_in);
        let mut walk = Walk {
            pages: places.len(),
            days: days.len(),
            ..Walk::default()
        };
        let walking = places.iter().map(|place| of_page(&app, place, &days));
        let mut walking = futures_util::stream::iter(walking).buffer_unordered(AT_ONCE);
        let mut done = 0;
        while let Some(steps) = walking.next().await {
            walk.add(steps, &known);
            done += 1;
            progress(done, places.len());
        }
        drop(walking);
        app.renderer.end();
        Ok(walk)
    }
}

/// What came of one page.
struct Steps<'a> {
    place: &'a CheckedPage,
    page_type: String,
    moments: usize,
    in_vain: usize,
    missed: Option<String>,
    failed: Option<String>,
}

impl Walk {
    fn add(&mut self, steps: Steps<'_>, known: &PageList) {
        self.moments += steps.moments;
        self.in_vain += steps.in_vain;
        let of_type = self.types.entry(steps.page_type).or_default();
        of_type.0 += steps.moments;
        of_type.1 += steps.in_vain;
        let finding = |what| {
            let place = known.of(steps.place);
            Finding { place, what }
        };
        self.missed.extend(steps.missed.map(finding));
        self.failed.extend(steps.failed.map(finding));
    }
}

/// The beginnings and ends of the days, in the group's zone.
fn days(app: &App, one_in: usize) -> Vec<(Timestamp, Timestamp)> {
    let zone = &app.group.zone;
    let today = zone.to_datetime(app.now()).date();
    let numbers = (0..YEAR).step_by(one_in.max(1));
    let day = |number: i64| {
        let day = today.checked_add(number.days()).ok()?;
        let next = day.tomorrow().ok()?;
        let midnight = |day: jiff::civil::Date| zone.to_zoned(day.at(0, 0, 0, 0)).ok();
        Some((midnight(day)?.timestamp(), midnight(next)?.timestamp()))
    };
    numbers.filter_map(day).collect()
}

async fn of_page<'a>(
    app: &App,
    place: &'a CheckedPage,
    days: &[(Timestamp, Timestamp)],
) -> Steps<'a> {
    let mut steps = Steps {
        place,
        page_type: String::new(),
        moments: 0,
        in_vain: 0,
        missed: None,
        failed: None,
    };
    for (begin, end) in days {
        if let Err(why) = of_day(app, (*begin, *end), &mut steps).await {
            steps.failed = Some(format!("{begin}: {why}"));
            break;
        }
    }
    steps
}

async fn of_day(
    app: &App,
    (begin, end): (Timestamp, Timestamp),
    steps: &mut Steps<'_>,
) -> Result<(), String> {
    let mut shown = shown(app, steps.place, begin).await?;
    steps.page_type.clone_from(&shown.page_type);
    for _ in 0..MOST_MOMENTS {
        let Some(until) = shown.until.filter(|until| *until <= end) else {
            let next = self::shown(app, steps.place, end).await?;
            if next.view != shown.view {
                steps.missed = Some(format!("it is another page at {end}"));
            }
            return Ok(());
        };
        let next = self::shown(app, steps.place, until).await?;
        steps.moments += 1;
        steps.in_vain += usize::from(next.view == shown.view);
        shown = next;
        if until == end {
            return Ok(());
        }
    }
    Err("it is over again and again".to_owned())
}

async fn shown(app: &App, place: &CheckedPage, at: Timestamp) -> Result<Shown, String> {
    let app = app.clone().with_clock_at(Some(at));
    let site = app.group.site(&place.site);
    let address = PageAddress {
        site: site.map_err(|error| error.to_string())?,
        locale: place.locale,
        slug: place.slug.clone(),
    };
    let shaped = content_page(&app, &address).await?;
    let document = shaped.provenance.document.as_ref();
    Ok(Shown {
        view: shaped.hash(),
        page_type: document
            .map_or("", |(page_type, _)| page_type.name)
            .to_owned(),
        until: shaped.provenance.valid_until,
    })
}
