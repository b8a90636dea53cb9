import { text } from '../../fixtures/content.ts'
import type { Accordion, Module } from '../../model.ts'

export const accordion: Accordion = {
  key: 'spoergsmaal',
  title: 'Før du kommer',
  entries: [
    {
      key: 'egnet-for-boern',
      title: 'Er udstillingen egnet for børn?',
      content: text(
        'Ja. I sal 13 kan børn fra 5 år støbe deres eget horn i voks. Der er også en kort fortælling hver hele time i weekenden.',
      ),
    },
    {
      key: 'koerestol',
      title: 'Kan man komme rundt i kørestol?',
      content: text(
        'Der er elevator til alle etager og handicaptoilet ved garderoben. [Læs tilgængelighedserklæringen](/tilgaengelighedserklaering).',
        '- Dørene er mindst 90 cm brede',
        '- Kørestole kan lånes gratis',
      ),
    },
    {
      key: 'fotografere',
      title: 'Må man fotografere?',
      content: text('Ja, uden blitz og stativ.'),
    },
  ],
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'accordion', ...accordion }]
