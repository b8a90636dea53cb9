/**
 * The widths from which a window counts as larger, in pixels: `docs/rules.md#constants`. A style
 * sheet cannot name them in its queries; a test holds it to these numbers.
 */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

/** The size of letters that browsers begin with, in pixels. */
export const letterSize = 16

/**
 * A condition of `sizes`: `(min-width: 64em)`. Queries count in letters: who has set larger ones
 * in the browser gets the layout that has room for them.
 */
export function from(breakpoint: keyof typeof breakpoints): string {
  return `(min-width: ${breakpoints[breakpoint] / letterSize}em)`
}
