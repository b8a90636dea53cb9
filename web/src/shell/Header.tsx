import { Icon } from '../components/Icon.tsx'
import { Link } from '../components/Link.tsx'
import { Logo } from '../components/Logo.tsx'
import { OpenNow } from '../components/OpenNow.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { NavigationColour, Shell } from '../model.ts'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { Menu } from './Menu.tsx'

interface HeaderProps {
  shell: Shell
  /** The path of the page, to mark where one is. */
  path: string
  colour: NavigationColour
}

/** As many entries as stand in the head itself; the menu has them all. */
const linksInHead = 5

/** The head of every page. */
export function Header({ shell, path, colour }: HeaderProps) {
  const say = useMessage()
  const { site, navigation } = shell
  return (
    <header className={colour === 'background' ? 'site-header on-ink' : 'site-header'}>
      <div className="wrap">
        <QuickRow shell={shell} path={path} />
        <div className="header-main">
          <a className="header-logo" href={site.home} data-internal="">
            <Logo logo={site.logo} name={site.name} />
          </a>
          <nav className="header-nav" aria-label={say('primaryNavigation')}>
            <ul>
              {navigation.primary.slice(0, linksInHead).map(({ link }) => (
                <li key={link.href + link.title}>
                  <Link link={link} aria-current={currentOf(link.href, path)} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="header-bar">
            {navigation.tickets ? (
              <Link link={navigation.tickets} className="btn btn-impact" />
            ) : null}
            {navigation.search ? (
              <Link link={navigation.search} className="bar-icon" aria-label={say('search')}>
                <Icon name="search" />
              </Link>
            ) : null}
            <Menu key={path} navigation={navigation} path={path} />
          </div>
        </div>
      </div>
    </header>
  )
}

function QuickRow({ shell, path }: { shell: Shell; path: string }) {
  const say = useMessage()
  const { practicalInfo, secondary } = shell.navigation
  const links = practicalInfo ? [practicalInfo, ...secondary] : secondary
  return (
    <div className="header-quick">
      {shell.openNow && practicalInfo ? (
        <Link link={practicalInfo} className="hours-link">
          <OpenNow {...shell.openNow} />
        </Link>
      ) : shell.openNow ? (
        <OpenNow {...shell.openNow} />
      ) : null}
      <nav aria-label={say('quickLinks')}>
        <ul>
          {links.map((link) => (
            <li key={link.href + link.title}>
              <Link link={link} aria-current={link.href === path ? 'page' : undefined} />
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitcher languages={shell.languages} />
    </div>
  )
}

/** `page` for the page itself, `true` for what it is below of. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
