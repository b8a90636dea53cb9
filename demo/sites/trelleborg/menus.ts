import { to } from '../../writing/marks.ts'
import type { Site } from '../../writing/site.ts'

export const menus: Site['menus'] = {
  da: {
    primary: [
      {
        title: 'Besøg borgen',
        link: to('besoeg'),
        entries: [
          { title: 'Åbningstider', link: to('aabningstider') },
          { title: 'Billetter og priser', link: to('billetter') },
          { title: 'Find vej', link: to('find-vej') },
          { title: 'Tilgængelighed', link: to('tilgaengelighed') },
        ],
      },
      {
        title: 'Borgen',
        link: to('borgen'),
        entries: [
          { title: 'Langhuset', link: to('langhuset') },
          {
            title: 'Gravpladsen',
            link: to('gravpladsen'),
            entries: [{ title: 'Skjoldet', link: to('skjoldet') }],
          },
          { title: 'De fem ringborge', link: to('ringborgene') },
        ],
      },
      {
        title: 'Det sker',
        link: to('kalender'),
        entries: [
          { title: 'Kalender', link: to('kalender') },
          {
            title: 'Vikingelejr',
            link: to('vikingelejr'),
            entries: [{ title: 'Håndværk', link: to('haandvaerk') }],
          },
          {
            title: 'Udstillinger',
            link: to('udstillinger'),
            entries: [
              { title: 'En tirsdag i borgen', link: to('hverdag') },
              { title: 'Mange somre, mange huller', link: to('udgraverne') },
            ],
          },
        ],
      },
      {
        title: 'Skole',
        link: to('skole'),
        entries: [
          {
            title: 'Vikingedag',
            link: to('vikingedag'),
            entries: [{ title: 'Forberedelse', link: to('forberedelse') }],
          },
          { title: 'Lærerkursus', link: to('laererkursus') },
        ],
      },
      { title: 'Om os', link: to('om') },
    ],
    secondary: [
      to('aabningstider', 'Åbningstider'),
      to('kalender', 'Kalender'),
      to('skole', 'For lærere'),
      to('vikingelejr', 'Sommerlejr'),
    ],
    tertiary: [
      {
        title: 'Kom herud',
        entries: [
          { title: 'Planlæg besøget', link: to('besoeg') },
          { title: 'Åbningstider', link: to('aabningstider') },
          { title: 'Billetter', link: to('billetter') },
          { title: 'Tilgængelighed', link: to('tilgaengelighed') },
        ],
      },
      {
        title: 'Lær noget',
        entries: [
          { title: 'Forløb for skoler', link: to('skole') },
          { title: 'Vikingedag', link: to('vikingedag') },
          { title: 'Lærerkursus', link: to('laererkursus') },
          { title: 'Håndværk', link: to('haandvaerk') },
        ],
      },
      {
        title: 'Om Trelleborg',
        entries: [
          { title: 'Museet og folkene', link: to('om') },
          { title: 'Borgens historie', link: to('borgen') },
          { title: 'Skjoldet fra 2008', link: to('skjoldet') },
          { title: 'Verdensarven', link: to('ringborgene') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privatliv'), to('cookies', 'Cookies')],
    accessibilityStatement: to('webtilgaengelighed', 'Tilgængelighedserklæring'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: [
      'https://example.org/facebook/trelleborg',
      'https://example.org/youtube/trelleborg',
    ],
    featured: ['vikingelejr', 'skjoldet'],
    practicalInfo: to('besoeg', 'Praktisk'),
    tickets: to('billetter', 'Billetter'),
    searchSuggestions: ['vikingelejr', 'skoleforløb', 'langhus', 'skjold', 'parkering'],
  },
  en: {
    primary: [
      {
        title: 'Visit',
        link: to('besoeg'),
        entries: [
          { title: 'Opening hours', link: to('aabningstider') },
          { title: 'Tickets and prices', link: to('billetter') },
          { title: 'Getting here', link: to('find-vej') },
          { title: 'Accessibility', link: to('tilgaengelighed') },
        ],
      },
      {
        title: 'The fortress',
        link: to('borgen'),
        entries: [
          { title: 'The longhouse', link: to('langhuset') },
          {
            title: 'The burial ground',
            link: to('gravpladsen'),
            entries: [{ title: 'The shield', link: to('skjoldet') }],
          },
          { title: 'Five ring fortresses', link: to('ringborgene') },
        ],
      },
      {
        title: 'What is on',
        link: to('kalender'),
        entries: [
          { title: 'Calendar', link: to('kalender') },
          {
            title: 'Viking camp',
            link: to('vikingelejr'),
            entries: [{ title: 'Crafts', link: to('haandvaerk') }],
          },
          {
            title: 'Exhibitions',
            link: to('udstillinger'),
            entries: [
              { title: 'A Tuesday in the fortress', link: to('hverdag') },
              { title: 'Many summers, many holes', link: to('udgraverne') },
            ],
          },
        ],
      },
      {
        title: 'Schools',
        link: to('skole'),
        entries: [
          {
            title: 'Viking day',
            link: to('vikingedag'),
            entries: [{ title: 'Preparation', link: to('forberedelse') }],
          },
        ],
      },
      { title: 'About us', link: to('om') },
    ],
    secondary: [
      to('aabningstider', 'Opening hours'),
      to('kalender', 'Calendar'),
      to('skole', 'For teachers'),
      to('vikingelejr', 'Summer camp'),
    ],
    tertiary: [
      {
        title: 'Come out here',
        entries: [
          { title: 'Plan your visit', link: to('besoeg') },
          { title: 'Opening hours', link: to('aabningstider') },
          { title: 'Tickets', link: to('billetter') },
          { title: 'Accessibility', link: to('tilgaengelighed') },
        ],
      },
      {
        title: 'Learn something',
        entries: [
          { title: 'Sessions for schools', link: to('skole') },
          { title: 'Viking day', link: to('vikingedag') },
          { title: 'Preparation', link: to('forberedelse') },
          { title: 'Crafts', link: to('haandvaerk') },
        ],
      },
      {
        title: 'About Trelleborg',
        entries: [
          { title: 'Museum and people', link: to('om') },
          { title: 'The fortress', link: to('borgen') },
          { title: 'The shield of 2008', link: to('skjoldet') },
          { title: 'World Heritage', link: to('ringborgene') },
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privacy'), to('cookies', 'Cookies')],
    accessibilityStatement: to('webtilgaengelighed', 'Accessibility statement'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia: [
      'https://example.org/facebook/trelleborg',
      'https://example.org/youtube/trelleborg',
    ],
    featured: ['vikingelejr', 'skjoldet'],
    practicalInfo: to('besoeg', 'Practical'),
    tickets: to('billetter', 'Tickets'),
    searchSuggestions: ['Viking camp', 'schools', 'longhouse', 'shield', 'parking'],
  },
}
