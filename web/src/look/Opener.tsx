import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
import { useHydrated } from '../shell/useHydrated.ts'

interface OpenerProps {
  /** Where it leads without JavaScript, or when a visitor opens it in a new window. */
  href: string
  className: string
  /** Whether what it opens is on its way. */
  busy: boolean
  dialog?: boolean
  label?: string
  ref?: Ref<HTMLAnchorElement>
  onOpen: () => void
  children: ReactNode
}

/** A link as long as there is no JavaScript; then a button that opens something right here. */
export function Opener({ href, busy, dialog, label, onOpen, children, ...rest }: OpenerProps) {
  const hydrated = useHydrated()
  const asButton: AnchorHTMLAttributes<HTMLAnchorElement> = hydrated
    ? { role: 'button', 'aria-haspopup': dialog ? 'dialog' : undefined, 'aria-busy': busy }
    : {}
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  // Enter presses a link by itself; the bar does so only for a button.
  const pressByBar = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      href={href}
      aria-label={label}
      onClick={press}
      onKeyDown={pressByBar}
      {...asButton}
      {...rest}
    >
      {children}
    </a>
  )
}
