/** The ways to the museums of the demonstration: a planner of journeys, and a map. */
import type { Locale } from './writing/marks.ts'

/** Where the doors are: latitude and longitude. The streets are invented, the towns are not. */
const doors = {
  nationalmuseet: [55.6747, 12.5747],
  forskning: [55.6744, 12.5741],
  samlinger: [55.6546, 12.5372],
  bevaring: [55.7905, 12.5003],
  frilandsmuseet: [55.7876, 12.487],
  krigsmuseet: [55.6745, 12.5797],
  frihedsmuseet: [55.6898, 12.5968],
  slottet: [55.9713, 12.5459],
  jelling: [55.7562, 9.42],
  trelleborg: [55.3942, 11.2653],
  dvaergene: [54.966, 12.545],
} as const satisfies Record<string, readonly [latitude: number, longitude: number]>

const planner = 'https://www.rejseplanen.dk/'
const map = 'https://www.openstreetmap.org/directions'

/** A paragraph with both, in Markdown. */
export function waysTo(site: keyof typeof doors, locale: Extract<Locale, 'da' | 'en'>): string {
  const door = `${map}?to=${doors[site].join(',')}`
  return locale === 'da'
    ? `Find din afgang på [Rejseplanen](${planner}), eller [se vejen på kortet](${door}).`
    : `Find your train or bus on [Rejseplanen](${planner}), or [see the way on a map](${door}).`
}
