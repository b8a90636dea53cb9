import { art, item, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { Exhibition } from '../../model.ts'
import { accordion } from '../../modules/accordion/Accordion.fixture.ts'
import { imageModule } from '../../modules/image/ImageModule.fixture.ts'
import { textSection } from '../../modules/textSection/TextSection.fixture.ts'
import { ticketPanel } from '../../modules/ticketModule/TicketModule.fixture.ts'

/** Full width, with all there can be. */
export const exhibition: Exhibition = {
  hero: {
    top: {
      title: 'Guldhornene vender hjem',
      lead: 'To horn af rent guld. Stjålet, smeltet og genskabt. Nu står de side om side for første gang i 224 år.',
      picture: art('guldhorn', 'Linoleumssnit: to guldhorn lyser mod en mørk grund', 0.5, 0.55),
      call: to('Køb billet', 'https://billet.example/guldhornene'),
      breadcrumbs: [to('Udstillinger', '/udstillinger')],
    },
    subtitle: 'En gåde i seks kilo',
    layout: 'full-width',
    typography: 'display',
    floating: art('solvogn', 'Linoleumssnit: solvognen'),
  },
  stage: 'opensSoon',
  period: '28. november 2026 – 31. maj 2027',
  place: { key: 'place', title: 'Ny Vestergade', text: 'Sal 12–15 i stuen' },
  facts: [
    { key: 'varighed', title: 'Varighed', text: 'Cirka 1 t. 15 min.' },
    { key: 'adgang', title: 'Adgang', text: 'Trinfri, elevator ved sal 11' },
  ],
  ticket: ticketPanel,
  modules: [
    { type: 'textSection', ...textSection },
    { type: 'image', ...imageModule },
    { type: 'accordion', ...accordion },
  ],
  related: [
    item('vikingernes-hav', 'Vikingernes hav', 'Til 31. maj 2027', art('vikingeskib', '')),
    item('solens-folk', 'Solens folk', 'Permanent', null),
    item('trykte-ord', 'Trykte ord', 'Fra 1. oktober 2027', art('trykpresse', '')),
  ],
}

/** Split and over, its title in the letters of text, with long words and little else. */
export const splitExhibition: Exhibition = {
  hero: {
    top: {
      title: 'Solens folk og bronzealderens helleristningsfelter',
      lead: null,
      picture: art('solvogn', 'Linoleumssnit: en bronzealderhest trækker solskiven', 0.55, 0.4),
      call: null,
      breadcrumbs: [to('Udstillinger', '/udstillinger')],
    },
    subtitle: 'Bronzealderen fra grav til gudindestatuette',
    layout: 'split',
    typography: 'plain',
    floating: art('guldhorn', ''),
  },
  stage: 'past',
  period: '3. marts – 17. september 2026',
  place: { key: 'place', title: 'Bronzealderforskningsbygningen', text: '' },
  facts: [
    { key: 'trinfri', title: 'Trinfri adgang', text: '' },
    { key: 'adgang', title: 'Adgangsforhold', text: 'Tilgængelighedsrådgivning ved indgangen' },
    { key: 'sprog', title: 'Sprog', text: 'Dansk, engelsk og tysk' },
  ],
  ticket: null,
  modules: [{ type: 'textSection', ...textSection, title: null }],
  related: [],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/udstillinger/guldhornene',
    title: 'Guldhornene vender hjem',
    body: () => ({ type: 'exhibition', ...exhibition }),
  },
  {
    path: '/udstillinger/solens-folk',
    title: 'Solens folk',
    body: () => ({ type: 'exhibition', ...splitExhibition }),
  },
]
