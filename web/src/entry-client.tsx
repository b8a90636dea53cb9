/** The browser's entry: hydrates what the server has rendered, without rendering it anew. */
import './styles/main.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { loadChunks } from './chunks.ts'
import { clearPlaceholders } from './components/placeholder.ts'
import type { PageView } from './model.ts'
import { reloadOnMissingFiles, watchDeployment } from './navigation/deployment.ts'
import { followedPath, isOtherChoice, sameDocument } from './navigation/follow.ts'
import { languageCookie } from './navigation/language.ts'
import { rememberFollowed } from './navigation/returnFocus.ts'
import { keyboard, siteRouter } from './navigation/router.tsx'
import { restoreScroll } from './navigation/scroll.ts'
import { activateFooter } from './shell/activation.ts'

await parsed()
const app = document.getElementById('app')
const block = document.getElementById('view')
if (!app || !block) throw new Error('the document has no app or no view')

reloadOnMissingFiles()
restoreScroll()
markLoaded()
clearPlaceholders()
const view = JSON.parse(block.textContent) as PageView
const deployment = watchDeployment(block.dataset.build ?? '')
await loadChunks(view)

const router = siteRouter(view, deployment, app.hasAttribute('data-preview'))
await nextTask()
// As a transition it is done in small parts, between which the page reacts.
startTransition(() => {
  hydrateRoot(app, <RouterProvider router={router} />, {
    onRecoverableError: (error) => reportError(error),
  })
})
document.addEventListener('click', follow)

/**
 * Resolves when the document is complete, in a task of its own: the one that ends the parsing is
 * followed by the first layout, and the one that evaluates the scripts is long enough.
 */
async function parsed(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  }
  await nextTask()
}

/** What takes long is done in several tasks, between which the page reacts. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Lets the styles know when all is there: the italic of an article is fetched then. */
function markLoaded(): void {
  const mark = () => setTimeout(() => document.documentElement.setAttribute('data-loaded', ''))
  if (document.readyState === 'complete') mark()
  else addEventListener('load', mark, { once: true })
}

/** Follows internal links, those in server-rendered islands too, without a full load. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href) return
  const { language } = link.dataset
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  if (language) document.cookie = languageCookie(language)
  const path = followedPath(
    event,
    {
      href: link.href,
      // An anchor gets an entry of its own in the history, so that Back leads to where one was.
      internal: link.dataset.internal !== undefined || isAnchor(link),
      target: link.target,
      download: link.hasAttribute('download'),
    },
    location.href,
  )
  if (path === undefined) return
  event.preventDefault()
  // A click by the keyboard has no pointer, and counts no presses.
  const within = sameDocument(path, location.href)
  keyboard.used = event.detail === 0 && !within
  if (keyboard.used) rememberFollowed(link)
  // React renders the page again for another anchor, and would wait for the footer's code.
  // Without it the browser follows an anchor by itself.
  void (within ? activateFooter() : Promise.resolve()).then(
    // Who chooses on a page stays where the choices are.
    () => router.navigate(path, { preventScrollReset: isOtherChoice(path, location.href) }),
    () => location.assign(path),
  )
}

/** Whether a link leads to another part of this page. The skip link is the browser's own. */
function isAnchor(link: HTMLAnchorElement): boolean {
  return link.getAttribute('href')?.startsWith('#') === true && link.className !== 'skip-link'
}
