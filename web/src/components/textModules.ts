import { createContext, type ReactNode } from 'react'
import type { Module } from '../model.ts'

/**
 * Renders a module that stands within a text. The page provides it: modules show texts, and a
 * text that imported them would stand in a circle with all of them.
 */
export const TextModules = createContext<(module: Module) => ReactNode>(() => null)
