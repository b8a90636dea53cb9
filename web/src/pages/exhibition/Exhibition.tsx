import { Cards } from '../../components/Card.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { Exhibition as ExhibitionModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { Facts } from '../../visit/Facts.tsx'
import { RunHero } from '../../visit/RunHero.tsx'
import { TicketPanel } from '../../visit/TicketPanel.tsx'

/** What there is to see, when and where, and what it costs. */
export default function Exhibition(model: ExhibitionModel) {
  const say = useMessage()
  const { hero, stage, period, place, facts, ticket, modules, related } = model
  const known = [
    { key: 'period', title: say('period'), text: period },
    ...(place ? [{ key: 'place', title: say('place'), text: place.title, more: place.text }] : []),
    ...facts,
  ]
  return (
    <>
      <RunHero hero={hero} stage={stage} />
      <div className="sections">
        <div className="plain wrap ex-facts">
          <Facts facts={known} />
          {ticket ? <TicketPanel panel={ticket} /> : null}
        </div>
        <Modules modules={modules} />
        {related.length > 0 ? (
          <section className="plain wrap">
            <h2 className="title-1">{say('seeAlso')}</h2>
            <Cards items={related} level={3} />
          </section>
        ) : null}
      </div>
    </>
  )
}
