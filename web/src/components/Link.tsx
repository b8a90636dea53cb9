import type { AnchorHTMLAttributes } from 'react'
import type { Link as LinkModel } from '../model.ts'
import { Unbroken } from './Unbroken.tsx'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel'> {
  link: LinkModel
  /** Whether it leads to the choice of cookies, which opens right here. */
  'data-choice'?: string
}

/**
 * A link, with its title unless it is given other content. One that leads nowhere is plain
 * text. `data-internal` marks what the browser's part follows without a full load; see
 * `navigation/follow.ts`.
 */
export function Link({ link, children, ...rest }: LinkProps) {
  const content = children ?? <Unbroken title={link.title} />
  if (link.href === '') return <span className={rest.className}>{content}</span>
  return (
    <a href={link.href} {...marks(link)} {...rest}>
      {content}
    </a>
  )
}

function marks(link: LinkModel): AnchorHTMLAttributes<HTMLAnchorElement> {
  switch (link.kind) {
    case 'internal':
      return { 'data-internal': '' } as AnchorHTMLAttributes<HTMLAnchorElement>
    case 'external':
      return { rel: 'external noopener' }
    default:
      return {}
  }
}
