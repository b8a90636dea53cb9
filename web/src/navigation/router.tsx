import { type ReactNode, useEffect, useRef } from 'react'
import {
  createBrowserRouter,
  redirect,
  replace,
  ScrollRestoration,
  useLoaderData,
  useLocation,
} from 'react-router'
import { loadChunks } from '../chunks.ts'
import { Language } from '../messages/useMessage.ts'
import type { PageView } from '../model.ts'
import { activateFooter } from '../shell/activation.ts'
import { Failure } from '../shell/Failure.tsx'
import { Site } from '../shell/Site.tsx'
import { type Deployment, leave } from './deployment.ts'
import { focusAfter, isOtherPage } from './follow.ts'
import { fetchPayload } from './payload.ts'
import { useReturnFocus } from './returnFocus.ts'
import { storageKey } from './scroll.ts'
import { setNavigationState } from './state.ts'
import { useAnchor } from './useAnchor.ts'

const route = 'page'

/** Writing a head is code for those who go on to another page, and comes with its data. */
const headWriter = () => import('./applyHead.ts')

/** The router of a page that the server has rendered. */
export function siteRouter(view: PageView, deployment: Deployment, preview: boolean) {
  return createBrowserRouter(
    [
      {
        id: route,
        path: '*',
        element: <RoutedSite preview={preview} />,
        errorElement: <RouteFailure view={view} />,
        shouldRevalidate: ({ currentUrl, nextUrl }) => isOtherPage(currentUrl, nextUrl),
        loader: ({ request }) => load(new URL(request.url), request.signal, deployment),
      },
    ],
    { hydrationData: { loaderData: { [route]: view } } },
  )
}

/** A page's data and the code it needs. What cannot be had is left to a full load. */
async function load(url: URL, signal: AbortSignal, deployment: Deployment) {
  const left = deployment.stale ? leave(url) : undefined
  if (left) return left
  setNavigationState('pending')
  try {
    const code = Promise.allSettled([activateFooter(), headWriter()])
    const payload = await fetchPayload(url, deployment.build, signal)
    if (payload === 'lost') return stay(url)
    if (payload === 'failed') throw new Error(`no data for ${url.pathname}`)
    if ('redirect' in payload) return redirect(payload.redirect)
    await loadChunks(payload.view)
    for (const { status } of await code) {
      if (status === 'rejected') throw new Error(`no code for ${url.pathname}`)
    }
    setNavigationState('success')
    return payload.view
  } catch (error) {
    if (signal.aborted) throw error
    if (!navigator.onLine) return stay(url)
    setNavigationState('error')
    const gone = leave(url)
    if (gone) return gone
    throw error
  }
}

/** Nothing can be reached: the visitor stays on the page that is here, and may try again. */
function stay(url: URL): Response {
  setNavigationState('error', url.pathname + url.search + url.hash)
  return replace(location.pathname + location.search + location.hash)
}

/** What is left to show when neither the data nor a full load can be had. */
function RouteFailure({ view }: { view: PageView }): ReactNode {
  const { locale, site } = view.shell
  return (
    <Language value={locale}>
      <main id="main" tabIndex={-1}>
        <Failure home={site.home} />
      </main>
    </Language>
  )
}

/** The keyboard's navigations: only after one of them does the focus move to the page. */
export const keyboard = { used: false }

function RoutedSite({ preview }: { preview: boolean }): ReactNode {
  const view = useLoaderData<PageView>()
  const rendered = useRef(view)
  const { hash } = useLocation()
  useAnchor()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    setNavigationState('idle')
    if (rendered.current === view) return
    const id = focusAfter(rendered.current.page.path, view.page.path, hash)
    rendered.current = view
    void headWriter().then(({ applyHead }) => applyHead(view))
    if (keyboard.used && id) document.getElementById(id)?.focus({ preventScroll: true })
    keyboard.used = false
  }, [view, hash])
  useReturnFocus(view)
  return (
    <>
      <ScrollRestoration storageKey={storageKey} />
      <Site view={view} preview={preview} />
    </>
  )
}
