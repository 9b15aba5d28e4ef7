import { createECDH, createPrivateKey, sign } from 'node:crypto'

/** The key that push services know this site by, in base64url. */
export interface VapidKey {
  public: string
  private: string
}

/** Seconds for which a signature is valid; the standard allows a day. */
const validFor = 12 * 60 * 60

export function newVapidKey(): VapidKey {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { public: pair.getPublicKey('base64url'), private: pair.getPrivateKey('base64url') }
}

/**
 * The header that proves who sends: RFC 8292.
 * @param origin of the push service.
 * @param contact URL under which the service reaches the sender.
 */
export function vapidHeader(key: VapidKey, origin: string, contact: string): string {
  const exp = Math.floor(Date.now() / 1000) + validFor
  const claims = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: origin, exp, sub: contact },
  ]
  const signed = claims.map((each) => Buffer.from(JSON.stringify(each)).toString('base64url')).join('.')
  const point = Buffer.from(key.public, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'))
  const jwk = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d: key.private, x: x!, y: y! } })
  // Raw signature instead of DER, as JWT wants it.
  const signature = sign('sha256', Buffer.from(signed), { key: jwk, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${key.public}`
}
