import { day } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { once } from '../../writing/when.ts'

/** A day with more events than anyone has time for: one every twenty minutes from nine. */
export const many: readonly Event[] = Array.from({ length: 30 }, (_, at): Event => {
  const number = at + 1
  const minutes = 9 * 60 + at * 20
  const time = (of: number) =>
    `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`
  return {
    key: `proeve-${number}`,
    parent: 'kalender',
    tags: [number % 2 ? 'samling' : 'haandvaerk'],
    venue: { da: `Væg ${number}`, en: `Wall ${number}` },
    when: once(day(12), `${time(minutes)}–${time(minutes + 20)}`),
    in: {
      da: {
        title: `Prøve ${number}`,
        slug: `kalender/prøve-${number}`,
        description: `Nummer ${number} af tredive på én dag.`,
        introduction: `Tyve minutter ved væg ${number}. Derefter går vi til den næste.`,
      },
      en: {
        title: `Trial ${number}`,
        slug: `calendar/trial-${number}`,
        description: `Number ${number} of thirty in one day.`,
        introduction: `Twenty minutes at wall ${number}. Then we move on to the next.`,
      },
    },
  }
})
