import { type CSSProperties, type ReactNode, use } from 'react'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { ButtonLink } from '../components/Button.tsx'
import { from } from '../components/breakpoints.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { Picture } from '../components/Picture.tsx'
import { RestOfTop } from '../components/RestOfTop.tsx'
import { StripTitle } from '../components/StripTitle.tsx'
import type { Picture as PictureModel, RunHero as RunHeroModel, RunStage } from '../model.ts'
import { OwnTop } from '../shell/context.ts'
import { Stage } from './Stage.tsx'

interface RunHeroProps {
  hero: RunHeroModel
  stage: RunStage
  ofProject?: boolean | undefined
}

/** The top of an exhibition or a project, on ink. A floating picture has a box of its own beside the words. */
export function RunHero(props: RunHeroProps) {
  const { hero } = props
  const { layout, typography, floating } = hero
  const Hero = layout === 'split' ? SplitHero : FullWidthHero
  if (!use(OwnTop)) {
    const { call } = hero.top
    return (
      <RestOfTop>
        <Stage stage={props.stage} ofProject={props.ofProject} />
        {call ? <ButtonLink link={call} /> : null}
      </RestOfTop>
    )
  }
  return (
    <div
      className="ex-top"
      data-typography={typography}
      data-floating={floating !== null}
      style={floating ? shapeOf(floating) : undefined}
    >
      <Hero {...props} />
      {floating ? (
        <div className="ex-floating">
          <Picture picture={floating} loading="eager" sizes={`${from('lg')} 28vw, 60vw`} />
        </div>
      ) : null}
    </div>
  )
}

/** A picture as wide as the window, the words below its carved edge. */
function FullWidthHero(props: RunHeroProps) {
  const { hero } = props
  const { title } = hero.top
  return (
    <div className="hero-full ex-full on-ink" data-picture={hero.top.picture !== null}>
      <HeroPrint hero={hero} sizes="100vw" />
      <div className="grid-12 hero-full-text">
        <div className="hero-full-title">
          <Way {...props} />
          <PageTitle title={title} className={title.length <= 44 ? 'display-1' : 'display-2'} />
          <Subtitle>{hero.subtitle}</Subtitle>
        </div>
        <div className="hero-full-body">
          <Words hero={hero} />
        </div>
      </div>
    </div>
  )
}

/** A panel and a picture; the title runs over both, as on the front page. */
function SplitHero(props: RunHeroProps) {
  const { hero } = props
  return (
    <div className="hero-split ex-split on-ink">
      <HeroPrint hero={hero} sizes={`${from('lg')} 59vw, 100vw`} />
      <div className="hero-split-text">
        <div className="hero-split-over">
          <Way {...props} />
          <StripTitle title={hero.top.title} />
        </div>
        <div className="hero-split-body">
          <Subtitle>{hero.subtitle}</Subtitle>
          <Words hero={hero} />
        </div>
      </div>
    </div>
  )
}

function HeroPrint({ hero, sizes }: { hero: RunHeroModel; sizes: string }) {
  const { picture } = hero.top
  return (
    <div className="hero-artwork artwork">
      {picture ? <Picture picture={picture} loading="eager" sizes={sizes} first /> : null}
    </div>
  )
}

/** The way here, and what is worth saying about the time. */
function Way({ hero, stage, ofProject }: RunHeroProps) {
  return (
    <div className="ex-way">
      <Breadcrumbs links={hero.top.breadcrumbs} current={hero.top.title} />
      <Stage stage={stage} ofProject={ofProject} />
    </div>
  )
}

function Subtitle({ children }: { children: ReactNode }) {
  return children ? <p className="ex-subtitle">{children}</p> : null
}

function Words({ hero }: { hero: RunHeroModel }) {
  const { lead, call } = hero.top
  return (
    <>
      {lead ? <p className="lead">{lead}</p> : null}
      {call ? <ButtonLink link={call} /> : null}
    </>
  )
}

/** The proportions of a picture that is not cut. */
function shapeOf({ width, height }: PictureModel): CSSProperties {
  return { '--shape': width / Math.max(height, 1) } as CSSProperties
}
