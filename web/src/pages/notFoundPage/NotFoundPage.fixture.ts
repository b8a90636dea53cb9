import { to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { NotFoundPage } from '../../model.ts'

export const notFoundPage: NotFoundPage = {
  status: 404,
  statusMessage: 'Page Not Found',
  title: '404',
  description: 'Siden blev ikke fundet',
  links: [to('Til forsiden', '/'), to('Det sker', '/det-sker'), to('Åbningstider', '/besoeg')],
  search: {
    action: '/soeg',
    label: 'Hvad leder du efter?',
    suggest: '/api/search/suggest?site=nationalmuseet&locale=da',
    suggestions: 'Ledte du efter en af disse?',
  },
  modules: [],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  { path: '/404', title: '404', body: () => ({ type: 'notFoundPage', ...notFoundPage }) },
]
