/** What is worth seeing closer of a print, for where a page shows it a second time. */
import type { Motif } from './motifs.ts'

/** From the left and from the top, and how much of each side: shares of the whole. */
export type Part = readonly [left: number, top: number, share: number]

const parts: Partial<Record<Motif, Part>> = {
  altertavle: [0.25, 0.15, 0.5],
  balsal: [0.28, 0.28, 0.52],
  bondegaard: [0.26, 0.02, 0.52],
  cykler: [0.1, 0.42, 0.52],
  dvaergedoer: [0.58, 0.15, 0.42],
  gravhoje: [0.28, 0.28, 0.5],
  guldhorn: [0.4, 0.14, 0.52],
  haandvaerk: [0.14, 0.48, 0.52],
  kaffebord: [0.12, 0.42, 0.52],
  kanon: [0.24, 0.38, 0.52],
  kartotek: [0.24, 0.2, 0.54],
  kasematter: [0.34, 0.36, 0.52],
  klint: [0, 0.06, 0.56],
  krukker: [0.3, 0.3, 0.54],
  langhus: [0.22, 0.42, 0.54],
  lurblaesere: [0.22, 0.06, 0.56],
  lysivinduet: [0.32, 0.06, 0.5],
  mikroskop: [0.26, 0.2, 0.54],
  museumssal: [0.24, 0.34, 0.52],
  nedkastning: [0.18, 0.02, 0.56],
  orlogsskib: [0.28, 0.36, 0.52],
  radiosender: [0.26, 0.4, 0.54],
  ringborg: [0.27, 0.26, 0.44],
  runesten: [0.24, 0.2, 0.5],
  skoletavle: [0.16, 0.1, 0.52],
  slot: [0.26, 0.24, 0.5],
  slotshave: [0.24, 0.4, 0.52],
  trykpresse: [0.08, 0.32, 0.54],
  udgravning: [0.2, 0.42, 0.54],
  uniform: [0.42, 0.36, 0.52],
  vaev: [0.2, 0.3, 0.52],
  vandmoelle: [0.1, 0.28, 0.52],
  vikingemarked: [0.28, 0.4, 0.52],
  vikingeskib: [0.34, 0.3, 0.52],
  vindmoelle: [0.28, 0.04, 0.52],
}

/** The middle is where a print keeps its subject. */
const middle: Part = [0.24, 0.24, 0.52]

export const partOf = (motif: Motif): Part => parts[motif] ?? middle
