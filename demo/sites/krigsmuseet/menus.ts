import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'

export const menus: Site['menus'] = {
  da: {
    primary: [
      {
        title: 'Besøg',
        link: to('besoeg'),
        entries: [
          { title: 'Åbningstider og priser', link: to('billetter') },
          { title: 'Rundvisning', link: to('rundvisning') },
          { title: 'Fem ting på en time', link: to('en-time') },
          {
            title: 'Tilgængelighed',
            link: to('tilgaengelighed'),
            entries: [{ title: 'Lydguide', link: to('lydguide') }],
          },
        ],
      },
      {
        title: 'Krigene',
        link: to('krige'),
        entries: [
          {
            title: 'Belejring og slag',
            link: to('krige'),
            entries: [
              { title: 'Stormen 1659', link: to('stormen') },
              { title: 'Slaget på Reden 1801', link: to('slaget-paa-reden') },
            ],
          },
          { title: 'Hjem fra udsendelse', link: to('udsendt') },
          {
            title: 'Viden',
            link: to('viden'),
            entries: [
              { title: 'Den, der gik forrest', link: to('viden-soldater') },
              { title: 'Jern og hænder', link: to('viden-vaaben') },
            ],
          },
          { title: 'Podcast', link: to('podcasts') },
        ],
      },
      {
        title: 'Udstillinger',
        link: to('udstillinger'),
        entries: [
          { title: 'Det er overstået', link: to('feltpost') },
          {
            title: 'Kanonhallen',
            link: to('kanonhallen'),
            entries: [{ title: 'Sådan støber man en kanon', link: to('kanonstoebning') }],
          },
          { title: 'Den røde kjole', link: to('roed-kjole') },
        ],
      },
      {
        title: 'Det sker',
        link: to('kalender'),
        entries: [
          { title: 'Kalender', link: to('kalender') },
          { title: 'Skoler og grupper', link: to('grupper') },
        ],
      },
      {
        title: 'Om museet',
        link: to('om'),
        entries: [
          { title: 'Kongens tøjhus', link: to('toejhuset') },
          { title: 'Fundet et våben?', link: to('fundet-vaaben') },
        ],
      },
    ],
    secondary: [
      to('billetter', 'Åbent 10–17'),
      to('besoeg', 'Find vej'),
      to('kalender', 'Det sker'),
      to('tilgaengelighed', 'Tilgængelighed'),
    ],
    tertiary: [
      {
        title: 'Besøget',
        entries: [
          { title: 'Billetter', link: to('billetter') },
          { title: 'Rundvisninger', link: to('rundvisning') },
          { title: 'Lydguide', link: to('lydguide') },
          { title: 'Grupper og klasser', link: to('grupper') },
        ],
      },
      {
        title: 'Historien',
        entries: [
          { title: 'Krigene, én for én', link: to('krige') },
          { title: 'Stormnatten', link: to('stormen') },
          { title: 'Slaget på Reden', link: to('slaget-paa-reden') },
          { title: 'Udsendt', link: to('udsendt') },
          { title: 'Artikler', link: to('viden') },
        ],
      },
      {
        title: 'Museet',
        entries: [
          { title: 'Hvad vi vil', link: to('om') },
          { title: 'Kongens tøjhus', link: to('toejhuset') },
          { title: 'Våben på loftet', link: to('fundet-vaaben') },
          { title: 'Frihedsmuseet', link: to('frihedsmuseet/front') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privatlivspolitik'), to('cookies', 'Cookies')],
    accessibilityStatement: to('erklaering', 'Tilgængelighedserklæring'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: ['https://example.org/krigsmuseet', 'https://example.org/krigsmuseet-lyd'],
    featured: ['kanonhallen', 'udsendt'],
    practicalInfo: to('besoeg', 'Praktisk information'),
    tickets: to('billetter', 'Køb billet'),
    searchSuggestions: ['kanon', 'uniform', '1801', 'rundvisning', 'veteraner'],
  },
  en: {
    primary: [
      {
        title: 'Visit',
        link: to('besoeg'),
        entries: [
          { title: 'Hours and prices', link: to('billetter') },
          { title: 'Guided tours', link: to('rundvisning') },
          { title: 'Five things in an hour', link: to('en-time') },
          {
            title: 'Access',
            link: to('tilgaengelighed'),
            entries: [{ title: 'Audio guide', link: to('lydguide') }],
          },
        ],
      },
      {
        title: 'The wars',
        link: to('krige'),
        entries: [
          {
            title: 'Sieges and battles',
            link: to('krige'),
            entries: [
              { title: 'The storm of 1659', link: to('stormen') },
              { title: 'The battle of 1801', link: to('slaget-paa-reden') },
            ],
          },
          { title: 'Home from deployment', link: to('udsendt') },
          {
            title: 'Knowledge',
            link: to('viden'),
            entries: [
              { title: 'Those who walked in front', link: to('viden-soldater') },
              { title: 'Iron and hands', link: to('viden-vaaben') },
            ],
          },
          { title: 'Podcasts', link: to('podcasts') },
        ],
      },
      {
        title: 'Exhibitions',
        link: to('udstillinger'),
        entries: [
          { title: 'It is over', link: to('feltpost') },
          {
            title: 'The cannon hall',
            link: to('kanonhallen'),
            entries: [{ title: 'How to cast a cannon', link: to('kanonstoebning') }],
          },
          { title: 'The red coat', link: to('roed-kjole') },
        ],
      },
      {
        title: 'What’s on',
        link: to('kalender'),
        entries: [
          { title: 'Calendar', link: to('kalender') },
          { title: 'Schools and groups', link: to('grupper') },
        ],
      },
      {
        title: 'About',
        link: to('om'),
        entries: [{ title: 'The king’s arsenal', link: to('toejhuset') }],
      },
    ],
    secondary: [
      to('billetter', 'Open 10 am–5 pm'),
      to('besoeg', 'Getting here'),
      to('kalender', 'What’s on'),
      to('tilgaengelighed', 'Access'),
    ],
    tertiary: [
      {
        title: 'Your visit',
        entries: [
          { title: 'Tickets', link: to('billetter') },
          { title: 'Guided tours', link: to('rundvisning') },
          { title: 'Audio guide', link: to('lydguide') },
          { title: 'Groups and classes', link: to('grupper') },
        ],
      },
      {
        title: 'History',
        entries: [
          { title: 'The wars, one by one', link: to('krige') },
          { title: 'The night of the storm', link: to('stormen') },
          { title: 'Copenhagen 1801', link: to('slaget-paa-reden') },
          { title: 'Deployed', link: to('udsendt') },
          { title: 'Articles', link: to('viden') },
        ],
      },
      {
        title: 'The museum',
        entries: [
          { title: 'What we are for', link: to('om') },
          { title: 'The king’s arsenal', link: to('toejhuset') },
          { title: 'The red coat', link: to('roed-kjole') },
          { title: 'The Museum of Resistance', link: to('frihedsmuseet/front') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privacy policy'), to('cookies', 'Cookies')],
    accessibilityStatement: to('erklaering', 'Accessibility statement'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: ['https://example.org/krigsmuseet', 'https://example.org/krigsmuseet-lyd'],
    featured: ['kanonhallen', 'udsendt'],
    practicalInfo: to('besoeg', 'Plan your visit'),
    tickets: to('billetter', 'Buy tickets'),
    searchSuggestions: ['cannon', 'uniform', 'Nelson', 'guided tour'],
  },
}
