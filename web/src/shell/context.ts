import { createContext } from 'react'

/** Whether an editor looks at a draft. */
export const Preview = createContext(false)

/** Whether parts of the page are hydrated by themselves. */
export const Boundaries = createContext(true)

/** Whether a page shows a top of its own: not where an article's hero takes its place. */
export const OwnTop = createContext(true)

/** The level of a page's title: 2 where the page has an injected heading, else 1. */
export const TitleLevel = createContext<1 | 2>(1)
