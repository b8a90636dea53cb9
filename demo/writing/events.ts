/** What takes place, as one writes it: once, with a text for each language. */
import { type Facts, factList } from './exhibitions.ts'
import { EventRef, type InEach, type LinkTo, type Locale, Prose } from './marks.ts'
import { type CommonText, type Page, pageWithOwn, type Shared } from './site.ts'
import { type Variant, variantList } from './tickets.ts'
import type { When } from './when.ts'

export interface EventText extends Omit<CommonText, 'call'> {
  readonly subtitle?: string
  /** The text in the calendar; the description if there is none. */
  readonly teaser?: string
  /** Markdown. */
  readonly introduction: string
  readonly tickets?: readonly Variant[]
  readonly ticketsDisclaimer?: string
  readonly purchase?: LinkTo
  /** Where one asks for a place when it is sold out. */
  readonly waitingList?: LinkTo
  readonly practical?: Facts
  readonly programme?: readonly { time?: string; title: string; text?: string }[]
  /** Events by key, at the end of the page. */
  readonly ribbon?: readonly string[]
}

export interface Event extends Omit<Shared, 'theme' | 'navigationColor'> {
  readonly key: string
  readonly when: When
  /** Tags that say for whom it is. */
  readonly audience?: readonly string[]
  readonly venue?: InEach
  readonly venueDetails?: InEach
  /** Instead of times: “fra solnedgang”. */
  readonly hours?: InEach
  readonly soldOut?: boolean
  /** A day, or a day and a time: `2027-03-01T10:00`. */
  readonly salesStart?: string
  /** It has pages, but the calendar leaves it out. */
  readonly hidden?: boolean
  /** Events by key. */
  readonly related?: readonly string[]
  readonly in: Partial<Record<Locale, EventText>>
}

/** Its page in each language. */
export function eventPage({ key, image, tags, parent, related, in: texts }: Event): Page {
  const page = { key, type: 'eventPage' as const }
  const shared = { ...(image && { image }), ...(tags && { tags }), ...(parent && { parent }) }
  return pageWithOwn({ ...page, ...shared }, texts, (text) => {
    const { subtitle, teaser, introduction, tickets, ticketsDisclaimer, ...rest } = text
    const { purchase, waitingList, practical, programme, ribbon, ...common } = rest
    const own = {
      subtitle,
      introduction: new Prose(introduction),
      tickets: variantList(tickets),
      ticketsDisclaimer,
      purchaseLink: purchase,
      waitingListLink: waitingList,
      practicalInfo: factList(practical),
      programme: programme?.map((entry) => ({ _type: 'programmeEntry', ...entry })),
      related: eventRefs(related),
      ribbon: eventRefs(ribbon),
    }
    return { own, common }
  })
}

export interface CalendarShared extends Omit<Shared, 'parent'> {
  readonly layout?: 'daily' | 'timeline'
  /** Events by key. */
  readonly topEvents?: readonly string[]
  readonly featuredEvents?: readonly string[]
  readonly bottomEvents?: readonly string[]
}

/** What is on. */
export function calendar(
  key: string,
  { layout, topEvents, featuredEvents, bottomEvents, ...page }: CalendarShared,
  texts: Partial<Record<Locale, Omit<CommonText, 'call'> & { readonly featuredTitle?: string }>>,
): Page {
  return pageWithOwn({ key, type: 'calendar', ...page }, texts, ({ featuredTitle, ...common }) => ({
    own: {
      layout,
      topEvents: eventRefs(topEvents),
      featuredTitle,
      featuredEvents: eventRefs(featuredEvents),
      bottomEvents: eventRefs(bottomEvents),
    },
    common,
  }))
}

const eventRefs = (keys: readonly string[] | undefined) => keys?.map((key) => new EventRef(key))
