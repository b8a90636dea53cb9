import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'

export const menus: Site['menus'] = {
  da: {
    primary: [
      {
        title: 'Oplevelser',
        link: to('udstillinger'),
        entries: [
          {
            title: 'Salene',
            link: to('sale'),
            entries: [
              { title: 'Kapellet', link: to('kapellet') },
              { title: 'Kasematterne', link: to('kasematterne') },
            ],
          },
          { title: 'Haven', link: to('haven') },
          { title: 'Under parykken', link: to('parykker') },
          { title: 'For familier', link: to('familier') },
        ],
      },
      {
        title: 'Det sker',
        link: to('kalender'),
        entries: [
          { title: 'Kalender', link: to('kalender') },
          {
            title: 'Musik',
            link: to('musik'),
            entries: [{ title: 'Aflysninger', link: to('aflysninger') }],
          },
        ],
      },
      {
        title: 'Besøg slottet',
        link: to('besoeg'),
        entries: [
          { title: 'Billetter og åbningstider', link: to('billetter') },
          {
            title: 'Tilgængelighed',
            link: to('tilgaengelighed'),
            entries: [{ title: 'Tårnet uden trapper', link: to('taarnet') }],
          },
        ],
      },
      {
        title: 'Historien',
        link: to('historie'),
        entries: [{ title: 'Sundet og tolden', link: to('sundet') }],
      },
      {
        title: 'Om slottet',
        link: to('om'),
        entries: [
          { title: 'Presse', link: to('presse') },
          { title: 'Vielser', link: to('vielser') },
        ],
      },
    ],
    secondary: [
      to('kalender', 'Det sker'),
      to('billetter', 'Åbningstider'),
      to('besoeg', 'Find vej'),
      to('aflysninger', 'Aflysninger'),
    ],
    tertiary: [
      {
        title: 'Kom til slottet',
        entries: [
          { title: 'Billetter', link: to('billetter') },
          { title: 'Find vej', link: to('besoeg') },
          { title: 'Tilgængelighed', link: to('tilgaengelighed') },
          { title: 'Familier', link: to('familier') },
        ],
      },
      {
        title: 'Se og hør',
        entries: [
          { title: 'Salene', link: to('sale') },
          { title: 'Kasematterne', link: to('kasematterne') },
          { title: 'Haven', link: to('haven') },
          { title: 'Musik', link: to('musik') },
          { title: 'Kapellet', link: to('kapellet') },
        ],
      },
      {
        title: 'Bag murene',
        entries: [
          { title: 'Historien', link: to('historie') },
          { title: 'Presse', link: to('presse') },
          { title: 'Job og nøgler', link: to('om') },
          { title: 'Vielser', link: to('vielser') },
          { title: 'Frilandsmuseet', link: to('frilandsmuseet/besoeg') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privatliv'), to('cookies', 'Cookies')],
    accessibilityStatement: to('erklaering', 'Tilgængelighedserklæring'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: ['https://example.org/slottet', 'https://example.org/slottet-musik'],
    featured: ['kasematterne', 'musik'],
    practicalInfo: to('besoeg', 'Praktisk info'),
    tickets: to('billetter', 'Køb billet'),
    searchSuggestions: ['lygtetur', 'koncert', 'labyrint', 'åbningstider', 'tårnet'],
  },
  en: {
    primary: [
      {
        title: 'Experiences',
        link: to('udstillinger'),
        entries: [
          {
            title: 'The halls',
            link: to('sale'),
            entries: [
              { title: 'The chapel', link: to('kapellet') },
              { title: 'The casemates', link: to('kasematterne') },
            ],
          },
          { title: 'The garden', link: to('haven') },
          { title: 'Under the wig', link: to('parykker') },
          { title: 'Families', link: to('familier') },
        ],
      },
      {
        title: 'What’s on',
        link: to('kalender'),
        entries: [
          { title: 'Calendar', link: to('kalender') },
          {
            title: 'Music',
            link: to('musik'),
            entries: [{ title: 'Cancellations', link: to('aflysninger') }],
          },
        ],
      },
      {
        title: 'Visit',
        link: to('besoeg'),
        entries: [
          { title: 'Tickets and hours', link: to('billetter') },
          {
            title: 'Access',
            link: to('tilgaengelighed'),
            entries: [{ title: 'The tower without stairs', link: to('taarnet') }],
          },
        ],
      },
      {
        title: 'History',
        link: to('historie'),
        entries: [{ title: 'The Sound and its toll', link: to('sundet') }],
      },
      {
        title: 'About',
        link: to('om'),
        entries: [{ title: 'Press', link: to('presse') }],
      },
    ],
    secondary: [
      to('kalender', 'What’s on'),
      to('billetter', 'Opening hours'),
      to('besoeg', 'Getting here'),
      to('aflysninger', 'Cancellations'),
    ],
    tertiary: [
      {
        title: 'Come to the castle',
        entries: [
          { title: 'Tickets', link: to('billetter') },
          { title: 'Getting here', link: to('besoeg') },
          { title: 'Access', link: to('tilgaengelighed') },
          { title: 'Families', link: to('familier') },
        ],
      },
      {
        title: 'See and hear',
        entries: [
          { title: 'The halls', link: to('sale') },
          { title: 'The casemates', link: to('kasematterne') },
          { title: 'The garden', link: to('haven') },
          { title: 'Music', link: to('musik') },
          { title: 'The chapel', link: to('kapellet') },
        ],
      },
      {
        title: 'Behind the walls',
        entries: [
          { title: 'History', link: to('historie') },
          { title: 'The Sound', link: to('sundet') },
          { title: 'Press', link: to('presse') },
          { title: 'Jobs and keys', link: to('om') },
          { title: 'The Open-Air Museum', link: to('frilandsmuseet/besoeg') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privacy'), to('cookies', 'Cookies')],
    accessibilityStatement: to('erklaering', 'Accessibility statement'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: ['https://example.org/slottet', 'https://example.org/slottet-musik'],
    featured: ['kasematterne', 'musik'],
    practicalInfo: to('besoeg', 'Plan your visit'),
    tickets: to('billetter', 'Buy tickets'),
    searchSuggestions: ['lantern tour', 'concert', 'maze', 'opening hours'],
  },
}
