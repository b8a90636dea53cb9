import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Boundaries } from './shell/context.ts'

/*
 * This file relies on two things that `renderToString` writes and React does not document.
 * `tests/rules/renderHtml.test.ts` asserts both, so that an update of React which changes them
 * fails there and not on a website.
 */

export interface RenderedHtml {
  /** The preloads of the page's first pictures, for the head. */
  preloads: string
  html: string
}

/** Renders a page whole, or throws. */
export function renderHtml(page: ReactNode): RenderedHtml {
  const written = renderToString(page)
  if (written.includes(failedBoundary)) throwCause(page)
  return splitPreloads(written)
}

/**
 * What React writes for a `Suspense` boundary below which a component threw or did not resolve: it
 * logs nothing and goes on beside it, so that a visitor would get a page without a part, which is
 * then cached. In a text or an attribute React escapes the `<`.
 */
const failedBoundary = '<!--$!-->'

/** Renders again without boundaries, so that the component's own error gets into the log. */
function throwCause(page: ReactNode): never {
  renderToString(createElement(Boundaries, { value: false }, page))
  throw new Error('a part of the page cannot be rendered')
}

/**
 * React writes a preload for each picture with a high priority, all of them before the markup. In
 * the head the browser finds them before the style sheets and fonts.
 */
const leadingPreloads = /^(?:<link rel="preload" as="image"[^>]*>)*/

function splitPreloads(written: string): RenderedHtml {
  const preloads = leadingPreloads.exec(written)?.[0] ?? ''
  return {
    preloads: preloads.replaceAll('><', '>\n<') + (preloads && '\n'),
    html: written.slice(preloads.length),
  }
}
