/** How long a phone takes until it shows what a tap did: Interaction to Next Paint. */
import type { Locator, Page } from '@playwright/test'

interface EventTiming extends PerformanceEntry {
  /** The events of one tap have one number; other events have 0. */
  interactionId: number
}

interface Recorded {
  interactions: number[]
}

/** Records the interactions of every page that is opened from now on. */
export const recordInteractions = (page: Page) =>
  page.addInitScript(() => {
    const recorded = window as unknown as Recorded
    recorded.interactions = []
    const observer = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as EventTiming[]) {
        if (interactionId) recorded.interactions.push(duration)
      }
    })
    // 16 ms is the shortest duration that browsers report.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

/** Milliseconds from a tap to the paint after its slowest event; 0 if that is below 16. */
export async function tapDuration(page: Page, target: Locator): Promise<number> {
  await page.evaluate(() => {
    const recorded = window as unknown as Recorded
    recorded.interactions = []
  })
  await target.tap()
  return page.evaluate(async () => {
    // An event is reported once the frame after it is painted, one below 16 ms never: 60 frames
    // are a second.
    const { interactions } = window as unknown as Recorded
    for (let frame = 0; frame < 60; frame++) {
      await new Promise(requestAnimationFrame)
    }
    return Math.max(0, ...interactions)
  })
}
