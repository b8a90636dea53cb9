import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement, type ReactNode, Suspense, use } from 'react'
import { renderHtml } from '../../src/renderHtml.ts'
import { Boundaries } from '../../src/shell/context.ts'

/** A boundary like `HydrationBoundary`. */
function Boundary({ children }: { children?: ReactNode }): ReactNode {
  return use(Boundaries) ? createElement(Suspense, {}, children) : children
}

function Broken(): ReactNode {
  throw new Error('this component is broken')
}

function NeverThere(): ReactNode {
  return use(new Promise<string>(() => {}))
}

const text = (...children: ReactNode[]) => createElement('p', {}, ...children)

test('what a component throws below a boundary fails the page, with its own error', () => {
  const page = createElement(Boundary, {}, createElement(Broken))
  assert.throws(() => renderHtml(page), /this component is broken/)
  const within = createElement('main', {}, text('before'), page, text('after'))
  assert.throws(() => renderHtml(within), /this component is broken/)
})

test('what fails below a boundary that cannot be left out fails the page too', () => {
  for (const component of [Broken, NeverThere]) {
    const page = createElement(Suspense, {}, createElement(component))
    assert.throws(() => renderHtml(page), /a part of the page cannot be rendered/)
  }
})

test('a boundary without a failure, or the marker of one as text, fails nothing', () => {
  const page = createElement(Boundary, {}, text('<!--$!-->'))
  assert.match(renderHtml(page).html, /<p>&lt;!--\$!--&gt;<\/p>/)
  const attribute = createElement('p', { title: '<!--$!-->' })
  assert.match(renderHtml(attribute).html, /title="&lt;!--\$!--&gt;"/)
})

test('the preloads of the first pictures are split from the page, in their order', () => {
  const picture = (name: string, fetchPriority?: 'high') =>
    createElement('img', {
      src: `/${name}.jpg`,
      srcSet: `/${name}-400.jpg 400w, /${name}.jpg 800w`,
      sizes: '50vw',
      loading: fetchPriority ? 'eager' : 'lazy',
      fetchPriority,
    })
  const page = createElement(
    Boundary,
    {},
    text('top', picture('first', 'high'), picture('second', 'high'), picture('later')),
  )
  const { preloads, html } = renderHtml(page)
  const lines = preloads.split('\n')
  assert.equal(lines.length, 3)
  assert.match(lines[0] ?? '', /^<link rel="preload" as="image" [^>]*first[^>]*>$/)
  assert.match(lines[1] ?? '', /^<link rel="preload" as="image" [^>]*second[^>]*>$/)
  assert.equal(lines[2], '')
  assert.match(html, /^<!--\$--><p>top<img /)
  assert.doesNotMatch(html, /<link/)
})

test('a page without first pictures has no preloads', () => {
  assert.deepEqual(renderHtml(text('top')), { preloads: '', html: '<p>top</p>' })
})
