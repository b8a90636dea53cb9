import type { FacilityHours, Module, OpeningHoursModule } from '../../model.ts'

const closed = { hours: 'Lukket', open: false }
const usual = { hours: '10–17', open: true }

export const facilities: FacilityHours[] = [
  {
    key: 'museum',
    title: 'Museet',
    now: { open: true, text: 'Åbent nu til kl. 17' },
    week: [
      { days: 'Mandag', ...closed },
      { days: 'Tirsdag–onsdag', ...usual },
      { days: 'Torsdag', hours: '10–20', open: true },
      { days: 'Fredag–søndag', ...usual },
    ],
    unusual: [
      {
        name: 'Jul og nytår',
        days: [
          { days: 'Torsdag den 24. december', hours: 'Lukket: Juleaften', open: false },
          { days: 'Lørdag den 26. december', hours: '12–16', open: true },
          { days: 'Torsdag den 31. december', ...closed },
        ],
      },
      { name: null, days: [{ days: 'Mandag den 4. januar 2027', hours: '10–16', open: true }] },
    ],
    seasons: [
      {
        period: '15. juni – 31. august 2027',
        current: false,
        week: [{ days: 'Mandag–søndag', hours: '10–18', open: true }],
      },
      {
        period: 'Resten af året',
        current: true,
        week: [
          { days: 'Mandag', ...closed },
          { days: 'Tirsdag–søndag', ...usual },
        ],
      },
    ],
    later: [{ name: 'Påske', days: [{ days: 'Fredag den 26. marts 2027', ...closed }] }],
  },
  {
    key: 'bibliotek',
    title: 'Forskningsbiblioteket og genstandsarkivet',
    now: { open: false, text: 'Lukket i dag. Åbner i morgen kl. 12' },
    week: [
      { days: 'Mandag–tirsdag', ...closed },
      { days: 'Onsdag–torsdag', hours: '12–16', open: true },
      { days: 'Fredag–søndag', ...closed },
    ],
    unusual: [],
    seasons: [],
    later: [],
  },
]

export const openingHours: OpeningHoursModule = { key: 'tider', title: null, facilities }

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'openingHours', ...openingHours }]
