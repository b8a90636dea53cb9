import { art } from '../../fixtures/parts.ts'
import type { ImageModule } from '../../model/ImageModule'

export const imageModule: ImageModule = {
  key: 'billede',
  picture: {
    ...art('vikingeskib', 'Linoleumssnit: et vikingeskib med stribet sejl foran en rød sol'),
    caption: 'Skibet blev bygget af egetræ, der voksede syd for Oslo.',
    credit: 'Vitrines værksted',
  },
  fullWidth: true,
}
