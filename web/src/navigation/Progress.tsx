import { useSyncExternalStore } from 'react'
import { useMessage } from '../messages/useMessage.ts'
import { type NavigationState, navigationState, onNavigationState, unreachedPath } from './state.ts'

const atFirst = (): NavigationState => 'idle'

/**
 * A quiet line at the top while a page is fetched; in words for those who do not see it. A page
 * that cannot be reached leaves the visitor where one is, with a way to try again.
 */
export function Progress() {
  const state = useSyncExternalStore(onNavigationState, navigationState, atFirst)
  const say = useMessage()
  const unreached = state === 'error' ? unreachedPath() : undefined
  return (
    <>
      <div className="progress" data-state={state}>
        <span role="status" className="visually-hidden">
          {state === 'pending' ? say('loading') : ''}
        </span>
      </div>
      {unreached ? (
        <p role="alert" className="unreached on-ink">
          {say('unreached')}{' '}
          <a href={unreached} data-internal="">
            {say('tryAgain')}
          </a>
        </p>
      ) : null}
    </>
  )
}
