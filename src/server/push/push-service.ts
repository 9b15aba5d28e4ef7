import type { Push } from '../api/context.ts'
import type { PrivateSettings } from '../platform/access/private-settings.ts'
import { encrypt } from './encrypt.ts'
import { newVapidKey, vapidHeader, type VapidKey } from './vapid.ts'

interface ServiceOptions {
  siteUrl: string
  /** The sign-in address. */
  owner: () => Promise<string>
  /** Has the key that push services know this site by, created at first use and replaced only on purpose. */
  stored: PrivateSettings
  /** Other push services in tests. */
  allows?: (endpoint: string) => boolean
}

const hosts =
  /^(?:fcm\.googleapis\.com|web\.push\.apple\.com|[\w-]+\.push\.services\.mozilla\.com|[\w.-]+\.notify\.windows\.com)$/

/** Seconds for which a push service keeps a message for a device that is off, and milliseconds for its answer. */
const times = { keep: 24 * 60 * 60, answer: 10_000 }

/** The code of a subscription that has ended. */
export const gone = 'GONE'

/** Encrypted messages to browsers that are closed (Web Push, RFC 8030); they name their kind and nothing else. */
export function pushService({ siteUrl, owner, stored, allows = isPushService }: ServiceOptions): Push {
  const { protocol, hostname } = new URL(siteUrl)
  const contact = async () => (protocol === 'https:' ? siteUrl : `mailto:${await owner()}`)
  const readKey = async () => {
    const found = await stored.read<VapidKey>('push')
    const known = found.state === 'missing' ? await stored.createOnce('push', newVapidKey) : found
    return known.state === 'set' ? known.value : null
  }
  return {
    isSecure: protocol === 'https:' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname),
    allows,
    publicKey: async () => (await readKey())?.public ?? null,
    async renewKey() {
      const key = newVapidKey()
      await stored.write('push', key)
      return key.public
    },
    async send(target, kind) {
      if (!allows(target.endpoint)) return 'ADDRESS'
      const key = await readKey()
      if (!key) return 'KEY_UNREADABLE'
      try {
        const response = await fetch(target.endpoint, {
          method: 'POST',
          redirect: 'manual',
          signal: AbortSignal.timeout(times.answer),
          headers: {
            authorization: vapidHeader(key, new URL(target.endpoint).origin, await contact()),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(times.keep),
            urgency: 'high',
            // A push service keeps only the latest of each kind.
            topic: kind,
          },
          body: new Uint8Array(encrypt(JSON.stringify({ kind }), target)),
        })
        // The answer of a foreign server is neither read nor shown.
        await response.body?.cancel()
        if (response.ok) return null
        return response.status === 404 || response.status === 410 ? gone : `HTTP_${response.status}`
      } catch (error) {
        return codeOf(error)
      }
    },
  }
}

function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return hosts.test(url.hostname)
}

function codeOf(error: unknown): string {
  const { name, cause } = error as Error
  if (name === 'TimeoutError') return 'TIMEOUT'
  const { code } = (cause ?? error) as { code?: unknown }
  return typeof code === 'string' && /^[A-Z\d_]{1,40}$/.test(code) ? code : 'UNKNOWN'
}
