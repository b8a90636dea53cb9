import { MoreLink } from '../../components/Button.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type {
  PageHero as PageHeroModel,
  Ticket as TicketModel,
  TicketPanel as TicketPanelModel,
} from '../../model.ts'
import Accordion from '../../modules/accordion/Accordion.tsx'
import { Modules } from '../../modules/Modules.tsx'
import { TicketCards } from '../../visit/TicketCards.tsx'
import { TicketPanel } from '../../visit/TicketPanel.tsx'

/** What a ticket costs, what it includes, and common questions. */
export default function Ticket({ hero, panel, cta, faq, tickets, modules }: TicketModel) {
  const say = useMessage()
  return (
    <>
      <PageHero {...hero} />
      <div className="sections">
        {panel || cta ? (
          <div className="plain wrap">
            {panel ? <TicketPanel panel={withoutRepeats(panel, hero, say('prices'))} /> : null}
            {cta ? <MoreLink link={cta} label={cta.title || say('readMore')} /> : null}
          </div>
        ) : null}
        {faq.length > 0 ? <Accordion key="faq" title={say('questions')} entries={faq} /> : null}
        {tickets.length > 0 ? (
          <section className="plain wrap">
            <h2 className="title-1 section-title">{say('otherTickets')}</h2>
            <TicketCards tickets={tickets} level={3} />
          </section>
        ) : null}
        <Modules modules={modules} />
      </div>
    </>
  )
}

/** The ticket without what the top of its own page already shows. */
function withoutRepeats(
  panel: TicketPanelModel,
  hero: PageHeroModel,
  prices: string,
): TicketPanelModel {
  const repeated = panel.title === hero.title
  return {
    ...panel,
    title: repeated ? (panel.benefitsTitle ?? prices) : panel.title,
    benefitsTitle: repeated ? null : panel.benefitsTitle,
    lead: panel.lead === hero.lead ? null : panel.lead,
    page: null,
  }
}
