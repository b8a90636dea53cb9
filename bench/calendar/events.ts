/** Ten thousand events of the national museum, over two years back and two ahead. */

const dayMilliseconds = 86_400_000
const count = 10_000
const spread = 2 * 365
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const day = (today: string, ahead: number): string =>
  new Date(Date.parse(`${today}T12:00:00Z`) + ahead * dayMilliseconds).toISOString().slice(0, 10)

/** The lines of a file that `vitrine import` takes. `picture` is the id of an asset. */
export function* events(today: string, tags: string[], picture: string): Generator<string> {
  const random = numbers(7)
  for (let number = 0; number < count; number++) {
    const from = random(2 * spread) - spread
    // Most are a day or a few, one in ten goes on for a season.
    const length = random(10) === 0 ? 60 : random(7)
    const id = `bench-${String(number).padStart(5, '0')}`
    const hour = 10 + random(9)
    const occurrence = {
      _key: 'a',
      type: 'timeslot',
      days: Object.fromEntries(weekdays.map((name, at) => [name, length < 7 || at === number % 7])),
      timeframes: [{ _key: 't', from: `${hour}:00`, to: `${hour + 1}:30` }],
    }
    const reference = (_ref: string, more: object = {}) => ({ _type: 'reference', _ref, ...more })
    yield JSON.stringify({
      _id: `event-${id}`,
      _type: 'event',
      title: `Arrangement ${number}`,
      site: 'nationalmuseet',
      eventPage: {
        da: reference(`${id}-da`, { _weak: true }),
        en: reference(`${id}-en`, { _weak: true }),
      },
      teaserDescription: { da: 'En time i selskab med ting, der har overlevet deres ejere.' },
      period: { from: day(today, from), to: day(today, from + length) },
      eventFormat: 'occurrences',
      occurrences: [occurrence],
      tags: [{ _key: 'a', ...reference(tags[number % tags.length] ?? '') }],
      showInCalendar: true,
    })
    for (const locale of ['da', 'en']) {
      yield JSON.stringify({
        _id: `${id}-${locale}`,
        _type: 'eventPage',
        site: 'nationalmuseet',
        locale,
        title: `Arrangement ${number} i palæet`,
        slug: { _type: 'slug', current: `kalender/${id}` },
        description: 'Vi går fra sal til sal, ser på få ting og taler længe om dem.',
        image: { _type: 'imageWithAlt', asset: reference(picture), alt: { da: 'Et tryk' } },
        introduction: [],
        modules: [],
      })
    }
  }
}
