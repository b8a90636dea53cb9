import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewFixture } from '../../src/fixtures/views.ts'
import type { PageView, Seo } from '../../src/model.ts'
import { headHtml } from '../../src/navigation/headHtml.ts'

function viewWith(seo: Partial<Seo>): PageView {
  const view = viewFixture('nationalmuseet', '/')
  return { ...view, page: { ...view.page, seo: { ...view.page.seo, ...seo } } }
}

test('the head of a page, with all that an editor can say of it', () => {
  const view = viewWith({
    title: 'Besøg & <oplev>',
    description: 'Et "hus"',
    ogDescription: "Danmarks 'hus'",
    ogImage: {
      url: 'https://media.example/a.jpg?w=2000&h=1050',
      width: 2000,
      height: 1050,
      alt: 'Et "hus" ved <søen>',
    },
    canonical: 'https://nationalmuseet.example/besoeg',
    ogUrl: 'https://nationalmuseet.example/b',
    alternates: {
      da: null,
      en: 'https://nationalmuseet.example/en/visit',
      se: 'https://nationalmuseet.example/sv/besoek',
      sv: 'https://nationalmuseet.example/sv/besoek',
      'x-default': 'https://nationalmuseet.example/besoeg',
    },
    feeds: [
      {
        title: 'Presse | Huset',
        href: '/feeds/news/huset/da/press.xml',
        mediaType: 'application/rss+xml',
      },
    ],
    noindex: true,
  })
  assert.deepEqual(headHtml(view).split('\n'), [
    '<title>Besøg &amp; &lt;oplev&gt;</title>',
    '<meta name="description" content="Et &quot;hus&quot;">',
    '<meta name="robots" content="noindex">',
    `<meta name="theme-color" content="${view.page.theme.primary.background}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta property="og:type" content="website">',
    '<meta property="og:updated_time" content="2026-11-02T10:00:00Z">',
    `<meta property="og:site_name" content="${view.shell.site.name}">`,
    '<meta property="og:locale" content="da_DK">',
    '<meta property="og:title" content="Besøg &amp; &lt;oplev&gt;">',
    '<meta property="og:description" content="Danmarks &#39;hus&#39;">',
    '<meta property="og:url" content="https://nationalmuseet.example/b">',
    '<meta property="og:image" content="https://media.example/a.jpg?w=2000&amp;h=1050">',
    '<meta property="og:image:width" content="2000">',
    '<meta property="og:image:height" content="1050">',
    '<meta property="og:image:alt" content="Et &quot;hus&quot; ved &lt;søen&gt;">',
    '<link rel="canonical" href="https://nationalmuseet.example/besoeg">',
    '<link rel="alternate" hreflang="en" href="https://nationalmuseet.example/en/visit">',
    '<link rel="alternate" hreflang="sv" href="https://nationalmuseet.example/sv/besoek">',
    '<link rel="alternate" hreflang="x-default" href="https://nationalmuseet.example/besoeg">',
    '<link rel="alternate" type="application/rss+xml" title="Presse | Huset" href="/feeds/news/huset/da/press.xml">',
    '',
  ])
})

test('what is not said has no element', () => {
  const html = headHtml(viewWith({ description: '', ogDescription: '', ogImage: null }))
  for (const absent of ['description', 'robots', 'og:image', 'alternate']) {
    assert.ok(!html.includes(absent), absent)
  }
})
