import { type KeyboardEvent, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import '../components/pressable.ts'
import { useOverlay } from '../shell/openOverlays.ts'
import { fieldId, type LiveFieldProps } from './SearchField.tsx'

interface Suggestion {
  title: string
  href: string
  label: string
}

/** Milliseconds without a key before suggestions are fetched: `docs/rules.md#the-search-page`. */
const pause = 300
/** Letters from which on there is something to suggest. */
const fewest = 2

/** A field that suggests pages while one types, and announces how many there are. */
export default function LiveSearchField({ label, value, focused, suggest }: LiveFieldProps) {
  const [text, setText] = useState(value)
  const suggestions = useSuggestions(text === value ? '' : text.trim(), suggest)
  return (
    <I18nProvider locale={document.documentElement.lang}>
      <ComboBox
        className="search-combobox"
        aria-label={label}
        inputValue={text}
        onInputChange={setText}
        items={suggestions}
        menuTrigger="input"
        allowsCustomValue
      >
        <Input
          id={fieldId}
          name="q"
          maxLength={100}
          enterKeyHint="search"
          // The visitor is in the field that this one replaces.
          autoFocus={focused}
          onKeyDownCapture={submit}
        />
        <OpenWith suggestions={suggestions} />
        <Popover
          className="search-popover"
          offset={0}
          placement="bottom start"
          // What is suggested belongs to the page: outside of it no landmark would have it.
          UNSTABLE_portalContainer={document.getElementById('main') ?? document.body}
        >
          <ListBox<Suggestion> className="search-suggested">
            {({ title, href, label }) => (
              <ListBoxItem id={href} href={href} textValue={title}>
                {title} <small>{label}</small>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}

/**
 * Opens the list when suggestions come: when the visitor typed, there were none yet. Escape closes
 * the list before anything else.
 */
function OpenWith({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const state = use(ComboBoxStateContext)
  const shown = useRef(suggestions)
  const isOpen = state?.isOpen === true
  useOverlay('suggestions', isOpen)
  useLayoutEffect(() => (isOpen ? leavePageReadable() : undefined), [isOpen])
  useEffect(() => {
    if (shown.current === suggestions) return
    shown.current = suggestions
    if (suggestions.length > 0 && state?.isFocused) state.open(null, 'input')
  }, [suggestions, state])
  return null
}

/**
 * React Aria hides all else from screen readers while a list of a combo box is open, although the
 * keyboard still reaches it. What bears this mark it leaves as it is.
 */
function leavePageReadable(): () => void {
  const page = document.getElementById('app')
  page?.setAttribute('data-react-aria-top-layer', 'true')
  return () => page?.removeAttribute('data-react-aria-top-layer')
}

/** Return searches for what was typed, unless a suggestion is chosen. */
function submit(event: KeyboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget
  if (event.key !== 'Enter' || field.getAttribute('aria-activedescendant')) return
  event.preventDefault()
  event.stopPropagation()
  field.form?.requestSubmit()
}

/** The pages for a text, once nobody has typed for a moment. Without a line there are none. */
function useSuggestions(text: string, address: string): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  useEffect(() => {
    if (text.length < fewest) {
      setSuggestions([])
      return
    }
    const outdated = new AbortController()
    const timer = setTimeout(async () => {
      const found = await fetchSuggestions(`${address}&q=${encodeURIComponent(text)}`, outdated)
      if (!outdated.signal.aborted) setSuggestions(found)
    }, pause)
    return () => {
      clearTimeout(timer)
      outdated.abort()
    }
  }, [text, address])
  return suggestions
}

async function fetchSuggestions(
  address: string,
  { signal }: AbortController,
): Promise<Suggestion[]> {
  try {
    const response = await fetch(address, { signal })
    return response.ok ? ((await response.json()) as Suggestion[]) : []
  } catch {
    return []
  }
}
