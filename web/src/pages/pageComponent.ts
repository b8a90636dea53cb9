import type { LazyComponent } from '../lazyComponent.ts'
import type { Body } from '../model.ts'
import { pages } from './registry.ts'

/** The component of a page's type, or nothing for a type that this build does not know. */
export function pageComponent(type: string): LazyComponent<Body> | undefined {
  return Object.hasOwn(pages, type)
    ? (pages[type as Body['type']] as LazyComponent<Body>)
    : undefined
}
