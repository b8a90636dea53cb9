import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export interface LiveFieldProps {
  label: string
  /** What stands in it at first. */
  value: string
  /** Whether the visitor is in it already. */
  focused: boolean
  /** Where suggestions come from. */
  suggest: string
}

interface SearchFieldProps {
  label: string
  query: string
  suggest: string
}

/** The id by which the label finds the field. */
export const fieldId = 'search-field'

/**
 * What is searched for. The server writes a plain field; one with suggestions takes over once
 * its code is here, with what was typed until then.
 */
export function SearchField({ label, query, suggest }: SearchFieldProps) {
  const plain = useRef<HTMLInputElement>(null)
  const [Live, setLive] = useState<ComponentType<LiveFieldProps>>()
  const typed = useRef({ value: query, focused: false })
  useEffect(() => {
    let gone = false
    const load = async () => {
      const file = await import('./LiveSearchField.tsx').catch(() => undefined)
      if (gone || !file) return
      const field = plain.current
      if (field) typed.current = { value: field.value, focused: field === document.activeElement }
      // At once: a letter that is typed before a later rendering would be lost.
      flushSync(() => setLive(() => file.default))
    }
    load()
    return () => {
      gone = true
    }
  }, [])
  if (Live) return <Live label={label} suggest={suggest} {...typed.current} />
  return (
    <input
      ref={plain}
      id={fieldId}
      type="search"
      name="q"
      defaultValue={query}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
    />
  )
}
