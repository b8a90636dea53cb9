import { art, item } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { ItemPages, KnowledgeOverview } from '../../model.ts'

const newest = {
  ...item(
    'viden/fem-cirkler',
    'Fem cirkler på et kort, der ikke fandtes',
    'Artikel',
    art('vikingeskib', ''),
  ),
  date: '3. november 2026',
  excerpt: 'Omkring år 980 rejste nogen fem næsten ens borge i et rige uden landkort.',
  tags: [{ id: 'vikinger', title: 'Vikinger' }],
}

/** Articles with and without picture, date, excerpt and tags, in the second of three parts. */
export const articlePages = (path: string): ItemPages => ({
  items: [
    newest,
    {
      ...item('viden/moentfund', 'Møntfundet i præstens have', 'Artikel', null),
      date: '28. oktober 2026',
    },
    {
      ...item('viden/lur', 'Lyden af en lur', 'Artikel', art('guldhorn', '')),
      date: '12. oktober 2026',
      excerpt: 'Man skal puste, som om man var vred.',
      tags: [
        { id: 'bronzealder', title: 'Bronzealder' },
        { id: 'musik', title: 'Musik' },
      ],
    },
    item(
      'viden/arkaeobotanik',
      'Storstrømsmotorvejsudgravningernes arkæobotanik',
      'Artikel',
      art('solvogn', ''),
    ),
  ],
  pages: [
    { title: '1', href: path, chosen: false },
    { title: '2', href: `${path}?page=2`, chosen: true },
    { title: '3', href: `${path}?page=3`, chosen: false },
  ],
  previous: path,
  next: `${path}?page=3`,
})

export const knowledgeOverview: KnowledgeOverview = {
  hero: {
    title: 'Viden',
    lead: 'Artikler fra dem, der graver, tæller og limer. Skrevet til alle, der vil vide mere.',
    picture: art('trykpresse', 'Linoleumssnit: en trykpresse med et ark i'),
    call: null,
    breadcrumbs: [],
  },
  themes: [
    {
      ...item('viden/vikingetid', 'Vikingetid', 'Tema', art('vikingeskib', '')),
      excerpt: 'Fra Ribe til Jelling.',
    },
    item('viden/bronzealder', 'Bronzealder', 'Tema', art('solvogn', '')),
    item('viden/besaettelsen', 'Besættelsestidens modstandsbevægelser', 'Tema', null),
  ],
  articles: articlePages('/viden'),
  modules: [],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/viden',
    title: 'Viden',
    body: () => ({ type: 'knowledgeOverview', ...knowledgeOverview }),
  },
]
