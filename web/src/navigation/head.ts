import { themeVariables } from '../components/themeVariables.ts'
import type { Page } from '../model.ts'

/** Brings the document's head and colours to a page that was navigated to. */
export function applyHead(page: Page): void {
  const { seo } = page
  const root = document.documentElement
  document.title = seo.title
  root.lang = page.locale
  for (const [name, value] of Object.entries(themeVariables(page))) {
    root.style.setProperty(name, value)
  }
  meta('name', 'description', seo.description)
  meta('name', 'robots', seo.noindex ? 'noindex' : '')
  meta('property', 'og:title', seo.title)
  meta('property', 'og:description', seo.ogDescription)
  meta('property', 'og:url', seo.ogUrl)
  meta('property', 'og:image', seo.ogImage ?? '')
  link('canonical', seo.canonical)
  alternates(seo.alternates)
}

function meta(by: 'name' | 'property', name: string, content: string): void {
  const found = document.head.querySelector(`meta[${by}="${name}"]`)
  if (content === '') {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement('meta'))
  element.setAttribute(by, name)
  element.setAttribute('content', content)
}

function link(rel: string, href: string): void {
  const found = document.head.querySelector(`link[rel="${rel}"]`)
  const element = found ?? document.head.appendChild(document.createElement('link'))
  element.setAttribute('rel', rel)
  element.setAttribute('href', href)
}

function alternates(list: Page['seo']['alternates']): void {
  for (const old of document.head.querySelectorAll('link[rel="alternate"][hreflang]')) old.remove()
  for (const [language, href] of list) {
    const element = document.head.appendChild(document.createElement('link'))
    element.rel = 'alternate'
    element.hreflang = language
    element.href = href
  }
}
