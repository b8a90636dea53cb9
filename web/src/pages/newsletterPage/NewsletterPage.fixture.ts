import type { PageFixture } from '../../fixtures/page.ts'
import type { NewsletterPage } from '../../model.ts'

const sent: NewsletterPage = {
  heading: 'Tak for din tilmelding',
  text: 'Se efter en mail fra os, og bekræft din tilmelding i den. Er du tilmeldt i forvejen, kommer der ingen.',
}

const refused: NewsletterPage = {
  heading: 'Tilmeldingen lykkedes ikke',
  text: 'Vi kan ikke skrive til den adresse. Se efter, om den er stavet rigtigt.',
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  { path: '/nyhedsbrev', title: sent.heading, body: () => ({ type: 'newsletterPage', ...sent }) },
  {
    path: '/nyhedsbrev/afvist',
    title: refused.heading,
    body: () => ({ type: 'newsletterPage', ...refused }),
  },
]
