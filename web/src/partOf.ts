import type { Body, Module } from './model.ts'
import type { Part } from './part.ts'
import { modules, pages } from './registry.ts'

type KnownModule = Exclude<Module, { type: 'unknown' }>

/** The part of a page's type, or nothing for a type that this build does not know. */
export function pagePart(type: string): Part<Body> | undefined {
  return Object.hasOwn(pages, type) ? (pages[type as Body['type']] as Part<Body>) : undefined
}

/** The part of a module's type, or nothing for a type that this build does not know. */
export function modulePart(type: string): Part<KnownModule> | undefined {
  return Object.hasOwn(modules, type)
    ? (modules[type as KnownModule['type']] as Part<KnownModule>)
    : undefined
}
