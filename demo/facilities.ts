/** When the sites of the demonstration are open. The first place of each is the site itself. */
import { day, inYear, weekdayFrom, yearly } from './writing/days.ts'
import type { Facility } from './writing/hours.ts'

const museum = { da: 'Museet', en: 'The museum', de: 'Das Museum', sv: 'Museet' }
const café = { da: 'Caféen', en: 'The café', de: 'Das Café', sv: 'Kaféet' }
const christmas = [
  { date: yearly('12-23') },
  { date: yearly('12-24'), reason: { da: 'Juleaften', en: 'Christmas Eve' } },
  { date: yearly('12-25'), reason: { da: 'Juledag', en: 'Christmas Day' } },
  { date: yearly('12-31'), reason: { da: 'Nytårsaften', en: 'New Year’s Eve' } },
  { date: yearly('01-01'), reason: { da: 'Nytårsdag', en: 'New Year’s Day' } },
]
const stockTaking = {
  date: weekdayFrom(9, 3),
  reason: { da: 'Vi tæller op', en: 'We are taking stock' },
}
/** Of this year and the next: the demonstration may stand over a New Year. */
const everyYear = (from: string, to: string, week: Record<string, string>) =>
  [0, 1].map((years) => ({ from: inYear(from, years), to: inYear(to, years), week }))

export const facilities: Record<string, readonly Facility[]> = {
  nationalmuseet: [
    {
      key: 'museum',
      title: museum,
      seasons: [
        { week: { 'tirsdag–søndag': '10–17', torsdag: '10–20' } },
        ...everyYear('06-15', '08-31', { 'mandag–søndag': '10–18' }),
      ],
      closed: christmas,
      open: [
        { date: yearly('12-26'), hours: '10–16' },
        { date: weekdayFrom(20, 1), hours: '10–16' },
      ],
    },
    {
      key: 'cafe',
      title: café,
      // The kitchen makes soup on Thursday evenings.
      seasons: [{ week: { 'tirsdag–søndag': '10–16:30', torsdag: '10–19' } }],
      closed: [...christmas, stockTaking],
    },
    {
      key: 'butik',
      title: { da: 'Butikken', en: 'The shop' },
      seasons: [{ week: { 'tirsdag–søndag': '10–17' } }],
      closed: christmas,
    },
    {
      key: 'bibliotek',
      title: { da: 'Forskningens læsesal', en: 'The reading room of Research' },
      seasons: [{ week: { 'tirsdag–torsdag': '10–15' } }],
      closed: [...christmas, stockTaking],
    },
  ],
  forskning: [
    {
      key: 'laesesal',
      title: { da: 'Læsesalen', en: 'The reading room' },
      seasons: [{ week: { 'tirsdag–torsdag': '10–15' } }],
      closed: [...christmas, stockTaking],
    },
  ],
  samlinger: [
    {
      key: 'studiesal',
      title: { da: 'Studiesalen', en: 'The study room' },
      seasons: [{ week: { 'onsdag–fredag': '10–15:30' } }],
      closed: christmas,
    },
  ],
  bevaring: [
    {
      key: 'modtagelse',
      title: { da: 'Modtagelsen', en: 'The reception' },
      seasons: [{ week: { 'mandag–torsdag': '9–15', fredag: '9–13' } }],
      closed: christmas,
    },
  ],
  frilandsmuseet: [
    {
      key: 'museum',
      title: museum,
      seasons: [
        ...everyYear('04-01', '10-25', { 'tirsdag–søndag': '10–16' }),
        ...everyYear('07-01', '08-15', { 'mandag–søndag': '10–17' }),
        ...everyYear('11-28', '12-20', { 'lørdag–søndag': '10–16' }),
      ],
    },
    {
      key: 'kro',
      title: { da: 'Kroen', en: 'The inn' },
      seasons: everyYear('05-01', '09-30', { 'tirsdag–søndag': '11–16' }),
    },
  ],
  krigsmuseet: [
    {
      key: 'museum',
      title: museum,
      seasons: [{ week: { 'tirsdag–søndag': '10–17' } }],
      closed: [
        ...christmas,
        {
          date: weekdayFrom(13, 2),
          reason: { da: 'Kanonerne flyttes', en: 'The cannons are being moved' },
        },
      ],
    },
  ],
  frihedsmuseet: [
    {
      key: 'museum',
      title: museum,
      seasons: [{ week: { 'tirsdag–søndag': '10–17', torsdag: '10–20' } }],
      closed: christmas,
      open: [{ date: yearly('05-04'), hours: '10–22' }],
    },
    { key: 'cafe', title: café, seasons: [{ week: { 'tirsdag–søndag': '10–16' } }] },
  ],
  slottet: [
    {
      key: 'slot',
      title: { da: 'Slottet', en: 'The castle' },
      seasons: [
        { week: { 'tirsdag–søndag': '11–16' } },
        ...everyYear('06-01', '08-31', { 'mandag–søndag': '10–18' }),
      ],
      closed: [
        ...christmas,
        { date: day(6), reason: { da: 'Lukket for et bryllup', en: 'Closed for a wedding' } },
      ],
    },
    {
      key: 'have',
      title: { da: 'Haven', en: 'The garden' },
      seasons: [{ week: { 'mandag–søndag': '8–20' } }],
    },
  ],
  jelling: [
    {
      key: 'monumenterne',
      title: { da: 'Monumenterne', en: 'The monuments' },
      seasons: [{ week: { 'mandag–søndag': '00–24' } }],
    },
    {
      key: 'besoegscenter',
      title: { da: 'Besøgscentret', en: 'The visitor centre' },
      seasons: [
        { week: { 'tirsdag–søndag': '10–16' } },
        ...everyYear('06-01', '08-31', { 'mandag–søndag': '10–17' }),
      ],
      closed: christmas,
    },
  ],
  trelleborg: [
    {
      key: 'museum',
      title: museum,
      seasons: [
        { week: { 'tirsdag–søndag': '10–16' } },
        ...everyYear('06-25', '08-10', { 'mandag–søndag': '10–17' }),
      ],
      closed: christmas,
    },
    {
      key: 'borg',
      title: { da: 'Borgen', en: 'The fortress' },
      seasons: [{ week: { 'mandag–søndag': '00–24' } }],
    },
  ],
  dvaergene: [
    {
      key: 'skov',
      title: { da: 'Lygtestien', en: 'The lantern path' },
      seasons: everyYear('03-01', '10-31', { 'mandag–søndag': '9–19', 'fredag–lørdag': '9–22' }),
    },
  ],
  proevesalen: [
    {
      key: 'sal',
      title: { da: 'Salen', en: 'The room', de: 'Der Saal', sv: 'Salen' },
      seasons: [{ week: { 'mandag–søndag': '18–02' } }],
      closed: [{ date: day(3) }, { date: day(8), reason: { da: 'Prøve', en: 'Rehearsal' } }],
      open: [{ date: day(4), hours: '10–12' }],
    },
  ],
}
