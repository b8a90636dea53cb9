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
        {
          title: 'Læs videre',
          link: to('viden'),
          entries: [
            { title: 'Det, jorden gemte', link: to('viden-jorden') },
            { title: 'Folk og ting', link: to('viden-folk') },
            { title: 'Podcast', link: to('podcasts') },
          ],
        },
      ],
    },
    {
      title: 'Børn og skoler',
      link: to('undervisning'),
      entries: [
        {
          title: 'Undervisning',
          link: to('undervisning'),
          entries: [{ title: 'Sådan foregår et besøg', link: to('skoler') }],
        },
        {
          title: '0.–3. klasse',
          link: to('indskoling'),
          entries: [
            { title: 'Stenalder', link: to('indskoling-stenalder') },
            { title: 'Vikingebørn', link: to('indskoling-vikingeboern') },
            { title: 'Oldemors skole', link: to('indskoling-oldemor') },
          ],
        },
        {
          title: '4.–6. klasse',
          link: to('mellemtrin'),
          entries: [
            { title: 'Vikingetid', link: to('mellemtrin-vikingetid') },
            { title: 'Bronzealder', link: to('mellemtrin-bronzealder') },
            { title: 'Middelalder', link: to('mellemtrin-middelalder') },
          ],
        },
        {
          title: '7.–10. klasse',
          link: to('udskoling'),
          entries: [
            { title: 'Kilder', link: to('udskoling-kilder') },
            { title: 'Hvem ejer fortiden?', link: to('udskoling-ejerskab') },
            { title: 'Demokrati og hverdag', link: to('udskoling-hverdag') },
          ],
        },
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
            { title: 'Palæets egne ting', link: to('samling-palaeet') },
            { title: 'Skolekufferterne', link: to('samling-kufferter') },
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
          title: 'Bag salene',
          entries: [
            { title: 'Projekter', link: to('projekter') },
            { title: 'Bøger', link: to('publikationer') },
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
        { title: 'Viden', link: to('viden') },
        { title: 'Forskning', link: to('forskning/front') },
        { title: 'Samlinger', link: to('samlinger/front') },
        { title: 'Bevaring', link: to('bevaring/front') },
        { title: 'Har du fundet noget?', link: to('danefae') },
      ],
    },
  ],
  policyPages: [to('privatliv', 'Privatliv'), to('cookies', 'Cookies')],
  accessibilityStatement: to('tilgaengelighedserklaering', 'Tilgængelighedserklæring'),
  cookiePage: to('cookies', 'Cookies'),
  socialMedia: [
    'https://example.org/nationalmuseet/billeder',
    'https://example.org/nationalmuseet/film',
  ],
  featured: ['lyd', 'vikingetiden'],
  featuredTicket: 'dagsbillet',
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
        {
          title: 'Read on',
          link: to('viden'),
          entries: [
            { title: 'What the ground kept', link: to('viden-jorden') },
            { title: 'People and things', link: to('viden-folk') },
            { title: 'Podcasts', link: to('podcasts') },
          ],
        },
      ],
    },
    {
      title: 'Children and schools',
      link: to('undervisning'),
      entries: [
        {
          title: 'Education',
          link: to('undervisning'),
          entries: [{ title: 'What a visit is like', link: to('skoler') }],
        },
        {
          title: 'Ages 6–9',
          link: to('indskoling'),
          entries: [
            { title: 'The Stone Age', link: to('indskoling-stenalder') },
            { title: 'Viking children', link: to('indskoling-vikingeboern') },
            { title: 'Great-grandmother’s school', link: to('indskoling-oldemor') },
          ],
        },
        {
          title: 'Ages 10–12',
          link: to('mellemtrin'),
          entries: [
            { title: 'The Viking Age', link: to('mellemtrin-vikingetid') },
            { title: 'The Bronze Age', link: to('mellemtrin-bronzealder') },
            { title: 'The Middle Ages', link: to('mellemtrin-middelalder') },
          ],
        },
        {
          title: 'Ages 13–16',
          link: to('udskoling'),
          entries: [
            { title: 'Evidence', link: to('udskoling-kilder') },
            { title: 'Who owns the past?', link: to('udskoling-ejerskab') },
            { title: 'Democracy and daily life', link: to('udskoling-hverdag') },
          ],
        },
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
            { title: 'What came with the palace', link: to('samling-palaeet') },
            { title: 'The school suitcases', link: to('samling-kufferter') },
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
          title: 'Behind the galleries',
          entries: [
            { title: 'Projects', link: to('projekter') },
            { title: 'Books', link: to('publikationer') },
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
        { title: 'Knowledge', link: to('viden') },
        { title: 'Research', link: to('forskning/front') },
        { title: 'Collections', link: to('samlinger/front') },
        { title: 'Conservation', link: to('bevaring/front') },
        { title: 'Have you found something?', link: to('danefae') },
      ],
    },
  ],
  policyPages: [to('privatliv', 'Privacy'), to('cookies', 'Cookies')],
  accessibilityStatement: to('tilgaengelighedserklaering', 'Accessibility statement'),
  cookiePage: to('cookies', 'Cookies'),
  socialMedia: [
    'https://example.org/nationalmuseet/billeder',
    'https://example.org/nationalmuseet/film',
  ],
  featured: ['lyd', 'vikingetiden'],
  featuredTicket: 'dagsbillet',
  practicalInfo: to('besoeg', 'Plan your visit'),
  tickets: to('billetter', 'Tickets'),
  searchSuggestions: ['Sun Chariot', 'Opening hours', 'Treasure trove', 'Viking ship', 'Workshop'],
}

export const menus: Site['menus'] = { da, en }
