import { type CSSProperties, useRef } from 'react'
import { ButtonLink } from '../components/Button.tsx'
import { from } from '../components/breakpoints.ts'
import { Icon } from '../components/Icon.tsx'
import { Link } from '../components/Link.tsx'
import { Picture } from '../components/Picture.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { MenuEntry, Navigation, TicketCard } from '../model.ts'
import { useMenu } from './useMenu.ts'

interface MenuProps {
  navigation: Navigation
  path: string
}

/**
 * The main menu, three levels deep. It is made of `details`, so that it opens without
 * JavaScript too; `useMenu` closes it. The server leaves every branch closed, as telephones need it.
 */
export function Menu({ navigation, path }: MenuProps) {
  const say = useMessage()
  const menu = useRef<HTMLDetailsElement>(null)
  useMenu(menu)
  return (
    <details className="menu" ref={menu}>
      <summary className="menu-button">
        <span className="menu-bars" aria-hidden="true" />
        <span className="menu-word">{say('menu')}</span>
        <span className="menu-close">{say('close')}</span>
      </summary>
      <div className="menu-panel on-ink">
        <div
          className="grid-12 menu-grid"
          style={{ '--rows': rowsOf(navigation) } as CSSProperties}
        >
          <nav className="menu-entries" aria-label={say('mainMenu')}>
            <ul>
              {navigation.primary.map((entry, index) => (
                <li key={entry.link.href + entry.link.title}>
                  <FirstLevel
                    entry={entry}
                    path={path}
                    first={index === firstOpen(navigation, path)}
                  />
                </li>
              ))}
            </ul>
          </nav>
          <Aside navigation={navigation} />
        </div>
      </div>
    </details>
  )
}

/** The entry that the page is below of, else the first: where the branches have a column, it is open. */
function firstOpen(navigation: Navigation, path: string): number {
  const here = navigation.primary.findIndex(
    ({ link }) => link.href === path || (link.href !== '/' && path.startsWith(`${link.href}/`)),
  )
  return Math.max(here, 0)
}

/** The lines of the longest branch: the way to its page, and levels 2 and 3. */
function rowsOf(navigation: Navigation): number {
  const rows = (entries: MenuEntry[]): number =>
    entries.reduce((sum, entry) => sum + rows(entry.entries), 1)
  return Math.max(0, ...navigation.primary.map(({ entries }) => rows(entries)))
}

interface FirstLevelProps {
  entry: MenuEntry
  path: string
  first: boolean
}

function FirstLevel({ entry, path, first }: FirstLevelProps) {
  const say = useMessage()
  if (entry.entries.length === 0) {
    return (
      <Link link={entry.link} className="menu-1">
        {entry.link.title} <Icon name="arrow" />
      </Link>
    )
  }
  return (
    <details className="menu-branch" name="menu" data-first={first || undefined}>
      <summary className="menu-1">
        {entry.link.title} <Icon name="arrow" />
      </summary>
      <ul className="menu-2">
        <li>
          <Link link={entry.link} aria-current={entry.link.href === path ? 'page' : undefined}>
            {say('goTo', { title: entry.link.title })}
          </Link>
        </li>
        {entry.entries.map((second) => (
          <SecondLevel key={second.link.href + second.link.title} entry={second} path={path} />
        ))}
      </ul>
    </details>
  )
}

function SecondLevel({ entry, path }: { entry: MenuEntry; path: string }) {
  return (
    <li>
      <Link link={entry.link} aria-current={entry.link.href === path ? 'page' : undefined} />
      {entry.entries.length > 0 ? (
        <ul className="menu-3">
          {entry.entries.map(({ link }) => (
            <li key={link.href + link.title}>
              <Link link={link} aria-current={link.href === path ? 'page' : undefined} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function Aside({ navigation }: { navigation: Navigation }) {
  const say = useMessage()
  const { featured, featuredTicket, tickets } = navigation
  if (featured.length === 0 && !featuredTicket && !tickets) return null
  return (
    <section className="menu-aside" aria-label={say('featured')}>
      {featured.slice(0, 2).map((item, index) => (
        <div className="menu-featured" data-first={index === 0 || undefined} key={item.id}>
          {item.picture ? (
            <div className="artwork">
              <Picture
                picture={item.picture}
                loading="lazy"
                sizes={`${from('lg')} 30vw, 45vw`}
                decorative
              />
            </div>
          ) : null}
          <p className="title-3">
            <Link link={item.link} />
          </p>
          {item.meta ? <p className="meta">{item.meta}</p> : null}
        </div>
      ))}
      {featuredTicket ? <FeaturedTicket ticket={featuredTicket} /> : null}
      {tickets ? <ButtonLink link={tickets} /> : null}
    </section>
  )
}

/** The ticket that most want, and what it costs. */
function FeaturedTicket({ ticket: { item, variant, price } }: { ticket: TicketCard }) {
  const say = useMessage()
  return (
    <p className="menu-ticket">
      <Link link={item.link} className="title-4" />{' '}
      <span>{variant && price ? say('priceOf', { variant, price }) : price}</span>
    </p>
  )
}
