/** Tickets and the page that shows all of them, as one writes them. */
import { type LinkTo, type Locale, Prose } from './marks.ts'
import { type CommonText, type Page, pageRef, pageWithOwn, type Shared } from './site.ts'

/** One price of a ticket, in kroner. */
export interface Variant {
  /** By which a text names it: `{price dagsbillet voksen}`. */
  readonly key?: string
  readonly title: string
  readonly price: number
  readonly description?: string
  /** How many people it lets in, if several. */
  readonly capacity?: number
  /** The higher, the earlier in the list. */
  readonly score?: number
}

export const variantList = (variants: readonly Variant[] | undefined): object[] | undefined =>
  variants?.map(({ key, ...variant }) => ({
    ...(key && { _key: key }),
    _type: 'ticketVariant',
    ...variant,
  }))

export interface TicketText extends Omit<CommonText, 'call'> {
  readonly variantsTitle?: string
  readonly variants: readonly Variant[]
  readonly variantsDisclaimer?: string
  readonly benefitsTitle?: string
  readonly benefits?: readonly string[]
  readonly purchase?: LinkTo
  /** What else one may do: for schools, for groups. */
  readonly cta?: LinkTo
  readonly faq?: Readonly<Record<string, string>>
}

export interface TicketShared extends Shared {
  /** Other tickets by their keys. */
  readonly tickets?: readonly string[]
}

export function ticket(
  key: string,
  { tickets, ...page }: TicketShared,
  texts: Partial<Record<Locale, TicketText>>,
): Page {
  return pageWithOwn({ key, type: 'ticket', ...page }, texts, (text) => {
    const { variantsTitle, variants, variantsDisclaimer, benefitsTitle, benefits, ...rest } = text
    const { purchase, cta, faq, ...common } = rest
    const own = {
      variantsTitle,
      variants: variantList(variants),
      variantsDisclaimer,
      benefitsTitle,
      benefits,
      purchaseLink: purchase,
      cta,
      faq: faq && Object.entries(faq).map(([title, answer]) => entry(title, answer)),
      tickets: tickets?.map(pageRef),
    }
    return { own, common }
  })
}

const entry = (title: string, answer: string) => ({
  _type: 'entry',
  title,
  content: new Prose(answer),
})

/** The tickets in this order; all of the site if none is named. */
export const ticketOverview = (
  key: string,
  { tickets, ...page }: TicketShared,
  texts: Partial<Record<Locale, CommonText>>,
): Page =>
  pageWithOwn({ key, type: 'ticketOverview', ...page }, texts, (common) => ({
    own: { tickets: tickets?.map(pageRef) },
    common,
  }))
