/** The components that have a page in the catalogue: `components.tsx` has what each shows. */
export const componentNames = [
  'badge',
  'billboardArtwork',
  'breadcrumbs',
  'button',
  'cards',
  'episodeRows',
  'eventCards',
  'facilityList',
  'facts',
  'failure',
  'icon',
  'linkList',
  'logo',
  'materials',
  'openNow',
  'pageHero',
  'paging',
  'people',
  'picture',
  'priceTable',
  'ribbon',
  'richText',
  'stripTitle',
] as const

export type ComponentName = (typeof componentNames)[number]
