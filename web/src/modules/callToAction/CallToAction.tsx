import { ButtonLink } from '../../components/Button.tsx'
import type { CallToAction as CallToActionModel } from '../../model.ts'

/** What to do next, between two rules. */
export default function CallToAction({ title, text, link }: CallToActionModel) {
  return (
    <section className="plain">
      <div className="wrap">
        <div className="call">
          <div>
            {title ? <h2 className="title-2">{title}</h2> : null}
            {text ? <p className="lead">{text}</p> : null}
          </div>
          <ButtonLink link={link} tone="impact" />
        </div>
      </div>
    </section>
  )
}
