import { to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { ServiceOverview } from '../../model.ts'
import { services } from '../../modules/serviceList/ServiceList.fixture.ts'

export const serviceOverview: ServiceOverview = {
  hero: {
    title: 'Ydelser',
    lead: 'Det, vi gør for andre museer, for kirker og for dem, der har fundet noget på loftet.',
    picture: null,
    call: null,
    breadcrumbs: [to('Bevaring', '/bevaring')],
  },
  services,
  modules: [],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/ydelser',
    title: 'Ydelser',
    body: () => ({ type: 'serviceOverview', ...serviceOverview }),
  },
]
