import { text } from '../src/fixtures/content.ts'
import type { PageFixture } from '../src/fixtures/page.ts'
import { siteFixture } from '../src/fixtures/sites.ts'
import { pageFixtures, viewOf } from '../src/fixtures/views.ts'
import type { Language, Locale, Module, OpenNow, PageView, Theme } from '../src/model.ts'
import { entryAddress, withinCatalogue } from './addresses.ts'
import type { Choices } from './choices.ts'
import { moduleTypes, statesOf } from './moduleStates.ts'
import { pathOfName, prefix } from './pageNames.ts'

/** The view of a page of the catalogue. A name that it does not have gives the 404 page. */
export function catalogueView(name: string, choices: Choices, query: URLSearchParams): PageView {
  const page = pageNamed(name)
  const search = new URLSearchParams(query)
  if (choices.date && !search.has('day')) search.set('day', choices.date)
  const { site: siteKey, language: locale } = choices
  const fixture = viewOf(page, { siteKey, path: page.path, search: `?${search}`, locale })
  const view = withinCatalogue(fixture, choices)
  if (choices.date) view.shell.openNow = openNowOn(choices.date)
  view.page.theme = themeOf(choices)
  view.shell.site.theme = view.page.theme
  view.shell.languages = languagesOf(name, choices)
  view.page.path = `${prefix}/${name}`
  view.page.seo.noindex = true
  return view
}

function pageNamed(name: string): PageFixture {
  const type = /^modules\/(\w+)$/.exec(name)?.[1]
  if (type && moduleTypes.includes(type)) return modulePage(type)
  const path = pathOfName(name)
  const page = pageFixtures.find((one) => one.path === path)
  const missing = pageFixtures.find((one) => one.path === '/404')
  if (!missing) throw new Error('no 404 page among the fixtures')
  return page ?? missing
}

/** The states of a module, each below its name. */
function modulePage(type: string): PageFixture {
  const modules = statesOf(type).flatMap(({ name, explanation, module }, index): Module[] => {
    const content = text(`## ${name}`, explanation)
    return [{ type: 'textSection', key: `state-${index}`, title: null, content, links: [] }, module]
  })
  const hero = { title: type, lead: null, picture: null, call: null, breadcrumbs: [] }
  return {
    path: `/modules/${type}`,
    title: type,
    body: () => ({ type: 'landingPage', hero, modules }),
  }
}

const languages: readonly [Locale, string][] = [
  ['da', 'Dansk'],
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['sv', 'Svenska'],
]

function languagesOf(name: string, choices: Choices): Language[] {
  return languages.map(([code, label]) => ({
    code,
    label,
    icon: code.toUpperCase(),
    url: entryAddress(name, { ...choices, language: code }),
    translated: true,
    current: code === choices.language,
  }))
}

/** Whether the house is open, by the week of the fixtures: closed on Mondays, late on Thursdays. */
function openNowOn(date: string): OpenNow {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  if (weekday === 1) return { open: false, text: 'Lukket i dag. Åbner i morgen kl. 10' }
  return { open: true, text: `Åbent nu til kl. ${weekday === 4 ? 20 : 17}` }
}

/** The colours of a site on the chosen surface: for a dark one each pair is reversed. */
export function themeOf({ site, surface }: Choices): Theme {
  const { theme } = siteFixture(site)
  if (surface === 'light') return theme
  const { primary, impact, tint, deep } = theme
  return {
    primary: { foreground: primary.background, background: deep },
    impact,
    tint: primary.foreground,
    deep: tint,
  }
}
