import { useState } from 'react'
import { LinkList } from '../components/LinkList.tsx'
import { TextModules } from '../components/textModules.ts'
import { PlayerPlace } from '../listen/PlayerPlace.tsx'
import { Labels, Language, useMessage } from '../messages/useMessage.ts'
import type { Body, Module, PageView } from '../model.ts'
import { Modules } from '../modules/Modules.tsx'
import { Progress } from '../navigation/Progress.tsx'
import { pageComponent } from '../pages/pageComponent.ts'
import { OwnTop, Preview, TitleLevel } from './context.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Header } from './Header.tsx'
import { HydrationBoundary } from './HydrationBoundary.tsx'
import { LazyFooter } from './LazyFooter.tsx'
import { OverlaysPlace } from './OverlaysPlace.tsx'
import { OpenOverlays, OverlaySet } from './openOverlays.ts'

interface SiteProps {
  view: PageView
  /** In preview a module that nobody knows is a visible box. */
  preview?: boolean
}

/** A page with everything around it. */
export function Site({ view, preview = false }: SiteProps) {
  const { page, shell } = view
  const injected = page.seo.injectedHeading
  const [overlays] = useState(() => new OverlaySet())
  return (
    <Language value={shell.locale}>
      <Labels value={shell.site.labels}>
        <TextModules value={oneModule}>
          <Preview value={preview}>
            <OpenOverlays value={overlays}>
              <SkipLink />
              <OverlaysPlace view={view} />
              <Progress />
              <Header shell={shell} path={page.path} colour={page.navigationColour} />
              <main
                id="main"
                tabIndex={-1}
                lang={page.locale === shell.locale ? undefined : page.locale}
              >
                {injected ? <h1 className="visually-hidden">{injected}</h1> : null}
                <TitleLevel value={injected ? 2 : 1}>
                  <ErrorBoundary key={page.path} home={shell.site.home}>
                    <HydrationBoundary>
                      <PageBody body={page.body} />
                    </HydrationBoundary>
                    {page.linkList ? <LinkList {...page.linkList} /> : null}
                  </ErrorBoundary>
                </TitleLevel>
              </main>
              {/* The browser paints nothing before this: the document sets `blocking="render"`. */}
              <span id="page-end" hidden />
              <LazyFooter shell={shell} newsletterOnly={page.layout === 'article'} />
              <PlayerPlace />
            </OpenOverlays>
          </Preview>
        </TextModules>
      </Labels>
    </Language>
  )
}

const oneModule = (module: Module) => <Modules modules={[module]} />

function SkipLink() {
  const say = useMessage()
  return (
    <a className="skip-link" href="#main">
      {say('skipToMain')}
    </a>
  )
}

function PageBody({ body }: { body: Body }) {
  const Page = pageComponent(body.type)?.component()
  if (!Page) {
    // biome-ignore lint/suspicious/noConsole: docs/rules.md#warnings asks for a warning here.
    console.warn(`unknown page type: ${body.type}`)
    return null
  }
  const [first, ...others] = 'modules' in body ? body.modules : []
  if (first?.type !== 'heroArticle' || !first.headsPage) return <Page {...body} />
  return (
    <>
      <Modules modules={[first]} />
      <OwnTop value={false}>
        <Page {...({ ...body, modules: others } as Body)} />
      </OwnTop>
    </>
  )
}
