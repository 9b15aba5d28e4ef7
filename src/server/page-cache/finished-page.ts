import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Encodings of a finished page, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** A page as it goes over the wire, in every encoding. */
export interface FinishedPage {
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>
  /** Strong validators, one per encoding, as HTTP asks for. */
  etags: Record<Encoding, string>
  /** Everything but length, encoding and validator. */
  headers: Record<string, string>
}

/** Level 5 costs a few milliseconds and stays within a few per cent of the best. */
const brotliQuality = 5

/** Compresses a page once, for all who will read it. */
export async function finishPage(html: string, headers: Record<string, string>): Promise<FinishedPage> {
  const identity = new Uint8Array(Buffer.from(html))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, zipped] = await Promise.all([toBrotli(identity, { params }), toGzip(identity)])
  const bodies = { identity, br: new Uint8Array(br), gzip: new Uint8Array(zipped) }
  const hash = createHash('sha256')
    .update(identity)
    .update(headers['content-security-policy'] ?? '')
    .digest('base64url')
  const etags = Object.fromEntries(encodings.map((encoding) => [encoding, `"${hash.slice(0, 22)}-${encoding}"`]))
  return { bodies, etags: etags as Record<Encoding, string>, headers }
}

/** Bytes that a page takes in memory, near enough. */
export function sizeOf({ bodies, headers }: FinishedPage): number {
  const bytes = encodings.reduce((sum, encoding) => sum + bodies[encoding].length, 0)
  return bytes + Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0)
}

/** Browsers send a handful of different headers; reading one costs more than all else of a kept answer. */
const chosen = new Map<string, Encoding>()
const mostChosen = 100

/**
 * The best encoding that a client takes.
 * @param header its `Accept-Encoding`; without one only the plain bytes are safe.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const known = chosen.get(header)
  if (known) return known
  const accepted = new Map(header.split(',').map(parseCoding))
  const best = encodings.find((each) => each === 'identity' || (accepted.get(each) ?? 0) > 0) ?? 'identity'
  if (chosen.size >= mostChosen) chosen.clear()
  chosen.set(header, best)
  return best
}

function parseCoding(part: string): [string, number] {
  const [name = '', ...params] = part.trim().toLowerCase().split(';')
  const quality = params.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean)
  return [name.trim(), quality === undefined ? 1 : Number(quality)]
}
