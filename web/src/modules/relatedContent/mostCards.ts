import type { RelatedTab } from '../../model/RelatedTab'

/** The most cards that a tab has: all tabs lay theirs alike, so that nothing jumps. */
export function mostCards(tabs: readonly RelatedTab[]): number {
  return Math.max(1, ...tabs.map((tab) => tab.items.length))
}
