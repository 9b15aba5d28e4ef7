import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Push } from '#server/api/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { privateSettingsOf } from '#server/platform/access/private-settings.ts'
import { pushService } from '#server/push/push-service.ts'

/** @param allows push services; by default the real ones. */
export function pushInTests(db: Db, allows?: (endpoint: string) => boolean, siteUrl = 'https://hatheli.test'): Push {
  const stored = privateSettingsOf(db, 'the secret of notifications in tests')
  return pushService({ siteUrl, owner: async () => 'admin@hatheli.example', stored, ...(allows && { allows }) })
}

export interface PushDouble {
  /** Whether an endpoint is at it. */
  allows: (endpoint: string) => boolean
  /** A browser that subscribes. */
  subscribe: () => { endpoint: string; keys: { p256dh: string; auth: string } }
  /** What its browsers received, decrypted, after the signature was verified. */
  received: { path: string; message: unknown; claims: Record<string, unknown>; headers: IncomingHttpHeaders }[]
  /** Status with which it answers. */
  status: number
  stop: () => Promise<void>
}

/** A push service and its browsers, which verify and decrypt as RFC 8291 and RFC 8292 say. @param publicKey of the sender. */
export async function startPushDouble(publicKey: () => Promise<string | null>): Promise<PushDouble> {
  const browsers = new Map<string, { decrypt: (body: Buffer) => string }>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const path = request.url!
    if (double.status < 300) {
      const message: unknown = JSON.parse(browsers.get(path)!.decrypt(body))
      const claims = verified(request.headers.authorization!, await publicKey())
      double.received.push({ path, message, claims, headers: request.headers })
    }
    response.writeHead(double.status, { location: 'http://127.0.0.1:1/elsewhere' }).end('a text of the push service')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const double: PushDouble = {
    allows: (endpoint) => endpoint.startsWith(`${origin}/`),
    subscribe() {
      const path = `/${randomBytes(9).toString('base64url')}`
      const browser = newBrowser()
      browsers.set(path, browser)
      return { endpoint: origin + path, keys: browser.keys }
    },
    received: [],
    status: 201,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return double
}

/** The keys of a subscription, and the other half of it. */
export function newBrowser() {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  const decrypt = (body: Buffer): string => {
    const [salt, senderKey, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, senderKey])
    const shared = hkdf(pair.computeSecret(senderKey), auth, info, 32)
    const key = hkdf(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
    const decipher = createDecipheriv('aes-128-gcm', key, hkdf(shared, salt, 'Content-Encoding: nonce\0', 12))
    decipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
  return { keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }, decrypt }
}

function hkdf(key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length))
}

/** @returns the claims of a signature. @throws if it is not from the key that the browser has subscribed with. */
function verified(authorization: string, publicKey: string | null): Record<string, unknown> {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('another key')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'))
  const jwk = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
  const signed = Buffer.from(`${head}.${claims}`)
  const isValid = verify('sha256', signed, { key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  if (!isValid) throw new Error('a wrong signature')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
}
