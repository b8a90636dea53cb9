import type { TitleSize } from '../model.ts'

/**
 * How large a title of a podcast stands in a list: `docs/rules.md#podcasts`. Its level is that of
 * the outline.
 */
export const sizeInList: Readonly<Record<TitleSize, string>> = { h2: 'title-2', h3: 'title-3' }

/** The same, where it is the title of the page. */
export const sizeOnTop: Readonly<Record<TitleSize, string>> = { h2: 'display-2', h3: 'title-1' }
