import { art, text, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import { researchers } from '../../learn/fixtures.ts'
import type { Service } from '../../model.ts'
import { serviceList } from '../../modules/serviceList/ServiceList.fixture.ts'

export const service: Service = {
  hero: {
    title: 'Konservering',
    lead: 'Vi renser, samler og sikrer genstande for museer, kirker og private.',
    picture: art('guldhorn', 'Linoleumssnit: to guldhorn lyser mod en mørk grund'),
    call: to('Bed om et tilbud', '/ydelser/tilbud'),
    breadcrumbs: [to('Ydelser', '/ydelser')],
  },
  content: text(
    'Send os et billede og tre linjer om, hvad der er sket. Vi svarer inden for en uge med et overslag, som ikke koster noget.',
    '## Hvad vi arbejder med',
    '- Metal, sten og keramik',
    '- Tekstil og læder',
    '- Malerier og polykrom træskulptur',
    'Vandskadet papir tager vi imod hele døgnet.',
  ),
  facts: [
    { key: 'pris', title: 'Pris', text: '985 kr. i timen' },
    { key: 'ventetid', title: 'Ventetid', text: 'Seks til otte uger' },
    { key: 'sted', title: 'Sted', text: 'Bevaringsafdelingen i Brede' },
  ],
  contacts: researchers.slice(0, 2),
  modules: [{ type: 'serviceList', ...serviceList }],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/ydelser/konservering',
    title: 'Konservering',
    body: () => ({ type: 'service', ...service }),
  },
]
