/** The pages of the box office: a demonstration of a shop, a booking form and documents. */
import { booking } from './booking.ts'
import { type Html, html, page } from './html.ts'
import type { Offer } from './offers.ts'
import { sale } from './sale.ts'
import { type Words, wordsIn } from './words.ts'

export interface Request {
  /** The path with its query. */
  readonly target: string
  /** The fields of a form that was posted. */
  readonly sent?: URLSearchParams
}

export interface Response {
  readonly status: number
  readonly body: string
}

export class BoxOffice {
  readonly #offers: ReadonlyMap<string, Offer>
  readonly #websitePort: number

  /** The websites of the museums listen on `websitePort`. */
  constructor(offers: ReadonlyMap<string, Offer>, websitePort: number) {
    this.#offers = offers
    this.#websitePort = websitePort
  }

  respond({ target, sent }: Request): Response {
    const { pathname, searchParams } = new URL(target, 'http://localhost')
    const offer = this.#offers.get(pathname)
    if (!offer) return missing(wordsIn(pathname.split('/')[1] ?? ''))
    const words = wordsIn(offer.locale)
    const main = mainOf(offer, words, searchParams, sent)
    const { title, museum } = offer
    const href = `https://${offer.page.host}:${this.#websitePort}${encodeURI(offer.page.path)}`
    return { status: 200, body: page({ words, title, museum, back: { href, title } }, main) }
  }
}

function mainOf(offer: Offer, words: Words, chosen: URLSearchParams, sent?: URLSearchParams): Html {
  switch (offer.kind) {
    case 'tickets':
      return sale(offer, words, chosen)
    case 'booking':
      return booking(offer, words, sent)
    case 'reading':
      return reading(offer, words)
    case 'listening':
      return html`<h1>${offer.title}</h1>
<p>${words.listening}</p>`
  }
}

function reading({ title, description, authors, year, text }: Offer, words: Words): Html {
  const names = authors.join(', ')
  return html`<article>
<h1>${title}</h1>
<p class="note">${names && `${words.by} ${names}`}${names && year && ' · '}${year}</p>
<p>${description}</p>
${text.map((paragraph) => html`<p>${paragraph}</p>`)}
<p class="note">${words.excerpt}</p>
</article>`
}

function missing(words: Words): Response {
  const main = html`<h1>${words.missingTitle}</h1>
<p>${words.missing}</p>`
  return { status: 404, body: page({ words, title: words.missingTitle, museum: '' }, main) }
}
