import { art, to } from '../../fixtures/content.ts'
import type { CalendarEntry, EventCard } from '../../model.ts'

const plain: CalendarEntry = {
  id: 'plain',
  link: to('', '/kalender/omvisning'),
  times: [],
  freeText: null,
  picture: null,
  teaser: null,
  tags: [],
  place: null,
  lasts: false,
  cancelled: false,
  soldOut: false,
}

const tag = (title: string) => ({ id: title.toLowerCase().replaceAll(' ', '-'), title })

function entry(id: string, title: string, rest: Partial<CalendarEntry>): CalendarEntry {
  return { ...plain, id, link: to(title, '/kalender/omvisning'), ...rest }
}

/** One of everything that a row can be. */
export const entries = {
  lasting: entry('hav', 'Vikingernes hav', {
    times: ['10–17'],
    picture: art('vikingeskib', 'Et vikingeskib', 0.3, 0.45),
    teaser: 'Særudstilling med det største vikingeskib, der er fundet i Norden.',
    tags: [tag('Udstilling')],
    place: 'Sal 1–6',
    lasts: true,
  }),
  several: entry('oldtid', 'Omvisning: Oldtid på en time', {
    times: ['10.30–11.30', '13–14', '15.15–16.15'],
    picture: art('guldhorn', 'Et guldhorn'),
    teaser: 'Fra de første jægere til runestenene. Vi går i roligt tempo og holder pauser.',
    tags: [tag('Omvisning')],
    place: 'Forhallen',
  }),
  words: entry('skriv', 'Skriv dit navn i runer', {
    freeText: 'Hver halve time fra kl. 11, når der er folk nok',
    teaser: 'Kom forbi, sæt dig, og tag din runesten med hjem.',
    tags: [tag('Værksted'), tag('Børn og familie')],
    place: 'Børnenes museum',
  }),
  soldOut: entry('koncert', 'Lurblæsere i kuppelsalen', {
    link: to('Lurblæsere i kuppelsalen', '/kalender/koncert'),
    times: ['15'],
    picture: art('solvogn', 'Solvognen', 0.55, 0.4),
    teaser: 'En koncert på instrumenter, der lå tre tusind år i en mose.',
    tags: [tag('Koncert')],
    place: 'Kuppelsalen',
    soldOut: true,
  }),
  long: entry('arv', 'Kulturarvsbevaringsfinansieringen og bronzealderbebyggelsen', {
    times: ['16.30–17.45'],
    picture: art('radiosender', 'En radiosender'),
    teaser: 'Foredrag for dem, der ikke er bange for lange ord.',
    tags: [tag('Foredrag')],
    place: 'Festsalen',
  }),
  cancelled: entry('moent', 'Bag om Møntskatten med konservatoren', {
    times: ['13–13.45'],
    picture: art('trykpresse', 'En trykpresse'),
    teaser: 'Vi flytter arrangementet til foråret. Købte billetter bliver refunderet.',
    tags: [tag('Foredrag')],
    place: 'Bevaringsværkstedet',
    cancelled: true,
  }),
} as const

/** Cards of events, one without a picture and one sold out. */
export const cards: readonly EventCard[] = [
  {
    id: 'kulturnat',
    link: to('Kulturnat: Tryk en løbeseddel', '/kalender/omvisning'),
    picture: art('trykpresse', 'En trykpresse'),
    when: 'Fredag den 20. november kl. 18–24',
    teaser: 'Kom ned i kælderen, og kør pressen selv.',
    tags: [tag('Værksted')],
    soldOut: false,
  },
  {
    id: 'lurer',
    link: to('Lurblæsere i kuppelsalen', '/kalender/koncert'),
    picture: art('solvogn', 'Solvognen', 0.55, 0.4),
    when: 'Lørdag den 28. november kl. 15',
    teaser: 'Instrumenter, der lå tre tusind år i en mose.',
    tags: [tag('Koncert')],
    soldOut: true,
  },
  {
    id: 'borgen',
    link: to('Ringborgsrekonstruktionen fra luften', '/kalender/omvisning'),
    picture: null,
    when: 'Til 17. maj 2027',
    teaser: 'Dronebilleder, model og samtale.',
    tags: [tag('Foredrag')],
    soldOut: false,
  },
]
