import { art, share, text, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { EventDate, EventPage } from '../../model.ts'
import { accordion } from '../../modules/accordion/Accordion.fixture.ts'
import { textRibbon } from '../../modules/textRibbon/TextRibbon.fixture.ts'
import { cards } from '../calendar/entries.fixture.ts'

function day(date: string, name: string, times: string, cancelled = false): EventDate {
  const file = `/feeds/event/nationalmuseet/da/omvisning.ics?date=${date}`
  const several = times.split(', ')
  const showings = several.map((time) => ({
    times: time,
    feed: `${file}T${time.slice(0, time.search(/–/)).replace('.', ':')}`,
  }))
  return {
    date,
    day: name,
    times,
    cancelled,
    feed: cancelled ? null : file,
    showings: cancelled || several.length < 2 ? [] : showings,
  }
}

export const eventPage: EventPage = {
  share: share('Omvisning: Oldtid på en time', '/delt/1'),
  hero: {
    title: 'Omvisning: Oldtid på en time',
    lead: 'Fra de første jægere til runestenene, i roligt tempo og med pauser undervejs.',
    picture: art('guldhorn', 'Linoleumssnit: et guldhorn på mørk grund'),
    call: null,
    breadcrumbs: [to('Det sker', '/kalender')],
  },
  subtitle: 'Tolv tusind år, seks stop og en stol',
  dates: {
    summary: 'Lørdag den 14. november kl. 10.30–11.30',
    period: '14. november 2026–31. januar 2027',
    times: null,
    days: [
      day('2026-11-14', 'Lørdag den 14. november', '10.30–11.30, 13–14, 15.15–16.15'),
      day('2026-11-21', 'Lørdag den 21. november', '10.30–11.30', true),
      day('2026-11-28', 'Lørdag den 28. november', '10.30–11.30, 13–14'),
      day('2026-12-05', 'Lørdag den 5. december', '10.30–11.30'),
      day('2026-12-12', 'Lørdag den 12. december', '10.30–11.30'),
    ],
    later: [
      day('2026-12-19', 'Lørdag den 19. december', '10.30–11.30'),
      day('2027-01-09', 'Lørdag den 9. januar 2027', '10.30–11.30'),
    ],
    more: true,
    over: false,
  },
  tags: [{ id: 'omvisning', title: 'Omvisning' }],
  audience: [
    { id: 'voksne', title: 'Voksne' },
    { id: 'gang', title: 'Kørestolsbrugere og gangbesværede' },
  ],
  introduction: text(
    'Danmarks oldtid varede tolv tusind år. Vi har en time. Derfor går vi kun til de ting, som ingen må gå hjem uden at have set.',
    'Omviseren bærer en lygte, en stol og et godt humør. Man må gerne stille spørgsmål, også dem, der ikke er svar på.',
    '## Sådan foregår det',
    '- Vi mødes ved skranken i forhallen.',
    '- Vi standser seks steder, og der er stole ved dem alle.',
    '- Vi slutter ved runestenene, tæt på caféen.',
  ),
  tickets: {
    title: null,
    variants: [
      { key: 'v', title: 'Voksen', note: 'Ud over entréen', people: null, price: '60 kr.' },
      { key: 'g', title: 'Gruppe', note: 'Bestilles en uge før', people: 10, price: '450 kr.' },
      { key: 'b', title: 'Under 18 år', note: null, people: null, price: 'Gratis' },
    ],
    disclaimer: 'Museumsklubbens medlemmer går med uden at betale.',
  },
  purchase: to('Køb billet', 'https://billetter.example/oldtid'),
  soldOut: false,
  waitingList: null,
  salesStart: null,
  place: {
    key: 'place',
    title: 'Forhallen',
    text: 'Til højre for garderoben, ved den store sten.',
  },
  practical: [
    { key: 'a', title: 'Varighed', text: 'Cirka en time' },
    { key: 'b', title: 'Sprog', text: 'Dansk. Den første lørdag i måneden på engelsk.' },
    {
      key: 'c',
      title: 'Tilgængelighedsforhold',
      text: 'Niveaufri adgang og teleslynge. Ledsagere går gratis med.',
    },
  ],
  programme: [
    { key: 'a', time: '10.30', title: 'Velkommen ved skranken', text: null },
    {
      key: 'b',
      time: '10.40',
      title: 'Jægerne',
      text: 'En urokse, to pile og det ældste smykke i huset.',
    },
    { key: 'c', time: '11.00', title: 'Solvognen', text: null },
    { key: 'd', time: null, title: 'Spørgsmål og kaffe', text: 'Så længe der er kager.' },
  ],
  modules: [{ type: 'accordion', ...accordion }],
  related: [...cards],
  ribbon: textRibbon.items,
  feed: '/feeds/event/nationalmuseet/da/oldtid.ics',
  series: '/feeds/event/nationalmuseet/da/omvisning.ics',
  seriesUntil: null,
}

/** One that is over, with a long title, no picture and nothing to buy. */
export const smallEventPage: EventPage = {
  ...eventPage,
  share: share('Koncert: Lurblæsere og bronzealderbebyggelsesrekonstruktion', '/delt/2'),
  hero: {
    title: 'Koncert: Lurblæsere og bronzealderbebyggelsesrekonstruktion',
    lead: null,
    picture: null,
    call: null,
    breadcrumbs: [to('Det sker', '/kalender')],
  },
  subtitle: null,
  dates: {
    summary: '3.–17. maj 2026',
    period: '3.–17. maj 2026',
    times: 'Hver dag, når solen går ned',
    days: [],
    later: [],
    more: false,
    over: true,
  },
  audience: [],
  introduction: text('En koncert på instrumenter, der lå tre tusind år i en mose.'),
  tickets: null,
  purchase: null,
  soldOut: true,
  waitingList: null,
  place: null,
  practical: [],
  programme: [],
  modules: [],
  related: [],
  ribbon: [],
  feed: null,
  series: null,
  seriesUntil: null,
}

/** One to come that is sold out, with a list for those who would still like to. */
export const soldOutEventPage: EventPage = {
  ...eventPage,
  share: share('Julekoncert i kuppelsalen', '/delt/3'),
  hero: {
    title: 'Julekoncert i kuppelsalen',
    lead: 'Lurer, kor og lys i mørket. Efter koncerten er der gløgg i forhallen.',
    picture: art('solvogn', 'Linoleumssnit: Solvognen', 0.55, 0.4),
    call: null,
    breadcrumbs: [to('Det sker', '/kalender')],
  },
  subtitle: null,
  dates: {
    summary: 'Lørdag den 12. december kl. 19.30–21',
    period: '12. december 2026',
    times: null,
    days: [day('2026-12-12', 'Lørdag den 12. december', '19.30–21')],
    later: [],
    more: false,
    over: false,
  },
  tags: [{ id: 'koncert', title: 'Koncert' }],
  audience: [],
  introduction: text(
    'Lurerne lå tre tusind år i en mose. Nu spiller de til jul, og koret svarer fra galleriet.',
  ),
  tickets: {
    title: null,
    variants: [{ key: 'v', title: 'Voksen', note: null, people: null, price: '220 kr.' }],
    disclaimer: null,
  },
  purchase: null,
  soldOut: true,
  waitingList: to('Skriv dig på ventelisten', 'https://billetter.example/venteliste'),
  place: { key: 'place', title: 'Kuppelsalen', text: 'Dørene åbner kl. 19.' },
  practical: [],
  programme: [],
  modules: [],
  related: [],
  ribbon: [],
  feed: '/feeds/event/nationalmuseet/da/julekoncert.ics',
  series: null,
  seriesUntil: null,
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/kalender/omvisning',
    title: 'Omvisning',
    body: () => ({ type: 'eventPage', ...eventPage }),
  },
  {
    path: '/kalender/koncert',
    title: 'Koncert',
    body: () => ({ type: 'eventPage', ...smallEventPage }),
  },
  {
    path: '/kalender/julekoncert',
    title: 'Julekoncert',
    body: () => ({ type: 'eventPage', ...soldOutEventPage }),
  },
]
