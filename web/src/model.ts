// Written by `cargo test -p museum`: see docs/adding-a-page-type.md.

/**
 * Questions that open to answers.
 */
export type Accordion = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The questions.
 */
entries: Array<AccordionEntry>, };

/**
 * A question and its answer.
 */
export type AccordionEntry = { 
/**
 * A key for lists; a link with it as its anchor opens the entry.
 */
key: string, 
/**
 * The question.
 */
title: string, 
/**
 * The answer.
 */
content: RichText, };

/**
 * Where a site is.
 */
export type Address = { street: string, zip: string, city: string, 
/**
 * Fixed to `da`: spec 3. What the outside world reads says `DK`.
 */
countryCode: string, phone: string, email: string, };

/**
 * A heading in the list of contents.
 */
export type ArticleHeading = { 
/**
 * Its anchor.
 */
id: string, 
/**
 * What it says.
 */
title: string, };

/**
 * A part of a long text.
 */
export type ArticlePart = { "type": "text", 
/**
 * A key for lists.
 */
key: string, 
/**
 * What is said. A heading's anchor is its key.
 */
text: RichText, } | { "type": "picture", 
/**
 * A key for lists.
 */
key: string, 
/**
 * The picture.
 */
picture: Picture, 
/**
 * Whether it goes beyond the measure of the text.
 */
wide: boolean, } | { "type": "module", 
/**
 * A key for lists.
 */
key: string, 
/**
 * The module.
 */
module: Module, } | { "type": "quote", 
/**
 * A key for lists.
 */
key: string, 
/**
 * The words.
 */
text: string, 
/**
 * Who said them.
 */
source: string | null, 
/**
 * Where they are from: spec 5, only if it leads somewhere.
 */
link: Link | null, };

/**
 * A large picture with its label.
 */
export type Billboard = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The title, and where it leads; an empty `href` leads nowhere.
 */
link: Link, 
/**
 * A few words.
 */
text: string | null, 
/**
 * The picture.
 */
picture: Picture | null, };

/**
 * A billboard that takes from the page it leads to what it does not say itself.
 */
export type BillboardWithReference = Billboard;

/**
 * The part of a page that its type decides.
 */
export type Body = { "type": "landingPage" } & LandingPage | { "type": "frontPage" } & FrontPage | { "type": "practicalInfoOverview" } & PracticalInfoOverview | { "type": "calendar" } & Calendar | { "type": "eventPage" } & EventPage | { "type": "exhibition" } & Exhibition | { "type": "exhibitionOverview" } & ExhibitionOverview | { "type": "ticket" } & Ticket | { "type": "ticketOverview" } & TicketOverview | { "type": "knowledgeArticle" } & KnowledgeArticle | { "type": "knowledgeOverview" } & KnowledgeOverview | { "type": "knowledgeTheme" } & KnowledgeTheme | { "type": "project" } & Project | { "type": "projectOverview" } & ProjectOverview | { "type": "researchUnit" } & ResearchUnit | { "type": "collection" } & Collection | { "type": "publication" } & Publication | { "type": "publicationOverview" } & PublicationOverview | { "type": "pressRelease" } & PressRelease | { "type": "pressOverview" } & PressOverview | { "type": "service" } & Service | { "type": "serviceOverview" } & ServiceOverview | { "type": "educationOverview" } & EducationOverview | { "type": "educationLevel" } & EducationLevel | { "type": "educationTheme" } & EducationTheme | { "type": "educationTopic" } & EducationTopic | { "type": "podcastEpisodePage" } & PodcastEpisodePage | { "type": "podcastOverview" } & PodcastOverview | { "type": "podcastShowPage" } & PodcastShowPage | { "type": "notFoundPage" } & NotFoundPage | { "type": "failedPage" } & FailedPage | { "type": "searchPage" } & SearchPage | { "type": "newsletterPage" } & NewsletterPage;

/**
 * The calendar, between ribbons of events.
 */
export type Calendar = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * Events in a band above it.
 */
topRibbon: Array<Link>, 
/**
 * The days.
 */
calendar: CalendarView, 
/**
 * The heading over the featured events.
 */
featuredTitle: string | null, 
/**
 * Featured events.
 */
featured: Array<EventCard>, 
/**
 * Events in a band below.
 */
bottomRibbon: Array<Link>, 
/**
 * What follows.
 */
modules: Array<Module>, 
/**
 * The address to subscribe to.
 */
feed: string, };

/**
 * A day, or several closed ones that follow each other.
 */
export type CalendarDay = { 
/**
 * `2026-11-14`.
 */
date: string, 
/**
 * `Lørdag den 14. november`.
 */
title: string, 
/**
 * Whether it is open.
 */
open: boolean, 
/**
 * `10–17`, or that it is closed and why; none if nothing is known of hours.
 */
hours: string | null, 
/**
 * What is on.
 */
entries: Array<CalendarEntry>, };

/**
 * A row of a day.
 */
export type CalendarEntry = { 
/**
 * The document's id, a key for lists.
 */
id: string, 
/**
 * Its title, and where it leads; a cancelled one leads there too, to say when else.
 */
link: Link, 
/**
 * Its times, `10.30–11.30`; none if it has the whole day.
 */
times: Array<string>, 
/**
 * What is said instead of times.
 */
freeText: string | null, 
/**
 * Its picture.
 */
picture: Picture | null, 
/**
 * A few words about it.
 */
teaser: string | null, 
/**
 * What it is.
 */
tags: Array<Tag>, 
/**
 * Where it is.
 */
place: string | null, 
/**
 * Whether it is one of those that last.
 */
lasts: boolean, 
/**
 * Whether it was cancelled on this day.
 */
cancelled: boolean, 
/**
 * Whether there are no tickets left.
 */
soldOut: boolean, };

/**
 * Choices of which one holds.
 */
export type CalendarFilter = { 
/**
 * `when`, `tag` or `audience`.
 */
key: string, 
/**
 * The choices; the first is not to choose.
 */
options: Array<FilterOption>, };

/**
 * How the days are set out.
 */
export type CalendarLayout = "daily" | "timeline";

/**
 * What is on today and tomorrow.
 */
export type CalendarTeaser = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The days.
 */
groups: Array<TeaserGroup>, 
/**
 * The calendar.
 */
link: Link | null, };

/**
 * A calendar as it was asked for.
 */
export type CalendarView = { 
/**
 * How the days are set out.
 */
layout: CalendarLayout, 
/**
 * The same in the other layout, and in this one.
 */
layouts: Array<FilterOption>, 
/**
 * What is shown: `November 2026`, `16.–22. november 2026`.
 */
heading: string, 
/**
 * The days that are listed below: `18. november – 4. december 2026`. A page has not always
 * room for all that were requested.
 */
shown: string, 
/**
 * The days that one can choose.
 */
tabs: Array<DayTab>, 
/**
 * What else one can choose by.
 */
filters: Array<CalendarFilter>, 
/**
 * The days.
 */
days: Array<CalendarDay>, 
/**
 * Where the days after these are.
 */
later: Link | null, 
/**
 * The month before what is shown, if it is not over.
 */
previous: Link | null, 
/**
 * The month after it.
 */
next: Link | null, 
/**
 * The calendar without any choice, if one was made.
 */
reset: string | null, };

/**
 * What to do next.
 */
export type CallToAction = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * A few words.
 */
text: string | null, 
/**
 * The button.
 */
link: Link, };

/**
 * Captions in one language.
 */
export type Captions = { locale: Locale, 
/**
 * `Dansk`
 */
label: string, url: string, };

/**
 * A file for a reference manager.
 */
export type CitationFile = { 
/**
 * The name of the format.
 */
format: string, 
/**
 * Its path.
 */
href: string, };

/**
 * What a page says about citing it.
 */
export type CitationLinks = { 
/**
 * What stands above the links.
 */
title: string, 
/**
 * The files to download.
 */
files: Array<CitationFile>, };

/**
 * A part of a film, in seconds. Without an end it goes on.
 */
export type Clip = { from: number, to: number | null, };

/**
 * A collection.
 */
export type Collection = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * A line below the title.
 */
subtitle: string | null, 
/**
 * What there is to know.
 */
facts: Array<Fact>, 
/**
 * What else to see.
 */
related: Array<Item>, 
/**
 * What follows.
 */
modules: Array<Module>, 
/**
 * The address of its pictures as IIIF, to open in a viewer of one's own.
 */
manifest: string | null, };

/**
 * The collections of the site.
 */
export type CollectionList = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The collections.
 */
collections: Array<Item>, 
/**
 * Where all of them are.
 */
link: Link | null, };

/**
 * What waits for a visitor's consent. The dialog itself comes with code of its own.
 */
export type Consent = { 
/**
 * What leads to the choice: without JavaScript, to the page about cookies.
 */
choice: Link, 
/**
 * The script of the tag manager, where visits are measured.
 */
tagManager: string | null, 
/**
 * The cookies that its tags set: `_ga`, or `_ga_*` for all that begin so.
 */
tagCookies: Array<string>, };

/**
 * Whom to ask.
 */
export type Contact = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * A few words before the people.
 */
content: RichText, 
/**
 * The people.
 */
people: Array<Person>, };

/**
 * A day to choose.
 */
export type DayTab = { 
/**
 * `2026-11-14`.
 */
date: string, 
/**
 * The day in words, for those who hear it.
 */
label: string, 
/**
 * `lør`
 */
weekday: string, 
/**
 * `14`
 */
number: string, 
/**
 * The month, on the first day of it that is here.
 */
month: string | null, 
/**
 * Its address.
 */
href: string, 
/**
 * Whether it is today.
 */
today: boolean, 
/**
 * Whether it is shown now.
 */
chosen: boolean, 
/**
 * Whether it has opening hours.
 */
open: boolean, };

/**
 * Two billboards, the first the larger.
 */
export type DoubleBillboard = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The two.
 */
billboards: Array<Billboard>, };

/**
 * For whom.
 */
export type EducationAudience = "teacher" | "student";

/**
 * A topic in a list.
 */
export type EducationCard = { 
/**
 * The topic.
 */
item: Item, 
/**
 * What it is: spec 9.
 */
labels: Array<string>, };

/**
 * Its themes.
 */
export type EducationLevel = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * The themes.
 */
themes: Array<Item>, 
/**
 * What teachers and students get to know.
 */
variants: Array<EducationVariant>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * By level, with some that an editor chose.
 */
export type EducationOverview = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * The levels.
 */
levels: Array<Item>, 
/**
 * Four topics at most: spec 9.
 */
highlighted: Array<EducationCard>, 
/**
 * What teachers and students get to know.
 */
variants: Array<EducationVariant>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * Its topics.
 */
export type EducationTheme = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * The topics.
 */
topics: Array<EducationCard>, 
/**
 * What teachers and students get to know.
 */
variants: Array<EducationVariant>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * A topic.
 */
export type EducationTopic = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * What it is: spec 9.
 */
labels: Array<string>, 
/**
 * How long it takes.
 */
duration: string | null, 
/**
 * What teachers and students get to know.
 */
variants: Array<EducationVariant>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * What one of the two gets to know.
 */
export type EducationVariant = { 
/**
 * For whom.
 */
for: EducationAudience, 
/**
 * What it is about.
 */
description: RichText, 
/**
 * What one must know.
 */
info: Array<Fact>, 
/**
 * What to read or to print.
 */
materials: Array<Material>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * Something from elsewhere.
 */
export type Embed = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * What it is.
 */
title: string, 
/**
 * What stands there.
 */
content: EmbedContent, 
/**
 * The host that it comes from; none for a link.
 */
provider: Provider | null, };

/**
 * What an embed's code becomes: spec 5.
 */
export type EmbedContent = { "kind": "script", 
/**
 * The address of that page.
 */
url: string, 
/**
 * The address of the script, at the form provider.
 */
source: string, } | { "kind": "frame", 
/**
 * Its address.
 */
url: string, 
/**
 * Its width in pixels.
 */
width: number, 
/**
 * Its height in pixels.
 */
height: number, } | { "kind": "link", 
/**
 * Where it leads, and what it says.
 */
link: Link, };

/**
 * An episode.
 */
export type Episode = { 
/**
 * The id of what is played; the player knows it by that.
 */
id: string, 
/**
 * Its title and its page.
 */
link: Link, 
/**
 * The page of its show.
 */
show: Link | null, 
/**
 * Which one of its show it is.
 */
number: EpisodeNumber | null, 
/**
 * How large its title stands.
 */
size: TitleSize, 
/**
 * A small picture of it.
 */
picture: Picture | null, 
/**
 * The day on which it came out, in words.
 */
date: string | null, 
/**
 * How long it is: `18min.`
 */
duration: string | null, 
/**
 * A few words about it.
 */
excerpt: string | null, 
/**
 * What is played.
 */
sound: Sound | null, 
/**
 * Its page at the host of podcasts.
 */
external: string | null, };

/**
 * Where an episode stands in its show.
 */
export type EpisodeNumber = { 
/**
 * `S1. E2.`
 */
prefix: string, 
/**
 * `S1E2`
 */
condensed: string, };

/**
 * An event in a list.
 */
export type EventCard = { 
/**
 * The document's id, a key for lists.
 */
id: string, 
/**
 * Its title, and where it leads.
 */
link: Link, 
/**
 * Its picture.
 */
picture: Picture | null, 
/**
 * `Lørdag den 14. november kl. 10.30–11.30`, `Til 17. maj 2027`.
 */
when: string, 
/**
 * A few words about it.
 */
teaser: string | null, 
/**
 * What it is.
 */
tags: Array<Tag>, 
/**
 * Whether there are no tickets left.
 */
soldOut: boolean, };

/**
 * A day of an event.
 */
export type EventDate = { 
/**
 * `2026-11-14`.
 */
date: string, 
/**
 * `Lørdag den 14. november`.
 */
day: string, 
/**
 * `10.30–11.30, 13–14`.
 */
times: string | null, 
/**
 * Whether it was cancelled.
 */
cancelled: boolean, 
/**
 * The day for one's own calendar.
 */
feed: string | null, };

/**
 * When an event is.
 */
export type EventDates = { 
/**
 * The next time, or its period.
 */
summary: string, 
/**
 * From its first day to its last.
 */
period: string, 
/**
 * Its times, for one that lasts; or what is said instead of them.
 */
times: string | null, 
/**
 * The next days, the cancelled ones marked; none for one that lasts.
 */
days: Array<EventDate>, 
/**
 * The days after those.
 */
later: Array<EventDate>, 
/**
 * Whether there are more days than all of these.
 */
more: boolean, 
/**
 * Whether it is over.
 */
over: boolean, };

/**
 * The next events.
 */
export type EventList = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The events, the first to come first.
 */
events: Array<EventCard>, 
/**
 * Where all of them are.
 */
link: Link | null, };

/**
 * What it is, when, for whom, and what it costs.
 */
export type EventPage = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * Ways to share it.
 */
share: Share | null, 
/**
 * A line below the title.
 */
subtitle: string | null, 
/**
 * When it is; none if no event has this page.
 */
dates: EventDates | null, 
/**
 * What it is.
 */
tags: Array<Tag>, 
/**
 * For whom it is.
 */
audience: Array<Tag>, 
/**
 * What it is about.
 */
introduction: RichText, 
/**
 * What it costs.
 */
tickets: TicketTable | null, 
/**
 * Where tickets are sold; none if there are none left, or none yet.
 */
purchase: Link | null, 
/**
 * Whether there are no tickets left.
 */
soldOut: boolean, 
/**
 * Where one asks for a place that falls free; only when it is sold out.
 */
waitingList: Link | null, 
/**
 * When tickets are sold, if that is to come.
 */
salesStart: string | null, 
/**
 * Where it is, and more about that.
 */
place: Fact | null, 
/**
 * What one must know.
 */
practical: Array<Fact>, 
/**
 * What happens when.
 */
programme: Array<ProgrammeEntry>, 
/**
 * What follows.
 */
modules: Array<Module>, 
/**
 * Other events.
 */
related: Array<EventCard>, 
/**
 * Events in a band.
 */
ribbon: Array<Link>, 
/**
 * Its next day, or all of it if it lasts, for one's own calendar.
 */
feed: string | null, 
/**
 * All of its days to come, if there are several.
 */
series: string | null, };

/**
 * A part of an excerpt.
 */
export type ExcerptPart = { 
/**
 * The words.
 */
text: string, 
/**
 * Whether they are what was searched for.
 */
found: boolean, };

/**
 * What there is to see, when and where.
 */
export type Exhibition = { 
/**
 * The top.
 */
hero: RunHero, 
/**
 * Where today lies in its time.
 */
stage: RunStage, 
/**
 * `Til 17. maj 2027`.
 */
period: string, 
/**
 * Where it is, and more about that.
 */
place: Fact | null, 
/**
 * What else one must know.
 */
facts: Array<Fact>, 
/**
 * What it costs.
 */
ticket: TicketPanel | null, 
/**
 * What follows: its own modules, then those with knowledge.
 */
modules: Array<Module>, 
/**
 * What else to see.
 */
related: Array<Item>, };

/**
 * Exhibitions of the site, by when they are.
 */
export type ExhibitionList = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The exhibitions.
 */
exhibitions: Array<RunCard>, 
/**
 * Where all of them are.
 */
link: Link | null, };

/**
 * The exhibitions of a site under tabs: spec 2.3. A tab without any is not shown.
 */
export type ExhibitionOverview = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * Those that are.
 */
current: Array<RunCard>, 
/**
 * Those that will be.
 */
upcoming: Array<RunCard>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * When a place of a site is open.
 */
export type FacilityHours = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * What it is called: `Caféen`.
 */
title: string, 
/**
 * How it is now.
 */
now: OpenNow, 
/**
 * The week as it usually is now.
 */
week: Array<HoursLine>, 
/**
 * What is different in the next six weeks.
 */
unusual: Array<UnusualDays>, 
/**
 * The parts of the year that have hours of their own, from this one on; none if the week
 * is the same all year.
 */
seasons: Array<SeasonHours>, 
/**
 * What is different after that, within a year.
 */
later: Array<UnusualDays>, };

/**
 * `Varighed`: `Cirka en time`.
 */
export type Fact = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * What it is about.
 */
title: string, 
/**
 * What there is to know; may be empty.
 */
text: string, };

/**
 * The texts of spec 8.
 */
export type FailedPage = { 
/**
 * The status code: 500 unless something else is known.
 */
status: number, 
/**
 * `Internal Server Error`, or what the status is called.
 */
statusMessage: string, 
/**
 * `Fejl`.
 */
title: string, 
/**
 * `Noget gik galt`.
 */
description: string, 
/**
 * `Vi kan desværre ikke vise siden`.
 */
heading: string, 
/**
 * `Prøv igen senere, eller kontakt os hvis fejlen fortsætter`.
 */
subtitle: string, };

/**
 * Collections that an editor chose, large.
 */
export type FeaturedCollections = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The collections.
 */
collections: Array<Item>, };

/**
 * Exhibitions that an editor chose, large. Those that are over are left out.
 */
export type FeaturedExhibitions = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The exhibitions.
 */
exhibitions: Array<RunCard>, };

/**
 * Projects that an editor chose, large.
 */
export type FeaturedProjects = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The projects; those that are over are left out.
 */
projects: Array<RunCard>, };

/**
 * A feed of a page.
 */
export type FeedLink = { 
/**
 * What it is called among the subscriptions of someone.
 */
title: string, 
/**
 * Its address.
 */
href: string, 
/**
 * `application/rss+xml` or `text/calendar`.
 */
mediaType: string, };

/**
 * A choice.
 */
export type FilterOption = { 
/**
 * What it says.
 */
title: string, 
/**
 * Its address.
 */
href: string, 
/**
 * Whether it holds now.
 */
chosen: boolean, 
/**
 * What its tag belongs to, with others: `Aktiviteter`.
 */
group?: string, };

/**
 * A place in a picture, as fractions of its width and height.
 */
export type Focus = { x: number, y: number, };

/**
 * The top of a front page.
 */
export type FrontHero = { 
/**
 * How it is laid out: spec 2.3, a matter of the site.
 */
layout: HeroLayout, 
/**
 * What it shows; the first is large.
 */
items: Array<HeroItem>, };

/**
 * A hero of featured items and modules.
 */
export type FrontPage = { 
/**
 * The top.
 */
hero: FrontHero, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * How a title is set.
 */
export type HeaderTypography = "display" | "plain";

/**
 * What an article is about, and who wrote it. What it leaves out is the page's own.
 */
export type HeroArticle = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The title.
 */
title: string, 
/**
 * A line below the title.
 */
subtitle: string | null, 
/**
 * A few sentences.
 */
lead: string | null, 
/**
 * The picture that the article lies over.
 */
picture: Picture | null, 
/**
 * Who wrote it.
 */
authors: Array<Person>, 
/**
 * The day on which it came out.
 */
published: string | null, 
/**
 * Whether it is the hero of its page.
 */
headsPage: boolean, 
/**
 * The way to that page.
 */
breadcrumbs: Array<Link>, };

/**
 * One of the things that a front page opens with.
 */
export type HeroItem = { 
/**
 * The thing.
 */
item: Item, 
/**
 * A small line above the title, such as `Ny særudstilling`.
 */
kicker: string | null, 
/**
 * A few sentences.
 */
lead: string | null, 
/**
 * What the button says, such as `Se udstillingen`.
 */
call: string, };

/**
 * How the top of a front page is laid out.
 */
export type HeroLayout = "split" | "full-width";

/**
 * Days of the week with the same hours.
 */
export type HoursLine = { 
/**
 * `Mandag–fredag`, or a date.
 */
days: string, 
/**
 * `10–17`, or the word for closed.
 */
hours: string, 
/**
 * Whether it is open.
 */
open: boolean, };

/**
 * Something from elsewhere in a frame. Only `https:` addresses get here.
 */
export type IframeEmbed = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * What it is, for screen readers.
 */
title: string, 
/**
 * Its address.
 */
url: string, 
/**
 * The host of that address.
 */
provider: Provider | null, 
/**
 * Its width in pixels; the full column if there is none.
 */
width: number | null, 
/**
 * Its height in pixels.
 */
height: number, };

/**
 * A picture that one can go close to.
 */
export type ImageDetail = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * What to look for.
 */
text: string | null, 
/**
 * The picture.
 */
picture: Picture, 
/**
 * The address at which IIIF gives parts of it; none for drawings, which have no pixels.
 */
zoom: string | null, };

/**
 * A picture in the flow of a page.
 */
export type ImageModule = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The picture.
 */
picture: Picture, 
/**
 * Whether it takes the full width of the window.
 */
fullWidth: boolean, };

/**
 * A gallery: pictures side by side, one at a time.
 */
export type ImageSlider = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The pictures.
 */
slides: Array<Slide>, 
/**
 * The address of the gallery as IIIF, to open in a viewer of one's own.
 */
manifest: string | null, };

/**
 * A foreground and a background, `#rrggbb`.
 */
export type Inks = { 
/**
 * Text and lines.
 */
foreground: string, 
/**
 * The ground that they stand on.
 */
background: string, };

/**
 * What a card shows.
 */
export type Item = { 
/**
 * The document's id, a key for lists.
 */
id: string, 
/**
 * The type of its page, such as `exhibition`.
 */
type: string, 
/**
 * The title, and where it leads.
 */
link: Link, 
/**
 * Its picture.
 */
picture: Picture | null, 
/**
 * A short line above the title: a type, a duration, a date in words.
 */
meta: string | null, 
/**
 * The day on which it came out, in words.
 */
date: string | null, 
/**
 * How long it takes.
 */
duration: string | null, 
/**
 * A few words about it.
 */
excerpt: string | null, 
/**
 * Its tags.
 */
tags: Array<Tag>, };

/**
 * A part of a list.
 */
export type ItemPages = { 
/**
 * What is in this part.
 */
items: Array<Item>, 
/**
 * The parts by number; none if there is but one.
 */
pages: Array<FilterOption>, 
/**
 * The part before.
 */
previous: string | null, 
/**
 * The part after.
 */
next: string | null, };

/**
 * An article.
 */
export type KnowledgeArticle = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * Ways to share it.
 */
share: Share | null, 
/**
 * A line below the title.
 */
subtitle: string | null, 
/**
 * The day on which it came out.
 */
published: string | null, 
/**
 * Minutes that one reads.
 */
minutes: number, 
/**
 * Who wrote it.
 */
authors: Array<Person>, 
/**
 * What there is to know.
 */
facts: Array<Fact>, 
/**
 * The headings, of a text that is long enough.
 */
contents: Array<ArticleHeading>, 
/**
 * The text.
 */
parts: Array<ArticlePart>, 
/**
 * The notes.
 */
notes: Array<Note>, 
/**
 * What else to see.
 */
related: Array<Item>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * Themes, and the newest articles.
 */
export type KnowledgeOverview = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * The themes.
 */
themes: Array<Item>, 
/**
 * The articles, the newest first.
 */
articles: ItemPages, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * Those whose page above this is.
 */
export type KnowledgeTheme = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * The articles, the newest first.
 */
articles: ItemPages, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * A hero and modules.
 */
export type LandingPage = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * A language in the switcher.
 */
export type Language = { 
/**
 * The language.
 */
code: Locale, 
/**
 * Its own name for itself.
 */
label: string, 
/**
 * What stands for it in the switcher: its code in capitals. A flag is that of a country.
 */
icon: string, 
/**
 * Where the switcher leads: the page's translation if there is one, else the root of
 * that language.
 */
url: string, 
/**
 * Whether that is the page's translation.
 */
translated: boolean, 
/**
 * Whether it is the language of this page.
 */
current: boolean, };

/**
 * How a page is wrapped: spec 2.3.
 */
export type Layout = "plain" | "article";

/**
 * A link that is ready to be followed.
 */
export type Link = { 
/**
 * What it says.
 */
title: string, 
/**
 * Where it leads: a path of this site, or an absolute address.
 */
href: string, 
/**
 * Where that is.
 */
kind: LinkKind, };

/**
 * Where a link leads.
 */
export type LinkKind = "internal" | "cross-site" | "external";

/**
 * Links below a heading.
 */
export type LinkList = { title: string | null, links: Array<Link>, };

/**
 * A language in which pages are written. Danish is the default: its pages stand at the
 * root, `/{slug}`, those of the others at `/{locale}/{slug}`.
 */
export type Locale = "da" | "en" | "de" | "sv";

/**
 * What to read or to print.
 */
export type Material = { 
/**
 * Where it is.
 */
link: Link, 
/**
 * What a file is, if it is one of the museum's own: `PDF, 120 KB`.
 */
file: string | null, };

/**
 * An entry of a menu.
 */
export type MenuEntry = { 
/**
 * What it says, and where it leads.
 */
link: Link, 
/**
 * What is below it.
 */
entries: Array<MenuEntry>, };

/**
 * A module.
 */
export type Module = { "type": "accordion" } & Accordion | { "type": "textSection" } & TextSection | { "type": "styledTextAndVisual" } & StyledTextAndVisual | { "type": "textRibbon" } & TextRibbon | { "type": "statement" } & Statement | { "type": "billboard" } & Billboard | { "type": "doubleBillboard" } & DoubleBillboard | { "type": "billboardWithReference" } & BillboardWithReference | { "type": "image" } & ImageModule | { "type": "contact" } & Contact | { "type": "iframeEmbed" } & IframeEmbed | { "type": "callToAction" } & CallToAction | { "type": "randomRelatedContent" } & RandomRelatedContent | { "type": "relatedContent" } & RelatedContent | { "type": "openingHours" } & OpeningHoursModule | { "type": "exhibitionList" } & ExhibitionList | { "type": "featuredExhibitions" } & FeaturedExhibitions | { "type": "eventList" } & EventList | { "type": "calendarTeaser" } & CalendarTeaser | { "type": "ticketModule" } & TicketModule | { "type": "ticketDetail" } & TicketDetail | { "type": "projectList" } & ProjectList | { "type": "serviceList" } & ServiceList | { "type": "collectionList" } & CollectionList | { "type": "featuredProjects" } & FeaturedProjects | { "type": "featuredCollections" } & FeaturedCollections | { "type": "embed" } & Embed | { "type": "imageDetail" } & ImageDetail | { "type": "imageSlider" } & ImageSlider | { "type": "newsletter" } & NewsletterModule | { "type": "podcastTeaser" } & PodcastTeaser | { "type": "video" } & Video | { "type": "heroArticle" } & HeroArticle | { "type": "unknown", 
/**
 * The type that the document names.
 */
name: string, };

/**
 * The menus.
 */
export type Navigation = { 
/**
 * The main menu, three levels deep.
 */
primary: Array<MenuEntry>, 
/**
 * The quick links above it.
 */
secondary: Array<Link>, 
/**
 * The lists of the footer, each with its links below it.
 */
tertiary: Array<MenuEntry>, 
/**
 * Privacy, cookies, accessibility.
 */
policies: Array<Link>, 
/**
 * Practical information.
 */
practicalInfo: Link | null, 
/**
 * Where tickets are.
 */
tickets: Link | null, 
/**
 * Where one searches.
 */
search: Link | null, 
/**
 * What the open menu shows beside its entries.
 */
featured: Array<Item>, 
/**
 * The ticket that it offers there.
 */
featuredTicket: TicketCard | null, };

/**
 * In which colour the navigation stands.
 */
export type NavigationColour = "foreground" | "background";

/**
 * What to sign up to: spec 3.
 */
export type Newsletter = { 
/**
 * `Få museet i indbakken`.
 */
title: string, 
/**
 * What one gets.
 */
content: RichText, 
/**
 * What else to read.
 */
links: Array<Link>, 
/**
 * What the terms are called.
 */
termsTitle: string | null, 
/**
 * What one agrees to.
 */
terms: RichText, 
/**
 * What its form says by itself.
 */
form: NewsletterForm, 
/**
 * Colours of its own.
 */
theme: Theme | null, };

/**
 * What a form says besides what the visitor writes: where content names the list. Its
 * identifiers stay with the host, which looks them up itself.
 */
export type NewsletterForm = { 
/**
 * The key of the site.
 */
site: string, 
/**
 * The language in which the visitor is answered.
 */
locale: Locale, 
/**
 * The document of the page whose module names the list; none for the site's own list.
 */
page: string | null, 
/**
 * The key of that module; `pop-up` without a page for the list of the site's pop-up.
 */
module: string | null, };

/**
 * A sign-up within a page.
 */
export type NewsletterModule = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * What to sign up to.
 */
newsletter: Newsletter, };

/**
 * What came of a sign-up.
 */
export type NewsletterPage = { 
/**
 * `Tak for din tilmelding`.
 */
heading: string, 
/**
 * What to do now.
 */
text: string, };

/**
 * A sign-up that shows itself once a visitor has been on the site for a while.
 */
export type NewsletterPopUp = { 
/**
 * What to sign up to.
 */
newsletter: Newsletter, 
/**
 * After how many seconds on a page it shows itself.
 */
seconds: number, 
/**
 * The label of the button that closes it.
 */
close: string, };

/**
 * What the site's editors say about it, or the texts of spec 8.
 */
export type NotFoundPage = { 
/**
 * The status code.
 */
status: number, 
/**
 * What the status is called: spec 2.5.
 */
statusMessage: string, 
/**
 * `404`.
 */
title: string, 
/**
 * What happened.
 */
description: string, 
/**
 * Where one could go instead.
 */
links: Array<Link>, 
/**
 * Where one can search instead.
 */
search: NotFoundSearch, 
/**
 * What follows, if the site has a page for it.
 */
modules: Array<Module>, };

/**
 * A search for what is not there.
 */
export type NotFoundSearch = { 
/**
 * Where its form leads.
 */
action: string, 
/**
 * What its field is for: `Hvad leder du efter?`
 */
label: string, 
/**
 * Where pages come from that the address may mean. The page is the same for every address
 * of a site: the browser asks.
 */
suggest: string, 
/**
 * The heading over them.
 */
suggestions: string, };

/**
 * A note: its number stands in the text, in a mark of the same key.
 */
export type Note = { 
/**
 * The key of its mark.
 */
key: string, 
/**
 * From 1.
 */
number: number, 
/**
 * What it says.
 */
text: string, };

/**
 * Whether a place is open now, in one line.
 */
export type OpenNow = { 
/**
 * Whether one can go in.
 */
open: boolean, 
/**
 * `Åbent nu til kl. 17`, `Lukket i dag: juleaften. Åbner i morgen kl. 12`.
 */
text: string, };

/**
 * When the site and its places are open.
 */
export type OpeningHoursModule = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The places.
 */
facilities: Array<FacilityHours>, };

/**
 * What is on a page.
 */
export type Page = { 
/**
 * The document's id; empty for pages that have none.
 */
id: string, 
/**
 * The title.
 */
title: string, 
/**
 * The path on the site's host, with base path and locale: `/en/visit`.
 */
path: string, 
/**
 * The language it is written in.
 */
locale: Locale, 
/**
 * What the head says.
 */
seo: Seo, 
/**
 * Its colours.
 */
theme: Theme, 
/**
 * In which colour the navigation stands on the hero.
 */
navigationColour: NavigationColour, 
/**
 * How it is wrapped.
 */
layout: Layout, 
/**
 * The same page in other languages.
 */
translations: Array<Translation>, 
/**
 * What else to read, at its end.
 */
linkList: LinkList | null, 
/**
 * What it is about.
 */
meta: Array<Tag>, 
/**
 * When its document was made; empty for pages that have none.
 */
createdAt: string, 
/**
 * When it was changed.
 */
updatedAt: string, 
/**
 * The types of modules that stand within its texts: their code is loaded with it.
 */
modulesInText: Array<string>, 
/**
 * Its own part, by type.
 */
body: Body, };

/**
 * The top of an ordinary page.
 */
export type PageHero = { 
/**
 * The title.
 */
title: string, 
/**
 * A few sentences.
 */
lead: string | null, 
/**
 * Its picture.
 */
picture: Picture | null, 
/**
 * What to do first.
 */
call: Link | null, 
/**
 * The way here: `Besøg os` > `Tilgængelighed`.
 */
breadcrumbs: Array<Link>, };

/**
 * Everything that a page is drawn from: the page's data block and its `_payload.json`.
 */
export type PageView = { 
/**
 * What is on this page.
 */
page: Page, 
/**
 * What is around every page of the site.
 */
shell: Shell, };

/**
 * Someone of the museum.
 */
export type Person = { id: string, name: string, 
/**
 * What the person does.
 */
title: string | null, email: string | null, phone: string | null, picture: Picture | null, excerpt: string | null, bio: RichText, };

/**
 * A picture with the addresses of its derivatives, on the ladder of widths.
 */
export type Picture = { 
/**
 * Derivatives from small to large. The format is chosen by what the browser takes.
 */
sources: Array<Source>, 
/**
 * Width of what is shown of the original, after the editor's crop.
 */
width: number, 
/**
 * Height of it.
 */
height: number, 
/**
 * What it shows, in the page's language or the nearest there is; empty for ornament.
 */
alt: string, 
/**
 * A line below it.
 */
caption: string | null, 
/**
 * Who made it.
 */
credit: string | null, 
/**
 * `data:image/…`: seen until the picture is there.
 */
placeholder: string | null, 
/**
 * Its main colour, `#rrggbb`: seen until the placeholder is there.
 */
colour?: string, 
/**
 * What must stay in sight when it is cut to a shape.
 */
focus: Focus, };

/**
 * An episode, with what it is about and what is said.
 */
export type PodcastEpisodePage = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * How large the title stands.
 */
size: TitleSize, 
/**
 * What is heard.
 */
episode: Episode | null, 
/**
 * About the episode. It and the transcript stand under tabs where there are both.
 */
about: RichText, 
/**
 * What is said.
 */
transcript: RichText, 
/**
 * Who is in it.
 */
people: Array<Person>, 
/**
 * Other episodes of the show, the newest first.
 */
others: Array<Episode>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * Shows, and their newest episodes.
 */
export type PodcastOverview = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * The shows by title.
 */
shows: Array<ShowCard>, 
/**
 * The newest episodes of all shows, the newest first.
 */
newest: Array<Episode>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * A podcast: seasons and episodes under tabs, who makes it, what it is about.
 */
export type PodcastShowPage = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * How large the title stands.
 */
size: TitleSize, 
/**
 * Who makes it.
 */
author: string | null, 
/**
 * All episodes, the newest first.
 */
episodes: Array<Episode>, 
/**
 * The seasons, the newest first; one that has no episode here is left out.
 */
seasons: Array<Season>, 
/**
 * A trailer.
 */
trailer: Sound | null, 
/**
 * About the show.
 */
about: RichText, 
/**
 * About those who make it.
 */
aboutAuthor: RichText, 
/**
 * Who is in it.
 */
people: Array<Person>, 
/**
 * Where else it can be heard.
 */
external: Link | null, 
/**
 * The address of the feed, for apps.
 */
feed: string, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * An episode to hear at once: the one that was chosen, or the newest of a show.
 */
export type PodcastTeaser = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * A few words of the editor's.
 */
text: string | null, 
/**
 * The episode.
 */
episode: Episode, };

/**
 * Hours, the pages with the rest, and modules.
 */
export type PracticalInfoOverview = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * When the site and its places are open.
 */
facilities: Array<FacilityHours>, 
/**
 * Pages with practical information.
 */
entries: Array<Item>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * The newest first: spec 9. Those of other sites with them, where it is so chosen: spec 5.
 */
export type PressOverview = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * The press releases.
 */
releases: ItemPages, 
/**
 * Whom to ask.
 */
contacts: Array<Person>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * A picture to print.
 */
export type PressPicture = { 
/**
 * As the page shows it, with what it is and who made it.
 */
picture: Picture, 
/**
 * The original, which the browser saves.
 */
original: Material, };

/**
 * Pictures to print, and on what terms.
 */
export type PressPictures = { 
/**
 * What they are: `Pressebilleder`.
 */
title: string, 
/**
 * On what terms they may be used.
 */
terms: string | null, 
/**
 * The pictures.
 */
pictures: Array<PressPicture>, };

/**
 * A press release.
 */
export type PressRelease = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * Ways to share it.
 */
share: Share | null, 
/**
 * The day on which it came out.
 */
published: string | null, 
/**
 * Who wrote it.
 */
authors: Array<Person>, 
/**
 * What is said.
 */
content: RichText, 
/**
 * Pictures to print with it.
 */
pictures: PressPictures | null, 
/**
 * Whom to ask.
 */
contacts: Array<Person>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * A picture of link previews.
 */
export type PreviewPicture = { 
/**
 * Its absolute address.
 */
url: string, 
/**
 * Its width in pixels.
 */
width: number, 
/**
 * Its height.
 */
height: number, 
/**
 * What it shows.
 */
alt: string, };

/**
 * A part of an event.
 */
export type ProgrammeEntry = { key: string, time: string | null, title: string, text: string | null, };

/**
 * A project.
 */
export type Project = { 
/**
 * The top.
 */
hero: RunHero, 
/**
 * Where today lies in its time.
 */
stage: RunStage, 
/**
 * From when to when.
 */
period: string | null, 
/**
 * Where it is, and more about that.
 */
place: Fact | null, 
/**
 * What there is to know.
 */
facts: Array<Fact>, 
/**
 * Who does it.
 */
unit: Link | null, 
/**
 * Who works on it.
 */
people: Array<Person>, 
/**
 * What has come of it.
 */
publications: Array<Item>, 
/**
 * What it costs to take part.
 */
ticket: TicketPanel | null, 
/**
 * What else to see.
 */
related: Array<Item>, 
/**
 * What follows: its own modules, then those with knowledge.
 */
modules: Array<Module>, };

/**
 * Projects of the site, by when they are.
 */
export type ProjectList = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The projects.
 */
projects: Array<RunCard>, 
/**
 * Where all of them are.
 */
link: Link | null, };

/**
 * Under tabs, of which one without any is not shown: spec 2.3.
 */
export type ProjectOverview = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * Those that are.
 */
current: Array<RunCard>, 
/**
 * Those that will be.
 */
upcoming: Array<RunCard>, 
/**
 * The research units.
 */
units: Array<Item>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * Another host, which is reached only with the visitor's consent.
 */
export type Provider = { 
/**
 * `forms.example.org`
 */
host: string, 
/**
 * Whether the group's file names the host. Pages only link to one that it does not name.
 */
named: boolean, 
/**
 * That the content lies there, and that the host may set cookies.
 */
notice: string, 
/**
 * What allows the content of every such host.
 */
always: string, };

/**
 * A publication.
 */
export type Publication = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * The day on which it came out.
 */
published: string | null, 
/**
 * Who wrote it.
 */
authors: Array<string>, 
/**
 * What is said.
 */
content: RichText, 
/**
 * What there is to know.
 */
facts: Array<Fact>, 
/**
 * Where it can be read or bought.
 */
link: Link | null, 
/**
 * Its DOI, which leads to where it is for good.
 */
doi: Link | null, 
/**
 * How to cite it.
 */
citation: CitationLinks | null, 
/**
 * Who does it.
 */
unit: Link | null, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * The newest first.
 */
export type PublicationOverview = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * The publications.
 */
publications: ItemPages, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * Ten pages of the site. The choice is made anew by the island, because the page
 * itself may come from a cache.
 */
export type RandomRelatedContent = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The address of the island with another choice.
 */
island: string, 
/**
 * The choice made with the page.
 */
items: Array<Item>, };

/**
 * The museums of one region.
 */
export type Region = { 
/**
 * `København`, `Sjælland og Møn`, `Jylland`.
 */
name: string, 
/**
 * Its museums.
 */
sites: Array<SiblingSite>, };

/**
 * Related pages under tabs.
 */
export type RelatedContent = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The tabs; one without items is not here.
 */
tabs: Array<RelatedTab>, };

/**
 * One tab: at most four items, spec 9.
 */
export type RelatedTab = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * What the tab says.
 */
title: string, 
/**
 * What is under it.
 */
items: Array<Item>, };

/**
 * People, projects and publications.
 */
export type ResearchUnit = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * Who belongs to it.
 */
people: Array<Person>, 
/**
 * Its projects that are not over.
 */
projects: Array<RunCard>, 
/**
 * What it has published, the newest first.
 */
publications: Array<Item>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * Portable text whose links are resolved: each mark of type `link` holds `href` and
 * `kind`, a block of type `module` a module, and what no component renders is gone.
 */
export type RichText = (import('@portabletext/types').PortableTextBlock | TextModule)[];

/**
 * An exhibition or a project in a list. Its time is the item's line above the title.
 */
export type RunCard = { 
/**
 * What it is.
 */
item: Item, 
/**
 * A few words of its own below the title.
 */
subtitle: string | null, 
/**
 * Where today lies.
 */
stage: RunStage, };

/**
 * The top of an exhibition or a project.
 */
export type RunHero = { 
/**
 * Title, lead, picture, call and the way here.
 */
top: PageHero, 
/**
 * A line below the title.
 */
subtitle: string | null, 
/**
 * How it is laid out; an ordinary hero where nobody chose.
 */
layout: HeroLayout | null, 
/**
 * How its title is set.
 */
typography: HeaderTypography, 
/**
 * A picture that floats over it.
 */
floating: Picture | null, };

/**
 * Where today lies in the time of an exhibition or a project.
 */
export type RunStage = "lastWeeks" | "current" | "permanent" | "opensSoon" | "upcoming" | "past";

/**
 * A type of page that was found: spec 3.
 */
export type SearchFacet = { 
/**
 * `Udstilling (3)` without its number, and where it leads.
 */
link: Link, 
/**
 * How many there are.
 */
count: number, 
/**
 * Whether these are the ones that are shown.
 */
chosen: boolean, };

/**
 * A page that was found: spec 3.
 */
export type SearchItem = { 
/**
 * The page.
 */
item: Item, 
/**
 * What it is: `Udstilling`.
 */
label: string, 
/**
 * The name of its site, if that is another one.
 */
prefix: string | null, 
/**
 * A part of its text.
 */
excerpt: Array<ExcerptPart>, };

/**
 * The search page.
 */
export type SearchPage = { 
/**
 * What was typed; empty if nothing was.
 */
query: string, 
/**
 * Where the form leads.
 */
action: string, 
/**
 * Where suggestions come from while one types.
 */
suggest: string, 
/**
 * What its field is for: `Hvad leder du efter?`
 */
label: string, 
/**
 * How many pages were found, in words; none if nothing was searched for.
 */
summary: string | null, 
/**
 * What to do where nothing was found.
 */
advice: string | null, 
/**
 * Whether all sites of the group are searched.
 */
everywhere: boolean, 
/**
 * How many pages were found.
 */
totalResults: number, 
/**
 * Those that are shown, the best first.
 */
items: Array<SearchItem>, 
/**
 * The types of what was found: each alone, and all of them.
 */
facets: Array<SearchFacet>, 
/**
 * What they are for.
 */
facetsLabel: string, 
/**
 * The same search in the whole group, or on this site alone.
 */
scope: Link | null, 
/**
 * What others search for.
 */
suggestions: Array<Link>, 
/**
 * What these are.
 */
suggestionsLabel: string, };

/**
 * Episodes that belong together.
 */
export type Season = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * Its name.
 */
name: string, 
/**
 * The ids of its episodes, the first one first.
 */
episodes: Array<string>, };

/**
 * A part of the year and its week.
 */
export type SeasonHours = { 
/**
 * `1. april – 25. oktober 2027`, or `Resten af året`.
 */
period: string, 
/**
 * Whether today is in it.
 */
current: boolean, 
/**
 * Its week.
 */
week: Array<HoursLine>, };

/**
 * The head of a page.
 */
export type Seo = { 
/**
 * The title, with the site's name.
 */
title: string, 
/**
 * The description; empty if there is none.
 */
description: string, 
/**
 * For link previews; the description if the editor gave none.
 */
ogDescription: string, 
/**
 * The picture of link previews: the editor's, or a card of the page.
 */
ogImage: PreviewPicture | null, 
/**
 * The canonical address.
 */
canonical: string, 
/**
 * The address in link previews; the canonical one if the editor gave none.
 */
ogUrl: string, 
/**
 * Absolute addresses of the translations that exist, by language; `x-default` too.
 */
alternates: Array<[string, string]>, 
/**
 * Its feeds.
 */
feeds: Array<FeedLink>, 
/**
 * Whether search engines should leave it out.
 */
noindex: boolean, 
/**
 * A heading for screen readers and search engines, where the page shows none.
 */
injectedHeading: string | null, };

/**
 * A service.
 */
export type Service = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * What is said.
 */
content: RichText, 
/**
 * What there is to know.
 */
facts: Array<Fact>, 
/**
 * Whom to ask.
 */
contacts: Array<Person>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * The services of the site.
 */
export type ServiceList = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The services.
 */
services: Array<Item>, 
/**
 * Where all of them are.
 */
link: Link | null, };

/**
 * The services by title.
 */
export type ServiceOverview = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * The services.
 */
services: Array<Item>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * Ways to share a page.
 */
export type Share = { 
/**
 * What they are: `Del siden`.
 */
label: string, 
/**
 * The page's address.
 */
url: string, 
/**
 * Its title.
 */
title: string, 
/**
 * By mail, and at platforms.
 */
links: Array<Link>, 
/**
 * The button that hands the page to an app of the visitor's device.
 */
send: string, 
/**
 * The button that copies the address.
 */
copy: string, 
/**
 * What it says then.
 */
copied: string, };

/**
 * The frame of a site's pages in one language.
 */
export type Shell = { 
/**
 * The site.
 */
site: SiteFace, 
/**
 * The language of the frame.
 */
locale: Locale, 
/**
 * The languages of the site, for the switcher.
 */
languages: Array<Language>, 
/**
 * Whether the site is open now; nothing for a site that has no hours.
 */
openNow: OpenNow | null, 
/**
 * The menus.
 */
navigation: Navigation, 
/**
 * Where the site is.
 */
address: Address, 
/**
 * Its profiles elsewhere: facebook, instagram, twitter, youtube.
 */
socialProfiles: Array<SocialProfile>, 
/**
 * The museums of the group by region, for the footer.
 */
regions: Array<Region>, 
/**
 * Sites of the group that belong to this one.
 */
subsites: Array<SiblingSite>, 
/**
 * What to sign up to at the end of each page.
 */
newsletter: Newsletter | null, 
/**
 * What to sign up to in a pop-up.
 */
newsletterPopUp: NewsletterPopUp | null, 
/**
 * Words that others search for.
 */
searchSuggestions: Array<string>, 
/**
 * What waits for the visitor's consent; nothing where nothing does.
 */
consent: Consent | null, };

/**
 * A show in a list.
 */
export type ShowCard = { 
/**
 * Its page.
 */
item: Item, 
/**
 * How large its title stands.
 */
size: TitleSize, 
/**
 * How many seasons it has.
 */
seasons: number, 
/**
 * How many episodes they have.
 */
episodes: number, };

/**
 * Another site of the group.
 */
export type SiblingSite = { 
/**
 * Its key.
 */
key: string, 
/**
 * Its name, and where it is.
 */
link: Link, 
/**
 * A few words: `Ved Vejle`.
 */
place: string, 
/**
 * Which of the bundled logos it has.
 */
logo: string, 
/**
 * The ink of its mark on a dark ground.
 */
tint: string, };

/**
 * A side.
 */
export type Side = "left" | "right";

/**
 * How a site shows itself.
 */
export type SiteFace = { 
/**
 * Its key: `nationalmuseet`.
 */
key: string, 
/**
 * Its name in the language of the frame.
 */
name: string, 
/**
 * The path of its front page in the language of the frame.
 */
home: string, 
/**
 * Which of the bundled logos it has.
 */
logo: string, 
/**
 * Its colours.
 */
theme: Theme, 
/**
 * Names for things that are its own: `exhibitions` is `experiences` at the castle.
 */
labels: { [key in string]: string }, 
/**
 * Another name that it is known by.
 */
alternateName: string | null, 
/**
 * What the site is about.
 */
description: string | null, 
/**
 * What the museum is, for the footer.
 */
organizationDescription: string | null, 
/**
 * A word that the site is not a real one; empty where it is.
 */
notice: string, };

/**
 * A picture of a gallery.
 */
export type Slide = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The picture.
 */
picture: Picture, 
/**
 * The address at which IIIF gives parts of it.
 */
zoom: string | null, };

/**
 * A profile on a social platform.
 */
export type SocialProfile = { 
/**
 * `facebook`, `instagram`, `twitter` or `youtube`.
 */
platform: string, 
/**
 * Its address.
 */
url: string, };

/**
 * What is played.
 */
export type Sound = { 
/**
 * Its address.
 */
src: string, 
/**
 * The host of that address, if it is another one.
 */
provider: Provider | null, 
/**
 * Its media type: `audio/mpeg`.
 */
type: string | null, 
/**
 * How long it is, in seconds.
 */
seconds: number | null, };

/**
 * One derivative.
 */
export type Source = { 
/**
 * Its address.
 */
url: string, 
/**
 * Its width in pixels.
 */
width: number, };

/**
 * One sentence, large.
 */
export type Statement = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The sentence.
 */
text: string, 
/**
 * Who said it.
 */
source: string | null, 
/**
 * Where to read more.
 */
link: Link | null, };

/**
 * Text beside a picture.
 */
export type StyledTextAndVisual = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string, 
/**
 * The text.
 */
content: RichText, 
/**
 * The picture.
 */
picture: Picture | null, 
/**
 * On which side the picture is.
 */
side: Side, 
/**
 * Whether the text stands on a panel of the theme's deep colour.
 */
panel: boolean, 
/**
 * Where to go on.
 */
link: Link | null, };

/**
 * A tag.
 */
export type Tag = { 
/**
 * The document's id.
 */
id: string, 
/**
 * Its name in the page's language.
 */
title: string, 
/**
 * The name of the group that it belongs to.
 */
group?: string, };

/**
 * A day.
 */
export type TeaserGroup = { 
/**
 * Whether it is today; else it is tomorrow.
 */
today: boolean, 
/**
 * What is on.
 */
entries: Array<CalendarEntry>, };

/**
 * A module within a text: spec 2.4.
 */
export type TextModule = { 
/**
 * `module`.
 */
_type: 'module', _key: string, module: Module, };

/**
 * A band of short texts; one with an empty `href` leads nowhere.
 */
export type TextRibbon = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The texts.
 */
items: Array<Link>, };

/**
 * Running text.
 */
export type TextSection = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string | null, 
/**
 * The text.
 */
content: RichText, 
/**
 * Where to read on.
 */
links: Array<Link>, };

/**
 * Colours as CSS writes them: the page's own before the site's before the default.
 */
export type Theme = { 
/**
 * Text and ground.
 */
primary: Inks, 
/**
 * Text and ground of what should be seen first.
 */
impact: Inks, 
/**
 * A light ink, always under the primary foreground.
 */
tint: string, 
/**
 * A second dark, always under the primary background.
 */
deep: string, };

/**
 * What a ticket costs, and what one gets for it.
 */
export type Ticket = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * The ticket; none while it has no prices.
 */
panel: TicketPanel | null, 
/**
 * What else one may do.
 */
cta: Link | null, 
/**
 * Questions and answers.
 */
faq: Array<AccordionEntry>, 
/**
 * Other tickets.
 */
tickets: Array<TicketCard>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * A ticket in a list.
 */
export type TicketCard = { 
/**
 * The ticket.
 */
item: Item, 
/**
 * Its lowest price, if it has several: `110 kr.`
 */
from: string | null, 
/**
 * Its price, if it has one.
 */
price: string | null, 
/**
 * Where it is sold.
 */
purchase: Link | null, };

/**
 * The prices of a ticket, within a text.
 */
export type TicketDetail = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The heading.
 */
title: string, 
/**
 * The prices.
 */
table: TicketTable, 
/**
 * Where it is sold, else its page.
 */
link: Link | null, };

/**
 * A ticket with its prices and what one gets for it.
 */
export type TicketModule = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * The ticket.
 */
panel: TicketPanel, };

/**
 * The tickets, in the order of an editor or of their titles.
 */
export type TicketOverview = { 
/**
 * The top.
 */
hero: PageHero, 
/**
 * The tickets.
 */
tickets: Array<TicketCard>, 
/**
 * What follows.
 */
modules: Array<Module>, };

/**
 * A ticket, with what one gets for it.
 */
export type TicketPanel = { 
/**
 * Its name.
 */
title: string, 
/**
 * A few sentences.
 */
lead: string | null, 
/**
 * The heading over the benefits.
 */
benefitsTitle: string | null, 
/**
 * What one gets.
 */
benefits: Array<string>, 
/**
 * Where it is sold.
 */
purchase: Link | null, 
/**
 * Its own page.
 */
page: Link | null, 
/**
 * What it costs.
 */
table: TicketTable, };

/**
 * The prices of a ticket.
 */
export type TicketTable = { 
/**
 * The heading, if it has one of its own.
 */
title: string | null, 
/**
 * The prices.
 */
variants: Array<TicketVariant>, 
/**
 * What is said below them.
 */
disclaimer: string | null, };

/**
 * One price of a ticket.
 */
export type TicketVariant = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * For whom: `Voksen`.
 */
title: string, 
/**
 * A few words about it.
 */
note: string | null, 
/**
 * How many people it lets in, where that is not one.
 */
people: number | null, 
/**
 * `140 kr.`
 */
price: string, };

/**
 * How large a title of a podcast stands: spec 9.
 */
export type TitleSize = "h2" | "h3";

/**
 * The same page in another language.
 */
export type Translation = { 
/**
 * The language.
 */
locale: Locale, 
/**
 * Its path on the site's host.
 */
path: string, };

/**
 * Days that are not as usual.
 */
export type UnusualDays = { 
/**
 * `Jul og nytår`, if they have a name.
 */
name: string | null, 
/**
 * The days.
 */
days: Array<HoursLine>, };

/**
 * A film.
 */
export type Video = { 
/**
 * A key for lists.
 */
key: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * The address of its playlist, HLS.
 */
playlist: string, 
/**
 * The host of the playlist, if it is another one.
 */
provider: Provider | null, 
/**
 * The film whole, for those without a player.
 */
file: string | null, 
/**
 * The part that is played, of a clip.
 */
clip: Clip | null, 
/**
 * How long it is, as players show it: `0:36`.
 */
duration: string | null, 
/**
 * A line below it.
 */
caption: string | null, 
/**
 * Seen before it plays.
 */
poster: Picture | null, 
/**
 * What is said and heard, in the page's language first.
 */
captions: Array<Captions>, 
/**
 * The same as a text, by paragraphs.
 */
transcript: Array<string>, };
