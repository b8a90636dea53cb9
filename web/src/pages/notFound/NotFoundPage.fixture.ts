import { to } from '../../fixtures/parts.ts'
import type { NotFoundPage } from '../../model/NotFoundPage'

export const notFoundPage: NotFoundPage = {
  title: '404',
  description: 'Siden blev ikke fundet',
  links: [to('Til forsiden', '/'), to('Det sker', '/det-sker'), to('Åbningstider', '/besoeg')],
  modules: [],
}
