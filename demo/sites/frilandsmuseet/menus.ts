import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'

export const menus: Site['menus'] = {
  da: {
    primary: [
      {
        title: 'Besøg',
        link: to('besoeg'),
        entries: [
          { title: 'Åbningstider', link: to('aabningstider') },
          { title: 'Billetter og årskort', link: to('billetter') },
          { title: 'Find vej', link: to('find-vej') },
          {
            title: 'Tilgængelighed',
            link: to('tilgaengelighed'),
            entries: [{ title: 'Ruten uden trin', link: to('koerestolsruten') }],
          },
        ],
      },
      {
        title: 'Husene',
        link: to('huse'),
        entries: [
          {
            title: 'Gårde og køkkener',
            link: to('gaarden'),
            entries: [
              { title: 'Gården med storken', link: to('gaarden') },
              { title: 'Middag over åben ild', link: to('ildstedet') },
            ],
          },
          { title: 'Vandmøllen', link: to('vandmoellen') },
        ],
      },
      {
        title: 'Det sker',
        link: to('kalender'),
        entries: [
          { title: 'Kalender', link: to('kalender') },
          { title: 'Oplevelser', link: to('udstillinger') },
          { title: 'Familier', link: to('familier') },
        ],
      },
      {
        title: 'Viden',
        link: to('viden'),
        entries: [
          {
            title: 'Strå, ler og eg',
            link: to('viden-byggeskik'),
            entries: [
              { title: 'Femogfyrre grader', link: to('viden-taget') },
              { title: 'Et hus i stykker', link: to('viden-flyttet') },
              { title: 'Tangtage', link: to('viden-tang') },
            ],
          },
          { title: 'Mellem to måltider', link: to('viden-hverdag') },
          { title: 'Håndværkerne', link: to('haandvaerkere') },
        ],
      },
      {
        title: 'Om museet',
        link: to('om'),
        entries: [
          { title: 'Håndværkerne', link: to('haandvaerkere') },
          { title: 'Frivillige', link: to('frivillige') },
        ],
      },
    ],
    secondary: [
      to('kalender', 'Det sker'),
      to('aabningstider', 'Åbningstider'),
      to('find-vej', 'Find vej'),
      to('billetter', 'Årskort'),
    ],
    tertiary: [
      {
        title: 'Kom herud',
        entries: [
          { title: 'Åbningstider', link: to('aabningstider') },
          { title: 'Billetter', link: to('billetter') },
          { title: 'Find vej', link: to('find-vej') },
          { title: 'Tilgængelighed', link: to('tilgaengelighed') },
          { title: 'Med børn', link: to('familier') },
        ],
      },
      {
        title: 'Gå indenfor',
        entries: [
          { title: 'Huse, der er flyttet', link: to('huse') },
          { title: 'Gården med storken', link: to('gaarden') },
          { title: 'Vandmøllen', link: to('vandmoellen') },
          { title: 'Køkkenet', link: to('ildstedet') },
          { title: 'Læs om husene', link: to('viden') },
        ],
      },
      {
        title: 'Vær med',
        entries: [
          { title: 'Om museet', link: to('om') },
          { title: 'Håndværkerne', link: to('haandvaerkere') },
          { title: 'Frivillige', link: to('frivillige') },
          { title: 'Årskort', link: to('billetter') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privatliv'), to('cookies', 'Cookies')],
    accessibilityStatement: to('erklaering', 'Tilgængelighedserklæring'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: ['https://example.org/frilandsmuseet', 'https://example.org/frilandsmuseet-film'],
    featured: ['vandmoellen', 'familier'],
    practicalInfo: to('besoeg', 'Praktisk'),
    tickets: to('billetter', 'Billetter'),
    searchSuggestions: ['åbningstider', 'hestevogn', 'vandmølle', 'stråtag', 'fødselsdag'],
  },
  en: {
    primary: [
      {
        title: 'Visit',
        link: to('besoeg'),
        entries: [
          { title: 'Opening hours', link: to('aabningstider') },
          { title: 'Tickets and passes', link: to('billetter') },
          { title: 'Getting here', link: to('find-vej') },
          {
            title: 'Access',
            link: to('tilgaengelighed'),
            entries: [{ title: 'The route without steps', link: to('koerestolsruten') }],
          },
        ],
      },
      {
        title: 'Houses',
        link: to('huse'),
        entries: [
          {
            title: 'Farms and kitchens',
            link: to('gaarden'),
            entries: [
              { title: 'The farm with the stork', link: to('gaarden') },
              { title: 'Dinner over an open fire', link: to('ildstedet') },
            ],
          },
          { title: 'The watermill', link: to('vandmoellen') },
        ],
      },
      {
        title: 'What’s on',
        link: to('kalender'),
        entries: [
          { title: 'Calendar', link: to('kalender') },
          { title: 'Experiences', link: to('udstillinger') },
          { title: 'Families', link: to('familier') },
        ],
      },
      {
        title: 'Knowledge',
        link: to('viden'),
        entries: [
          {
            title: 'Straw, clay and oak',
            link: to('viden-byggeskik'),
            entries: [
              { title: 'Forty-five degrees', link: to('viden-taget') },
              { title: 'A house in pieces', link: to('viden-flyttet') },
            ],
          },
          { title: 'Between two meals', link: to('viden-hverdag') },
          { title: 'The craftspeople', link: to('haandvaerkere') },
        ],
      },
      {
        title: 'About us',
        link: to('om'),
        entries: [{ title: 'The craftspeople', link: to('haandvaerkere') }],
      },
    ],
    secondary: [
      to('kalender', 'What’s on'),
      to('aabningstider', 'Opening hours'),
      to('find-vej', 'Getting here'),
      to('billetter', 'Annual pass'),
    ],
    tertiary: [
      {
        title: 'Come out here',
        entries: [
          { title: 'Opening hours', link: to('aabningstider') },
          { title: 'Tickets', link: to('billetter') },
          { title: 'Getting here', link: to('find-vej') },
          { title: 'Access', link: to('tilgaengelighed') },
          { title: 'With children', link: to('familier') },
        ],
      },
      {
        title: 'Step inside',
        entries: [
          { title: 'Houses that moved', link: to('huse') },
          { title: 'The farm with the stork', link: to('gaarden') },
          { title: 'The watermill', link: to('vandmoellen') },
          { title: 'The kitchen', link: to('ildstedet') },
          { title: 'Read about the houses', link: to('viden') },
        ],
      },
      {
        title: 'The museum',
        entries: [
          { title: 'About us', link: to('om') },
          { title: 'The craftspeople', link: to('haandvaerkere') },
          { title: 'Annual pass', link: to('billetter') },
          { title: 'Opening hours', link: to('aabningstider') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privacy'), to('cookies', 'Cookies')],
    accessibilityStatement: to('erklaering', 'Accessibility statement'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: ['https://example.org/frilandsmuseet', 'https://example.org/frilandsmuseet-film'],
    featured: ['vandmoellen', 'familier'],
    practicalInfo: to('besoeg', 'Plan your visit'),
    tickets: to('billetter', 'Tickets'),
    searchSuggestions: ['opening hours', 'carriage', 'watermill', 'thatch'],
  },
}
