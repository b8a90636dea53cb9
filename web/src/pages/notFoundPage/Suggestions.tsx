import { useEffect, useState, useSyncExternalStore } from 'react'
import type { NotFoundSearch } from '../../model.ts'
import { pathWords } from './pathWords.ts'

interface Suggestion {
  title: string
  href: string
  label: string
}

const most = 5

/** Pages that the address may mean. The page itself is the same for all addresses. */
export function Suggestions({ search }: { search: NotFoundSearch }) {
  const path = useSyncExternalStore(
    onPage,
    () => location.pathname,
    () => '',
  )
  const [found, setFound] = useState<readonly Suggestion[]>([])
  useEffect(() => {
    const words = pathWords(path)
    if (!words) return undefined
    const gone = new AbortController()
    fetchSuggestions(`${search.suggest}&q=${encodeURIComponent(words)}`, gone.signal).then(
      (all) => gone.signal.aborted || setFound(all),
    )
    return () => {
      gone.abort()
      setFound([])
    }
  }, [path, search.suggest])
  return (
    <div aria-live="polite">
      {found.length > 0 ? (
        <>
          <h2 className="title-3">{search.suggestions}</h2>
          <ul className="lost-suggestions">
            {found.map(({ title, href, label }) => (
              <li key={href}>
                <a href={href} data-internal="">
                  {title}
                </a>{' '}
                <small>{label}</small>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

/** One missing page may lead to another, which has the same path in the model. */
function onPage(listener: () => void): () => void {
  addEventListener('vitrine:page', listener)
  return () => removeEventListener('vitrine:page', listener)
}

/** Without a line, or after too many requests, there are none. */
async function fetchSuggestions(address: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch(address, { signal })
    return response.ok ? ((await response.json()) as Suggestion[]).slice(0, most) : []
  } catch {
    return []
  }
}
