/**
 * A few pages that show what all of them show: each field that a page of a type can have, and
 * each site in each of its languages.
 */
import type { DemoPage } from './addresses.ts'

/** Fields that have no face on a page. */
const unseen = new Set(['_id', '_key', '_ref', '_type'])

/**
 * The paths of what a document holds, lists of any length as one: `frontPage.modules[].quote.text`.
 * Whatever has a type is named by it, so that each kind of module has paths of its own. A list
 * without members is a path too, as is each side of a yes or no.
 */
export function fieldPaths(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${at}[] empty`]
    return value.flatMap((member) => fieldPaths(member, `${at}[]`))
  }
  if (typeof value === 'boolean') return [`${at} ${value}`]
  if (value === null || typeof value !== 'object') return [at]
  const { _type } = value as { _type?: string }
  const here = [at, _type].filter(Boolean).join('.')
  return Object.entries(value)
    .filter(([name, inside]) => inside !== undefined && !unseen.has(name))
    .flatMap(([name, inside]) => fieldPaths(inside, `${here}.${name}`))
}

/**
 * As few of the members as a greedy choice finds that show, with those given, all that any of
 * them shows: the one that shows most of what is still wanting comes next, and of two the
 * earlier. The same members in the same order give the same choice.
 */
export function cover<T>(
  members: readonly T[],
  shows: (member: T) => Iterable<string>,
  required: readonly T[] = [],
): T[] {
  const left = members.map((member) => ({ member, wanting: new Set(shows(member)) }))
  const chosen: T[] = []
  const choose = (member: T, shown: Iterable<string>) => {
    chosen.push(member)
    for (const one of [...shown]) for (const { wanting } of left) wanting.delete(one)
  }
  for (const member of required) choose(member, shows(member))
  for (;;) {
    const [first, ...others] = left
    if (!first) return chosen
    const best = others.reduce((a, b) => (b.wanting.size > a.wanting.size ? b : a), first)
    if (best.wanting.size === 0) return chosen
    choose(best.member, best.wanting)
  }
}

const isFront = ({ type, locale }: DemoPage) => type === 'frontPage' && locale === 'da'

/** What of a page a look at it tries. */
export const shown = ({ site, locale, fields }: DemoPage): string[] => [
  ...fieldPaths(fields),
  `${site} in ${locale}`,
]

/** The pages of a group to open: every front page, and the others that the cover takes. */
export const pagesToOpen = (pages: readonly DemoPage[]): DemoPage[] =>
  cover(pages, shown, pages.filter(isFront))

/**
 * Those on which axe looks: every front page, in its site's colours, and one page of each other
 * type. The sites take turns.
 */
export function pagesForAxe(opened: readonly DemoPage[]): DemoPage[] {
  const chosen = opened.filter(isFront)
  const turns = new Map<string, number>()
  const turn = ({ site }: DemoPage) => turns.get(site) ?? 0
  for (const type of new Set(opened.map((page) => page.type))) {
    if (chosen.some((page) => page.type === type)) continue
    const [first, ...others] = opened.filter((page) => page.type === type)
    if (!first) continue
    const next = others.reduce((a, b) => (turn(b) < turn(a) ? b : a), first)
    turns.set(next.site, turn(next) + 1)
    chosen.push(next)
  }
  return chosen
}
