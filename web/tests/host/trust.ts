import { createHash } from 'node:crypto'
import { connect } from 'node:tls'
import { port } from './addresses.ts'

/**
 * The option that makes Chromium trust the key of the running site. Nobody vouches for a
 * certificate of development, and what comes with a certificate that it does not trust
 * Chromium does not cache, even where errors of certificates are ignored.
 */
export async function trustOption(): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false })
  try {
    await new Promise<void>((done, failed) => {
      socket.once('secureConnect', done)
      socket.once('error', failed)
    })
    const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' })
    if (!key) throw new Error(`the site on port ${port} shows no certificate`)
    const hash = createHash('sha256').update(key).digest('base64')
    return `--ignore-certificate-errors-spki-list=${hash}`
  } finally {
    socket.destroy()
  }
}
