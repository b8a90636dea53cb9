import { art, item, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { PracticalInfoOverview } from '../../model.ts'
import { accordion } from '../../modules/accordion/Accordion.fixture.ts'
import { facilities, openingHours } from '../../modules/openingHours/OpeningHoursModule.fixture.ts'

export const practicalInfoOverview: PracticalInfoOverview = {
  hero: {
    title: 'Praktisk information',
    lead: 'Hvornår, hvordan og hvad det koster.',
    picture: null,
    call: to('Køb billet', '/billetter'),
    breadcrumbs: [to('Besøg os', '/besoeg')],
  },
  facilities,
  entries: [
    item('find-vej', 'Find vej', 'Side', art('solvogn', 'En solvogn', 0.5, 0.5)),
    item('adgang', 'Tilgængelighed', 'Side', null),
    item('grupper', 'Grupper og skoleklasser', 'Side', null),
  ],
  modules: [
    { type: 'accordion', ...accordion },
    { type: 'openingHours', ...openingHours, facilities: facilities.slice(1) },
  ],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/praktisk',
    title: 'Praktisk information',
    body: () => ({ type: 'practicalInfoOverview', ...practicalInfoOverview }),
  },
]
