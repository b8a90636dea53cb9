import { to } from '../../writing/marks.ts'
import type { Menus, Site } from '../../writing/site.ts'

const da: Menus = {
  primary: [
    {
      title: 'Fagområder',
      link: to('fagomraader'),
      entries: [
        {
          title: 'Miljø og datering',
          link: to('fagomraader'),
          entries: [
            { title: 'Årringe', link: to('aarringe') },
            { title: 'Strontium', link: to('strontium') },
            { title: 'Pollen', link: to('pollen') },
          ],
        },
        {
          title: 'Håndværk og skrift',
          entries: [
            { title: 'Tekstiler', link: to('tekstiler') },
            { title: 'Runer', link: to('runer') },
          ],
        },
        {
          title: 'Enhederne',
          link: to('fagomraader'),
          entries: [
            { title: 'Miljø og datering', link: to('enhed-miljoe') },
            { title: 'Håndværk og tekstil', link: to('enhed-haandvaerk') },
            { title: 'Skrift og samfund', link: to('enhed-skrift') },
            { title: 'Hav og vrag', link: to('enhed-hav') },
            { title: 'Fælleslaboratoriet', link: to('enhed-laboratorium') },
          ],
        },
      ],
    },
    {
      title: 'Projekter',
      link: to('projekter'),
      entries: [
        { title: 'Projekter', link: to('projekter') },
        { title: 'Publikationer', link: to('publikationer') },
        { title: 'Åbne data', link: to('aabne-data') },
      ],
    },
    {
      title: 'Læs og besøg',
      link: to('besoeg'),
      entries: [
        {
          title: 'Læsesalen',
          link: to('laesesalen'),
          entries: [{ title: 'Bestil fra magasinet', link: to('bestilling') }],
        },
        { title: 'Kalender', link: to('kalender') },
        { title: 'Adgang og priser', link: to('adgang') },
      ],
    },
    {
      title: 'Samarbejde',
      link: to('gaesteforsker'),
      entries: [
        { title: 'Gæsteforskere', link: to('gaesteforsker') },
        { title: 'Specialer', link: to('speciale') },
      ],
    },
    {
      title: 'Om os',
      link: to('om'),
      entries: [
        { title: 'Hvem vi er', link: to('om') },
        { title: 'Etik', link: to('etik') },
        { title: 'Presse', link: to('presse') },
      ],
    },
  ],
  secondary: [
    to('laesesalen', 'Læsesalen'),
    to('kalender', 'Kalender'),
    to('aabne-data', 'Hent data'),
    to('nationalmuseet/front', 'Til museet'),
  ],
  tertiary: [
    {
      title: 'Forskningen',
      entries: [
        { title: 'Fire fagområder', link: to('fagomraader') },
        { title: 'Årringe', link: to('aarringe') },
        { title: 'Tekstiler', link: to('tekstiler') },
        { title: 'Runer', link: to('runer') },
      ],
    },
    {
      title: 'For forskere',
      entries: [
        { title: 'Gæsteforskere', link: to('gaesteforsker') },
        { title: 'Åbne data', link: to('aabne-data') },
        { title: 'Specialer', link: to('speciale') },
        { title: 'Etik', link: to('etik') },
      ],
    },
    {
      title: 'Besøg',
      entries: [
        { title: 'Tider og vej', link: to('besoeg') },
        { title: 'Læsesalen', link: to('laesesalen') },
        { title: 'Bestilling', link: to('bestilling') },
        { title: 'Adgang og priser', link: to('adgang') },
      ],
    },
  ],
  policyPages: [to('privatliv', 'Persondata'), to('cookies', 'Cookies')],
  accessibilityStatement: to('tilgaengelighedserklaering', 'Tilgængelighed'),
  cookiePage: to('cookies', 'Cookies'),
  socialMedia: ['https://example.org/forskning/noter', 'https://example.org/forskning/film'],
  featured: ['aarringe', 'laesesalen'],
  practicalInfo: to('besoeg', 'Praktisk'),
  tickets: to('adgang', 'Adgang'),
  searchSuggestions: ['Dendrokronologi', 'Runer', 'Læsesal', 'Datasæt', 'Strontium'],
}

const en: Menus = {
  primary: [
    {
      title: 'Fields',
      link: to('fagomraader'),
      entries: [
        {
          title: 'Environment and dating',
          link: to('fagomraader'),
          entries: [
            { title: 'Tree rings', link: to('aarringe') },
            { title: 'Strontium', link: to('strontium') },
            { title: 'Pollen', link: to('pollen') },
          ],
        },
        {
          title: 'Craft and writing',
          entries: [
            { title: 'Textiles', link: to('tekstiler') },
            { title: 'Runes', link: to('runer') },
          ],
        },
        {
          title: 'The units',
          link: to('fagomraader'),
          entries: [
            { title: 'Environment and dating', link: to('enhed-miljoe') },
            { title: 'Craft and textiles', link: to('enhed-haandvaerk') },
            { title: 'Writing and society', link: to('enhed-skrift') },
            { title: 'Sea and wrecks', link: to('enhed-hav') },
            { title: 'The shared laboratory', link: to('enhed-laboratorium') },
          ],
        },
      ],
    },
    {
      title: 'Projects',
      link: to('projekter'),
      entries: [
        { title: 'Projects', link: to('projekter') },
        { title: 'Publications', link: to('publikationer') },
        { title: 'Open data', link: to('aabne-data') },
      ],
    },
    {
      title: 'Read and visit',
      link: to('besoeg'),
      entries: [
        {
          title: 'The reading room',
          link: to('laesesalen'),
          entries: [{ title: 'Order from the stacks', link: to('bestilling') }],
        },
        { title: 'Calendar', link: to('kalender') },
        { title: 'Admission and prices', link: to('adgang') },
      ],
    },
    { title: 'Guests', link: to('gaesteforsker') },
    {
      title: 'About',
      link: to('om'),
      entries: [
        { title: 'Who we are', link: to('om') },
        { title: 'Ethics', link: to('etik') },
        { title: 'Press', link: to('presse') },
      ],
    },
  ],
  secondary: [
    to('laesesalen', 'Reading room'),
    to('kalender', 'Calendar'),
    to('aabne-data', 'Get data'),
    to('nationalmuseet/front', 'To the museum'),
  ],
  tertiary: [
    {
      title: 'Research',
      entries: [
        { title: 'Four fields', link: to('fagomraader') },
        { title: 'Tree rings', link: to('aarringe') },
        { title: 'Textiles', link: to('tekstiler') },
        { title: 'Runes', link: to('runer') },
      ],
    },
    {
      title: 'For scholars',
      entries: [
        { title: 'Guest researchers', link: to('gaesteforsker') },
        { title: 'Open data', link: to('aabne-data') },
        { title: 'Ethics', link: to('etik') },
        { title: 'Who we are', link: to('om') },
      ],
    },
    {
      title: 'Visit',
      entries: [
        { title: 'Hours and directions', link: to('besoeg') },
        { title: 'The reading room', link: to('laesesalen') },
        { title: 'Ordering', link: to('bestilling') },
        { title: 'Admission and prices', link: to('adgang') },
      ],
    },
  ],
  policyPages: [to('privatliv', 'Personal data'), to('cookies', 'Cookies')],
  accessibilityStatement: to('tilgaengelighedserklaering', 'Accessibility'),
  cookiePage: to('cookies', 'Cookies'),
  socialMedia: ['https://example.org/forskning/noter', 'https://example.org/forskning/film'],
  featured: ['aarringe', 'laesesalen'],
  practicalInfo: to('besoeg', 'Practical'),
  tickets: to('adgang', 'Admission'),
  searchSuggestions: ['Dendrochronology', 'Runes', 'Reading room', 'Data sets', 'Strontium'],
}

export const menus: Site['menus'] = { da, en }
