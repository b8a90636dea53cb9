import type { Person } from '../../writing/site.ts'

export const people: readonly Person[] = [
  {
    key: 'frihedsmuseet-ellen-bak',
    name: 'Ellen Bak',
    title: { da: 'Museumsinspektør', en: 'Curator' },
    email: 'ellen.bak@example.org',
    phone: '+45 00 00 00 01',
    excerpt: {
      da: 'Læser breve, forhør og det, der står mellem linjerne.',
      en: 'Reads letters, interrogations and what stands between the lines.',
    },
  },
  {
    key: 'frihedsmuseet-peter-dam',
    name: 'Peter Dam',
    title: { da: 'Leder af billet og besøg', en: 'Head of tickets and visits' },
    email: 'peter.dam@example.org',
    phone: '+45 00 00 00 02',
    excerpt: {
      da: 'Ham, der kan se, om der blev en plads ledig kl. 14.20.',
      en: 'The one who can see if a place has come free at 2:20 pm.',
    },
  },
  {
    key: 'frihedsmuseet-noor-simonsen',
    name: 'Noor Simonsen',
    title: { da: 'Underviser', en: 'Educator' },
    email: 'noor.simonsen@example.org',
    phone: '+45 00 00 00 03',
    excerpt: {
      da: 'Stiller flere spørgsmål, end hun besvarer.',
      en: 'Asks more questions than she answers.',
    },
  },
]
