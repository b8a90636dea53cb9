/** What the pages of the demonstration send their visitors to the box office for. */
import { demoSites } from '../../testbed/demoSites.ts'
import { boxOffice } from '../writing/boxOffice.ts'
import type { Value } from '../writing/settle.ts'

/** `tickets` are bought, `booking` is a form, `reading` a document, `listening` an app. */
export const kinds = ['tickets', 'booking', 'reading', 'listening'] as const
export type Kind = (typeof kinds)[number]

export interface Price {
  readonly title: string
  readonly description?: string
  /** In kroner. */
  readonly price: number
}

export interface Offer {
  /** `/da/tickets/krigsmuseet/billet` */
  readonly path: string
  readonly kind: Kind
  readonly locale: string
  readonly title: string
  readonly description: string
  readonly museum: string
  readonly prices: readonly Price[]
  readonly disclaimer?: string
  readonly authors: readonly string[]
  /** The year of a publication. */
  readonly year?: string
  /** Paragraphs. */
  readonly text: readonly string[]
  /** The page that leads here, without its port. */
  readonly page: { readonly host: string; readonly path: string }
}

/** Every offer by its path. Where several pages lead to one, it is that of the page with prices. */
export function offersOf(documents: readonly Value[]): Map<string, Offer> {
  const museums = new Map(
    documents
      .filter(({ _type }) => _type === 'siteConfig')
      .map(({ site, siteName, name }) => [String(site), { names: siteName as Value, name }]),
  )
  const offers = new Map<string, Offer>()
  for (const document of documents) {
    if (typeof document.locale !== 'string' && document._type !== 'podcastShow') continue
    for (const path of pathsIn(document)) {
      const locale = path.split('/')[1] ?? 'da'
      const museum = museums.get(String(document.site))
      const offer = offerOf(document, path, String(museum?.names?.[locale] ?? museum?.name ?? ''))
      if (!offers.has(path) || offer.prices.length > 0) offers.set(path, offer)
    }
  }
  return offers
}

/** The paths of all links of a document to the box office. */
function pathsIn(document: Value): string[] {
  const addresses = JSON.stringify(document).match(/"https?:\/\/[^"\\]+"/g) ?? []
  const own = addresses.map((text) => text.slice(1, -1))
  return own.filter((one) => one.startsWith(`${boxOffice}/`)).map((one) => new URL(one).pathname)
}

function offerOf(document: Value, path: string, museum: string): Offer {
  const [, locale = 'da', kind] = path.split('/')
  const known = kinds.find((one) => one === kind)
  if (!known) throw new Error(`${document._id} leads to ${path}, which is no kind of offer`)
  const site = demoSites.find(({ key }) => key === document.site)
  const slug = (document.slug as { current?: string } | undefined)?.current
  const parts = [site?.basePath.slice(1), locale === 'da' ? '' : locale, slug === '/' ? '' : slug]
  const disclaimer = document.variantsDisclaimer ?? document.ticketsDisclaimer
  const published = document.publishedDate as string | undefined
  return {
    path,
    kind: known,
    locale,
    title: String(document.title),
    description: String(document.description ?? ''),
    museum,
    prices: pricesOf(document),
    ...(disclaimer !== undefined && { disclaimer: String(disclaimer) }),
    authors: (document.authors ?? []) as string[],
    ...(published && { year: published.slice(0, 4) }),
    text: paragraphs(document.content),
    page: { host: site?.developmentHost ?? '', path: `/${parts.filter(Boolean).join('/')}` },
  }
}

/** An event has its prices in the field in which an overview has references. */
const pricesOf = ({ variants, tickets }: Value): Price[] =>
  [variants, tickets]
    .flatMap((list) => (Array.isArray(list) ? (list as (Price & { _type: string })[]) : []))
    .filter(({ _type }) => _type === 'ticketVariant')

interface Block {
  readonly children?: readonly { readonly text?: string }[]
}

const paragraphs = (content: unknown): string[] =>
  (Array.isArray(content) ? (content as Block[]) : [])
    .map(({ children = [] }) => children.map(({ text = '' }) => text).join(''))
    .filter(Boolean)
