/** All documents of a group of sites. */
import type { Motif } from '../prints/motifs.ts'
import { eventDocument } from './eventDocument.ts'
import { eventPage } from './events.ts'
import { facilityHours } from './hours.ts'
import { letterAccount } from './letterAccount.ts'
import { DocumentRef, type InEach, LinkTo, type Locale, Prose } from './marks.ts'
import { podcastDocuments } from './podcastDocuments.ts'
import { podcastPages } from './podcasts.ts'
import { type Context, type Made, settled, type Value } from './settle.ts'
import {
  type MenuEntry,
  type Menus,
  type Page,
  type PageText,
  type PageType,
  type Person,
  pageRef,
  type Site,
  type Tag,
  type TagGroup,
  tagRef,
} from './site.ts'
import { supervisionIn } from './statement.ts'

export interface Written {
  readonly sites: readonly Site[]
  readonly tags: readonly Tag[]
  readonly tagGroups: readonly TagGroup[]
}

/** `made` names the files of pictures and sounds; the caller makes them. */
export function documents(written: Written, made: Made): Value[] {
  const sites = written.sites.map((site) => ({
    ...site,
    pages: [
      ...site.pages,
      ...(site.events ?? []).map(eventPage),
      ...(site.podcasts ?? []).flatMap((show) => podcastPages(site.key, show)),
    ],
  }))
  const known = new Set(
    sites.flatMap((site) =>
      site.pages.flatMap((page) => locales(page.in).map((locale) => pageId(site, page, locale))),
    ),
  )
  const page: Context['page'] = (site, key, locale) => {
    const id = `${site}-${key}-${locale}`
    return known.has(id) ? id : undefined
  }
  const context = (site: string, locale: Locale): Context => ({ site, locale, page, ...made })
  const nowhere = context('', 'da')
  return [
    ...written.tagGroups.map((group) => settled(tagGroupDocument(group), nowhere)),
    ...written.tags.map((tag) => settled(tagDocument(tag), nowhere)),
    ...sites.flatMap(({ people = [] }) =>
      people.map((person) => settled(personDocument(person), nowhere)),
    ),
    ...sites.flatMap((site) => siteDocuments(site, context)),
  ]
}

type ContextOf = (site: string, locale: Locale) => Context

function siteDocuments(site: Site, context: ContextOf): Value[] {
  return [
    settled(configDocument(site, context), context(site.key, 'da')),
    ...site.pages.flatMap((page) => pageDocuments(site, page, context)),
    ...(site.events ?? []).map((event) =>
      settled(eventDocument(site, event), context(site.key, 'da')),
    ),
    ...(site.podcasts ?? [])
      .flatMap((show) => podcastDocuments(site.key, show))
      .map((document) => settled(document, context(site.key, 'da'))),
    ...each(site.menus).map(([locale, menus]) =>
      settled(menuDocument(site, locale, menus), context(site.key, locale)),
    ),
    ...(site.redirects ?? []).map((redirect) => {
      const locale: Locale = /^(en|de|sv)\//.test(redirect.from)
        ? (redirect.from.slice(0, 2) as Locale)
        : 'da'
      return settled(
        {
          _id: `redirect-${site.key}-${redirect.from.replaceAll('/', '-')}`,
          _type: 'redirect',
          site: site.key,
          source: { _type: 'slug', current: redirect.from },
          target: redirect.to,
          statusCode: redirect.statusCode ?? 301,
        },
        context(site.key, locale),
      )
    }),
  ]
}

const each = <T>(inEach: Partial<Record<Locale, T>>) => Object.entries(inEach) as [Locale, T][]
const locales = (inEach: Partial<Record<Locale, unknown>>) => Object.keys(inEach) as Locale[]
const pageId = (site: Site, page: Page, locale: Locale) => `${site.key}-${page.key}-${locale}`

/** All others open with their own print, and their modules come after that. */
const withoutOpening = new Set<PageType>([
  'frontPage',
  'notFoundPage',
  'calendar',
  'practicalInfoOverview',
])

function pageDocuments(site: Site, page: Page, context: ContextOf): Value[] {
  const found = each(page.in).map(([locale, text]) => {
    const shown = withoutOpening.has(page.type) ? undefined : new Map<Motif, boolean>()
    const here = { ...context(site.key, locale), shown }
    return settled(pageDocument(site, page, locale, text), here)
  })
  if (page.type === 'notFoundPage' || found.length < 2) return found
  const translations = locales(page.in).map((locale) => ({
    _key: locale,
    value: { _type: 'reference', _ref: pageId(site, page, locale), _weak: true },
  }))
  return [
    ...found,
    { _id: `translation-${site.key}-${page.key}`, _type: 'translation.metadata', translations },
  ]
}

function pageDocument(site: Site, page: Page, locale: Locale, text: PageText): Value {
  const { slug, seo, featured, entries, own, film, modules, ...rest } = text
  const parent = page.parent && site.pages.find((other) => other.key === page.parent)?.in[locale]
  if (!['frontPage', 'notFoundPage'].includes(page.type) && slug === undefined) {
    throw new Error(`${site.key}: ${page.key} (${locale}) has no slug`)
  }
  return {
    _id: pageId(site, page, locale),
    _type: page.type,
    site: site.key,
    locale,
    ...(page.image && { image: page.image }),
    ...(film && { mediaNew: { _type: 'media', type: 'video', video: film } }),
    ...rest,
    modules: isStatement(site, page, locale)
      ? [...(modules ?? []), ...supervisionIn(locale)]
      : modules,
    ...own,
    ...(page.type !== 'notFoundPage' && { slug: { _type: 'slug', current: slug ?? '/' } }),
    ...(seo && { seo: { _type: 'seo', ...seo } }),
    ...(page.tags && { tags: page.tags.map(tagRef) }),
    ...(page.theme && { theme: page.theme }),
    ...(page.navigationColor && { navigationColor: page.navigationColor }),
    ...(parent && {
      parent: { _type: 'reference', _ref: `${site.key}-${page.parent}-${locale}`, _weak: true },
    }),
    ...(page.type === 'practicalInfoOverview' && {
      entries: (entries ?? below(site, page, locale)).map(pageRef),
    }),
    ...(featured && {
      featured: featured.map(({ page: key, ...item }) => ({
        _type: 'heroItem',
        reference: pageRef(key),
        ...item,
      })),
    }),
  }
}

/** Whether the menus name it as the site's accessibility statement. */
const isStatement = ({ menus }: Site, { key }: Page, locale: Locale): boolean =>
  menus[locale]?.accessibilityStatement?.target === key

/** The pages below a page, for an overview that names none. */
const below = (site: Site, page: Page, locale: Locale): string[] =>
  site.pages.filter((other) => other.parent === page.key && other.in[locale]).map(({ key }) => key)

function configDocument({ key, config, facilities }: Site, context: ContextOf): Value {
  const { newsletter, newsletterPopUp, ...facts } = config
  return {
    _id: `siteConfig-${key}`,
    _type: 'siteConfig',
    site: key,
    ...facts,
    facilities: facilities?.map(facilityHours),
    ...(newsletter && {
      newsletter: {
        title: newsletter.title,
        content: localeText(newsletter.content),
        termsTitle: newsletter.termsTitle,
        terms: localeText(newsletter.terms),
        linkList: each(newsletter.linkList ?? {}).flatMap(([locale, links]) =>
          links.map((link) => settled(link, context(key, locale))),
        ),
        theme: newsletter.theme,
        ...letterAccount,
        listId: newsletter.listId,
      },
    }),
    ...(newsletterPopUp && {
      newsletterPopUp: {
        ...newsletterPopUp,
        content: localeText(newsletterPopUp.content),
        ...(newsletterPopUp.listId && letterAccount),
      },
    }),
  }
}

const localeText = (texts: InEach): Value => ({
  _type: 'localeText',
  ...Object.fromEntries(each(texts).map(([locale, text]) => [locale, new Prose(text, locale)])),
})

function menuDocument(site: Site, locale: Locale, menus: Menus): Value {
  const { policyPages, socialMedia, featured, featuredTicket, primary, tertiary, ...rest } = menus
  return {
    _id: `navigation-${site.key}-${locale}`,
    _type: 'navigation',
    site: site.key,
    locale,
    ...rest,
    primary: primary.map(menuItem),
    tertiary: tertiary.map(menuItem),
    footer: { policyPages, socialMedia: socialMedia?.map((url) => ({ url })) },
    ...(featured && { featured: featured.map(pageRef) }),
    ...(featuredTicket && { featuredTicket: pageRef(featuredTicket) }),
  }
}

const menuItem = ({ title, link, entries }: MenuEntry): Value => ({
  _type: 'menuItem',
  title,
  link: link && new LinkTo(link.target, link.title ?? title, link.anchor),
  entries: entries?.map(menuItem),
})

const personDocument = ({ key, bio, ...person }: Person): Value => ({
  _id: `person-${key}`,
  _type: 'person',
  ...person,
  ...(bio && { bio: localeText(bio) }),
})

const tagDocument = ({ key, labels, group }: Tag): Value => ({
  _id: `tag-${key}`,
  _type: 'tag',
  title: labels.da ?? key,
  labels,
  ...(group && { group: new DocumentRef(`tagGroup-${group}`) }),
})

const tagGroupDocument = ({ key, labels }: TagGroup): Value => ({
  _id: `tagGroup-${key}`,
  _type: 'tagGroup',
  title: labels.da ?? key,
  labels,
})
