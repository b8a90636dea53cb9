import { type CSSProperties, useId } from 'react'
import { Link } from '../components/Link.tsx'
import { RichText } from '../components/RichText.tsx'
import { themeVariables } from '../components/themeVariables.ts'
import { fitting } from '../components/titleLines.ts'
import type { Newsletter } from '../model.ts'
import { SignUpForm } from './SignUpForm.tsx'

interface SignUpProps {
  newsletter: Newsletter
  /** Its surface: the impact colour at the end of a page, a quieter one within. */
  surface: 'on-impact' | 'on-deep'
}

/** A letter that one can sign up to, in colours of its own where it has some. */
export function SignUp({ newsletter, surface }: SignUpProps) {
  const id = useId()
  const { title, content, links, theme } = newsletter
  const style = theme ? (themeVariables({ theme }) as CSSProperties) : undefined
  return (
    <section className={`newsletter ${surface}`} aria-labelledby={id} style={style}>
      <div className="grid-12">
        <div className="newsletter-text">
          <h2 className="title-1" id={id} style={fitting(title)}>
            {title}
          </h2>
          <RichText value={content} under={2} className="lead" />
          {links.length > 0 ? (
            <ul className="newsletter-links">
              {links.map((link) => (
                <li key={link.href + link.title}>
                  <Link link={link} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <SignUpForm newsletter={newsletter} />
      </div>
    </section>
  )
}
