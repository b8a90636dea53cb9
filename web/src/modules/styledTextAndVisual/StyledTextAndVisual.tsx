import { ButtonLink, MoreLink } from '../../components/Button.tsx'
import { from } from '../../components/breakpoints.ts'
import { Caption, Picture } from '../../components/Picture.tsx'
import { RichText } from '../../components/RichText.tsx'
import { fitting } from '../../components/titleLines.ts'
import type { StyledTextAndVisual as StyledTextAndVisualModel } from '../../model.ts'

/** Text beside a picture, on paper or on a panel of the deep colour. */
export default function StyledTextAndVisual(module: StyledTextAndVisualModel) {
  const { title, content, picture, side, panel, link } = module
  return (
    <section className={panel ? 'visual visual-panel on-deep' : 'visual plain'} data-side={side}>
      <div className={panel ? 'visual-row' : 'grid-12 visual-row'}>
        <div className="visual-text">
          <h2 className="title-1" style={fitting(title)}>
            {title}
          </h2>
          <RichText value={content} under={2} className="prose prose-opening" />
          {link ? panel ? <ButtonLink link={link} /> : <MoreLink link={link} /> : null}
        </div>
        {picture ? (
          <figure className="visual-figure">
            <div className="artwork">
              <Picture picture={picture} loading="lazy" sizes={`${from('lg')} 55vw, 100vw`} />
            </div>
            {panel ? null : <Caption picture={picture} />}
          </figure>
        ) : null}
      </div>
    </section>
  )
}
