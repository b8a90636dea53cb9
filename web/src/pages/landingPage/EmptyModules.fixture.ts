import type { LandingPage, Module } from '../../model.ts'
import { accordion } from '../../modules/accordion/Accordion.fixture.ts'
import { calendarTeaser } from '../../modules/calendarTeaser/CalendarTeaser.fixture.ts'
import { collectionList } from '../../modules/collectionList/CollectionList.fixture.ts'
import { contact } from '../../modules/contact/Contact.fixture.ts'
import { eventList } from '../../modules/eventList/EventList.fixture.ts'
import { exhibitionList } from '../../modules/exhibitionList/ExhibitionList.fixture.ts'
import { featuredCollections } from '../../modules/featuredCollections/FeaturedCollections.fixture.ts'
import { featuredExhibitions } from '../../modules/featuredExhibitions/FeaturedExhibitions.fixture.ts'
import { featuredProjects } from '../../modules/featuredProjects/FeaturedProjects.fixture.ts'
import { imageSlider } from '../../modules/imageSlider/ImageSlider.fixture.ts'
import { newsletterModule } from '../../modules/newsletter/NewsletterModule.fixture.ts'
import { openingHours } from '../../modules/openingHours/OpeningHoursModule.fixture.ts'
import { projectList } from '../../modules/projectList/ProjectList.fixture.ts'
import { randomRelatedContent } from '../../modules/randomRelatedContent/RandomRelatedContent.fixture.ts'
import { relatedContent } from '../../modules/relatedContent/RelatedContent.fixture.ts'
import { serviceList } from '../../modules/serviceList/ServiceList.fixture.ts'
import { textRibbon } from '../../modules/textRibbon/TextRibbon.fixture.ts'
import { textSection } from '../../modules/textSection/TextSection.fixture.ts'
import { ticketDetail } from '../../modules/ticketDetail/TicketDetail.fixture.ts'
import { ticketModule, ticketPanel } from '../../modules/ticketModule/TicketModule.fixture.ts'
import { video } from '../../modules/video/Video.fixture.ts'

const { table } = ticketDetail
const panel = { ...ticketPanel, table: { ...table, variants: [] }, benefits: [] }

const modules: Module[] = [
  { type: 'accordion', ...accordion, entries: [] },
  { type: 'textSection', ...textSection, content: [], links: [] },
  { type: 'textRibbon', ...textRibbon, items: [] },
  { type: 'contact', ...contact, content: [], people: [] },
  { type: 'randomRelatedContent', ...randomRelatedContent, island: '', items: [] },
  { type: 'relatedContent', ...relatedContent, tabs: [] },
  { type: 'openingHours', ...openingHours, facilities: [] },
  { type: 'exhibitionList', ...exhibitionList, exhibitions: [] },
  { type: 'featuredExhibitions', ...featuredExhibitions, exhibitions: [] },
  { type: 'eventList', ...eventList, events: [] },
  { type: 'calendarTeaser', ...calendarTeaser, groups: [] },
  { type: 'ticketModule', ...ticketModule, panel },
  { type: 'ticketDetail', ...ticketDetail, table: { ...table, variants: [] } },
  { type: 'projectList', ...projectList, projects: [] },
  { type: 'serviceList', ...serviceList, services: [] },
  { type: 'collectionList', ...collectionList, collections: [] },
  { type: 'featuredProjects', ...featuredProjects, projects: [] },
  { type: 'featuredCollections', ...featuredCollections, collections: [] },
  { type: 'imageSlider', ...imageSlider, slides: [] },
  {
    type: 'newsletter',
    ...newsletterModule,
    newsletter: { ...newsletterModule.newsletter, links: [] },
  },
  { type: 'video', ...video, captions: [], transcript: [] },
]

/** Every module that shows a list, with nothing in it. */
export const emptyModulesPage: LandingPage = {
  hero: { title: 'Tomme moduler', lead: null, picture: null, call: null, breadcrumbs: [] },
  modules,
}
