import { createContext, use } from 'react'
import type { Locale } from '../model.ts'
import { type MessageKey, message } from './messages.ts'

/** The language of the frame. */
export const Language = createContext<Locale>('da')

/** Texts that are the site's own, by their keys: exhibitions are experiences at the castle. */
export const Labels = createContext<Readonly<Record<string, string>>>({})

export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** The texts of the interface in the language of the frame. */
export function useMessage(): Say {
  const locale = use(Language)
  const labels = use(Labels)
  return (key, values) =>
    Object.hasOwn(labels, key) ? (labels[key] ?? '') : message(locale, key, values)
}
