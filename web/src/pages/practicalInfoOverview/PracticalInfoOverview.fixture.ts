import { art, item, to } from '../../fixtures/parts.ts'
import type { PracticalInfoOverview } from '../../model/PracticalInfoOverview'
import { accordion } from '../../modules/accordion/Accordion.fixture.ts'
import { facilities, openingHours } from '../../modules/openingHours/OpeningHours.fixture.ts'

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
