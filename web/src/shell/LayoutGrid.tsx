import { useEffect, useState } from 'react'

/** Columns of the grid: `docs/rules.md#layout-grid`. */
const columns = 12

/** The twelve columns over the page, for designers: shift and D. */
export function LayoutGrid() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (isGridKey(event)) setShown((before) => !before)
    }
    addEventListener('keydown', toggle)
    return () => removeEventListener('keydown', toggle)
  }, [])
  if (!shown) return null
  return (
    <div className="layout-grid" aria-hidden="true">
      <div className="grid-12">
        {Array.from({ length: columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name.
          <i key={column} />
        ))}
      </div>
    </div>
  )
}

/** Shift and D, and nothing else, outside of a field in which one writes a D. */
function isGridKey(event: KeyboardEvent): boolean {
  if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.key.toLowerCase() !== 'd') return false
  return !(
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable]')
  )
}
