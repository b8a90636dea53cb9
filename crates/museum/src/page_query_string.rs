//! What a page reads of a query string, in one form: of all addresses that show the same, one is
//! stored, and the number of those that show something else has an end.

use crate::calendar::CalendarQuery;
use crate::fields::Fields;
use crate::paging::{has_page, part_query, requested_page};
use crate::{Json, PageType};
use jiff::civil::Date;

/// The longest part of a query string that pages read. The longest with a meaning is a
/// calendar's with a day, a tag, an audience and a layout.
pub const MAX_QUERY_STRING_BYTES: usize = 512;

/// Where the query of a calendar has those of the requested tags that there are.
const TAGS: &str = "requestedTags";

impl PageType {
    /// The names that its pages know with values that they can have: days that are real and not
    /// over, numbers of parts from the second on. `?tag=tur&day=zzz&x=1` of a calendar is
    /// `tag=tur`, of a press release nothing.
    pub fn well_formed_query(&self, query_string: &str, today: Date) -> String {
        if self.is_calendar() {
            CalendarQuery::read(query_string, today).to_query_string()
        } else if self.has_parts() {
            part_query(requested_page(query_string))
        } else {
            String::new()
        }
    }

    /// The same without what a page does not have, now that its content is known: a tag that
    /// nobody made, a part beyond the last.
    pub fn accepted_query(&self, content: &Json<'_>, query_string: &str, today: Date) -> String {
        let page = Fields::of(content);
        if self.is_calendar() {
            let mut query = CalendarQuery::read(query_string, today);
            let known: Vec<&str> = page.values(TAGS).filter_map(Json::as_str).collect();
            for wanted in [&mut query.tag, &mut query.audience] {
                wanted.take_if(|id| !known.contains(&id.as_str()));
            }
            query.to_query_string()
        } else if self.has_parts() {
            let number = requested_page(query_string);
            part_query(if has_page(page, number) { number } else { 1 })
        } else {
            String::new()
        }
    }
}
