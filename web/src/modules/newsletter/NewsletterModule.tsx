import type { CSSProperties } from 'react'
import { Link } from '../../components/Link.tsx'
import { themeVariables } from '../../components/themeVariables.ts'
import type { NewsletterModule as NewsletterModuleModel } from '../../model.ts'
import { SignUp } from '../../newsletter/SignUp.tsx'

/** A sign-up within a page, to a list and in colours of its own. */
export default function NewsletterModule(props: NewsletterModuleModel) {
  const { newsletter, termsTitle, links, list, theme } = props
  const style = theme ? (themeVariables({ theme }) as CSSProperties) : undefined
  return (
    <SignUp
      newsletter={newsletter}
      surface={theme ? 'on-impact' : 'on-deep'}
      {...(style ? { style } : {})}
      hidden={{ account: list.account, region: list.region, userId: list.userId }}
      termsTitle={termsTitle}
    >
      {links.length > 0 ? (
        <ul className="newsletter-links">
          {links.map((link) => (
            <li key={link.href + link.title}>
              <Link link={link} />
            </li>
          ))}
        </ul>
      ) : null}
    </SignUp>
  )
}
