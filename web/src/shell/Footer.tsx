import type { CSSProperties, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Fold } from '../components/Fold.tsx'
import { DrawnIcon } from '../components/Icon.tsx'
import { Link } from '../components/Link.tsx'
import { Logo, Mark } from '../components/Logo.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { Address, Region, Shell, SiblingSite, SocialProfile } from '../model.ts'
import { icons } from '../navigation/icons.ts'
import { SignUp } from '../newsletter/SignUp.tsx'
import { markSet } from './marks.ts'

export interface FooterProps {
  shell: Shell
  /**
   * An article has no footer, but it too ends with the newsletter:
   * `docs/rules.md#articles-and-other-pages`.
   */
  newsletterOnly: boolean
}

/** The end of every page: the newsletter, then the footer. */
export default function Footer({ shell, newsletterOnly }: FooterProps) {
  const { newsletter } = shell
  return (
    <div data-footer="">
      {newsletter ? <SignUp newsletter={newsletter} surface="on-impact" /> : null}
      {newsletterOnly ? <ClosingAddress shell={shell} /> : <SiteFooter shell={shell} />}
    </div>
  )
}

/** Whose article it was, and where: it has no footer. */
function ClosingAddress({ shell: { site, address } }: { shell: Shell }) {
  return (
    <section className="closing-address wrap" aria-label={site.name}>
      <a href={site.home} data-internal="">
        <Logo logo={site.logo} name={site.name} />
      </a>
      <Where address={address} />
    </section>
  )
}

/** Where the museum is, its lists, its siblings. */
function SiteFooter({ shell }: { shell: Shell }) {
  const say = useMessage()
  const { site, navigation } = shell
  return (
    <footer className="site-footer on-ink">
      <div className="grid-12 footer-top">
        <div className="footer-address">
          <a href={site.home} data-internal="">
            <Logo logo={site.logo} name={site.name} />
          </a>
          <Where address={shell.address} />
          {site.organizationDescription ? (
            <p className="footer-about">{site.organizationDescription}</p>
          ) : null}
        </div>
        <nav className="footer-lists" aria-label={say('siteLinks')}>
          {navigation.tertiary.map(({ link, entries }) => (
            <FooterList key={link.title} title={link.title}>
              <ul>
                {link.href ? (
                  <li>
                    <Link link={link}>{say('goTo', { title: link.title })}</Link>
                  </li>
                ) : null}
                {entries.map((entry) => (
                  <li key={entry.link.href + entry.link.title}>
                    <Link link={entry.link} />
                  </li>
                ))}
              </ul>
            </FooterList>
          ))}
          <Subsites sites={shell.subsites} />
          <Social profiles={shell.socialProfiles} />
        </nav>
      </div>
      <div className="wrap">
        <div className="gouge-rule" aria-hidden="true" />
        <Siblings regions={shell.regions} />
        <nav className="footer-policies" aria-label={say('policies')}>
          <ul>
            {navigation.policies.map((link) => (
              <li key={link.href + link.title}>
                <Link link={link} />
              </li>
            ))}
            {shell.consent ? (
              <li>
                <Link link={shell.consent.choice} data-choice="" />
              </li>
            ) : null}
          </ul>
          {site.notice ? <p>{site.notice}</p> : null}
        </nav>
      </div>
    </footer>
  )
}

function Where({ address }: { address: Address }) {
  const say = useMessage()
  return (
    <address>
      {address.street ? <p>{address.street}</p> : null}
      {address.city ? (
        <p>
          {address.zip} {address.city}
        </p>
      ) : null}
      {address.phone ? (
        <p>
          <a href={`tel:${address.phone.replaceAll(' ', '')}`}>
            {say('call', { phone: address.phone })}
          </a>
        </p>
      ) : null}
      {address.email ? (
        <p>
          <a href={`mailto:${address.email}`}>{address.email}</a>
        </p>
      ) : null}
    </address>
  )
}

/** The sites that belong to this one: `docs/rules.md#footer`. */
function Subsites({ sites }: { sites: readonly SiblingSite[] }) {
  const say = useMessage()
  if (sites.length === 0) return null
  return (
    <FooterList title={say('subsites')}>
      <ul>
        {sites.map(({ key, link }) => (
          <li key={key}>
            <Link link={link} />
          </li>
        ))}
      </ul>
    </FooterList>
  )
}

const platforms: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  youtube: 'YouTube',
}

function Social({ profiles }: { profiles: readonly SocialProfile[] }) {
  const say = useMessage()
  const known = profiles.filter(({ platform }) => Object.hasOwn(platforms, platform))
  const names = known.map(({ platform }) => platform).join(',')
  const [marks, setMarks] = useState<Record<string, string[]>>({})
  useEffect(() => {
    if (names) void icons(markSet, names.split(',')).then(setMarks)
  }, [names])
  if (known.length === 0) return null
  return (
    <FooterList title={say('follow')}>
      <ul>
        {known.map(({ platform, url }) => (
          <li key={url}>
            <a href={url} rel="external noopener me" className="social">
              {marks[platform] ? <DrawnIcon paths={marks[platform]} /> : null}
              {platforms[platform]}
            </a>
          </li>
        ))}
      </ul>
    </FooterList>
  )
}

function Siblings({ regions }: { regions: readonly Region[] }) {
  const say = useMessage()
  if (regions.length === 0) return null
  return (
    <>
      <nav className="regions" aria-label={say('museums')}>
        {regions.map((region) => (
          <div key={region.name} data-many={region.sites.length > 4 || undefined}>
            <FooterList title={region.name}>
              <ul>
                {region.sites.map((site) => (
                  <li key={site.key}>
                    <Link
                      link={site.link}
                      className="sibling"
                      style={{ '--logo-ink': site.tint } as CSSProperties}
                    >
                      <Mark logo={site.logo} />
                      <span>
                        <b>{site.link.title}</b> <small>{site.place}</small>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </FooterList>
          </div>
        ))}
      </nav>
      <div className="gouge-rule" aria-hidden="true" />
    </>
  )
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold className="footer-list" summary={<h2>{title}</h2>}>
      {children}
    </Fold>
  )
}
