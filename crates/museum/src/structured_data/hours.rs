//! When the museum is open.

use super::Node;
use crate::opening::SeasonWeek;
use crate::{Exception, Hours, OpeningHours, Period, Shaping, WeekLine};
use jiff::civil::{Time, Weekday};

/// How many days that are not as usual are named.
const MOST_EXCEPTIONS: usize = 60;

/// The last minute of a day, for what closes at its end.
const LAST_MINUTE: &str = "23:59";

const DAYS: [(Weekday, &str); 7] = [
    (Weekday::Monday, "Monday"),
    (Weekday::Tuesday, "Tuesday"),
    (Weekday::Wednesday, "Wednesday"),
    (Weekday::Thursday, "Thursday"),
    (Weekday::Friday, "Friday"),
    (Weekday::Saturday, "Saturday"),
    (Weekday::Sunday, "Sunday"),
];

/// A museum with its hours: the weeks of its seasons, and the days that are not as usual.
pub(super) fn add(museum: Node, hours: &OpeningHours, shaping: &Shaping<'_>) -> Node {
    let today = shaping.now().date();
    let seasons = hours.seasons_ahead(today);
    let exceptions = hours.exceptions_from(today);
    let exceptions: Vec<Exception> = exceptions.take(MOST_EXCEPTIONS).collect();
    let ends = seasons.iter().filter_map(|season| season.period.to);
    let ends = ends.chain(exceptions.first().map(|exception| exception.day));
    shaping.day_until(ends.filter_map(|day| day.tomorrow().ok()));
    let weeks: Vec<Node> = seasons.iter().flat_map(of_season).collect();
    let days: Vec<Node> = exceptions.iter().map(of_exception).collect();
    museum
        .with("openingHoursSpecification", weeks)
        .with("specialOpeningHoursSpecification", days)
}

/// A day of the week that is closed is not named.
fn of_season(season: &SeasonWeek) -> Vec<Node> {
    let line = |line: &WeekLine| {
        let node = specification(line.hours?, season.period);
        Some(node.with("dayOfWeek", days(line)))
    };
    season.week.iter().filter_map(line).collect()
}

fn days(line: &WeekLine) -> Vec<&'static str> {
    let place = |day: Weekday| day.to_monday_zero_offset();
    let within = place(line.first)..=place(line.last);
    let days = DAYS.iter().filter(|(day, _)| within.contains(&place(*day)));
    days.map(|(_, name)| *name).collect()
}

/// A day without hours is closed.
fn of_exception(exception: &Exception) -> Node {
    let day = Period {
        from: Some(exception.day),
        to: Some(exception.day),
    };
    match exception.hours.hours() {
        Some(hours) => specification(hours, day),
        None => valid(day),
    }
}

fn specification(hours: Hours, period: Period) -> Node {
    let closes = if hours.to == Time::midnight() {
        LAST_MINUTE.to_owned()
    } else {
        clock(hours.to)
    };
    valid(period)
        .with("opens", clock(hours.from))
        .with("closes", closes)
}

fn valid(period: Period) -> Node {
    Node::part("OpeningHoursSpecification")
        .with("validFrom", period.from.map(|day| day.to_string()))
        .with("validThrough", period.to.map(|day| day.to_string()))
}

fn clock(time: Time) -> String {
    time.strftime("%H:%M").to_string()
}
