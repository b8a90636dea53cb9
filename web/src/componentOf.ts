import type { LazyComponent } from './lazyComponent.ts'
import type { Body, Module } from './model.ts'
import { modules, pages } from './registry.ts'

type KnownModule = Exclude<Module, { type: 'unknown' }>

/** The part of a page's type, or nothing for a type that this build does not know. */
export function pageComponent(type: string): LazyComponent<Body> | undefined {
  return Object.hasOwn(pages, type)
    ? (pages[type as Body['type']] as LazyComponent<Body>)
    : undefined
}

/** The part of a module's type, or nothing for a type that this build does not know. */
export function moduleComponent(type: string): LazyComponent<KnownModule> | undefined {
  return Object.hasOwn(modules, type)
    ? (modules[type as KnownModule['type']] as LazyComponent<KnownModule>)
    : undefined
}
