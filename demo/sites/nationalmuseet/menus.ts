import { to } from '../../writing/marks.ts'
import type { Menus, Site } from '../../writing/site.ts'

const da: Menus = {
  primary: [
    {
      title: 'Besøg os',
      link: to('besoeg'),
      entries: [
        {
          title: 'Før du kommer',
          link: to('besoeg'),
          entries: [
            { title: 'Åbningstider', link: to('aabningstider') },
            { title: 'Billetter og priser', link: to('billetter') },
            { title: 'Find vej', link: to('find-vej') },
          ],
        },
        {
          title: 'Tilgængelighed',
          link: to('tilgaengelighed'),
          entries: [{ title: 'Lydguiden', link: to('lydguide') }],
        },
        {
          title: 'I huset',
          entries: [
            { title: 'Mad og kaffe', link: to('mad') },
            { title: 'Med børn', link: to('boern') },
            { title: 'Grupper', link: to('grupper') },
            { title: 'Husregler', link: to('husregler') },
          ],
        },
      ],
    },
    {
      title: 'Udstillinger',
      link: to('udstillinger'),
      entries: [
        {
          title: 'Oldtiden',
          link: to('oldtiden'),
          entries: [
            { title: 'Solvognen', link: to('solvognen') },
            { title: 'Egtvedpigens nederdel', link: to('egtvedpigen') },
          ],
        },
        { title: 'Vikingernes hav', link: to('vikingetiden') },
        {
          title: 'Særudstillinger',
          link: to('udstillinger'),
          entries: [
            { title: 'Oldtiden var ikke brun', link: to('farver') },
            { title: 'Hvad huset har hørt', link: to('lyd') },
          ],
        },
        { title: 'Fem ting på en time', link: to('fem-ting') },
      ],
    },
    {
      title: 'Børn og skoler',
      link: to('skoler'),
      entries: [
        { title: 'Skoleklasser', link: to('skoler') },
        { title: 'Familier', link: to('boern') },
      ],
    },
    {
      title: 'Det sker',
      link: to('kalender'),
      entries: [
        { title: 'Kalender', link: to('kalender') },
        { title: 'Trykværkstedet', link: to('trykvaerksted') },
        { title: 'Har du fundet noget?', link: to('danefae') },
      ],
    },
    {
      title: 'Om museet',
      link: to('om'),
      entries: [
        {
          title: 'Husets historie',
          link: to('om'),
          entries: [
            { title: 'Hvem gør hvad', link: to('organisation') },
            { title: 'Presse', link: to('presse') },
          ],
        },
        {
          title: 'Vær med',
          entries: [
            { title: 'Arbejd her', link: to('job') },
            { title: 'Bliv frivillig', link: to('frivillig') },
            { title: 'Støt museet', link: to('stoet') },
          ],
        },
        {
          title: 'Museets tre andre døre',
          entries: [
            { title: 'Forskning', link: to('forskning/front') },
            { title: 'Samlinger', link: to('samlinger/front') },
            { title: 'Bevaring', link: to('bevaring/front') },
          ],
        },
      ],
    },
  ],
  secondary: [
    to('kalender', 'Det sker'),
    to('aabningstider', 'Åbningstider'),
    to('find-vej', 'Find vej'),
    to('tilgaengelighed', 'Tilgængelighed'),
  ],
  tertiary: [
    {
      title: 'Besøg os',
      entries: [
        { title: 'Åbningstider', link: to('aabningstider') },
        { title: 'Billetter og priser', link: to('billetter') },
        { title: 'Tilgængelighed', link: to('tilgaengelighed') },
        { title: 'Mad og kaffe', link: to('mad') },
        { title: 'Grupper', link: to('grupper') },
      ],
    },
    {
      title: 'Om museet',
      entries: [
        { title: 'Husets historie', link: to('om') },
        { title: 'Presse', link: to('presse') },
        { title: 'Ledige stillinger', link: to('job') },
        { title: 'Bliv frivillig', link: to('frivillig') },
        { title: 'Støt museet', link: to('stoet') },
      ],
    },
    {
      title: 'Bag salene',
      entries: [
        { title: 'Forskning', link: to('forskning/front') },
        { title: 'Samlinger', link: to('samlinger/front') },
        { title: 'Bevaring', link: to('bevaring/front') },
        { title: 'Har du fundet noget?', link: to('danefae') },
      ],
    },
  ],
  policyPages: [
    to('privatliv', 'Privatliv'),
    to('cookies', 'Cookies'),
    to('tilgaengelighedserklaering', 'Tilgængelighedserklæring'),
  ],
  socialMedia: [
    'https://example.org/nationalmuseet/billeder',
    'https://example.org/nationalmuseet/film',
  ],
  featured: ['lyd', 'vikingetiden'],
  practicalInfo: to('besoeg', 'Praktisk info'),
  tickets: to('billetter', 'Køb billet'),
  searchSuggestions: ['Solvognen', 'Åbningstider', 'Danefæ', 'Vikingeskib', 'Børneværksted'],
}

const en: Menus = {
  primary: [
    {
      title: 'Visit',
      link: to('besoeg'),
      entries: [
        {
          title: 'Before you come',
          link: to('besoeg'),
          entries: [
            { title: 'Opening hours', link: to('aabningstider') },
            { title: 'Tickets and prices', link: to('billetter') },
            { title: 'Getting here', link: to('find-vej') },
          ],
        },
        {
          title: 'Access',
          link: to('tilgaengelighed'),
          entries: [{ title: 'The audio guide', link: to('lydguide') }],
        },
        {
          title: 'In the house',
          entries: [
            { title: 'Food and coffee', link: to('mad') },
            { title: 'With children', link: to('boern') },
            { title: 'Groups', link: to('grupper') },
            { title: 'House rules', link: to('husregler') },
          ],
        },
      ],
    },
    {
      title: 'Galleries',
      link: to('udstillinger'),
      entries: [
        {
          title: 'Prehistory',
          link: to('oldtiden'),
          entries: [
            { title: 'The Sun Chariot', link: to('solvognen') },
            { title: 'The Egtved Girl', link: to('egtvedpigen') },
          ],
        },
        { title: 'The Vikings’ sea', link: to('vikingetiden') },
        {
          title: 'Special exhibitions',
          link: to('udstillinger'),
          entries: [
            { title: 'Prehistory was not brown', link: to('farver') },
            { title: 'What the house has heard', link: to('lyd') },
          ],
        },
        { title: 'Five things in an hour', link: to('fem-ting') },
      ],
    },
    {
      title: 'Children and schools',
      link: to('skoler'),
      entries: [
        { title: 'School classes', link: to('skoler') },
        { title: 'Families', link: to('boern') },
      ],
    },
    {
      title: 'What’s on',
      link: to('kalender'),
      entries: [
        { title: 'Calendar', link: to('kalender') },
        { title: 'The print workshop', link: to('trykvaerksted') },
        { title: 'Have you found something?', link: to('danefae') },
      ],
    },
    {
      title: 'About',
      link: to('om'),
      entries: [
        {
          title: 'The house',
          link: to('om'),
          entries: [
            { title: 'Who does what', link: to('organisation') },
            { title: 'Press', link: to('presse') },
          ],
        },
        {
          title: 'Take part',
          entries: [
            { title: 'Work here', link: to('job') },
            { title: 'Support the museum', link: to('stoet') },
          ],
        },
        {
          title: 'Three more doors',
          entries: [
            { title: 'Research', link: to('forskning/front') },
            { title: 'Collections', link: to('samlinger/front') },
            { title: 'Conservation', link: to('bevaring/front') },
          ],
        },
      ],
    },
  ],
  secondary: [
    to('kalender', 'What’s on'),
    to('aabningstider', 'Opening hours'),
    to('find-vej', 'Getting here'),
    to('tilgaengelighed', 'Access'),
  ],
  tertiary: [
    {
      title: 'Visit',
      entries: [
        { title: 'Opening hours', link: to('aabningstider') },
        { title: 'Tickets and prices', link: to('billetter') },
        { title: 'Access', link: to('tilgaengelighed') },
        { title: 'Food and coffee', link: to('mad') },
        { title: 'Groups', link: to('grupper') },
      ],
    },
    {
      title: 'About',
      entries: [
        { title: 'History of the house', link: to('om') },
        { title: 'Press', link: to('presse') },
        { title: 'Vacancies', link: to('job') },
        { title: 'Support the museum', link: to('stoet') },
      ],
    },
    {
      title: 'Behind the galleries',
      entries: [
        { title: 'Research', link: to('forskning/front') },
        { title: 'Collections', link: to('samlinger/front') },
        { title: 'Conservation', link: to('bevaring/front') },
        { title: 'Have you found something?', link: to('danefae') },
      ],
    },
  ],
  policyPages: [
    to('privatliv', 'Privacy'),
    to('cookies', 'Cookies'),
    to('tilgaengelighedserklaering', 'Accessibility statement'),
  ],
  socialMedia: [
    'https://example.org/nationalmuseet/billeder',
    'https://example.org/nationalmuseet/film',
  ],
  featured: ['lyd', 'vikingetiden'],
  practicalInfo: to('besoeg', 'Plan your visit'),
  tickets: to('billetter', 'Tickets'),
  searchSuggestions: ['Sun Chariot', 'Opening hours', 'Treasure trove', 'Viking ship', 'Workshop'],
}

export const menus: Site['menus'] = { da, en }
