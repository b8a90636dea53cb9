import { provider, to } from '../../fixtures/content.ts'
import type { Embed, Module } from '../../model.ts'

export const scriptEmbed: Embed = {
  key: 'tilmelding',
  title: 'Tilmeld din klasse',
  content: {
    kind: 'script',
    url: '/embeds/form?src=https%3A%2F%2Fforms.example%2Fembed%2Fklasse.js',
    source: 'https://forms.example/embed/klasse.js',
  },
  provider: provider('forms.example'),
}

/** The id of a form, without a title. */
export const idEmbed: Embed = {
  key: 'gruppe',
  title: '',
  content: {
    kind: 'script',
    url: '/embeds/form?id=gruppebesoeg',
    source: 'https://forms.example/embed/gruppebesoeg.js',
  },
  provider: provider('forms.example'),
}

export const frameEmbed: Embed = {
  key: 'spoergeskema',
  title: 'Hvad syntes du?',
  content: { kind: 'frame', url: 'https://forms.example/e/abc', width: 640, height: 870 },
  provider: provider('forms.example'),
}

export const linkEmbed: Embed = {
  key: 'cookies',
  title: 'Cookies',
  content: { kind: 'link', link: to('Skift dit valg af cookies', '/cookies') },
  provider: null,
}

/** The module in its states. */
export const samples: readonly Module[] = [
  { type: 'embed', ...scriptEmbed },
  { type: 'embed', ...idEmbed },
  { type: 'embed', ...frameEmbed },
  { type: 'embed', ...linkEmbed },
]
