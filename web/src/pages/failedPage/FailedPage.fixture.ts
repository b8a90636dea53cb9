import type { PageFixture } from '../../fixtures/page.ts'
import type { FailedPage } from '../../model.ts'

export const failedPage: FailedPage = {
  status: 500,
  statusMessage: 'Internal Server Error',
  title: 'Fejl',
  description: 'Noget gik galt',
  heading: 'Vi kan desværre ikke vise siden',
  subtitle: 'Prøv igen senere, eller kontakt os hvis fejlen fortsætter',
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  { path: '/fejl', title: 'Fejl', body: () => ({ type: 'failedPage', ...failedPage }) },
]
