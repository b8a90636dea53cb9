//! A walk through time: whether pages change when they expire, and at no other time.
//!
//! A cached page expires when the same content may be shaped differently. The walk shapes each page
//! whenever it expires on some days of a year: a page that shows the same after that has expired
//! without need. At midnight, a page that shows something else but has not expired is missed.

use super::findings::Finding;
use super::page_list::{CheckedPage, PageList};
use super::{CONCURRENT_PAGES, CheckError, content_page, list_pages};
use crate::app::App;
use crate::run::Running;
use futures_util::StreamExt;
use jiff::{Timestamp, ToSpan};
use museum::PageAddress;
use std::collections::BTreeMap;

/// The days from which those of a walk are chosen.
const DAYS_OF_WALK: i64 = 365;
/// Expiries of a page on a day, at most. A page with more of them is as good as never cached.
const MAX_EXPIRIES: usize = 300;

/// The result of a walk.
#[derive(Debug, Default)]
pub struct Walk {
    /// How many pages were shaped.
    pub pages: usize,
    /// On how many days.
    pub days: usize,
    /// How often a page expired.
    pub expiries: usize,
    /// How often it showed the same after that.
    pub unchanged: usize,
    /// Pages that showed something else at a midnight although they had not expired.
    pub missed: Vec<Finding>,
    /// Expiries, and unchanged ones, by page type.
    pub types: BTreeMap<String, (usize, usize)>,
    /// Pages that could not be shaped at some time.
    pub failed: Vec<Finding>,
}

/// What a page shows at some time, and when it expires.
struct PageState {
    view_hash: String,
    page_type: String,
    valid_until: Option<Timestamp>,
}

impl Running {
    /// Walks through a year from now, every `one_in` days. `progress` receives how many pages are
    /// done, and the total.
    pub async fn walk(
        self,
        one_in: usize,
        progress: impl Fn(usize, usize),
    ) -> Result<Walk, CheckError> {
        let Self(app) = self;
        // Warnings are reported by `check`.
        let app = app.with(|state| state.warning_receiver = Some(std::sync::Arc::new(|_| {})));
        let (page_list, checked_pages) = list_pages(&app).await?;
        let days = days(&app, one_in);
        let mut walk = Walk {
            pages: checked_pages.len(),
            days: days.len(),
            ..Walk::default()
        };
        let walks = checked_pages
            .iter()
            .map(|checked| walk_page(&app, checked, &days));
        let mut walks = futures_util::stream::iter(walks).buffer_unordered(CONCURRENT_PAGES);
        let mut done = 0;
        while let Some(page_walk) = walks.next().await {
            walk.add(page_walk, &page_list);
            done += 1;
            progress(done, checked_pages.len());
        }
        drop(walks);
        app.renderer.end();
        Ok(walk)
    }
}

/// The walk of one page.
struct PageWalk<'a> {
    checked: &'a CheckedPage,
    page_type: String,
    expiries: usize,
    unchanged: usize,
    missed: Option<String>,
    failed: Option<String>,
}

impl Walk {
    fn add(&mut self, page_walk: PageWalk<'_>, page_list: &PageList) {
        self.expiries += page_walk.expiries;
        self.unchanged += page_walk.unchanged;
        let of_type = self.types.entry(page_walk.page_type).or_default();
        of_type.0 += page_walk.expiries;
        of_type.1 += page_walk.unchanged;
        let finding = |what| {
            let place = page_list.address_of(page_walk.checked);
            Finding { place, what }
        };
        self.missed.extend(page_walk.missed.map(finding));
        self.failed.extend(page_walk.failed.map(finding));
    }
}

/// The starts and ends of the days, in the time zone of the group.
fn days(app: &App, one_in: usize) -> Vec<(Timestamp, Timestamp)> {
    let zone = &app.group.zone;
    let today = zone.to_datetime(app.now()).date();
    let numbers = (0..DAYS_OF_WALK).step_by(one_in.max(1));
    let day = |number: i64| {
        let day = today.checked_add(number.days()).ok()?;
        let next = day.tomorrow().ok()?;
        let midnight = |day: jiff::civil::Date| zone.to_zoned(day.at(0, 0, 0, 0)).ok();
        Some((midnight(day)?.timestamp(), midnight(next)?.timestamp()))
    };
    numbers.filter_map(day).collect()
}

async fn walk_page<'a>(
    app: &App,
    checked: &'a CheckedPage,
    days: &[(Timestamp, Timestamp)],
) -> PageWalk<'a> {
    let mut page_walk = PageWalk {
        checked,
        page_type: String::new(),
        expiries: 0,
        unchanged: 0,
        missed: None,
        failed: None,
    };
    for (start, end) in days {
        if let Err(reason) = walk_day(app, (*start, *end), &mut page_walk).await {
            page_walk.failed = Some(format!("{start}: {reason}"));
            break;
        }
    }
    page_walk
}

async fn walk_day(
    app: &App,
    (start, end): (Timestamp, Timestamp),
    page_walk: &mut PageWalk<'_>,
) -> Result<(), String> {
    let mut state = page_state(app, page_walk.checked, start).await?;
    page_walk.page_type.clone_from(&state.page_type);
    for _ in 0..MAX_EXPIRIES {
        let Some(until) = state.valid_until.filter(|until| *until <= end) else {
            let next = page_state(app, page_walk.checked, end).await?;
            if next.view_hash != state.view_hash {
                page_walk.missed = Some(format!("it is another page at {end}"));
            }
            return Ok(());
        };
        let next = page_state(app, page_walk.checked, until).await?;
        page_walk.expiries += 1;
        page_walk.unchanged += usize::from(next.view_hash == state.view_hash);
        state = next;
        if until == end {
            return Ok(());
        }
    }
    Err("it is over again and again".to_owned())
}

async fn page_state(app: &App, checked: &CheckedPage, at: Timestamp) -> Result<PageState, String> {
    let app = app.clone().with_clock_at(Some(at));
    let site = app.group.site(&checked.site);
    let address = PageAddress {
        site: site.map_err(|error| error.to_string())?,
        locale: checked.locale,
        slug: checked.slug.clone(),
    };
    let shaped = content_page(&app, &address).await?;
    let document = shaped.provenance.document.as_ref();
    Ok(PageState {
        view_hash: shaped.hash(),
        page_type: document
            .map_or("", |(page_type, _)| page_type.name)
            .to_owned(),
        valid_until: shaped.provenance.valid_until,
    })
}
