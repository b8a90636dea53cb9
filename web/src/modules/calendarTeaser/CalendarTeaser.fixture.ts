import { to } from '../../fixtures/content.ts'
import type { CalendarTeaser, Module } from '../../model.ts'
import { entries } from '../../pages/calendar/entries.fixture.ts'

export const calendarTeaser: CalendarTeaser = {
  key: 'dagene',
  title: 'I dag og i morgen',
  groups: [
    { today: true, entries: [entries.lasting, entries.several, entries.words] },
    { today: false, entries: [entries.soldOut, entries.cancelled] },
  ],
  link: to('Til kalenderen', '/kalender'),
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'calendarTeaser', ...calendarTeaser }]
