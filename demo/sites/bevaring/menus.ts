import { to } from '../../writing/marks.ts'
import type { Menus, Site } from '../../writing/site.ts'

const da: Menus = {
  primary: [
    {
      title: 'Værksteder',
      link: to('vaerksteder'),
      entries: [
        {
          title: 'Træ og metal',
          link: to('vaerksteder'),
          entries: [
            { title: 'Vandtræ', link: to('vandtrae') },
            { title: 'Metal', link: to('metal') },
          ],
        },
        {
          title: 'Stof og væg',
          entries: [
            { title: 'Tekstil', link: to('tekstil') },
            { title: 'Kalkmalerier', link: to('kalkmalerier') },
          ],
        },
        {
          title: 'Viden',
          link: to('viden'),
          entries: [
            { title: 'At se efter', link: to('viden-se-efter') },
            { title: 'At lade være', link: to('viden-holdning') },
          ],
        },
      ],
    },
    {
      title: 'Ydelser',
      link: to('ydelser'),
      entries: [
        { title: 'For museer, kirker og private', link: to('ydelser') },
        { title: 'Klimamåling', link: to('klimamaaling') },
        { title: 'Skadedyr', link: to('skadedyr') },
        { title: 'Pakning og flytning', link: to('flytning') },
        { title: 'Priser', link: to('priser') },
      ],
    },
    {
      title: 'Gode råd',
      link: to('raad'),
      entries: [
        { title: 'Til hjemmet', link: to('raad') },
        { title: 'Fotografier', link: to('fotografier') },
        { title: 'Vandskade', link: to('beredskab') },
      ],
    },
    {
      title: 'Besøg Brede',
      link: to('besoeg'),
      entries: [
        {
          title: 'Rundture',
          link: to('rundtur'),
          entries: [{ title: 'Før du kommer', link: to('foer-rundturen') }],
        },
        { title: 'Kalender', link: to('kalender') },
        { title: 'Find vej', link: to('besoeg') },
      ],
    },
    {
      title: 'Om os',
      link: to('om'),
      entries: [
        { title: 'Huset ved åen', link: to('om') },
        { title: 'Projekter', link: to('projekter') },
        { title: 'Etik', link: to('etik') },
        { title: 'Praktik', link: to('praktik') },
      ],
    },
  ],
  secondary: [
    to('beredskab', 'Akut vandskade'),
    to('kalender', 'Kalender'),
    to('ydelser', 'Bed om tilbud'),
    to('nationalmuseet/front', 'Til museet'),
  ],
  tertiary: [
    {
      title: 'Værksteder',
      entries: [
        { title: 'Vandtræ', link: to('vandtrae') },
        { title: 'Metal', link: to('metal') },
        { title: 'Tekstil', link: to('tekstil') },
        { title: 'Kalkmalerier', link: to('kalkmalerier') },
        { title: 'Artikler', link: to('viden') },
      ],
    },
    {
      title: 'Hjælp',
      entries: [
        { title: 'Ydelser', link: to('ydelser') },
        { title: 'Priser', link: to('priser') },
        { title: 'Gode råd', link: to('raad') },
        { title: 'Når vandet kommer', link: to('beredskab') },
      ],
    },
    {
      title: 'Brede',
      entries: [
        { title: 'Besøg', link: to('besoeg') },
        { title: 'Rundture', link: to('rundtur') },
        { title: 'Om os', link: to('om') },
        { title: 'Praktik', link: to('praktik') },
      ],
    },
  ],
  policyPages: [to('privatliv', 'Fortrolighed'), to('cookies', 'Cookies')],
  accessibilityStatement: to('tilgaengelighedserklaering', 'Tilgængelighed'),
  cookiePage: to('cookies', 'Cookies'),
  socialMedia: ['https://example.org/bevaring/foer-og-efter', 'https://example.org/bevaring/film'],
  featured: ['vandtrae', 'raad'],
  practicalInfo: to('besoeg', 'Find vej'),
  tickets: to('priser', 'Bestil rundtur'),
  searchSuggestions: ['Vandtræ', 'Rust', 'Møl', 'Fotografier', 'Kalkmalerier'],
}

const en: Menus = {
  primary: [
    {
      title: 'Workshops',
      link: to('vaerksteder'),
      entries: [
        {
          title: 'Wood and metal',
          link: to('vaerksteder'),
          entries: [
            { title: 'Waterlogged wood', link: to('vandtrae') },
            { title: 'Metals', link: to('metal') },
          ],
        },
        {
          title: 'Cloth and wall',
          entries: [
            { title: 'Textiles', link: to('tekstil') },
            { title: 'Wall paintings', link: to('kalkmalerier') },
          ],
        },
        {
          title: 'Knowledge',
          link: to('viden'),
          entries: [
            { title: 'Looking closely', link: to('viden-se-efter') },
            { title: 'Leaving alone', link: to('viden-holdning') },
          ],
        },
      ],
    },
    {
      title: 'Services',
      link: to('ydelser'),
      entries: [
        { title: 'For museums, churches and owners', link: to('ydelser') },
        { title: 'Climate readings', link: to('klimamaaling') },
        { title: 'Pests', link: to('skadedyr') },
        { title: 'Packing and moving', link: to('flytning') },
        { title: 'Prices', link: to('priser') },
      ],
    },
    {
      title: 'Advice',
      link: to('raad'),
      entries: [
        { title: 'At home', link: to('raad') },
        { title: 'Photographs', link: to('fotografier') },
        { title: 'Water damage', link: to('beredskab') },
      ],
    },
    {
      title: 'Visit Brede',
      link: to('besoeg'),
      entries: [
        {
          title: 'Tours',
          link: to('rundtur'),
          entries: [{ title: 'Before you come', link: to('foer-rundturen') }],
        },
        { title: 'Calendar', link: to('kalender') },
        { title: 'Getting here', link: to('besoeg') },
      ],
    },
    {
      title: 'About us',
      link: to('om'),
      entries: [
        { title: 'The house by the river', link: to('om') },
        { title: 'Projects', link: to('projekter') },
        { title: 'Ethics', link: to('etik') },
      ],
    },
  ],
  secondary: [
    to('beredskab', 'Water emergency'),
    to('kalender', 'Calendar'),
    to('ydelser', 'Ask for an estimate'),
    to('nationalmuseet/front', 'To the museum'),
  ],
  tertiary: [
    {
      title: 'Workshops',
      entries: [
        { title: 'Waterlogged wood', link: to('vandtrae') },
        { title: 'Metals', link: to('metal') },
        { title: 'Textiles', link: to('tekstil') },
        { title: 'Wall paintings', link: to('kalkmalerier') },
        { title: 'Articles', link: to('viden') },
      ],
    },
    {
      title: 'Help',
      entries: [
        { title: 'Services', link: to('ydelser') },
        { title: 'Prices', link: to('priser') },
        { title: 'Advice', link: to('raad') },
        { title: 'When the water comes', link: to('beredskab') },
      ],
    },
    {
      title: 'Brede',
      entries: [
        { title: 'Visit', link: to('besoeg') },
        { title: 'Tours', link: to('rundtur') },
        { title: 'About us', link: to('om') },
        { title: 'Ethics', link: to('etik') },
      ],
    },
  ],
  policyPages: [to('privatliv', 'Confidentiality'), to('cookies', 'Cookies')],
  accessibilityStatement: to('tilgaengelighedserklaering', 'Accessibility'),
  cookiePage: to('cookies', 'Cookies'),
  socialMedia: ['https://example.org/bevaring/foer-og-efter', 'https://example.org/bevaring/film'],
  featured: ['vandtrae', 'raad'],
  practicalInfo: to('besoeg', 'Getting here'),
  tickets: to('priser', 'Book a tour'),
  searchSuggestions: ['Waterlogged wood', 'Rust', 'Moths', 'Photographs', 'Wall paintings'],
}

export const menus: Site['menus'] = { da, en }
