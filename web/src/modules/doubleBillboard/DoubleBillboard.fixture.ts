import { art, to } from '../../fixtures/content.ts'
import type { DoubleBillboard, Module } from '../../model.ts'

export const doubleBillboard: DoubleBillboard = {
  key: 'to',
  billboards: [
    {
      key: 'guldhorn',
      link: to('Guldhornene vender hjem', '/udstillinger/guldhornene'),
      text: 'To horn, to tyverier og en hel nations yndlingsgåde. Fra 28. november.',
      picture: art('guldhorn', 'Linoleumssnit: et guldhorn på mørk grund', 0.5, 0.46),
    },
    {
      key: 'mikrofon',
      link: to('Under mulden', '/viden/podcast'),
      text: 'Podcast om fund, der aldrig kom i lærebøgerne.',
      picture: art('mikrofon', 'Linoleumssnit: en mikrofon'),
    },
  ],
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'doubleBillboard', ...doubleBillboard }]
