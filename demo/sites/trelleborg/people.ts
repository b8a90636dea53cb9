import type { Person } from '../../writing/site.ts'

export const people: readonly Person[] = [
  {
    key: 'trelleborg-lars-toft',
    name: 'Lars Toft',
    title: { da: 'Museumsleder', en: 'Head of the museum' },
    email: 'lars.toft@example.org',
    phone: '+45 00 00 00 01',
  },
  {
    key: 'trelleborg-ida-krogh',
    name: 'Ida Krogh',
    title: { da: 'Skoletjenesten', en: 'School services' },
    email: 'ida.krogh@example.org',
    phone: '+45 00 00 00 02',
    excerpt: {
      da: 'Tidligere dansklærer. Kan stå på en vold og nå 28 børn med stemmen.',
      en: 'A former teacher whose voice carries to 28 children from the top of a rampart.',
    },
  },
  {
    key: 'trelleborg-jonas-ravn',
    name: 'Jonas Ravn',
    title: { da: 'Smed og leder af vikingelejren', en: 'Blacksmith and head of the Viking camp' },
    email: 'jonas.ravn@example.org',
    phone: '+45 00 00 00 03',
  },
]
