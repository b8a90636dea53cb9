import { to } from '../../fixtures/parts.ts'
import type { EventList } from '../../model/EventList'
import { cards } from '../../pages/calendar/entries.fixture.ts'

export const eventList: EventList = {
  key: 'det-sker',
  title: 'Det sker snart',
  events: [...cards],
  link: to('Se alt, hvad der sker', '/kalender'),
}
