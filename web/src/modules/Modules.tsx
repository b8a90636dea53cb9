import { use } from 'react'
import { useMessage } from '../messages/useMessage.ts'
import type { Module } from '../model.ts'
import { Preview } from '../shell/context.ts'
import { HydrationBoundary } from '../shell/HydrationBoundary.tsx'
import { moduleComponent } from './moduleComponent.ts'

/** The modules of a page, one below the other. */
export function Modules({ modules }: { modules: readonly Module[] }) {
  if (modules.length === 0) return null
  return (
    <div className="modules">
      {modules.map((module, index) => (
        <HydrationBoundary key={'key' in module ? module.key : `${module.type}-${index}`}>
          <OneModule module={module} />
        </HydrationBoundary>
      ))}
    </div>
  )
}

function OneModule({ module }: { module: Module }) {
  if (module.type === 'unknown') return <UnknownModule name={module.name} />
  const Known = moduleComponent(module.type)?.component()
  // A key is React's, not the component's.
  const { key: _, ...shown } = module
  return Known ? <Known {...(shown as typeof module)} /> : <UnknownModule name={module.type} />
}

/**
 * A warning, and nothing to see but in preview, where the editor can mend it:
 * `docs/rules.md#unknown-modules`.
 */
function UnknownModule({ name }: { name: string }) {
  const say = useMessage()
  const preview = use(Preview)
  // biome-ignore lint/suspicious/noConsole: docs/rules.md#warnings asks for a warning here.
  console.warn(`unknown module: ${name}`)
  if (!preview) return null
  return (
    <div className="wrap plain">
      <p className="unknown-module">{say('unknownModule', { name })}</p>
    </div>
  )
}
