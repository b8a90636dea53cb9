import { art } from '../../fixtures/content.ts'
import type { ImageSlider, Module, Picture, Slide } from '../../model.ts'

const prints: readonly [string, string][] = [
  ['vikingeskib', 'Et vikingeskib med stribet sejl foran en rød sol'],
  ['guldhorn', 'Et guldhorn på mørk grund'],
  ['solvogn', 'En bronzealderhest trækker solskiven'],
  ['slot', 'Et slot med tre spir foran en lav sol'],
  ['trykpresse', 'En håndpresse med et ark i'],
  ['radiosender', 'En radiosender i en kuffert'],
  ['mikrofon', 'En mikrofon foran en rød sol'],
]

/** A tall one, one with a placeholder, one without words, and many. */
function slide(number: number): Slide {
  const [name, shows] = prints[number % prints.length] ?? prints[0] ?? ['', '']
  const picture: Picture = { ...art(name, `Linoleumssnit: ${shows}`), credit: 'Vitrines værksted' }
  const caption = `${shows}. Tryk nr. ${number + 1} af mappen fra 2026, skåret i gråt linoleum.`
  const tall = { ...picture, width: 900, height: 1200 }
  const shown = number === 1 ? tall : picture
  return {
    key: `tryk-${number}`,
    picture: {
      ...shown,
      caption: number === 3 ? null : caption,
      credit: number === 3 ? null : shown.credit,
      placeholder: number === 0 ? dot : null,
    },
    zoom: number === 3 ? null : `/iiif/${name}`,
  }
}

const dot = 'data:image/gif;base64,R0lGODlhAQABAPAAAO2+YwAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

export const imageSlider: ImageSlider = {
  key: 'mappen',
  title: 'Mappen fra værkstedet',
  slides: Array.from({ length: 20 }, (_, number) => slide(number)),
  manifest: '/iiif/mappen/manifest.json',
}

/** One picture, which needs no buttons. */
export const smallImageSlider: ImageSlider = {
  key: 'et-tryk',
  title: null,
  slides: [slide(5)],
  manifest: null,
}

/** The module in its states. */
export const samples: readonly Module[] = [
  { type: 'imageSlider', ...imageSlider },
  { type: 'imageSlider', ...smallImageSlider },
]
