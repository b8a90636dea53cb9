import { provider } from '../../fixtures/content.ts'
import type { IframeEmbed, Module } from '../../model.ts'

export const iframeEmbed: IframeEmbed = {
  key: 'kort',
  title: 'Kort over udgravningen',
  url: 'https://kort.example/udgravningen',
  provider: provider('kort.example'),
  width: null,
  height: 420,
}

/** At a host that the group's file does not name. */
export const unnamedEmbed: IframeEmbed = {
  key: 'ukendt',
  title: 'Plan over gravfeltet',
  url: 'https://ukendt.example/plan',
  provider: { ...provider('ukendt.example'), named: false },
  width: null,
  height: 420,
}

/** The module in its states. */
export const samples: readonly Module[] = [
  { type: 'iframeEmbed', ...iframeEmbed },
  { type: 'iframeEmbed', ...unnamedEmbed },
]
