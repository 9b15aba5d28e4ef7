import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'

/** Public key and secret of a browser, in base64url. */
export interface BrowserKeys {
  p256dh: string
  auth: string
}

interface Randoms {
  salt: Buffer
  sender: ECDH
}

/** Size of a record in bytes; a message is one record. */
const recordSize = 4096

/** The last record ends with this byte. */
const lastRecord = 2

/**
 * Encrypts a message for one browser: RFC 8291, with the coding `aes128gcm` of RFC 8188.
 * @param randoms new for each message, but for the examples of the standard.
 * @throws if the browser's key is not on the curve.
 */
export function encrypt(text: string, { p256dh, auth }: BrowserKeys, randoms: Randoms = newRandoms()): Buffer {
  const { salt, sender } = randoms
  const browserKey = Buffer.from(p256dh, 'base64url')
  const senderKey = sender.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey])
  const shared = derive(sender.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = [cipher.update(text), cipher.update(Buffer.of(lastRecord)), cipher.final(), cipher.getAuthTag()]
  const header = Buffer.alloc(5)
  header.writeUInt32BE(recordSize)
  header[4] = senderKey.length
  return Buffer.concat([salt, header, senderKey, ...record])
}

function newRandoms(): Randoms {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  return { salt: randomBytes(16), sender }
}

function derive(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length))
}
