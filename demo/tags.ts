/** What the pages of all sites are tagged with. */
import type { Tag, TagGroup } from './writing/site.ts'

/** What tags belong together. */
export const tagGroups: readonly TagGroup[] = [
  { key: 'tid', labels: { da: 'Tid', en: 'Period', de: 'Epoche', sv: 'Tid' } },
  { key: 'emne', labels: { da: 'Emne', en: 'Subject', de: 'Thema', sv: 'Ämne' } },
]

export const tags: readonly Tag[] = [
  {
    key: 'vikingetid',
    group: 'tid',
    labels: { da: 'Vikingetid', en: 'The Viking Age', de: 'Wikingerzeit', sv: 'Vikingatid' },
  },
  {
    key: 'oldtid',
    group: 'tid',
    labels: { da: 'Oldtid', en: 'Prehistory', de: 'Vorgeschichte', sv: 'Forntid' },
  },
  {
    key: 'middelalder',
    group: 'tid',
    labels: { da: 'Middelalder', en: 'The Middle Ages', de: 'Mittelalter', sv: 'Medeltid' },
  },
  {
    key: 'nyere-tid',
    group: 'tid',
    labels: { da: 'Nyere tid', en: 'Modern times', de: 'Neuzeit', sv: 'Nyare tid' },
  },
  {
    key: 'krig',
    group: 'emne',
    labels: {
      da: 'Krig og fred',
      en: 'War and peace',
      de: 'Krieg und Frieden',
      sv: 'Krig och fred',
    },
  },
  {
    key: 'besaettelse',
    group: 'tid',
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
  {
    key: 'haandvaerk',
    group: 'emne',
    labels: { da: 'Håndværk', en: 'Crafts', de: 'Handwerk', sv: 'Hantverk' },
  },
  {
    key: 'natur',
    group: 'emne',
    labels: {
      da: 'Natur og landskab',
      en: 'Nature and landscape',
      de: 'Natur und Landschaft',
      sv: 'Natur och landskap',
    },
  },
  {
    key: 'mad',
    group: 'emne',
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
    group: 'emne',
    labels: { da: 'Forskning', en: 'Research', de: 'Forschung', sv: 'Forskning' },
  },
  {
    key: 'bevaring',
    group: 'emne',
    labels: { da: 'Bevaring', en: 'Conservation', de: 'Restaurierung', sv: 'Konservering' },
  },
  {
    key: 'samling',
    group: 'emne',
    labels: { da: 'Samlingen', en: 'The collection', de: 'Die Sammlung', sv: 'Samlingen' },
  },
  {
    key: 'kongehuset',
    group: 'emne',
    labels: {
      da: 'Konger og dronninger',
      en: 'Kings and queens',
      de: 'Könige und Königinnen',
      sv: 'Kungar och drottningar',
    },
  },
  { key: 'musik', group: 'emne', labels: { da: 'Musik', en: 'Music', de: 'Musik', sv: 'Musik' } },
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
