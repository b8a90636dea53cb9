import type { Person } from '../../writing/site.ts'

export const people: readonly Person[] = [
  {
    key: 'nationalmuseet-kirsten-bjerregaard',
    name: 'Kirsten Bjerregaard',
    title: { da: 'Museumsdirektør', en: 'Director' },
    email: 'kirsten.bjerregaard@example.org',
    phone: '+45 00 00 00 01',
    excerpt: {
      da: 'Arkæolog. Begyndte på museet som kustode i sommeren efter gymnasiet.',
      en: 'Archaeologist. First came to the museum as a gallery attendant, the summer after school.',
    },
  },
  {
    key: 'nationalmuseet-jonas-winther',
    name: 'Jonas Winther',
    title: { da: 'Leder af publikumsservice', en: 'Head of visitor services' },
    email: 'jonas.winther@example.org',
    phone: '+45 00 00 00 02',
  },
  {
    key: 'nationalmuseet-line-toft',
    name: 'Line Toft',
    title: { da: 'Presseansvarlig', en: 'Press officer' },
    email: 'presse@example.org',
    phone: '+45 00 00 00 03',
  },
  {
    key: 'nationalmuseet-anders-kjaer',
    name: 'Anders Kjær',
    title: { da: 'Inspektør, danefæ', en: 'Curator, treasure trove' },
    email: 'danefae@example.org',
    phone: '+45 00 00 00 04',
    excerpt: {
      da: 'Har åbnet flere madkasser med jordklumper i end de fleste.',
      en: 'Has opened more lunch boxes full of soil than most people.',
    },
  },
]
