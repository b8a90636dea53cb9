import { to } from '../../writing/marks.ts'
import type { Menus, Site } from '../../writing/site.ts'

const da: Menus = {
  primary: [
    {
      title: 'Samlingerne',
      link: to('samlingerne'),
      entries: [
        {
          title: 'Oldtid',
          link: to('samlingerne'),
          entries: [
            { title: 'Guldhornene', link: to('guldhornene') },
            { title: 'Lurerne', link: to('lurerne') },
            { title: 'Krukker', link: to('krukkerne') },
          ],
        },
        {
          title: 'Middelalder og nyere tid',
          entries: [
            { title: 'Altertavlen', link: to('altertavlen') },
            { title: 'Mønter', link: to('moentsamlingen') },
          ],
        },
        {
          title: 'Viden',
          link: to('viden'),
          entries: [
            { title: 'Magasinet indefra', link: to('viden-magasinet') },
            { title: 'Guld, sølv og løgn', link: to('viden-metal') },
          ],
        },
      ],
    },
    {
      title: 'Magasinet',
      link: to('magasinet'),
      entries: [
        { title: 'Museumsnummeret', link: to('museumsnummer') },
        { title: 'Ordliste', link: to('ordliste') },
      ],
    },
    {
      title: 'Brug samlingen',
      link: to('billeder'),
      entries: [
        { title: 'Billeder', link: to('billeder') },
        { title: 'Galleri', link: to('galleri') },
        { title: 'Lån', link: to('laan') },
        { title: 'Gaver', link: to('gave') },
        { title: 'Kataloger', link: to('publikationer') },
      ],
    },
    { title: 'Hjemgivelse', link: to('utimut') },
    {
      title: 'Besøg',
      link: to('besoeg'),
      entries: [
        {
          title: 'Studiesalen',
          link: to('studiesalen'),
          entries: [{ title: 'Regler ved bordet', link: to('regler') }],
        },
        { title: 'Kalender', link: to('kalender') },
        { title: 'Priser', link: to('priser') },
      ],
    },
  ],
  secondary: [
    to('studiesalen', 'Studiesalen'),
    to('kalender', 'Kalender'),
    to('billeder', 'Hent billeder'),
    to('nationalmuseet/front', 'Til museet'),
  ],
  tertiary: [
    {
      title: 'Se',
      entries: [
        { title: 'Fem samlinger', link: to('samlingerne') },
        { title: 'Guldhornene', link: to('guldhornene') },
        { title: 'Mønter', link: to('moentsamlingen') },
        { title: 'Altertavlen', link: to('altertavlen') },
        { title: 'Artikler', link: to('viden') },
      ],
    },
    {
      title: 'Brug',
      entries: [
        { title: 'Billeder', link: to('billeder') },
        { title: 'Lån til museer', link: to('laan') },
        { title: 'Giv en ting', link: to('gave') },
        { title: 'Ordliste', link: to('ordliste') },
      ],
    },
    {
      title: 'Besøg',
      entries: [
        { title: 'Hvor og hvornår', link: to('besoeg') },
        { title: 'Studiesalen', link: to('studiesalen') },
        { title: 'Regler', link: to('regler') },
        { title: 'Priser', link: to('priser') },
      ],
    },
  ],
  policyPages: [to('privatliv', 'Privatliv'), to('cookies', 'Cookies')],
  accessibilityStatement: to('tilgaengelighedserklaering', 'Tilgængelighed på nettet'),
  cookiePage: to('cookies', 'Cookies'),
  socialMedia: [
    'https://example.org/samlinger/dagens-ting',
    'https://example.org/samlinger/billeder',
  ],
  featured: ['guldhornene', 'magasinet'],
  practicalInfo: to('besoeg', 'Hvor og hvornår'),
  tickets: to('priser', 'Bestil tid'),
  searchSuggestions: ['Guldhorn', 'Mønter', 'Lurer', 'Altertavle', 'Jydepotte'],
}

const en: Menus = {
  primary: [
    {
      title: 'The collections',
      link: to('samlingerne'),
      entries: [
        {
          title: 'Prehistory',
          link: to('samlingerne'),
          entries: [
            { title: 'The golden horns', link: to('guldhornene') },
            { title: 'The lurs', link: to('lurerne') },
            { title: 'Pots', link: to('krukkerne') },
          ],
        },
        {
          title: 'The Middle Ages and after',
          entries: [
            { title: 'The altarpiece', link: to('altertavlen') },
            { title: 'Coins', link: to('moentsamlingen') },
          ],
        },
        {
          title: 'Knowledge',
          link: to('viden'),
          entries: [
            { title: 'Inside the store', link: to('viden-magasinet') },
            { title: 'Gold, silver and lies', link: to('viden-metal') },
          ],
        },
      ],
    },
    {
      title: 'The store',
      link: to('magasinet'),
      entries: [{ title: 'The museum number', link: to('museumsnummer') }],
    },
    {
      title: 'Use them',
      link: to('billeder'),
      entries: [
        { title: 'Pictures', link: to('billeder') },
        { title: 'Gallery', link: to('galleri') },
        { title: 'Loans', link: to('laan') },
        { title: 'Gifts', link: to('gave') },
        { title: 'Catalogues', link: to('publikationer') },
      ],
    },
    { title: 'Returns', link: to('utimut') },
    {
      title: 'Visit',
      link: to('besoeg'),
      entries: [
        {
          title: 'The study room',
          link: to('studiesalen'),
          entries: [{ title: 'Rules at the table', link: to('regler') }],
        },
        { title: 'Calendar', link: to('kalender') },
        { title: 'Prices', link: to('priser') },
      ],
    },
  ],
  secondary: [
    to('studiesalen', 'Study room'),
    to('kalender', 'Calendar'),
    to('billeder', 'Get pictures'),
    to('nationalmuseet/front', 'To the museum'),
  ],
  tertiary: [
    {
      title: 'See',
      entries: [
        { title: 'Five collections', link: to('samlingerne') },
        { title: 'The golden horns', link: to('guldhornene') },
        { title: 'Coins', link: to('moentsamlingen') },
        { title: 'The altarpiece', link: to('altertavlen') },
        { title: 'Articles', link: to('viden') },
      ],
    },
    {
      title: 'Use',
      entries: [
        { title: 'Pictures', link: to('billeder') },
        { title: 'Loans to museums', link: to('laan') },
        { title: 'Give a thing', link: to('gave') },
        { title: 'The museum number', link: to('museumsnummer') },
      ],
    },
    {
      title: 'Visit',
      entries: [
        { title: 'Where and when', link: to('besoeg') },
        { title: 'The study room', link: to('studiesalen') },
        { title: 'Rules', link: to('regler') },
        { title: 'Prices', link: to('priser') },
      ],
    },
  ],
  policyPages: [to('privatliv', 'Privacy'), to('cookies', 'Cookies')],
  accessibilityStatement: to('tilgaengelighedserklaering', 'Accessibility online'),
  cookiePage: to('cookies', 'Cookies'),
  socialMedia: [
    'https://example.org/samlinger/dagens-ting',
    'https://example.org/samlinger/billeder',
  ],
  featured: ['guldhornene', 'magasinet'],
  practicalInfo: to('besoeg', 'Where and when'),
  tickets: to('priser', 'Book a table'),
  searchSuggestions: ['Golden horns', 'Coins', 'Lurs', 'Altarpiece', 'Pottery'],
}

export const menus: Site['menus'] = { da, en }
