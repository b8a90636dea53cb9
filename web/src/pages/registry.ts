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
  knowledgeArticle: part(
    'src/pages/knowledgeArticle/KnowledgeArticle.tsx',
    () => import('./knowledgeArticle/KnowledgeArticle.tsx'),
  ),
  knowledgeOverview: part(
    'src/pages/knowledgeOverview/KnowledgeOverview.tsx',
    () => import('./knowledgeOverview/KnowledgeOverview.tsx'),
  ),
  knowledgeTheme: part(
    'src/pages/knowledgeTheme/KnowledgeTheme.tsx',
    () => import('./knowledgeTheme/KnowledgeTheme.tsx'),
  ),
  project: part('src/pages/project/Project.tsx', () => import('./project/Project.tsx')),
  projectOverview: part(
    'src/pages/projectOverview/ProjectOverview.tsx',
    () => import('./projectOverview/ProjectOverview.tsx'),
  ),
  researchUnit: part(
    'src/pages/researchUnit/ResearchUnit.tsx',
    () => import('./researchUnit/ResearchUnit.tsx'),
  ),
  collection: part(
    'src/pages/collection/Collection.tsx',
    () => import('./collection/Collection.tsx'),
  ),
  publication: part(
    'src/pages/publication/Publication.tsx',
    () => import('./publication/Publication.tsx'),
  ),
  publicationOverview: part(
    'src/pages/publicationOverview/PublicationOverview.tsx',
    () => import('./publicationOverview/PublicationOverview.tsx'),
  ),
  pressRelease: part(
    'src/pages/pressRelease/PressRelease.tsx',
    () => import('./pressRelease/PressRelease.tsx'),
  ),
  pressOverview: part(
    'src/pages/pressOverview/PressOverview.tsx',
    () => import('./pressOverview/PressOverview.tsx'),
  ),
  service: part('src/pages/service/Service.tsx', () => import('./service/Service.tsx')),
  serviceOverview: part(
    'src/pages/serviceOverview/ServiceOverview.tsx',
    () => import('./serviceOverview/ServiceOverview.tsx'),
  ),
  educationOverview: part(
    'src/pages/educationOverview/EducationOverview.tsx',
    () => import('./educationOverview/EducationOverview.tsx'),
  ),
  educationLevel: part(
    'src/pages/educationLevel/EducationLevel.tsx',
    () => import('./educationLevel/EducationLevel.tsx'),
  ),
  educationTheme: part(
    'src/pages/educationTheme/EducationTheme.tsx',
    () => import('./educationTheme/EducationTheme.tsx'),
  ),
  educationTopic: part(
    'src/pages/educationTopic/EducationTopic.tsx',
    () => import('./educationTopic/EducationTopic.tsx'),
  ),
  podcastOverview: part(
    'src/pages/podcastOverview/PodcastOverview.tsx',
    () => import('./podcastOverview/PodcastOverview.tsx'),
  ),
  podcastShowPage: part(
    'src/pages/podcastShowPage/PodcastShowPage.tsx',
    () => import('./podcastShowPage/PodcastShowPage.tsx'),
  ),
  podcastEpisodePage: part(
    'src/pages/podcastEpisodePage/PodcastEpisodePage.tsx',
    () => import('./podcastEpisodePage/PodcastEpisodePage.tsx'),
  ),
  '404': part('src/pages/notFound/NotFoundPage.tsx', () => import('./notFound/NotFoundPage.tsx')),
  '500': part('src/pages/failed/FailedPage.tsx', () => import('./failed/FailedPage.tsx')),
}

/** The part of a page's type, or nothing for a type that this build does not know. */
export function pagePart(type: string): Part<Body> | undefined {
  return Object.hasOwn(pages, type) ? (pages[type as Body['type']] as Part<Body>) : undefined
}
