/** HTML with all text escaped, and the frame of every page. */
import { readFileSync } from 'node:fs'
import type { Words } from './words.ts'

export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[] | undefined

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function textOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(textOf).join('')
  return String(part).replace(/[&<>"]/g, (character) => escapes[character] ?? '')
}

/** A template whose values are escaped unless they are HTML themselves. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, at) => text + textOf(parts[at])).join(''))

const style = new Html(readFileSync(new URL('style.css', import.meta.url), 'utf8'))

export interface Frame {
  readonly words: Words
  /** The title of the window. */
  readonly title: string
  /** The museum that one came from. */
  readonly museum: string
  readonly back?: { readonly href: string; readonly title: string }
}

export const page = ({ words, title, museum, back }: Frame, main: Html): string =>
  html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} – ${words.name}</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">${words.skip}</a>
<header>
<p class="demonstration"><strong>${words.demonstration}</strong> ${words.nothing}</p>
<p class="name">${words.name}${museum && html`<span> · ${museum}</span>`}</p>
</header>
<main id="main" tabindex="-1">
${main}
</main>
<footer>${back && html`<a href="${back.href}">${words.back} ${back.title}</a>`}</footer>
</body>
</html>
`.text
