import { type MouseEvent, use, useState } from 'react'
import { ButtonLink } from '../../components/Button.tsx'
import { from } from '../../components/breakpoints.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Picture } from '../../components/Picture.tsx'
import { StripTitle } from '../../components/StripTitle.tsx'
import type { FrontHero, HeroItem } from '../../model.ts'
import { OwnTop } from '../../shell/context.ts'
import { Pager } from './Pager.tsx'

/** The top of the front page: one featured item large, the others in a pager below it. */
export function Hero({ layout, items }: FrontHero) {
  const [shown, setShown] = useState(0)
  const ownTop = use(OwnTop)
  const item = items[shown] ?? items[0]
  if (!item || !ownTop) return null
  const choose = (index: number, event: MouseEvent) => {
    // With a modifier one wants the item's page, in a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setShown(index)
  }
  return (
    <>
      {layout === 'split' ? (
        <SplitHero {...item} opening={shown === 0} />
      ) : (
        <FullWidthHero {...item} opening={shown === 0} />
      )}
      {items.length > 1 ? <Pager items={items} shown={shown} choose={choose} /> : null}
    </>
  )
}

type OneHero = HeroItem & {
  /** Whether the page opens with it: then its picture is fetched before all others. */
  opening: boolean
}

/** A panel and a picture; the title runs over both, each line on a strip of the panel's colour. */
function SplitHero({ item, kicker, lead, call, opening }: OneHero) {
  return (
    <section className="hero-split on-impact" aria-live={opening ? undefined : 'polite'}>
      <HeroPicture item={item} opening={opening} sizes={`${from('lg')} 59vw, 100vw`} />
      <div className="hero-split-text">
        <div className="hero-split-over">
          {kicker ? <p className="kicker">{kicker}</p> : null}
          <StripTitle title={item.link.title} />
        </div>
        <div className="hero-split-body">
          {lead ? <p className="lead">{lead}</p> : null}
          <ButtonLink link={item.link} label={call} />
        </div>
      </div>
    </section>
  )
}

/** A picture as wide as the window, and the text below it on paper. */
function FullWidthHero({ item, kicker, lead, call, opening }: OneHero) {
  return (
    <section className="hero-full" aria-live={opening ? undefined : 'polite'}>
      <HeroPicture item={item} opening={opening} sizes="100vw" />
      <div className="grid-12 hero-full-text">
        <div className="hero-full-title">
          {kicker ? <p className="kicker">{kicker}</p> : null}
          <PageTitle title={item.link.title} className="display-1" />
        </div>
        <div className="hero-full-body">
          {lead ? <p className="lead">{lead}</p> : null}
          <ButtonLink link={item.link} label={call} tone="impact" />
        </div>
      </div>
    </section>
  )
}

interface HeroPictureProps {
  item: HeroItem['item']
  opening: boolean
  sizes: string
}

function HeroPicture({ item, opening, sizes }: HeroPictureProps) {
  return (
    <div className="hero-artwork artwork">
      {item.picture ? (
        <Picture
          key={item.id}
          picture={item.picture}
          loading="eager"
          sizes={sizes}
          first={opening}
        />
      ) : null}
    </div>
  )
}
