import { createContext, use } from 'react'
import type { Locale } from '../model.ts'
import { type MessageKey, message } from './messages.ts'

/** The language of the frame. */
export const Language = createContext<Locale>('da')

export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** The texts of the interface in the language of the frame. */
export function useMessage(): Say {
  const locale = use(Language)
  return (key, values) => message(locale, key, values)
}
