/** What the pages of all sites are tagged with. */
import type { Tag } from './writing/site.ts'

export const tags: readonly Tag[] = [
  {
    key: 'vikingetid',
    labels: { da: 'Vikingetid', en: 'The Viking Age', de: 'Wikingerzeit', sv: 'Vikingatid' },
  },
  { key: 'oldtid', labels: { da: 'Oldtid', en: 'Prehistory', de: 'Vorgeschichte', sv: 'Forntid' } },
  {
    key: 'middelalder',
    labels: { da: 'Middelalder', en: 'The Middle Ages', de: 'Mittelalter', sv: 'Medeltid' },
  },
  {
    key: 'nyere-tid',
    labels: { da: 'Nyere tid', en: 'Modern times', de: 'Neuzeit', sv: 'Nyare tid' },
  },
  {
    key: 'krig',
    labels: {
      da: 'Krig og fred',
      en: 'War and peace',
      de: 'Krieg und Frieden',
      sv: 'Krig och fred',
    },
  },
  {
    key: 'besaettelse',
    labels: { da: 'Besættelsen', en: 'The Occupation', de: 'Die Besatzung', sv: 'Ockupationen' },
  },
  {
    key: 'boern',
    labels: {
      da: 'Børn og familier',
      en: 'Children and families',
      de: 'Kinder und Familien',
      sv: 'Barn och familjer',
    },
  },
  { key: 'skole', labels: { da: 'Skole', en: 'Schools', de: 'Schulen', sv: 'Skola' } },
  { key: 'haandvaerk', labels: { da: 'Håndværk', en: 'Crafts', de: 'Handwerk', sv: 'Hantverk' } },
  {
    key: 'natur',
    labels: {
      da: 'Natur og landskab',
      en: 'Nature and landscape',
      de: 'Natur und Landschaft',
      sv: 'Natur och landskap',
    },
  },
  {
    key: 'mad',
    labels: {
      da: 'Mad og drikke',
      en: 'Food and drink',
      de: 'Essen und Trinken',
      sv: 'Mat och dryck',
    },
  },
  { key: 'besoeg', labels: { da: 'Besøg', en: 'Visiting', de: 'Besuch', sv: 'Besök' } },
  {
    key: 'forskning',
    labels: { da: 'Forskning', en: 'Research', de: 'Forschung', sv: 'Forskning' },
  },
  {
    key: 'bevaring',
    labels: { da: 'Bevaring', en: 'Conservation', de: 'Restaurierung', sv: 'Konservering' },
  },
  {
    key: 'samling',
    labels: { da: 'Samlingen', en: 'The collection', de: 'Die Sammlung', sv: 'Samlingen' },
  },
  {
    key: 'kongehuset',
    labels: {
      da: 'Konger og dronninger',
      en: 'Kings and queens',
      de: 'Könige und Königinnen',
      sv: 'Kungar och drottningar',
    },
  },
  { key: 'musik', labels: { da: 'Musik', en: 'Music', de: 'Musik', sv: 'Musik' } },
  { key: 'voksne', labels: { da: 'Voksne', en: 'Adults', de: 'Erwachsene', sv: 'Vuxna' } },
  {
    key: 'fagfolk',
    labels: {
      da: 'Fagfolk og studerende',
      en: 'Professionals and students',
      de: 'Fachleute und Studierende',
      sv: 'Yrkesfolk och studenter',
    },
  },
]
