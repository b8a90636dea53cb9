import type { Motif } from '../motifs.ts'

/** Paper, light ink, signature ink, second ink, key: the dark that draws. */
export const inkNames = ['p', 'a', 'b', 'c', 'k'] as const
export type Ink = (typeof inkNames)[number]
export type Inks = Readonly<Record<Ink, string>>

export const sites = {
  nationalmuseet: { p: '#F5EDDC', a: '#EDBE63', b: '#D0401F', c: '#24616A', k: '#1B1917' },
  forskning: { p: '#EEF0EA', a: '#A9C3DB', b: '#2C5AA0', c: '#E4793A', k: '#111B33' },
  samlinger: { p: '#F4ECE6', a: '#E3B7A0', b: '#96305C', c: '#D99A2B', k: '#26142A' },
  bevaring: { p: '#EFF1E9', a: '#A7D0BF', b: '#14776F', c: '#E2653A', k: '#0E2727' },
  frilandsmuseet: { p: '#F7F0DA', a: '#EACB6B', b: '#4C7A3D', c: '#BF4A2B', k: '#1D2B1D' },
  krigsmuseet: { p: '#F0E9D8', a: '#BDB48A', b: '#7C2A20', c: '#E09A35', k: '#1A1C18' },
  frihedsmuseet: { p: '#F1EEE7', a: '#C4C6C0', b: '#D6281E', c: '#F0BE3C', k: '#121314' },
  slottet: { p: '#F3EEE2', a: '#A9CBC0', b: '#27705F', c: '#DDA73A', k: '#14233B' },
  jelling: { p: '#EFECE2', a: '#BFC6C4', b: '#4F6787', c: '#DB5A2C', k: '#18202E' },
  trelleborg: { p: '#F3EED9', a: '#CBCF8C', b: '#2E6E50', c: '#E8A33B', k: '#172A20' },
  dvaergene: { p: '#F7F2E8', a: '#9CC0D3', b: '#CC2F2A', c: '#F2BE45', k: '#1C1B30' },
  proevesalen: { p: '#F2F0F5', a: '#C9B8F0', b: '#6A3BD1', c: '#F2B632', k: '#1C1730' },
} as const satisfies Record<string, Inks>

export type Site = keyof typeof sites

const { a: ochre, b: red, c: teal } = sites.nationalmuseet

/** Land and water in teal under a red sun. */
const landscape = { b: teal, c: red }
/** The second ink as a flame, the light one as night air. */
const lamplight = { a: '#8FB9BD', c: ochre }
/** The second ink as brass, on a quiet ground. */
const brass = { a: '#CFC4AC', c: ochre }

/**
 * Where a motif wants other inks than the site's usual ones: a sun, a flame or a horn of gold
 * must not turn cold.
 */
const swaps: Partial<Record<Site, Partial<Record<Motif, Partial<Inks>>>>> = {
  nationalmuseet: {
    balsal: lamplight,
    boegeskov: { ...lamplight, b: teal },
    bondegaard: landscape,
    cykler: lamplight,
    dvaergedoer: { ...lamplight, b: teal },
    gravhoje: landscape,
    haandvaerk: brass,
    hestevogn: landscape,
    indgang: lamplight,
    jellingkirke: landscape,
    kanon: brass,
    kasematter: lamplight,
    kartotek: brass,
    klint: landscape,
    konservator: landscape,
    langhus: lamplight,
    lurblaesere: landscape,
    lygtetog: lamplight,
    lysivinduet: lamplight,
    mikrofon: brass,
    moenter: landscape,
    mosefund: landscape,
    nedkastning: lamplight,
    nisse: lamplight,
    orlogsskib: brass,
    radiosender: brass,
    ringborg: landscape,
    runesten: { ...landscape, a: '#E3D6BC' },
    skoletavle: brass,
    slot: landscape,
    slotshave: landscape,
    solvogn: { a: red, b: teal, c: ochre },
    trykpresse: brass,
    udgravning: landscape,
    uniform: brass,
    vaev: landscape,
    vandmoelle: landscape,
    vindmoelle: landscape,
  },
  dvaergene: {
    vikingemarked: { a: sites.dvaergene.c, c: sites.dvaergene.a },
    vikingeskib: { a: sites.dvaergene.c, c: sites.dvaergene.a },
  },
  slottet: { nisse: { b: '#B8402C' } },
  frilandsmuseet: {
    nisse: { a: '#A9BE95', b: sites.frilandsmuseet.c, c: sites.frilandsmuseet.a },
    solvogn: { a: sites.frilandsmuseet.c, c: sites.frilandsmuseet.a },
  },
}

/** Motifs whose gold is the light ink; only some sites have a light ink that can be gold. */
const golden: readonly Motif[] = ['altertavle', 'guldhorn', 'moenter']
const goldSites: readonly Site[] = ['nationalmuseet', 'frilandsmuseet']

/** Motifs whose fire is the signature ink; it cannot burn green or blue. */
const fiery: readonly Motif[] = ['ildsted']
const fireSites: readonly Site[] = ['nationalmuseet', 'krigsmuseet', 'frihedsmuseet', 'dvaergene']

/** Motifs whose sun is the signature ink and whose sea is the second. */
const seaside: readonly Motif[] = ['vikingeskib', 'vikingemarked']
const seaSites: readonly Site[] = ['nationalmuseet', 'dvaergene']

export const inksOf = (site: Site, motif: Motif): Inks => {
  const inks = sites[site]
  if (golden.includes(motif) && !goldSites.includes(site)) return { ...inks, a: inks.c, c: inks.a }
  const [warm, at] = seaside.includes(motif) ? [true, seaSites] : [fiery.includes(motif), fireSites]
  if (warm && !at.includes(site)) return { ...inks, b: inks.c, c: inks.b }
  return { ...inks, ...swaps[site]?.[motif] }
}
