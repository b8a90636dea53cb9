import { art, text, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { Publication } from '../../model.ts'
import { relatedContent } from '../../modules/relatedContent/RelatedContent.fixture.ts'

export const publication: Publication = {
  hero: {
    title: 'En tråd gennem mosen',
    lead: 'Hvad tyve dragter fra jyske moser fortæller om dem, der bar dem.',
    picture: { ...art('solvogn', 'Omslaget: en hest trækker solskiven'), width: 900, height: 1200 },
    call: null,
    breadcrumbs: [to('Publikationer', '/publikationer')],
  },
  published: '3. november 2026',
  authors: ['Ulla Mannering Skov', 'Frej Aagaard-Christoffersen', 'Ida Bro'],
  content: text(
    'Da tørven blev skåret, kom tøjet frem: kapper af skind, skørter af uld, en hue syet med 1.300 sting. Bogen følger tyve dragter fra fåret til graven.',
    'Den er skrevet til alle, der kan strikke, og til dem, der aldrig har prøvet.',
    '## Sådan er den lavet',
    'Hver dragt er målt, farveanalyseret og vævet igen. Prøverne ligger frit tilgængelige [i et arkiv](https://arkiv.example/traad).',
  ),
  facts: [
    { key: 'omfang', title: 'Omfang', text: '312 sider, illustreret' },
    { key: 'forlag', title: 'Forlag', text: 'Tekstilforskningens skriftserie' },
    { key: 'pris', title: 'Pris', text: '299 kr.' },
    { key: 'fri', title: 'Fri adgang', text: '' },
  ],
  link: to('Læs bogen', 'https://forlag.example/traad'),
  doi: to('10.5555/traad.2026', 'https://doi.org/10.5555/traad.2026'),
  citation: {
    title: 'Citér publikationen',
    files: ['BibTeX.bib', 'RIS.ris', 'CSL-JSON.json'].map((file) => {
      const [format = '', ending] = file.split('.')
      return { format, href: `/feeds/citation/nationalmuseet/da/traad.${ending}` }
    }),
  },
  unit: to('Tekstilforskning', '/forskning/tekstil'),
  modules: [{ type: 'relatedContent', ...relatedContent }],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/publikationer/en-bog',
    title: 'En bog',
    body: () => ({ type: 'publication', ...publication }),
  },
]
