import type { Module } from '../model/Module'
import { type Part, part } from '../part.ts'

export type KnownModule = Exclude<Module, { type: 'unknown' }>
type Modules = {
  readonly [Type in KnownModule['type']]: Part<Extract<KnownModule, { type: Type }>>
}

/** Every module and its file. A module of the model that is missing here is a type error. */
export const modules: Modules = {
  accordion: part('src/modules/accordion/Accordion.tsx', () => import('./accordion/Accordion.tsx')),
  textSection: part(
    'src/modules/textSection/TextSection.tsx',
    () => import('./textSection/TextSection.tsx'),
  ),
  styledTextAndVisual: part(
    'src/modules/styledTextAndVisual/StyledTextAndVisual.tsx',
    () => import('./styledTextAndVisual/StyledTextAndVisual.tsx'),
  ),
  textRibbon: part(
    'src/modules/textRibbon/TextRibbon.tsx',
    () => import('./textRibbon/TextRibbon.tsx'),
  ),
  statement: part('src/modules/statement/Statement.tsx', () => import('./statement/Statement.tsx')),
  billboard: part('src/modules/billboard/Billboard.tsx', () => import('./billboard/Billboard.tsx')),
  doubleBillboard: part(
    'src/modules/doubleBillboard/DoubleBillboard.tsx',
    () => import('./doubleBillboard/DoubleBillboard.tsx'),
  ),
  billboardWithReference: part(
    'src/modules/billboardWithReference/BillboardWithReference.tsx',
    () => import('./billboardWithReference/BillboardWithReference.tsx'),
  ),
  image: part('src/modules/image/ImageModule.tsx', () => import('./image/ImageModule.tsx')),
  contact: part('src/modules/contact/Contact.tsx', () => import('./contact/Contact.tsx')),
  iframeEmbed: part(
    'src/modules/iframeEmbed/IframeEmbed.tsx',
    () => import('./iframeEmbed/IframeEmbed.tsx'),
  ),
  callToAction: part(
    'src/modules/callToAction/CallToAction.tsx',
    () => import('./callToAction/CallToAction.tsx'),
  ),
  randomRelatedContent: part(
    'src/modules/randomRelatedContent/RandomRelatedContent.tsx',
    () => import('./randomRelatedContent/RandomRelatedContent.tsx'),
  ),
  openingHours: part(
    'src/modules/openingHours/OpeningHours.tsx',
    () => import('./openingHours/OpeningHours.tsx'),
  ),
  exhibitionList: part(
    'src/modules/exhibitionList/ExhibitionList.tsx',
    () => import('./exhibitionList/ExhibitionList.tsx'),
  ),
  featuredExhibitions: part(
    'src/modules/featuredExhibitions/FeaturedExhibitions.tsx',
    () => import('./featuredExhibitions/FeaturedExhibitions.tsx'),
  ),
  eventList: part('src/modules/eventList/EventList.tsx', () => import('./eventList/EventList.tsx')),
  calendarTeaser: part(
    'src/modules/calendarTeaser/CalendarTeaser.tsx',
    () => import('./calendarTeaser/CalendarTeaser.tsx'),
  ),
  ticketModule: part(
    'src/modules/ticketModule/TicketModule.tsx',
    () => import('./ticketModule/TicketModule.tsx'),
  ),
  ticketDetail: part(
    'src/modules/ticketDetail/TicketDetail.tsx',
    () => import('./ticketDetail/TicketDetail.tsx'),
  ),
  projectList: part(
    'src/modules/projectList/ProjectList.tsx',
    () => import('./projectList/ProjectList.tsx'),
  ),
  serviceList: part(
    'src/modules/serviceList/ServiceList.tsx',
    () => import('./serviceList/ServiceList.tsx'),
  ),
  collectionList: part(
    'src/modules/collectionList/CollectionList.tsx',
    () => import('./collectionList/CollectionList.tsx'),
  ),
  featuredProjects: part(
    'src/modules/featuredProjects/FeaturedProjects.tsx',
    () => import('./featuredProjects/FeaturedProjects.tsx'),
  ),
  featuredCollections: part(
    'src/modules/featuredCollections/FeaturedCollections.tsx',
    () => import('./featuredCollections/FeaturedCollections.tsx'),
  ),
  relatedContent: part(
    'src/modules/relatedContent/RelatedContent.tsx',
    () => import('./relatedContent/RelatedContent.tsx'),
  ),
  embed: part('src/modules/embed/Embed.tsx', () => import('./embed/Embed.tsx')),
  imageDetail: part(
    'src/modules/imageDetail/ImageDetail.tsx',
    () => import('./imageDetail/ImageDetail.tsx'),
  ),
  imageSlider: part(
    'src/modules/imageSlider/ImageSlider.tsx',
    () => import('./imageSlider/ImageSlider.tsx'),
  ),
  newsletter: part(
    'src/modules/newsletter/NewsletterModule.tsx',
    () => import('./newsletter/NewsletterModule.tsx'),
  ),
  video: part('src/modules/video/Video.tsx', () => import('./video/Video.tsx')),
  podcastTeaser: part(
    'src/modules/podcastTeaser/PodcastTeaser.tsx',
    () => import('./podcastTeaser/PodcastTeaser.tsx'),
  ),
}

/** The part of a module's type, or nothing for a type that this build does not know. */
export function modulePart(type: string): Part<KnownModule> | undefined {
  return Object.hasOwn(modules, type)
    ? (modules[type as KnownModule['type']] as Part<KnownModule>)
    : undefined
}
