import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Best first. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** A page compressed in every encoding. */
export interface EncodedPage {
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>
  /** Strong validators, one per encoding (RFC 9110, section 8.8.3). */
  etags: Record<Encoding, string>
  /** All but `Content-Length`, `Content-Encoding` and `ETag`. */
  headers: Record<string, string>
}

/** Takes two milliseconds a page. */
const brotliQuality = 5

function brotli(bytes: Uint8Array): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return toBrotli(bytes, { params })
}

/**
 * @param identity the page in UTF-8; it is stored as it is.
 */
export async function encodePage(
  identity: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<EncodedPage> {
  const [br, zipped] = await Promise.all([brotli(identity), toGzip(identity)])
  const bodies = { identity, br: new Uint8Array(br), gzip: new Uint8Array(zipped) }
  const hash = createHash('sha256')
    .update(identity)
    .update(headers['content-security-policy'] ?? '')
    .digest('base64url')
  const etags = Object.fromEntries(encodings.map((encoding) => [encoding, `"${hash.slice(0, 22)}-${encoding}"`]))
  return { bodies, etags: etags as Record<Encoding, string>, headers }
}

/** Bytes of a page's objects beside its bodies and headers. */
const objectBytes = 2048

/** Approximate bytes of memory. */
export function sizeOf({ bodies, headers }: EncodedPage): number {
  const bytes = encodings.reduce((sum, encoding) => sum + bodies[encoding].buffer.byteLength, objectBytes)
  return bytes + Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0)
}

/** The first group is the quality. */
const codings = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
}

/**
 * @param header `Accept-Encoding` of a request; without it only `identity` is safe.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  return encodings.find((each) => each === 'identity' || accepts(header, codings[each])) ?? 'identity'
}

function accepts(header: string, coding: RegExp): boolean {
  const found = coding.exec(header)
  return found !== null && Number(found[1] ?? 1) > 0
}
