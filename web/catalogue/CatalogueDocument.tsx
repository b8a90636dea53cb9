import type { ReactNode } from 'react'
import { themeVariables } from '../src/components/themeVariables.ts'
import type { Locale, Theme } from '../src/model.ts'
import { prefix } from './pageNames.ts'

interface CatalogueDocumentProps {
  title: string
  language: Locale
  theme: Theme
  /** The addresses of the websites' style sheets. */
  styles: readonly string[]
  children: ReactNode
}

/** A document of the catalogue itself, which no visitor's code hydrates. */
export function CatalogueDocument(props: CatalogueDocumentProps) {
  const { title, language, theme, styles, children } = props
  return (
    <html lang={language} style={themeVariables({ theme })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Catalogue`}</title>
        {styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <link rel="stylesheet" href={`${prefix}/catalogue.css`} />
        <script src={`${prefix}/controls.js`} defer />
      </head>
      <body>{children}</body>
    </html>
  )
}
