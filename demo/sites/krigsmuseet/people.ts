import type { Person } from '../../writing/site.ts'

export const people: readonly Person[] = [
  {
    key: 'krigsmuseet-anders-krogh',
    name: 'Anders Krogh',
    title: { da: 'Museumsinspektør, våben', en: 'Curator of arms' },
    email: 'anders.krogh@example.org',
    phone: '+45 00 00 00 01',
    excerpt: {
      da: 'Kender kanonerne ved navn. Mange af dem har et.',
      en: 'Knows the cannon by name. Many of them have one.',
    },
  },
  {
    key: 'krigsmuseet-birgit-noergaard',
    name: 'Birgit Nørgaard',
    title: { da: 'Leder af publikum og undervisning', en: 'Head of visitors and learning' },
    email: 'birgit.noergaard@example.org',
    phone: '+45 00 00 00 02',
    excerpt: {
      da: 'Tager imod klasser, veteraner og alle derimellem.',
      en: 'Receives school classes, veterans and everyone in between.',
    },
  },
  {
    key: 'krigsmuseet-samir-lauridsen',
    name: 'Samir Lauridsen',
    title: { da: 'Museumsinspektør, samtid', en: 'Curator, recent conflicts' },
    email: 'samir.lauridsen@example.org',
    phone: '+45 00 00 00 03',
    excerpt: {
      da: 'Interviewer hjemvendte soldater og dem, der ventede hjemme.',
      en: 'Interviews soldiers who have come home, and those who waited for them.',
    },
  },
]
