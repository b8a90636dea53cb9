import { art, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { LandingPage, RichText } from '../../model.ts'
import { accordion } from '../../modules/accordion/Accordion.fixture.ts'
import { billboardWithReference } from '../../modules/billboardWithReference/BillboardWithReference.fixture.ts'
import { callToAction } from '../../modules/callToAction/CallToAction.fixture.ts'
import { contact } from '../../modules/contact/Contact.fixture.ts'
import { frameEmbed, idEmbed, linkEmbed, scriptEmbed } from '../../modules/embed/Embed.fixture.ts'
import { heroArticle } from '../../modules/heroArticle/HeroArticle.fixture.ts'
import { iframeEmbed, unnamedEmbed } from '../../modules/iframeEmbed/IframeEmbed.fixture.ts'
import { imageModule } from '../../modules/image/ImageModule.fixture.ts'
import { imageDetail, plainImageDetail } from '../../modules/imageDetail/ImageDetail.fixture.ts'
import { imageSlider, smallImageSlider } from '../../modules/imageSlider/ImageSlider.fixture.ts'
import {
  newsletterModule,
  smallNewsletterModule,
} from '../../modules/newsletter/NewsletterModule.fixture.ts'
import { openingHours } from '../../modules/openingHours/OpeningHoursModule.fixture.ts'
import { podcastTeaser } from '../../modules/podcastTeaser/PodcastTeaser.fixture.ts'
import { randomRelatedContent } from '../../modules/randomRelatedContent/RandomRelatedContent.fixture.ts'
import { relatedContent } from '../../modules/relatedContent/RelatedContent.fixture.ts'
import { statementWithSource } from '../../modules/statement/Statement.fixture.ts'
import { styledTextAndVisualOnPanel } from '../../modules/styledTextAndVisual/StyledTextAndVisual.fixture.ts'
import { textSection } from '../../modules/textSection/TextSection.fixture.ts'
import { ticketDetail } from '../../modules/ticketDetail/TicketDetail.fixture.ts'
import { clipVideo, lostVideo, video } from '../../modules/video/Video.fixture.ts'
import { emptyModulesPage } from './EmptyModules.fixture.ts'

export const landingPage: LandingPage = {
  hero: {
    title: 'Tilgængelighed for alle',
    lead: 'Elevator, ledsagerkort, hørebøjler og en stol at låne. Her står, hvad der findes, og hvad der ikke gør.',
    picture: art('solvogn', 'Linoleumssnit: en bronzealderhest trækker solskiven', 0.55, 0.4),
    call: to('Læs tilgængelighedserklæringen', '/tilgaengelighedserklaering'),
    breadcrumbs: [to('Besøg os', '/besoeg')],
  },
  modules: [
    { type: 'textSection', ...textSection },
    { type: 'image', ...imageModule },
    { type: 'accordion', ...accordion },
    { type: 'styledTextAndVisual', ...styledTextAndVisualOnPanel },
    { type: 'contact', ...contact },
    { type: 'billboardWithReference', ...billboardWithReference },
    { type: 'callToAction', ...callToAction },
    { type: 'statement', ...statementWithSource },
    { type: 'iframeEmbed', ...iframeEmbed },
    { type: 'relatedContent', ...relatedContent },
    { type: 'randomRelatedContent', ...randomRelatedContent },
    { type: 'unknown', name: 'hologram' },
  ],
}

/** A page with one very long word, no picture and little to say. */
export const smallLandingPage: LandingPage = {
  hero: {
    title: 'Tilgængelighedserklæring',
    lead: null,
    picture: null,
    call: null,
    breadcrumbs: [to('Besøg os', '/besoeg'), to('Tilgængelighed', '/tilgaengelighed')],
  },
  modules: [
    { type: 'textSection', ...textSection, key: 'tekst', title: null },
    { type: 'image', ...imageModule, key: 'lille', fullWidth: false },
    { type: 'relatedContent', ...relatedContent, tabs: relatedContent.tabs.slice(1, 2) },
  ],
}

/** Pictures, films and forms, in all their states. */
export const mediaLandingPage: LandingPage = {
  hero: {
    title: 'Se nærmere',
    lead: 'Gå tæt på trykkene, bladr i mappen og se, hvordan valsen ruller.',
    picture: null,
    call: null,
    breadcrumbs: [to('Viden', '/viden')],
  },
  modules: [
    { type: 'imageDetail', ...imageDetail },
    { type: 'imageSlider', ...imageSlider },
    { type: 'video', ...video },
    { type: 'newsletter', ...newsletterModule },
    { type: 'imageDetail', ...plainImageDetail },
    { type: 'imageSlider', ...smallImageSlider },
    { type: 'video', ...clipVideo },
    { type: 'video', ...lostVideo },
    { type: 'embed', ...scriptEmbed },
    { type: 'embed', ...idEmbed },
    { type: 'embed', ...frameEmbed },
    { type: 'embed', ...linkEmbed },
    { type: 'podcastTeaser', ...podcastTeaser },
    { type: 'newsletter', ...smallNewsletterModule },
  ],
}

/** What comes from other hosts: forms, a map, and one that is not allowed. */
export const embedLandingPage: LandingPage = {
  hero: {
    title: 'Indlejret',
    lead: 'Formularer, kort og andet, der ligger hos andre.',
    picture: null,
    call: null,
    breadcrumbs: [],
  },
  modules: [
    { type: 'embed', ...scriptEmbed },
    { type: 'embed', ...frameEmbed },
    { type: 'iframeEmbed', ...iframeEmbed },
    { type: 'iframeEmbed', ...unnamedEmbed },
    { type: 'embed', ...linkEmbed },
  ],
}

/** A text with each module that may stand within one: `docs/rules.md#modules-within-texts`. */
const withModules: RichText = [
  ...textSection.content,
  { _type: 'module', _key: 'kald', module: { type: 'callToAction', ...callToAction } },
  { _type: 'module', _key: 'tider', module: { type: 'openingHours', ...openingHours } },
  { _type: 'module', _key: 'pris', module: { type: 'ticketDetail', ...ticketDetail } },
]

/** A page that begins with an article's hero: `docs/rules.md#articles-and-other-pages`. */
export const articleLandingPage: LandingPage = {
  ...smallLandingPage,
  modules: [
    { type: 'heroArticle', ...heroArticle },
    { type: 'textSection', ...textSection, key: 'med-modul', content: withModules },
  ],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/tilgaengelighed',
    title: 'Tilgængelighed for alle',
    body: () => ({ type: 'landingPage', ...landingPage }),
  },
  {
    path: '/tilgaengelighedserklaering',
    title: 'Tilgængelighedserklæring',
    body: () => ({ type: 'landingPage', ...smallLandingPage }),
  },
  {
    path: '/se-naermere',
    title: 'Se nærmere',
    body: () => ({ type: 'landingPage', ...mediaLandingPage }),
  },
  {
    path: '/indlejret',
    title: 'Indlejret',
    body: () => ({ type: 'landingPage', ...embedLandingPage }),
  },
  {
    path: '/stenen',
    title: 'Stenen, der blev vendt',
    body: () => ({ type: 'landingPage', ...articleLandingPage }),
  },
  {
    path: '/tomme-moduler',
    title: 'Tomme moduler',
    body: () => ({ type: 'landingPage', ...emptyModulesPage }),
  },
]
