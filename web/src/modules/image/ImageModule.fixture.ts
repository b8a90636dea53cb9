import { art } from '../../fixtures/content.ts'
import type { ImageModule, Module } from '../../model.ts'

export const imageModule: ImageModule = {
  key: 'billede',
  picture: {
    ...art('vikingeskib', 'Linoleumssnit: et vikingeskib med stribet sejl foran en rød sol'),
    caption: 'Skibet blev bygget af egetræ, der voksede syd for Oslo.',
    credit: 'Vitrines værksted',
  },
  fullWidth: true,
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'image', ...imageModule }]
