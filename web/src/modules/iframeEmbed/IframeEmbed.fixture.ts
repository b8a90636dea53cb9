import type { IframeEmbed, Module } from '../../model.ts'

export const iframeEmbed: IframeEmbed = {
  key: 'kort',
  title: 'Kort over udgravningen',
  url: 'https://kort.example/udgravningen',
  width: null,
  height: 420,
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'iframeEmbed', ...iframeEmbed }]
