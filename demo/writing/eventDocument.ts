/** The document of an event; its pages are documents of their own. */
import type { Event } from './events.ts'
import { isOpen } from './hours.ts'
import type { InEach } from './marks.ts'
import type { Value } from './settle.ts'
import { type Site, tagRef } from './site.ts'
import { schedule } from './when.ts'

export function eventDocument(site: Site, event: Event): Value {
  const texts = Object.entries(event.in)
  const [facility] = site.facilities ?? []
  return {
    _id: `event-${site.key}-${event.key}`,
    _type: 'event',
    title: event.in.da?.title ?? event.key,
    site: site.key,
    eventPage: Object.fromEntries(
      texts.map(([locale]) => [locale, weakReference(`${site.key}-${event.key}-${locale}`)]),
    ),
    teaserDescription: localeString(
      Object.fromEntries(texts.map(([locale, text]) => [locale, text.teaser ?? text.description])),
    ),
    ...schedule(event.when, (date) => !facility || isOpen(facility, date)),
    tags: event.tags?.map(tagRef),
    audience: event.audience?.map(tagRef),
    location: (event.venue || event.venueDetails) && {
      name: localeString(event.venue),
      details: localeString(event.venueDetails),
    },
    openingHoursFreeText: localeString(event.hours),
    showInCalendar: !event.hidden,
    soldOut: event.soldOut,
    salesStart: event.salesStart,
  }
}

const weakReference = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })

const localeString = (text: InEach | undefined) => text && { _type: 'localeString', ...text }
