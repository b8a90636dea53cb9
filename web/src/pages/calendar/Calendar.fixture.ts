import { art, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { Calendar, CalendarDay, CalendarFilter, CalendarLayout, DayTab } from '../../model.ts'
import { calendarTeaser } from '../../modules/calendarTeaser/CalendarTeaser.fixture.ts'
import { eventList } from '../../modules/eventList/EventList.fixture.ts'
import { textRibbon } from '../../modules/textRibbon/TextRibbon.fixture.ts'
import { cards, entries } from './entries.fixture.ts'

const { lasting, several, words, soldOut, long, cancelled } = entries

const allDays: readonly CalendarDay[] = [
  {
    date: '2026-11-14',
    title: 'Lørdag den 14. november',
    open: true,
    hours: '10–17',
    notice: null,
    entries: [lasting, several, words, soldOut, long, cancelled],
  },
  {
    date: '2026-11-16',
    title: '16.–17. november',
    open: false,
    hours: 'Lukket',
    notice: null,
    entries: [],
  },
  {
    date: '2026-11-18',
    title: 'Onsdag den 18. november',
    open: true,
    hours: '10–21',
    notice: null,
    entries: [lasting, several],
  },
  {
    date: '2026-11-23',
    title: 'Mandag den 23. november',
    open: false,
    hours: 'Lukket: Vi sætter vinterudstillingen op og er tilbage i morgen',
    notice: null,
    entries: [],
  },
]

const weekdays = ['lør', 'søn', 'man', 'tir', 'ons', 'tor', 'fre']

/** The parameters an address may have; as in the host, others are dropped. */
const known = ['day', 'from', 'when', 'tag', 'audience', 'layout']

type Asked = Readonly<Record<string, string>>

/** A filter's address: the current parameters, with one changed. */
function address(path: string, asked: Asked, key: string, value: string | null): string {
  const search = new URLSearchParams({ ...asked })
  if (value === null) search.delete(key)
  else search.set(key, value)
  return search.size > 0 ? `${path}?${search}` : path
}

function tabs(path: string, asked: Asked): DayTab[] {
  return Array.from({ length: 24 }, (_, index) => {
    const [month, number] = index < 17 ? ['11', 14 + index] : ['12', index - 16]
    const date = `2026-${month}-${`${number}`.padStart(2, '0')}`
    const name = month === '11' ? 'November' : 'December'
    return {
      date,
      label: `${weekdays[index % 7]}dag den ${number}. ${name.toLowerCase()}`,
      weekday: weekdays[index % 7] ?? '',
      number: `${number}`,
      month: index === 0 || number === 1 ? name : null,
      href: address(path, asked, 'day', date),
      today: index === 0,
      chosen: asked.day === date,
      open: index % 7 !== 2 && index !== 3,
    }
  })
}

const choices: Readonly<Record<string, readonly string[]>> = {
  when: ['Alle dage', 'I dag', 'Denne uge', 'Weekenden', 'November 2026', 'December 2026'],
  tag: [
    'Alt',
    'Omvisning',
    'Foredrag',
    'Koncert',
    'Værksted',
    'Arrangementer for undervisningsinstitutioner og foreninger',
    'Børn og familie',
  ],
  audience: ['Alle', 'Børn og familie', 'Unge', 'Kørestolsbrugere og gangbesværede'],
}

function filters(path: string, asked: Asked): CalendarFilter[] {
  return Object.entries(choices).map(([key, titles]) => ({
    key,
    options: titles.map((title, index) => {
      const value = index === 0 ? null : title.toLowerCase().replaceAll(' ', '-')
      const chosen = (asked[key] ?? null) === value && !(key === 'when' && asked.day)
      const group = key === 'tag' && value !== null ? { group: 'Aktiviteter' } : {}
      return { title, href: address(path, asked, key, value), chosen, ...group }
    }),
  }))
}

function dayName(date: string): string {
  const [, month, day] = date.split('-')
  return `${Number(day)}. ${month === '11' ? 'november' : 'december'}`
}

/** The days that a choice leaves, as far as the tests need it. */
function daysOf(asked: Asked, layout: CalendarLayout): CalendarDay[] {
  if (asked.day) {
    const found = allDays.find((day) => day.date === asked.day)
    const open = {
      date: asked.day,
      title: dayName(asked.day),
      open: true,
      hours: '10–17',
      notice: null,
      entries: [],
    }
    return [found ?? open]
  }
  const days = allDays.filter((day) => day.open || (layout === 'daily' && !asked.tag))
  if (!asked.tag) return days
  const tagged = days.map((day) => ({
    ...day,
    entries: day.entries.filter(({ tags }) => tags.some(({ id }) => id === asked.tag)),
  }))
  return tagged.filter((day) => day.entries.length > 0)
}

/** The calendar at an address: `?day=`, `?tag=` and `?layout=` work. */
export function calendarPage(path: string, own: CalendarLayout, search = ''): Calendar {
  const given = [...new URLSearchParams(search)].filter(([key]) => known.includes(key))
  const asked: Asked = Object.fromEntries(given)
  const layout = asked.layout === 'timeline' || asked.layout === 'daily' ? asked.layout : own
  const { layout: _, ...choice } = asked
  return {
    hero: {
      title: 'Det sker',
      lead: 'Omvisninger, værksteder, foredrag og lange aftener. Vælg en dag, og se, hvad der er på programmet.',
      picture: art('solvogn', 'Linoleumssnit: en bronzealderhest trækker solskiven', 0.55, 0.4),
      call: null,
      breadcrumbs: [],
    },
    topRibbon: textRibbon.items,
    calendar: {
      layout,
      layouts: (['daily', 'timeline'] as const).map((one) => ({
        title: one === 'daily' ? 'Dag for dag' : 'Tidslinje',
        href: address(path, choice, 'layout', one === own ? null : one),
        chosen: one === layout,
      })),
      shown: '14. november – 4. december 2026',
      heading: asked.day ? `${dayName(asked.day)} 2026` : 'November 2026',
      tabs: tabs(path, asked),
      filters: filters(path, asked),
      days: daysOf(asked, layout),
      later: to('Vis de følgende dage', address(path, asked, 'from', '2026-12-01')),
      previous: null,
      next: to('December 2026', address(path, asked, 'month', '2026-12')),
      reset: Object.keys(choice).length > 0 ? path : null,
    },
    featuredTitle: 'Sæt kryds allerede nu',
    featured: [...cards],
    bottomRibbon: textRibbon.items.slice(0, 2),
    modules: [
      { type: 'calendarTeaser', ...calendarTeaser },
      { type: 'eventList', ...eventList },
    ],
    feed: '/feeds/calendar/nationalmuseet/da.ics',
  }
}

export const calendar: Calendar = calendarPage('/kalender', 'daily')

export const timelineCalendar: Calendar = calendarPage('/kalender/tidslinje', 'timeline')

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/kalender',
    title: 'Det sker',
    body: (_, search) => ({ type: 'calendar', ...calendarPage('/kalender', 'daily', search) }),
  },
  {
    path: '/kalender/tidslinje',
    title: 'Det sker',
    body: (_, search) => ({
      type: 'calendar',
      ...calendarPage('/kalender/tidslinje', 'timeline', search),
    }),
  },
]
