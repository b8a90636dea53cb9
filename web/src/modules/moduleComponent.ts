import type { LazyComponent } from '../lazyComponent.ts'
import type { Module } from '../model.ts'
import { modules } from './registry.ts'

type KnownModule = Exclude<Module, { type: 'unknown' }>

/** The component of a module's type, or nothing for a type that this build does not know. */
export function moduleComponent(type: string): LazyComponent<KnownModule> | undefined {
  return Object.hasOwn(modules, type)
    ? (modules[type as KnownModule['type']] as LazyComponent<KnownModule>)
    : undefined
}
