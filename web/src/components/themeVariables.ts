import type { Theme } from '../model.ts'

/** A theme's colours as the style sheet names them. */
export function themeVariables({ theme }: { theme: Theme }): Record<string, string> {
  return {
    '--fg': theme.primary.foreground,
    '--bg': theme.primary.background,
    '--impact-fg': theme.impact.foreground,
    '--impact-bg': theme.impact.background,
    '--tint': theme.tint,
    '--deep': theme.deep,
  }
}
