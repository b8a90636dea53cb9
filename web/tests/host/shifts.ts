import type { Page } from '@playwright/test'

interface Shifts {
  /** How far things moved by themselves, from the first paint on. */
  sum: number
  /** What moved, from where, and to where. */
  lines: string[]
}

/** Watches what moves by itself on every page that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as { shifts: Shifts }
    watched.shifts = { sum: 0, lines: [] }
    const box = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round)} ${[width, height].map(Math.round).join('x')}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        watched.shifts.sum += entry.value
        for (const { node, previousRect, currentRect } of entry.sources) {
          const what = node instanceof Element ? `${node.tagName}.${node.className}` : node
          const value = entry.value.toFixed(4)
          watched.shifts.lines.push(`${value} ${what}: ${box(previousRect)} to ${box(currentRect)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

export const shifts = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
