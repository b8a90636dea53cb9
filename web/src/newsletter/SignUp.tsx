import { type CSSProperties, type ReactNode, useId } from 'react'
import { RichText } from '../components/RichText.tsx'
import { soften } from '../components/soften.ts'
import { fitting } from '../components/titleLines.ts'
import type { Newsletter } from '../model.ts'
import { SignUpForm } from './SignUpForm.tsx'

interface SignUpProps {
  newsletter: Newsletter
  /** Its surface: the impact colour at the end of a page, a quieter one within. */
  surface: 'on-impact' | 'on-deep'
  style?: CSSProperties
  /** Identifiers of the list, by the names that they are sent under. */
  hidden?: Readonly<Record<string, string | null>>
  /** What the terms are called: they then open below that title. */
  termsTitle?: string | null
  /** What else stands below the text. */
  children?: ReactNode
}

/** A letter that one can sign up to. */
export function SignUp({ newsletter, surface, style, children, ...form }: SignUpProps) {
  const title = useId()
  return (
    <section className={`newsletter ${surface}`} aria-labelledby={title} style={style}>
      <div className="grid-12">
        <div className="newsletter-text">
          <h2 className="title-1" id={title} style={fitting(newsletter.title)}>
            {soften(newsletter.title)}
          </h2>
          <RichText value={newsletter.content} under={2} className="lead" />
          {children}
        </div>
        <SignUpForm newsletter={newsletter} {...form} />
      </div>
    </section>
  )
}
