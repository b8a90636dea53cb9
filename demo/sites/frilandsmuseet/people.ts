import type { Person } from '../../writing/site.ts'

export const people: readonly Person[] = [
  {
    key: 'frilandsmuseet-karen-bro',
    name: 'Karen Bro',
    title: { da: 'Besøgsleder', en: 'Head of visitor services' },
    email: 'karen.bro@example.org',
    phone: '+45 00 00 00 01',
    excerpt: {
      da: 'Ved, hvor der er skygge, hvor der er toilet, og hvornår hesten holder pause.',
      en: 'Knows where the shade is, where the toilets are and when the horse takes its break.',
    },
  },
  {
    key: 'frilandsmuseet-jens-oestergaard',
    name: 'Jens Østergaard',
    title: { da: 'Bygningshåndværker', en: 'Building craftsman' },
    email: 'jens.oestergaard@example.org',
    phone: '+45 00 00 00 02',
    excerpt: {
      da: 'Tømrer. Har skiftet flere bundstokke, end han har lyst til at tælle.',
      en: 'A carpenter who has replaced more sill beams than he cares to count.',
    },
  },
  {
    key: 'frilandsmuseet-lise-holm',
    name: 'Lise Holm',
    title: { da: 'Museumsinspektør', en: 'Curator' },
    email: 'lise.holm@example.org',
    phone: '+45 00 00 00 03',
    excerpt: {
      da: 'Forsker i dagligliv på landet og bager rugbrød i museets ovne.',
      en: 'Studies daily life in the countryside, and bakes rye bread in the museum’s ovens.',
    },
  },
]
