import type { Link as LinkModel } from '../model.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'

interface ButtonLinkProps {
  link: LinkModel
  /** Other words than the link's title. */
  label?: string
  /** `impact` stands out on paper; on a coloured ground all are alike. */
  tone?: 'ink' | 'impact'
}

/** A link styled as a call to action. */
export function ButtonLink({ link, label, tone = 'ink' }: ButtonLinkProps) {
  if (link.href === '') return null
  return (
    <Link link={link} className={tone === 'impact' ? 'btn btn-impact' : 'btn'}>
      {label ?? link.title} <Icon name={link.kind === 'external' ? 'out' : 'arrow'} />
    </Link>
  )
}

/** A quieter link with an arrow. */
export function MoreLink({ link, label }: { link: LinkModel; label?: string }) {
  if (link.href === '') return null
  return (
    <Link link={link} className="more">
      {label ?? link.title} <Icon name={link.kind === 'external' ? 'out' : 'arrow'} />
    </Link>
  )
}
