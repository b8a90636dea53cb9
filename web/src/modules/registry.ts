// Written by `cargo test -p museum`: see docs/adding-a-page-type.md.
import { type LazyComponent, lazyComponent } from '../lazyComponent.ts'
import type { Module } from '../model.ts'

type Registry = {
  readonly [Type in Exclude<Module['type'], 'unknown'>]: LazyComponent<Extract<Module, { type: Type }>>
}

export const modules: Registry = {
  accordion: lazyComponent('src/modules/accordion/Accordion.tsx', () => import('./accordion/Accordion.tsx')),
  textSection: lazyComponent('src/modules/textSection/TextSection.tsx', () => import('./textSection/TextSection.tsx')),
  styledTextAndVisual: lazyComponent('src/modules/styledTextAndVisual/StyledTextAndVisual.tsx', () => import('./styledTextAndVisual/StyledTextAndVisual.tsx')),
  textRibbon: lazyComponent('src/modules/textRibbon/TextRibbon.tsx', () => import('./textRibbon/TextRibbon.tsx')),
  statement: lazyComponent('src/modules/statement/Statement.tsx', () => import('./statement/Statement.tsx')),
  billboard: lazyComponent('src/modules/billboard/Billboard.tsx', () => import('./billboard/Billboard.tsx')),
  doubleBillboard: lazyComponent('src/modules/doubleBillboard/DoubleBillboard.tsx', () => import('./doubleBillboard/DoubleBillboard.tsx')),
  billboardWithReference: lazyComponent('src/modules/billboardWithReference/BillboardWithReference.tsx', () => import('./billboardWithReference/BillboardWithReference.tsx')),
  image: lazyComponent('src/modules/image/ImageModule.tsx', () => import('./image/ImageModule.tsx')),
  contact: lazyComponent('src/modules/contact/Contact.tsx', () => import('./contact/Contact.tsx')),
  iframeEmbed: lazyComponent('src/modules/iframeEmbed/IframeEmbed.tsx', () => import('./iframeEmbed/IframeEmbed.tsx')),
  callToAction: lazyComponent('src/modules/callToAction/CallToAction.tsx', () => import('./callToAction/CallToAction.tsx')),
  randomRelatedContent: lazyComponent('src/modules/randomRelatedContent/RandomRelatedContent.tsx', () => import('./randomRelatedContent/RandomRelatedContent.tsx')),
  relatedContent: lazyComponent('src/modules/relatedContent/RelatedContent.tsx', () => import('./relatedContent/RelatedContent.tsx')),
  openingHours: lazyComponent('src/modules/openingHours/OpeningHoursModule.tsx', () => import('./openingHours/OpeningHoursModule.tsx')),
  exhibitionList: lazyComponent('src/modules/exhibitionList/ExhibitionList.tsx', () => import('./exhibitionList/ExhibitionList.tsx')),
  featuredExhibitions: lazyComponent('src/modules/featuredExhibitions/FeaturedExhibitions.tsx', () => import('./featuredExhibitions/FeaturedExhibitions.tsx')),
  eventList: lazyComponent('src/modules/eventList/EventList.tsx', () => import('./eventList/EventList.tsx')),
  calendarTeaser: lazyComponent('src/modules/calendarTeaser/CalendarTeaser.tsx', () => import('./calendarTeaser/CalendarTeaser.tsx')),
  ticketModule: lazyComponent('src/modules/ticketModule/TicketModule.tsx', () => import('./ticketModule/TicketModule.tsx')),
  ticketDetail: lazyComponent('src/modules/ticketDetail/TicketDetail.tsx', () => import('./ticketDetail/TicketDetail.tsx')),
  projectList: lazyComponent('src/modules/projectList/ProjectList.tsx', () => import('./projectList/ProjectList.tsx')),
  serviceList: lazyComponent('src/modules/serviceList/ServiceList.tsx', () => import('./serviceList/ServiceList.tsx')),
  collectionList: lazyComponent('src/modules/collectionList/CollectionList.tsx', () => import('./collectionList/CollectionList.tsx')),
  featuredProjects: lazyComponent('src/modules/featuredProjects/FeaturedProjects.tsx', () => import('./featuredProjects/FeaturedProjects.tsx')),
  featuredCollections: lazyComponent('src/modules/featuredCollections/FeaturedCollections.tsx', () => import('./featuredCollections/FeaturedCollections.tsx')),
  embed: lazyComponent('src/modules/embed/Embed.tsx', () => import('./embed/Embed.tsx')),
  imageDetail: lazyComponent('src/modules/imageDetail/ImageDetail.tsx', () => import('./imageDetail/ImageDetail.tsx')),
  imageSlider: lazyComponent('src/modules/imageSlider/ImageSlider.tsx', () => import('./imageSlider/ImageSlider.tsx')),
  newsletter: lazyComponent('src/modules/newsletter/NewsletterModule.tsx', () => import('./newsletter/NewsletterModule.tsx')),
  podcastTeaser: lazyComponent('src/modules/podcastTeaser/PodcastTeaser.tsx', () => import('./podcastTeaser/PodcastTeaser.tsx')),
  video: lazyComponent('src/modules/video/Video.tsx', () => import('./video/Video.tsx')),
  heroArticle: lazyComponent('src/modules/heroArticle/HeroArticle.tsx', () => import('./heroArticle/HeroArticle.tsx')),
}
