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
    form: { site: 'nationalmuseet', locale: 'da', page: 'side', module: 'vaerkstedet' },
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
    form: { site: 'nationalmuseet', locale: 'da', page: 'side', module: 'kort' },
    theme: null,
  },
}

/** The module in its states. */
export const samples: readonly Module[] = [
  { type: 'newsletter', ...newsletterModule },
  { type: 'newsletter', ...smallNewsletterModule },
]
