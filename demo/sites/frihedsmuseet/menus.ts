import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'

export const menus: Site['menus'] = {
  da: {
    primary: [
      {
        title: 'Besøg',
        link: to('besoeg'),
        entries: [
          { title: 'Billetter og tider', link: to('billetter') },
          { title: 'Om det svære', link: to('svaert-stof') },
          {
            title: 'Tilgængelighed',
            link: to('tilgaengelighed'),
            entries: [{ title: 'Skærmede timer', link: to('skaermede-timer') }],
          },
        ],
      },
      {
        title: 'Besættelsen',
        link: to('besaettelsen'),
        entries: [
          {
            title: 'År for år',
            link: to('besaettelsen'),
            entries: [
              { title: 'Oktober 1943', link: to('oktober-1943') },
              { title: 'Lys i vinduet', link: to('lys-i-vinduet') },
            ],
          },
          { title: 'Ikke alle gjorde modstand', link: to('ikke-alle') },
          {
            title: 'Viden',
            link: to('viden'),
            entries: [
              { title: 'Sådan gjorde man modstand', link: to('viden-modstand') },
              { title: 'Døre og valg', link: to('viden-valg') },
            ],
          },
          { title: 'Podcast', link: to('podcasts') },
        ],
      },
      {
        title: 'Modstanden',
        link: to('illegale-blade'),
        entries: [
          { title: 'Illegale blade', link: to('illegale-blade') },
          { title: 'Radiosenderen', link: to('radiosenderen') },
          { title: 'Nedkastninger', link: to('nedkastning') },
        ],
      },
      {
        title: 'Det sker',
        link: to('kalender'),
        entries: [
          { title: 'Kalender', link: to('kalender') },
          { title: 'Udstillinger', link: to('udstillinger') },
          { title: 'Skoler', link: to('skoler') },
        ],
      },
      {
        title: 'Om museet',
        link: to('om'),
        entries: [{ title: 'Søg en slægtning', link: to('slaegt') }],
      },
    ],
    secondary: [
      to('kalender', 'Det sker'),
      to('billetter', 'Torsdag åbent til 20'),
      to('besoeg', 'Find vej'),
      to('tilgaengelighed', 'Tilgængelighed'),
    ],
    tertiary: [
      {
        title: 'Kom',
        entries: [
          { title: 'Billetter og tider', link: to('billetter') },
          { title: 'Om det svære', link: to('svaert-stof') },
          { title: 'Skærmede timer', link: to('skaermede-timer') },
          { title: 'Skoleklasser', link: to('skoler') },
        ],
      },
      {
        title: 'Læs',
        entries: [
          { title: 'Besættelsen, år for år', link: to('besaettelsen') },
          { title: 'Oktober 1943', link: to('oktober-1943') },
          { title: 'Trykt i en kælder', link: to('illegale-blade') },
          { title: 'En hilsen til Elias', link: to('nedkastning') },
          { title: 'Alle artikler', link: to('viden') },
        ],
      },
      {
        title: 'Spørg',
        entries: [
          { title: 'Om museet', link: to('om') },
          { title: 'Søg en slægtning', link: to('slaegt') },
          { title: 'Presse', link: to('om') },
          { title: 'Krigsmuseet', link: to('krigsmuseet/front') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privatliv'), to('cookies', 'Cookies')],
    accessibilityStatement: to('erklaering', 'Tilgængelighedserklæring'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: ['https://example.org/frihedsmuseet', 'https://example.org/frihedsmuseet-stemmer'],
    featured: ['oktober-1943', 'radiosenderen'],
    practicalInfo: to('besoeg', 'Praktisk'),
    tickets: to('billetter', 'Bestil tid'),
    searchSuggestions: ['billetter', 'oktober 1943', 'sabotage', 'slægtning', 'illegale blade'],
  },
  en: {
    primary: [
      {
        title: 'Visit',
        link: to('besoeg'),
        entries: [
          { title: 'Tickets and times', link: to('billetter') },
          { title: 'About the hard parts', link: to('svaert-stof') },
          {
            title: 'Access',
            link: to('tilgaengelighed'),
            entries: [{ title: 'Sheltered hours', link: to('skaermede-timer') }],
          },
        ],
      },
      {
        title: 'The Occupation',
        link: to('besaettelsen'),
        entries: [
          {
            title: 'Year by year',
            link: to('besaettelsen'),
            entries: [
              { title: 'October 1943', link: to('oktober-1943') },
              { title: 'A light in the window', link: to('lys-i-vinduet') },
            ],
          },
          { title: 'Not everyone resisted', link: to('ikke-alle') },
          {
            title: 'Knowledge',
            link: to('viden'),
            entries: [
              { title: 'How one resisted', link: to('viden-modstand') },
              { title: 'Doors and choices', link: to('viden-valg') },
            ],
          },
          { title: 'Podcasts', link: to('podcasts') },
        ],
      },
      {
        title: 'Resistance',
        link: to('illegale-blade'),
        entries: [
          { title: 'Illegal papers', link: to('illegale-blade') },
          { title: 'The transmitter', link: to('radiosenderen') },
          { title: 'Drops by moonlight', link: to('nedkastning') },
        ],
      },
      {
        title: 'What’s on',
        link: to('kalender'),
        entries: [
          { title: 'Calendar', link: to('kalender') },
          { title: 'Exhibitions', link: to('udstillinger') },
          { title: 'Schools', link: to('skoler') },
        ],
      },
      { title: 'About', link: to('om') },
    ],
    secondary: [
      to('kalender', 'What’s on'),
      to('billetter', 'Thursdays until 8 pm'),
      to('besoeg', 'Getting here'),
      to('tilgaengelighed', 'Access'),
    ],
    tertiary: [
      {
        title: 'Come',
        entries: [
          { title: 'Tickets and times', link: to('billetter') },
          { title: 'About the hard parts', link: to('svaert-stof') },
          { title: 'Sheltered hours', link: to('skaermede-timer') },
          { title: 'School classes', link: to('skoler') },
        ],
      },
      {
        title: 'Read',
        entries: [
          { title: 'Year by year', link: to('besaettelsen') },
          { title: 'October 1943', link: to('oktober-1943') },
          { title: 'Printed in a cellar', link: to('illegale-blade') },
          { title: 'Greetings to Elias', link: to('nedkastning') },
          { title: 'All articles', link: to('viden') },
        ],
      },
      {
        title: 'Ask',
        entries: [
          { title: 'About the museum', link: to('om') },
          { title: 'Press', link: to('om') },
          { title: 'Not everyone resisted', link: to('ikke-alle') },
          { title: 'The War Museum', link: to('krigsmuseet/front') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privacy'), to('cookies', 'Cookies')],
    accessibilityStatement: to('erklaering', 'Accessibility statement'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: ['https://example.org/frihedsmuseet', 'https://example.org/frihedsmuseet-stemmer'],
    featured: ['oktober-1943', 'radiosenderen'],
    practicalInfo: to('besoeg', 'Plan your visit'),
    tickets: to('billetter', 'Book a time'),
    searchSuggestions: ['tickets', 'October 1943', 'sabotage', 'transmitter'],
  },
}
