import { art } from '../../fixtures/content.ts'
import type { ImageDetail, Module } from '../../model.ts'

export const imageDetail: ImageDetail = {
  key: 'skibet',
  title: 'Mændene bag skjoldene',
  text: 'Gå helt hen til rælingen: der er tolv skjolde, og ikke to af dem er skåret ens.',
  picture: {
    ...art('vikingeskib', 'Linoleumssnit: et vikingeskib med stribet sejl foran en rød sol'),
    caption: 'Skibet blev bygget af egetræ, der voksede syd for Oslo.',
    credit: 'Vitrines værksted',
  },
  zoom: '/iiif/vikingeskib',
}

/** Only a picture, and one that has no pixels to go close to. */
export const plainImageDetail: ImageDetail = {
  key: 'tegning',
  title: null,
  text: null,
  picture: art('slot', 'Linoleumssnit: et slot med tre spir foran en lav sol'),
  zoom: null,
}

/** The module in its states. */
export const samples: readonly Module[] = [
  { type: 'imageDetail', ...imageDetail },
  { type: 'imageDetail', ...plainImageDetail },
]
