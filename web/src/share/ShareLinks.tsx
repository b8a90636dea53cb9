import { useEffect, useId, useState } from 'react'
import type { Share } from '../model.ts'

/** Ways to share a page: plain links, and buttons where the browser can do more. */
export function ShareLinks({ share }: { share: Share | null }) {
  const id = useId()
  if (!share) return null
  return (
    <section className="share" aria-labelledby={id}>
      <h2 className="title-4" id={id}>
        {share.label}
      </h2>
      <ul>
        {share.links.map(({ href, title }) => (
          <li key={href}>
            <a href={href} {...(href.startsWith('https:') ? outside : {})}>
              {title}
            </a>
          </li>
        ))}
        <ShareButtons share={share} />
      </ul>
    </section>
  )
}

/** The platform learns neither the page that one comes from nor the window. */
const outside = { target: '_blank', rel: 'external noopener noreferrer' } as const

/** What only a browser with JavaScript can do. */
function ShareButtons({ share: { url, title, send, copy, copied } }: { share: Share }) {
  const [can, setCan] = useState({ send: false, copy: false })
  const [said, setSaid] = useState('')
  useEffect(() => {
    setCan({ send: 'share' in navigator, copy: navigator.clipboard !== undefined })
  }, [])
  // Who closes the device's list of apps has changed their mind: that is no error.
  const sendOn = () => navigator.share({ url, title }).catch(() => {})
  const copyAddress = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(copied),
      () => setSaid(url),
    )
  return (
    <>
      {can.send ? (
        <li>
          <button type="button" onClick={sendOn}>
            {send}
          </button>
        </li>
      ) : null}
      {can.copy ? (
        <li>
          <button type="button" onClick={copyAddress}>
            {copy}
          </button>{' '}
          <span role="status">{said}</span>
        </li>
      ) : null}
    </>
  )
}
