import { art, item } from '../../fixtures/content.ts'
import type { Module, RandomRelatedContent } from '../../model.ts'

const prints = ['vikingeskib', 'guldhorn', 'solvogn', 'trykpresse', 'radiosender', 'slot']
const titles = [
  'Hvorfor byggede Harald Blåtand fem ens ringborge?',
  'Runerne, der gjorde danerne kristne',
  'Et sejl tog længere tid at lave end et skib',
  'Sådan fandt de vej uden kompas',
  'Konserveringsværkstedets mindste pincet',
  'Da Ærø blev rig på en eftermiddag',
]

export const randomRelatedContent: RandomRelatedContent = {
  key: 'tilfaeldigt',
  title: 'Gå på opdagelse',
  island: '/__nuxt_island/randomRelatedContent.json',
  items: titles.map((title, index) =>
    item(`tilfaeldig-${index}`, title, 'Viden · 9 min.', art(prints[index] ?? 'slot', '')),
  ),
}

/** The module in its states. */
export const samples: readonly Module[] = [
  { type: 'randomRelatedContent', ...randomRelatedContent },
]
