import { art, item } from '../../fixtures/content.ts'
import type { Module, RelatedContent } from '../../model.ts'

export const relatedContent: RelatedContent = {
  key: 'vikingetiden',
  title: 'Dyk ned i vikingetiden',
  tabs: [
    {
      key: 'viden',
      title: 'Viden',
      items: [
        item(
          'v1',
          'Hvorfor byggede Harald Blåtand fem ens ringborge?',
          'Viden · 9 min.',
          art('slot', ''),
        ),
        item('v2', 'Runerne, der gjorde danerne kristne', 'Viden · 6 min.', art('guldhorn', '')),
        item(
          'v3',
          'Et sejl tog længere tid at lave end et skib',
          'Viden · 12 min.',
          art('solvogn', ''),
        ),
        item('v4', 'Sådan fandt de vej uden kompas', 'Viden · 7 min.', art('vikingeskib', '', 0.8)),
      ],
    },
    {
      key: 'udstillinger',
      title: 'Udstillinger',
      items: [
        item('u1', 'Vikingernes hav', 'Til 31. maj 2027', art('vikingeskib', '')),
        item('u2', 'Solens folk', 'Fast udstilling', art('solvogn', '')),
      ],
    },
    {
      key: 'podcast',
      title: 'Podcast',
      items: [item('p1', 'Manden i mosen fik havregrød', 'S2. E4. · 42 min.', art('mikrofon', ''))],
    },
  ],
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'relatedContent', ...relatedContent }]
