/** The fonts that every page shows above the fold, by their keys in Vite's manifest. */
export const preloadedFonts = ['src/fonts/gloock.woff2', 'src/fonts/commissioner.woff2'] as const
