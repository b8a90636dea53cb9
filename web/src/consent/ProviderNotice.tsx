import type { ReactNode } from 'react'
import type { Provider } from '../model.ts'

interface ProviderNoticeProps {
  provider: Provider
  /** What shows this one, this time; it may also stand before. */
  children?: ReactNode
  /** Moves the focus on: the notice goes when the content is allowed. */
  onAllow: () => void
}

/** Says that something lies at another host, and lets the visitor allow such content for good. */
export function ProviderNotice({ provider, children, onAllow }: ProviderNoticeProps) {
  const allow = () => {
    onAllow()
    void import('./choice.ts').then((file) => file?.allowMedia())
  }
  return (
    <span className="provider-notice">
      <span>{provider.notice}</span> {children}{' '}
      <button type="button" className="provider-always" onClick={allow}>
        {provider.always}
      </button>
    </span>
  )
}
