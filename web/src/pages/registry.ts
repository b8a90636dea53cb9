import type { Body } from '../model/Body'
import { type Part, part } from '../part.ts'

type Pages = { readonly [Type in Body['type']]: Part<Extract<Body, { type: Type }>> }

/** Every page type and its file. A type of the model that is missing here is a type error. */
export const pages: Pages = {
  landingPage: part(
    'src/pages/landingPage/LandingPage.tsx',
    () => import('./landingPage/LandingPage.tsx'),
  ),
  frontPage: part('src/pages/frontPage/FrontPage.tsx', () => import('./frontPage/FrontPage.tsx')),
  practicalInfoOverview: part(
    'src/pages/practicalInfoOverview/PracticalInfoOverview.tsx',
    () => import('./practicalInfoOverview/PracticalInfoOverview.tsx'),
  ),
  calendar: part('src/pages/calendar/Calendar.tsx', () => import('./calendar/Calendar.tsx')),
  eventPage: part('src/pages/eventPage/EventPage.tsx', () => import('./eventPage/EventPage.tsx')),
  exhibition: part(
    'src/pages/exhibition/Exhibition.tsx',
    () => import('./exhibition/Exhibition.tsx'),
  ),
  exhibitionOverview: part(
    'src/pages/exhibitionOverview/ExhibitionOverview.tsx',
    () => import('./exhibitionOverview/ExhibitionOverview.tsx'),
  ),
  ticket: part('src/pages/ticket/Ticket.tsx', () => import('./ticket/Ticket.tsx')),
  ticketOverview: part(
    'src/pages/ticketOverview/TicketOverview.tsx',
    () => import('./ticketOverview/TicketOverview.tsx'),
  ),
  '404': part('src/pages/notFound/NotFoundPage.tsx', () => import('./notFound/NotFoundPage.tsx')),
  '500': part('src/pages/failed/FailedPage.tsx', () => import('./failed/FailedPage.tsx')),
}

/** The part of a page's type, or nothing for a type that this build does not know. */
export function pagePart(type: string): Part<Body> | undefined {
  return Object.hasOwn(pages, type) ? (pages[type as Body['type']] as Part<Body>) : undefined
}
