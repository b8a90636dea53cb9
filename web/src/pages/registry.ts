// Written by `cargo test -p museum`: see docs/adding-a-page-type.md.
import { type LazyComponent, lazyComponent } from '../lazyComponent.ts'
import type { Body } from '../model.ts'

type Registry = {
  readonly [Type in Body['type']]: LazyComponent<Extract<Body, { type: Type }>>
}

export const pages: Registry = {
  landingPage: lazyComponent('src/pages/landingPage/LandingPage.tsx', () => import('./landingPage/LandingPage.tsx')),
  frontPage: lazyComponent('src/pages/frontPage/FrontPage.tsx', () => import('./frontPage/FrontPage.tsx')),
  practicalInfoOverview: lazyComponent('src/pages/practicalInfoOverview/PracticalInfoOverview.tsx', () => import('./practicalInfoOverview/PracticalInfoOverview.tsx')),
  calendar: lazyComponent('src/pages/calendar/Calendar.tsx', () => import('./calendar/Calendar.tsx')),
  eventPage: lazyComponent('src/pages/eventPage/EventPage.tsx', () => import('./eventPage/EventPage.tsx')),
  exhibition: lazyComponent('src/pages/exhibition/Exhibition.tsx', () => import('./exhibition/Exhibition.tsx')),
  exhibitionOverview: lazyComponent('src/pages/exhibitionOverview/ExhibitionOverview.tsx', () => import('./exhibitionOverview/ExhibitionOverview.tsx')),
  ticket: lazyComponent('src/pages/ticket/Ticket.tsx', () => import('./ticket/Ticket.tsx')),
  ticketOverview: lazyComponent('src/pages/ticketOverview/TicketOverview.tsx', () => import('./ticketOverview/TicketOverview.tsx')),
  knowledgeArticle: lazyComponent('src/pages/knowledgeArticle/KnowledgeArticle.tsx', () => import('./knowledgeArticle/KnowledgeArticle.tsx')),
  knowledgeOverview: lazyComponent('src/pages/knowledgeOverview/KnowledgeOverview.tsx', () => import('./knowledgeOverview/KnowledgeOverview.tsx')),
  knowledgeTheme: lazyComponent('src/pages/knowledgeTheme/KnowledgeTheme.tsx', () => import('./knowledgeTheme/KnowledgeTheme.tsx')),
  project: lazyComponent('src/pages/project/Project.tsx', () => import('./project/Project.tsx')),
  projectOverview: lazyComponent('src/pages/projectOverview/ProjectOverview.tsx', () => import('./projectOverview/ProjectOverview.tsx')),
  researchUnit: lazyComponent('src/pages/researchUnit/ResearchUnit.tsx', () => import('./researchUnit/ResearchUnit.tsx')),
  collection: lazyComponent('src/pages/collection/Collection.tsx', () => import('./collection/Collection.tsx')),
  publication: lazyComponent('src/pages/publication/Publication.tsx', () => import('./publication/Publication.tsx')),
  publicationOverview: lazyComponent('src/pages/publicationOverview/PublicationOverview.tsx', () => import('./publicationOverview/PublicationOverview.tsx')),
  pressRelease: lazyComponent('src/pages/pressRelease/PressRelease.tsx', () => import('./pressRelease/PressRelease.tsx')),
  pressOverview: lazyComponent('src/pages/pressOverview/PressOverview.tsx', () => import('./pressOverview/PressOverview.tsx')),
  service: lazyComponent('src/pages/service/Service.tsx', () => import('./service/Service.tsx')),
  serviceOverview: lazyComponent('src/pages/serviceOverview/ServiceOverview.tsx', () => import('./serviceOverview/ServiceOverview.tsx')),
  educationOverview: lazyComponent('src/pages/educationOverview/EducationOverview.tsx', () => import('./educationOverview/EducationOverview.tsx')),
  educationLevel: lazyComponent('src/pages/educationLevel/EducationLevel.tsx', () => import('./educationLevel/EducationLevel.tsx')),
  educationTheme: lazyComponent('src/pages/educationTheme/EducationTheme.tsx', () => import('./educationTheme/EducationTheme.tsx')),
  educationTopic: lazyComponent('src/pages/educationTopic/EducationTopic.tsx', () => import('./educationTopic/EducationTopic.tsx')),
  podcastEpisodePage: lazyComponent('src/pages/podcastEpisodePage/PodcastEpisodePage.tsx', () => import('./podcastEpisodePage/PodcastEpisodePage.tsx')),
  podcastOverview: lazyComponent('src/pages/podcastOverview/PodcastOverview.tsx', () => import('./podcastOverview/PodcastOverview.tsx')),
  podcastShowPage: lazyComponent('src/pages/podcastShowPage/PodcastShowPage.tsx', () => import('./podcastShowPage/PodcastShowPage.tsx')),
  notFoundPage: lazyComponent('src/pages/notFoundPage/NotFoundPage.tsx', () => import('./notFoundPage/NotFoundPage.tsx')),
  failedPage: lazyComponent('src/pages/failedPage/FailedPage.tsx', () => import('./failedPage/FailedPage.tsx')),
  searchPage: lazyComponent('src/pages/searchPage/SearchPage.tsx', () => import('./searchPage/SearchPage.tsx')),
  newsletterPage: lazyComponent('src/pages/newsletterPage/NewsletterPage.tsx', () => import('./newsletterPage/NewsletterPage.tsx')),
}
