import { to } from '../../writing/marks.ts'
import type { MenuEntry, Site } from '../../writing/site.ts'

const entry = (key: string, title: string, entries?: readonly MenuEntry[]): MenuEntry => ({
  title,
  link: to(key),
  ...(entries && { entries }),
})

const socialMedia = [
  'https://example.org/facebook/proevesalen',
  'https://example.org/instagram/proevesalen',
]

export const menus: Site['menus'] = {
  da: {
    primary: [
      entry('moduler', 'Moduler', [
        entry('tekstafsnit', 'Tekst', [
          entry('harmonika', 'Harmonika'),
          entry('udsagn', 'Udsagn'),
          entry('tekstbaand', 'Tekstbånd'),
        ]),
        entry('billede', 'Billede', [
          entry('tekst-og-billede', 'Tekst og billede'),
          entry('billboard', 'Billboard'),
          entry('dobbelt-billboard', 'Dobbelt billboard'),
          entry('billboard-med-henvisning', 'Med henvisning'),
        ]),
        entry('relateret', 'Relateret', [entry('tilfaeldigt', 'Tilfældigt')]),
        entry('modul-kalender', 'Kalender', [
          entry('modul-arrangementer', 'Arrangementer'),
          entry('modul-udstillinger', 'Udstillinger'),
          entry('modul-fremhaevet', 'Fremhævet'),
          entry('modul-billet', 'Billet'),
          entry('modul-billetpris', 'Billetpriser'),
        ]),
        entry('opfordring', 'Opfordring'),
        entry('modul-podcast', 'Podcast'),
        entry('indlejring', 'Indlejring'),
      ]),
      entry('tilstande', 'Tilstande', [
        entry('uden-billede', 'Uden billede'),
        entry('lang-titel', 'Lang titel'),
        entry('tomme-lister', 'Tomme lister'),
        entry('eget-tema', 'Eget tema'),
        entry('dybt', 'Dybt', [entry('dybere', 'Dybere')]),
      ]),
      entry('besoeg', 'Besøg', [entry('billetter', 'Billetter'), entry('kontakt', 'Kontakt')]),
      entry('kalender', 'Det sker', [
        entry('kalender', 'Dag for dag'),
        entry('kalender-tidslinje', 'På en linje'),
        entry('udstillinger', 'Udstillinger'),
        entry('projekter', 'Projekter', [entry('enhed', 'Enheden'), entry('samling', 'Samling')]),
        entry('publikationer', 'Publikationer'),
        entry('presse', 'Presse'),
        entry('ydelser', 'Ydelser'),
        entry('podcasts', 'Podcast'),
      ]),
      {
        title: 'Uden henvisning',
        entries: [
          entry('viden', 'Viden', [
            entry('viden-tema', 'Tema'),
            entry('viden-artikel', 'Artikel med alt'),
            entry('viden-kort', 'Kort artikel'),
          ]),
          entry('undervisning', 'Undervisning', [
            entry('proeve-trin', 'Trin'),
            entry('proeve-tema', 'Tema'),
          ]),
          entry('kun-dansk', 'Kun på dansk'),
        ],
      },
    ],
    secondary: [
      to('besoeg', 'Åbningstider'),
      to('kontakt', 'Kontakt'),
      to('ukendt-modul', 'Ukendt modul'),
    ],
    tertiary: [
      {
        title: 'Tekst',
        entries: [
          entry('tekstafsnit', 'Tekstafsnit'),
          entry('harmonika', 'Harmonika'),
          entry('udsagn', 'Udsagn'),
          entry('tekstbaand', 'Tekstbånd'),
        ],
      },
      {
        title: 'Billede',
        entries: [
          entry('billede', 'Billede'),
          entry('tekst-og-billede', 'Tekst og billede'),
          entry('billboard', 'Billboard'),
          entry('dobbelt-billboard', 'Dobbelt billboard'),
        ],
      },
      {
        title: 'Tilstande',
        entries: [
          entry('uden-billede', 'Uden billede'),
          entry('uden-moduler', 'Uden moduler'),
          entry('lys-navigation', 'Lys navigation'),
          entry('kun-dansk', 'Kun på dansk'),
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privatliv'), to('cookies', 'Cookies')],
    accessibilityStatement: to('tilgaengelighed', 'Tilgængelighed'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia,
    featured: ['eget-tema', 'moduler'],
    practicalInfo: to('besoeg', 'Praktisk'),
    tickets: to('billetter', 'Billetter'),
    searchSuggestions: ['harmonika', 'lang titel', 'tema', 'rødgrød'],
  },
  en: {
    primary: [
      entry('moduler', 'Modules', [
        entry('tekstafsnit', 'Text', [
          entry('harmonika', 'Accordion'),
          entry('udsagn', 'Statement'),
          entry('tekstbaand', 'Ribbon'),
        ]),
        entry('billede', 'Picture', [
          entry('tekst-og-billede', 'Text and picture'),
          entry('billboard', 'Billboard'),
          entry('dobbelt-billboard', 'Double billboard'),
          entry('billboard-med-henvisning', 'With reference'),
        ]),
        entry('relateret', 'Related', [entry('tilfaeldigt', 'Random')]),
        entry('modul-kalender', 'Calendar', [
          entry('modul-arrangementer', 'Events'),
          entry('modul-udstillinger', 'Exhibitions'),
          entry('modul-fremhaevet', 'Featured'),
          entry('modul-billet', 'Ticket'),
          entry('modul-billetpris', 'Ticket prices'),
        ]),
        entry('opfordring', 'Call to action'),
        entry('modul-podcast', 'Podcast'),
        entry('indlejring', 'Embed'),
      ]),
      entry('tilstande', 'States', [
        entry('uden-billede', 'No picture'),
        entry('lang-titel', 'Long title'),
        entry('tomme-lister', 'Empty lists'),
        entry('eget-tema', 'Own theme'),
        entry('dybt', 'Deep', [entry('dybere', 'Deeper')]),
      ]),
      entry('besoeg', 'Visit', [entry('billetter', 'Tickets'), entry('kontakt', 'Contact')]),
      entry('kalender', 'What’s on', [
        entry('kalender', 'Day by day'),
        entry('kalender-tidslinje', 'In a line'),
        entry('udstillinger', 'Exhibitions'),
        entry('projekter', 'Projects', [
          entry('enhed', 'The unit'),
          entry('samling', 'Collection'),
        ]),
        entry('publikationer', 'Publications'),
        entry('presse', 'Press'),
        entry('ydelser', 'Services'),
        entry('podcasts', 'Podcasts'),
      ]),
      {
        title: 'Without a link',
        entries: [
          entry('viden', 'Knowledge', [
            entry('viden-tema', 'Theme'),
            entry('viden-artikel', 'With everything'),
            entry('viden-kort', 'Short article'),
          ]),
          entry('undervisning', 'Education', [
            entry('proeve-trin', 'Level'),
            entry('proeve-tema', 'Theme'),
          ]),
          entry('ukendt-modul', 'Unknown module'),
        ],
      },
    ],
    secondary: [
      to('besoeg', 'Opening hours'),
      to('kontakt', 'Contact'),
      to('ukendt-modul', 'Unknown module'),
    ],
    tertiary: [
      {
        title: 'Text',
        entries: [
          entry('tekstafsnit', 'Text section'),
          entry('harmonika', 'Accordion'),
          entry('udsagn', 'Statement'),
          entry('tekstbaand', 'Ribbon'),
        ],
      },
      {
        title: 'Picture',
        entries: [
          entry('billede', 'Picture'),
          entry('tekst-og-billede', 'Text and picture'),
          entry('billboard', 'Billboard'),
          entry('dobbelt-billboard', 'Double billboard'),
        ],
      },
      {
        title: 'States',
        entries: [
          entry('uden-billede', 'No picture'),
          entry('uden-moduler', 'No modules'),
          entry('lys-navigation', 'Light navigation'),
          entry('eget-tema', 'Own theme'),
        ],
      },
    ],
    policyPages: [to('privatliv', 'Privacy'), to('cookies', 'Cookies')],
    accessibilityStatement: to('tilgaengelighed', 'Accessibility'),
    cookiePage: to('cookies', 'Cookies'),
    socialMedia,
    featured: ['eget-tema', 'moduler'],
    practicalInfo: to('besoeg', 'Practical'),
    tickets: to('billetter', 'Tickets'),
    searchSuggestions: ['accordion', 'long title', 'theme', 'embed'],
  },
  de: {
    primary: [
      entry('moduler', 'Module', [
        entry('tekstafsnit', 'Text', [entry('harmonika', 'Akkordeon'), entry('udsagn', 'Aussage')]),
        entry('tekst-og-billede', 'Text und Bild'),
        entry('kontakt', 'Kontakt'),
      ]),
      entry('tilstande', 'Zustände', [entry('lang-titel', 'Langer Titel')]),
      entry('besoeg', 'Besuch', [entry('billetter', 'Karten')]),
      entry('kalender', 'Programm', [entry('udstillinger', 'Ausstellungen')]),
      entry('viden', 'Wissen', [
        entry('viden-artikel', 'Ein Artikel'),
        entry('podcasts', 'Podcasts'),
      ]),
    ],
    secondary: [
      to('besoeg', 'Öffnungszeiten'),
      to('kontakt', 'Kontakt'),
      to('billetter', 'Karten'),
    ],
    tertiary: [
      {
        title: 'Module',
        entries: [
          entry('tekstafsnit', 'Textabschnitt'),
          entry('harmonika', 'Akkordeon'),
          entry('udsagn', 'Aussage'),
          entry('tekst-og-billede', 'Text und Bild'),
        ],
      },
      { title: 'Zustände', entries: [entry('lang-titel', 'Langer Titel')] },
      {
        title: 'Besuch',
        entries: [entry('besoeg', 'Öffnungszeiten'), entry('billetter', 'Karten')],
      },
    ],
    policyPages: [to('privatliv', 'Datenschutz')],
    socialMedia,
    featured: ['moduler', 'tilstande'],
    practicalInfo: to('besoeg', 'Praktisches'),
    tickets: to('billetter', 'Karten'),
    searchSuggestions: ['Akkordeon', 'Öffnungszeiten', 'Zustände', 'Kontakt'],
  },
  sv: {
    primary: [
      entry('moduler', 'Moduler', [
        entry('tekstafsnit', 'Text', [
          entry('harmonika', 'Dragspel'),
          entry('udsagn', 'Uttalande'),
        ]),
        entry('tekst-og-billede', 'Text och bild'),
        entry('kontakt', 'Kontakt'),
      ]),
      entry('tilstande', 'Tillstånd', [entry('lang-titel', 'Lång rubrik')]),
      entry('besoeg', 'Besök', [entry('billetter', 'Biljetter')]),
      entry('kalender', 'Kalender', [entry('udstillinger', 'Utställningar')]),
      entry('viden', 'Kunskap', [
        entry('viden-artikel', 'En artikel'),
        entry('podcasts', 'Podcasts'),
      ]),
    ],
    secondary: [to('besoeg', 'Öppettider'), to('kontakt', 'Kontakt'), to('billetter', 'Biljetter')],
    tertiary: [
      {
        title: 'Moduler',
        entries: [
          entry('tekstafsnit', 'Textavsnitt'),
          entry('harmonika', 'Dragspel'),
          entry('udsagn', 'Uttalande'),
          entry('tekst-og-billede', 'Text och bild'),
        ],
      },
      { title: 'Tillstånd', entries: [entry('lang-titel', 'Lång rubrik')] },
      { title: 'Besök', entries: [entry('besoeg', 'Öppettider'), entry('billetter', 'Biljetter')] },
    ],
    policyPages: [to('privatliv', 'Integritet')],
    socialMedia,
    featured: ['moduler', 'tilstande'],
    practicalInfo: to('besoeg', 'Praktiskt'),
    tickets: to('billetter', 'Biljetter'),
    searchSuggestions: ['dragspel', 'öppettider', 'tillstånd', 'kontakt'],
  },
}
