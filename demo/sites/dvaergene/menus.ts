import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'

export const menus: Site['menus'] = {
  da: {
    primary: [
      {
        title: 'Besøg',
        link: to('besoeg'),
        entries: [
          { title: 'Tider og vej', link: to('besoeg') },
          {
            title: 'Priser',
            link: to('billetter'),
            entries: [{ title: 'Aftentur', link: to('natten') }],
          },
          { title: 'Tilgængelighed', link: to('tilgaengelighed') },
        ],
      },
      {
        title: 'Lygtestien',
        link: to('lygtestien'),
        entries: [
          { title: 'Når det bliver mørkt', link: to('natten') },
          {
            title: 'Dørene',
            link: to('doerene'),
            entries: [{ title: 'Opsynets dagbog', link: to('dagbog') }],
          },
        ],
      },
      { title: 'Nitten døre', link: to('doerene') },
      { title: 'Klintekongen', link: to('klintekongen') },
      {
        title: 'Kalender',
        link: to('kalender'),
        entries: [{ title: 'Tabt og fundet', link: to('tabt-og-fundet') }],
      },
    ],
    secondary: [to('besoeg', 'Åbningstider'), to('billetter', 'Lygter'), to('natten', 'Aftenture')],
    tertiary: [
      {
        title: 'Kom',
        entries: [
          { title: 'Tider og vej', link: to('besoeg') },
          { title: 'Priser', link: to('billetter') },
          { title: 'Aftenture', link: to('natten') },
          { title: 'Tilgængelighed', link: to('tilgaengelighed') },
        ],
      },
      {
        title: 'Gå',
        entries: [
          { title: 'Lygtestien', link: to('lygtestien') },
          { title: 'Nitten døre', link: to('doerene') },
          { title: 'Kongen i kridtet', link: to('klintekongen') },
        ],
      },
      {
        title: 'Spørg',
        entries: [
          { title: 'Karen og Niels', link: to('besoeg') },
          { title: 'Dagbogen', link: to('dagbog') },
          { title: 'Om dine oplysninger', link: to('privatliv') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privatliv'), to('cookies', 'Cookies')],
    accessibilityStatement: to('tilgaengelighed', 'Tilgængelighed'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: [
      'https://example.org/facebook/dvaergene',
      'https://example.org/instagram/dvaergene',
    ],
    featured: ['doerene', 'natten'],
    practicalInfo: to('besoeg', 'Praktisk'),
    tickets: to('billetter', 'Tag en lygte'),
    searchSuggestions: ['dør 7', 'aftentur', 'kakao', 'Klintekongen'],
  },
  en: {
    primary: [
      {
        title: 'Visit',
        link: to('besoeg'),
        entries: [
          { title: 'Hours and getting here', link: to('besoeg') },
          {
            title: 'Prices',
            link: to('billetter'),
            entries: [{ title: 'Evening walk', link: to('natten') }],
          },
          { title: 'Accessibility', link: to('tilgaengelighed') },
        ],
      },
      {
        title: 'Lantern path',
        link: to('lygtestien'),
        entries: [{ title: 'After dark', link: to('natten') }],
      },
      { title: 'The doors', link: to('doerene') },
      { title: 'The Cliff King', link: to('klintekongen') },
      {
        title: 'Calendar',
        link: to('kalender'),
        entries: [{ title: 'Lost and found', link: to('tabt-og-fundet') }],
      },
    ],
    secondary: [
      to('besoeg', 'Opening hours'),
      to('billetter', 'Lanterns'),
      to('natten', 'Evening walks'),
    ],
    tertiary: [
      {
        title: 'Come',
        entries: [
          { title: 'Hours and getting here', link: to('besoeg') },
          { title: 'Prices', link: to('billetter') },
          { title: 'Evening walks', link: to('natten') },
          { title: 'Accessibility', link: to('tilgaengelighed') },
        ],
      },
      {
        title: 'Walk',
        entries: [
          { title: 'The lantern path', link: to('lygtestien') },
          { title: 'Nineteen doors', link: to('doerene') },
          { title: 'The king in the chalk', link: to('klintekongen') },
        ],
      },
      {
        title: 'Ask',
        entries: [
          { title: 'Karen and Niels', link: to('besoeg') },
          { title: 'Your data', link: to('privatliv') },
          { title: 'Cookies', link: to('cookies') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privacy'), to('cookies', 'Cookies')],
    accessibilityStatement: to('tilgaengelighed', 'Accessibility'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: [
      'https://example.org/facebook/dvaergene',
      'https://example.org/instagram/dvaergene',
    ],
    featured: ['doerene', 'natten'],
    practicalInfo: to('besoeg', 'Practical'),
    tickets: to('billetter', 'Take a lantern'),
    searchSuggestions: ['door 7', 'evening walk', 'cocoa', 'Cliff King'],
  },
}
