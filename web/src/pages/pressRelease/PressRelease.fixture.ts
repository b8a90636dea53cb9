import { art, share, text, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import { researchers } from '../../learn/fixtures.ts'
import type { PressPicture, PressRelease } from '../../model.ts'
import { relatedContent } from '../../modules/relatedContent/RelatedContent.fixture.ts'

const pressPicture = (motif: string, alt: string, caption: string): PressPicture => ({
  picture: { ...art(motif, alt), caption, credit: 'Sofie Lindgren' },
  original: {
    link: { title: 'Hent billedet', href: `/media/images/${motif}.jpg?dl=`, kind: 'cross-site' },
    file: 'JPG, 4800 × 3600 px',
  },
})

export const pressRelease: PressRelease = {
  share: share('Nyt fund: En guldhalsring lå på en mark ved Viborg', '/delt/1'),
  hero: {
    title: 'Nyt fund: En guldhalsring lå på en mark ved Viborg',
    lead: 'Halsringen vejer 446 gram og er lavet omkring år 400. Den kan ses på museet fra på fredag.',
    picture: {
      ...art('guldhorn', 'Linoleumssnit: guld lyser mod en mørk grund'),
      caption: 'Guldet, som det lå i jorden.',
      credit: 'Vitrine',
    },
    call: null,
    breadcrumbs: [to('Presse', '/presse')],
  },
  authors: researchers.slice(0, 1),
  published: '12. november 2026',
  content: text(
    'En søndag i september gav detektoren lyd på en mark, der har været pløjet hvert år i mands minde. Tyve centimeter nede lå en halsring af guld.',
    '– Den er så hel, at man kan se guldsmedens fingeraftryk i loddetinnet, siger museumsinspektør Ulla Mannering Skov.',
    '## Lagt i jorden med vilje',
    'Ringen lå fladt og dækket af en sten. Arkæologerne mener, at den er ofret, og har siden undersøgt hele bakken.',
    '- 446 gram guld',
    '- Lavet omkring år 400',
    '- Udstillet fra fredag den 20. november',
  ),
  pictures: {
    title: 'Pressebilleder',
    terms: 'Må bruges frit i omtale af fundet, når fotografen nævnes.',
    pictures: [
      pressPicture('guldhorn', 'Halsringen af guld', 'Halsringen, som den blev løftet op.'),
      pressPicture(
        'solvogn',
        'Marken ved Viborg',
        'Fundstedet set fra vest, en tidlig morgen i september.',
      ),
    ],
  },
  contacts: researchers.slice(0, 2),
  modules: [{ type: 'relatedContent', ...relatedContent, tabs: relatedContent.tabs.slice(0, 1) }],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/presse/nyt-fund',
    title: 'Nyt fund',
    body: () => ({ type: 'pressRelease', ...pressRelease }),
  },
]
