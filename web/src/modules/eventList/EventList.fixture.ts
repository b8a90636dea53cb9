import { to } from '../../fixtures/content.ts'
import type { EventList, Module } from '../../model.ts'
import { cards } from '../../pages/calendar/entries.fixture.ts'

export const eventList: EventList = {
  key: 'det-sker',
  title: 'Det sker snart',
  events: [...cards],
  link: to('Se alt, hvad der sker', '/kalender'),
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'eventList', ...eventList }]
