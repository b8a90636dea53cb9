import { text, to } from '../../fixtures/content.ts'
import { siteFixture } from '../../fixtures/sites.ts'
import type { Module, NewsletterModule } from '../../model.ts'

export const newsletterModule: NewsletterModule = {
  key: 'vaerkstedet',
  newsletter: {
    title: 'Brev fra værkstedet',
    content: text('Fire gange om året: et tryk, en opskrift på farve og en dato at komme på.'),
    links: [to('Læs det seneste brev', '/brev/4'), to('Alle vores breve', '/breve')],
    termsTitle: 'Det siger du ja til',
    terms: text('Vi gemmer din adresse, til du framelder dig. Læs [om persondata](/privatliv).'),
    list: { account: 'vitrine', region: 'eu1', listId: 'vaerksted', userId: null },
    theme: siteFixture('trelleborg').theme,
  },
}

/** In the page's own colours, with plain terms. */
export const smallNewsletterModule: NewsletterModule = {
  key: 'kort',
  newsletter: {
    ...newsletterModule.newsletter,
    title: 'Nyt fra museet',
    links: [],
    termsTitle: null,
    list: { account: null, region: null, listId: 'nyt', userId: null },
    theme: null,
  },
}

/** The module in its states. */
export const samples: readonly Module[] = [
  { type: 'newsletter', ...newsletterModule },
  { type: 'newsletter', ...smallNewsletterModule },
]
