import { useSyncExternalStore } from 'react'
import { useMessage } from '../messages/useMessage.ts'
import { type NavigationState, navigationState, onNavigationState } from './state.ts'

const atFirst = (): NavigationState => 'idle'

/** A quiet line at the top while a page is fetched; in words for those who do not see it. */
export function Progress() {
  const state = useSyncExternalStore(onNavigationState, navigationState, atFirst)
  const say = useMessage()
  return (
    <div className="progress" data-state={state}>
      <span role="status" className="visually-hidden">
        {state === 'pending' ? say('loading') : ''}
      </span>
    </div>
  )
}
