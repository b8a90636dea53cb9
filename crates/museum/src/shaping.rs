//! What shaping needs to know, and what it found wrong.

use crate::{Group, Locale, OpeningHours, Run, Site, Theme};
use jiff::civil::{Date, DateTime};
use jiff::{RoundMode, Timestamp, TimestampRound, Unit, Zoned};
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::BTreeSet;
use std::fmt;

/// For whom content is shaped. One for each document.
#[derive(Debug)]
pub struct Shaping<'a> {
    /// The group that the site belongs to.
    pub group: &'a Group,
    /// The site.
    pub site: &'a Site,
    /// The language of the page.
    pub locale: Locale,
    /// What addresses of pictures begin with: `/media`, or `https://cdn.example.org`.
    pub media: &'a str,
    now: Zoned,
    valid_until: Cell<Option<Timestamp>>,
    /// What follows the question mark of the address.
    pub query_string: String,
    /// Whether an editor looks at it.
    pub preview: bool,
    theme: OnceCell<Theme>,
    house: OnceCell<OpeningHours>,
    in_text: RefCell<BTreeSet<String>>,
    policies: RefCell<BTreeSet<String>>,
    document: RefCell<String>,
    warnings: RefCell<Vec<Warning>>,
}

/// Something that was left out: `docs/rules.md#warnings`. It is for the log, or for the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// What is wrong.
    pub kind: WarningKind,
    /// Where: the document, and the place in it.
    pub place: String,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WarningKind {
    /// A page of a type that nothing draws.
    UnknownPageType(String),
    /// A module of a type that nothing draws.
    UnknownModule(String),
    /// A billboard whose reference leads to nothing that can be shown.
    UnmappableReference,
    /// A picture without its asset.
    MissingAsset,
    /// A link to a site that the group does not have.
    UnknownSite(String),
    /// A link that leads nowhere.
    BrokenLink,
    /// An address that must not be followed, such as `javascript:`.
    ForbiddenAddress,
    /// A host that the group's file does not name: what lies there is only linked.
    UnnamedHost(String),
    /// A field that the module cannot be drawn without.
    MissingField(&'static str),
    /// A block of text of a type that nothing draws.
    UnknownBlock(String),
    /// An education tag that has no label: `docs/rules.md#warnings`.
    UnknownEducationTag(String),
    /// Structured data that is no JSON.
    InvalidStructuredData,
    /// An event that begins before the house opens, on a day whose hours are not the usual ones.
    BeforeOpening(Date),
}

impl<'a> Shaping<'a> {
    /// Shaping for a visitor.
    pub fn new(
        group: &'a Group,
        site: &'a Site,
        locale: Locale,
        media: &'a str,
        now: Timestamp,
    ) -> Self {
        Self {
            group,
            site,
            locale,
            media,
            now: now.to_zoned(group.zone.clone()),
            valid_until: Cell::default(),
            query_string: String::new(),
            preview: false,
            theme: OnceCell::new(),
            house: OnceCell::new(),
            in_text: RefCell::default(),
            policies: RefCell::default(),
            document: RefCell::default(),
            warnings: RefCell::default(),
        }
    }

    /// The day, in the group's zone. What is shaped with it is true until midnight.
    pub fn today(&self) -> Date {
        let today = self.now.date();
        if let Ok(tomorrow) = today.tomorrow() {
            self.changes_at(tomorrow.at(0, 0, 0, 0));
        }
        today
    }

    /// The day, for a rule that reads it only to know where a run stands.
    pub(crate) fn day_of(&self, run: Run) -> Date {
        self.day_until(run.changes())
    }

    /// The day, for a rule whose result changes on some days only.
    pub(crate) fn day_until(&self, changes: impl IntoIterator<Item = Date>) -> Date {
        for day in changes {
            self.changes_at(day.at(0, 0, 0, 0));
        }
        self.now.date()
    }

    /// The day, for words that name a date: they name its year too if that is not this one.
    pub(crate) fn day_of_year(&self) -> Date {
        self.day_until(Date::new(self.now.year() + 1, 1, 1))
    }

    /// What the clocks of the group's zone show, for rules that say by [`Self::changes_at`] how
    /// long they hold.
    pub(crate) fn now(&self) -> DateTime {
        self.now.datetime()
    }

    /// The time itself, for rules that say by [`Self::changes_from`] how long they hold: in
    /// autumn the clocks show an hour twice.
    pub(crate) fn moment(&self) -> &Zoned {
        &self.now
    }

    /// Notes a time from which the same content may be shaped differently, such as the closing
    /// time of a house.
    pub(crate) fn changes_at(&self, time: DateTime) {
        self.changes_from(self.group.zone.to_timestamp(time).ok());
    }

    /// The same of times that clocks cannot be asked for, such as the end of an event.
    pub(crate) fn changes_from(&self, times: impl IntoIterator<Item = Timestamp>) {
        let now = self.now.timestamp();
        let Some(time) = times.into_iter().filter(|time| now < *time).min() else {
            return;
        };
        // A page is shaped for a whole minute.
        let round = TimestampRound::new()
            .smallest(Unit::Minute)
            .mode(RoundMode::Ceil);
        let time = time.round(round).unwrap_or(time);
        let earlier = self.valid_until.get().filter(|known| *known <= time);
        self.valid_until.set(earlier.or(Some(time)));
    }

    /// The first time at which the same content may be shaped differently; `None` if no rule
    /// has read the clock.
    pub fn valid_until(&self) -> Option<Timestamp> {
        self.valid_until.get()
    }

    /// Names the document that is being shaped.
    pub(crate) fn begin(&self, document: &str) {
        document.clone_into(&mut self.document.borrow_mut());
    }

    /// The id of the document that is being shaped.
    pub(crate) fn document(&self) -> String {
        self.document.borrow().clone()
    }

    /// Notes the type of a module that stands within a text.
    pub(crate) fn note_in_text(&self, module: &str) {
        self.in_text.borrow_mut().insert(module.to_owned());
    }

    /// The types of the modules that stand within texts.
    pub(crate) fn modules_in_text(&self) -> Vec<String> {
        self.in_text.borrow().iter().cloned().collect()
    }

    /// Notes the addresses of the site's policies, which nobody wants as a suggestion.
    pub(crate) fn set_policies(&self, addresses: impl Iterator<Item = String>) {
        self.policies.borrow_mut().extend(addresses);
    }

    /// Whether a page is one of the site's policies: cookies, privacy.
    pub(crate) fn is_policy(&self, address: &str) -> bool {
        self.policies.borrow().contains(address)
    }

    /// The colours of the site's own content, once its root data is known.
    pub(crate) fn set_theme(&self, theme: &Theme) {
        let _ = self.theme.set(theme.clone());
    }

    /// The opening hours of the site itself, once its root data is known.
    pub(crate) fn set_house(&self, hours: &OpeningHours) {
        let _ = self.house.set(hours.clone());
    }

    /// The opening hours of the site itself; none if they are not known.
    pub(crate) fn house(&self) -> Option<&OpeningHours> {
        self.house.get()
    }

    /// The colours that a page and its modules start from.
    pub(crate) fn theme(&self) -> Theme {
        let of_group = || self.site.theme.clone().unwrap_or_default();
        self.theme.get_or_init(of_group).clone()
    }

    pub(crate) fn warn(&self, kind: WarningKind, place: &str) {
        let document = self.document.borrow();
        let place = match (document.as_str(), place) {
            (document, "") => document.to_owned(),
            ("", place) => place.to_owned(),
            (document, place) => format!("{document}: {place}"),
        };
        self.warnings.borrow_mut().push(Warning { kind, place });
    }

    /// What is made of content that has been shaped before. What is wrong with it was noted then.
    pub(crate) fn quietly<T>(&self, shape: impl FnOnce() -> T) -> T {
        let noted = self.warnings.borrow().len();
        let result = shape();
        self.warnings.borrow_mut().truncate(noted);
        result
    }

    /// An address for programs of others, which do not know the page it stands on.
    pub(crate) fn absolute(&self, address: &str) -> String {
        if address.starts_with("https://") {
            return address.to_owned();
        }
        self.group.absolute(self.site, address)
    }

    /// What was found wrong.
    pub fn into_warnings(self) -> Vec<Warning> {
        self.warnings.into_inner()
    }

    /// Whether content may be shown here: `docs/rules.md#language-and-site`. Its locale is that of
    /// the page, or it has none; its site is this one.
    pub(crate) fn takes(&self, locale: Option<&str>, site: Option<&str>) -> bool {
        self.speaks(locale) && site.is_none_or(|site| site == self.site.key)
    }

    /// Whether something that an editor chose by hand may be shown here: it may also be
    /// of a site that this one is connected with. Its link is absolute then.
    pub(crate) fn takes_chosen(&self, locale: Option<&str>, site: Option<&str>) -> bool {
        let near = |site: &str| {
            site == self.site.key || self.site.connected.iter().any(|other| other == site)
        };
        self.speaks(locale) && site.is_none_or(near)
    }

    fn speaks(&self, locale: Option<&str>) -> bool {
        locale.is_none_or(|locale| Locale::parse(locale) == Some(self.locale))
    }
}

impl Warning {
    /// Whether it is logged as an error, as an unknown education tag is: `docs/rules.md#warnings`.
    pub fn is_error(&self) -> bool {
        matches!(self.kind, WarningKind::UnknownEducationTag(_))
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = &self.place;
        match &self.kind {
            WarningKind::UnknownPageType(name) => write!(f, "{place}: no page type {name:?}"),
            WarningKind::UnknownModule(name) => write!(f, "{place}: no module {name:?}"),
            WarningKind::UnmappableReference => {
                write!(f, "{place}: the billboard's reference cannot be shown")
            }
            WarningKind::MissingAsset => write!(f, "{place}: the picture has no asset"),
            WarningKind::UnknownSite(site) => write!(f, "{place}: Unknown site: {site}"),
            WarningKind::BrokenLink => write!(f, "{place}: the link leads nowhere"),
            WarningKind::ForbiddenAddress => write!(f, "{place}: the address is not allowed"),
            WarningKind::UnnamedHost(host) => {
                write!(f, "{place}: the group's file names no host {host:?}")
            }
            WarningKind::MissingField(name) => write!(f, "{place}: {name} is missing"),
            WarningKind::UnknownEducationTag(name) => write!(f, "{place}: no tag {name:?}"),
            WarningKind::InvalidStructuredData => {
                write!(f, "{place}: the structured data is no JSON object or list")
            }
            WarningKind::BeforeOpening(day) => {
                write!(f, "{place}: on {day} it begins before the house opens")
            }
            WarningKind::UnknownBlock(name) => write!(f, "{place}: no block {name:?}"),
        }
    }
}
