import { art, text, to } from '../../fixtures/content.ts'
import type { Module, StyledTextAndVisual } from '../../model.ts'

export const styledTextAndVisual: StyledTextAndVisual = {
  key: 'solvognen',
  title: '3.400 år gammel og stadig på vej',
  content: text(
    'En hest af bronze har trukket solen over himlen, siden Egtvedpigen var ung. Nu står vognen i et nyt, mørkt rum, hvor man kan gå helt tæt på.',
    'Skiven er belagt med guld på den ene side: dagen. Den anden side er mørk: natten.',
  ),
  picture: {
    ...art('solvogn', 'Linoleumssnit: en bronzealderhest trækker den store solskive', 0.56, 0.4),
    caption: 'Hesten og solen. Linoleumssnit til udstillingen Solens folk.',
    credit: 'Vitrines værksted',
  },
  side: 'right',
  panel: false,
  link: to('Mød solens folk', '/viden/solens-folk'),
}

/** The same on a panel, the picture on the other side. */
export const styledTextAndVisualOnPanel: StyledTextAndVisual = {
  ...styledTextAndVisual,
  key: 'radioen',
  title: 'Stemmen fra loftet',
  content: text(
    'Under brædderne lå en sender på størrelse med en brødkasse. Hver aften klokken syv talte den med London i fire minutter.',
  ),
  picture: art('radiosender', 'Linoleumssnit: en hjemmebygget radiosender'),
  side: 'left',
  panel: true,
  link: to('Hør udsendelserne', '/viden/radio'),
}

/** The module in its states. */
export const samples: readonly Module[] = [
  { type: 'styledTextAndVisual', ...styledTextAndVisual },
  { type: 'styledTextAndVisual', ...styledTextAndVisualOnPanel },
]
