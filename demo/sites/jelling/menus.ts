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
          { title: 'Find vej', link: to('find-vej') },
          { title: 'Priser', link: to('billetter') },
          {
            title: 'Tilgængelighed',
            link: to('tilgaengelighed'),
            entries: [{ title: 'Lydguide', link: to('lydguide') }],
          },
        ],
      },
      {
        title: 'Monumenterne',
        link: to('monumenterne'),
        entries: [
          {
            title: 'Runestenene',
            link: to('runestenene'),
            entries: [{ title: 'Haralds sten', link: to('haralds-sten') }],
          },
          { title: 'Højene', link: to('hoejene') },
          { title: 'Palisaden', link: to('palisaden') },
          { title: 'Kirken', link: to('kirken') },
        ],
      },
      {
        title: 'Historien',
        link: to('kongerne'),
        entries: [
          { title: 'Gorm, Thyra og Harald', link: to('kongerne') },
          {
            title: 'Viden',
            link: to('viden'),
            entries: [
              { title: 'Kongens ord', link: to('viden-kongerne') },
              { title: 'Under jorden', link: to('viden-under-jorden') },
            ],
          },
          { title: 'Fem ting på en time', link: to('fem-ting') },
        ],
      },
      {
        title: 'Det sker',
        link: to('kalender'),
        entries: [
          { title: 'Kalender', link: to('kalender') },
          {
            title: 'Udstillinger',
            link: to('udstillinger'),
            entries: [
              { title: 'Under plænen', link: to('under-plaenen') },
              { title: 'Et år på højen', link: to('et-aar-paa-hoejen') },
            ],
          },
          { title: 'Grupper og skoler', link: to('grupper') },
        ],
      },
      {
        title: 'Om',
        link: to('om'),
        entries: [{ title: 'Torsdagsholdet', link: to('frivillige') }],
      },
    ],
    secondary: [
      to('aabningstider', 'Altid åbent ude'),
      to('kalender', 'Kalender'),
      to('find-vej', 'Find vej'),
      to('lydguide', 'Lydguide'),
    ],
    tertiary: [
      {
        title: 'Besøg os',
        entries: [
          { title: 'Åbningstider', link: to('aabningstider') },
          { title: 'Find vej', link: to('find-vej') },
          { title: 'Priser', link: to('billetter') },
          { title: 'Tilgængelighed', link: to('tilgaengelighed') },
        ],
      },
      {
        title: 'På stedet',
        entries: [
          { title: 'Højene', link: to('hoejene') },
          { title: 'Runestenene', link: to('runestenene') },
          { title: 'Palisaden', link: to('palisaden') },
          { title: 'Kirken', link: to('kirken') },
          { title: 'Fem ting på en time', link: to('fem-ting') },
        ],
      },
      {
        title: 'Om Jelling',
        entries: [
          { title: 'Hvem vi er', link: to('om') },
          { title: 'Frivillige', link: to('frivillige') },
          { title: 'Grupper og skoler', link: to('grupper') },
          { title: 'Artikler', link: to('viden') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privatliv'), to('cookies', 'Cookies')],
    accessibilityStatement: to('tilgaengelighedserklaering', 'Tilgængelighedserklæring'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: ['https://example.org/facebook/jelling', 'https://example.org/instagram/jelling'],
    featured: ['haralds-sten', 'fem-ting'],
    practicalInfo: to('besoeg', 'Praktisk info'),
    tickets: to('billetter', 'Gratis adgang'),
    searchSuggestions: ['runesten', 'åbningstider', 'Harald Blåtand', 'palisade', 'parkering'],
  },
  en: {
    primary: [
      {
        title: 'Visit',
        link: to('besoeg'),
        entries: [
          { title: 'Opening hours', link: to('aabningstider') },
          { title: 'Getting here', link: to('find-vej') },
          { title: 'Prices', link: to('billetter') },
          {
            title: 'Accessibility',
            link: to('tilgaengelighed'),
            entries: [{ title: 'Audio guide', link: to('lydguide') }],
          },
        ],
      },
      {
        title: 'Monuments',
        link: to('monumenterne'),
        entries: [
          {
            title: 'Rune stones',
            link: to('runestenene'),
            entries: [{ title: 'Harald’s stone', link: to('haralds-sten') }],
          },
          { title: 'The mounds', link: to('hoejene') },
          { title: 'The palisade', link: to('palisaden') },
          { title: 'The church', link: to('kirken') },
        ],
      },
      {
        title: 'The story',
        link: to('kongerne'),
        entries: [
          { title: 'Gorm, Thyra and Harald', link: to('kongerne') },
          {
            title: 'Knowledge',
            link: to('viden'),
            entries: [
              { title: 'The king’s words', link: to('viden-kongerne') },
              { title: 'Below ground', link: to('viden-under-jorden') },
            ],
          },
          { title: 'Five things in an hour', link: to('fem-ting') },
        ],
      },
      {
        title: 'What is on',
        link: to('kalender'),
        entries: [
          { title: 'Calendar', link: to('kalender') },
          {
            title: 'Exhibitions',
            link: to('udstillinger'),
            entries: [
              { title: 'Beneath the lawn', link: to('under-plaenen') },
              { title: 'A year on the mound', link: to('et-aar-paa-hoejen') },
            ],
          },
          { title: 'Groups and schools', link: to('grupper') },
        ],
      },
      { title: 'About', link: to('om') },
    ],
    secondary: [
      to('aabningstider', 'Outdoors: always open'),
      to('kalender', 'Calendar'),
      to('find-vej', 'Getting here'),
      to('lydguide', 'Audio guide'),
    ],
    tertiary: [
      {
        title: 'Visit us',
        entries: [
          { title: 'Opening hours', link: to('aabningstider') },
          { title: 'Getting here', link: to('find-vej') },
          { title: 'Prices', link: to('billetter') },
          { title: 'Accessibility', link: to('tilgaengelighed') },
        ],
      },
      {
        title: 'On the site',
        entries: [
          { title: 'The mounds', link: to('hoejene') },
          { title: 'The rune stones', link: to('runestenene') },
          { title: 'The palisade', link: to('palisaden') },
          { title: 'The church', link: to('kirken') },
          { title: 'Five things in an hour', link: to('fem-ting') },
        ],
      },
      {
        title: 'About Jelling',
        entries: [
          { title: 'Who we are', link: to('om') },
          { title: 'Articles', link: to('viden') },
          { title: 'Groups and schools', link: to('grupper') },
          { title: 'Audio guide', link: to('lydguide') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privacy'), to('cookies', 'Cookies')],
    accessibilityStatement: to('tilgaengelighedserklaering', 'Accessibility statement'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: ['https://example.org/facebook/jelling', 'https://example.org/instagram/jelling'],
    featured: ['haralds-sten', 'fem-ting'],
    practicalInfo: to('besoeg', 'Plan your visit'),
    tickets: to('billetter', 'Free admission'),
    searchSuggestions: ['rune stones', 'opening hours', 'Harald Bluetooth', 'palisade', 'parking'],
  },
}
