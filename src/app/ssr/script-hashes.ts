import { hash } from 'node:crypto'
import type { HtmlBuffer } from './html-buffer.ts'

/** A page, and the SHA-256 (base64) of each inline script that the renderer itself put into it. */
export interface HashedPage {
  page: HtmlBuffer
  scripts: string[]
}

/**
 * Finds the renderer's own scripts by their nonce, and takes the nonce out of the page again: pages are cached, and a
 * nonce that many readers get is none. A script that came with content carries no nonce, so it is not among them.
 */
export function hashScripts({ head, body }: HtmlBuffer, nonce: string): HashedPage {
  const attribute = Buffer.from(` nonce="${nonce}"`)
  const scripts: string[] = []
  const withoutNonce = (piece: Buffer): Buffer[] => {
    const kept: Buffer[] = []
    let from = 0
    for (let at = piece.indexOf(attribute); at >= 0; at = piece.indexOf(attribute, from)) {
      const code = inlineCode(piece, at)
      if (code) scripts.push(hash('sha256', code, 'base64'))
      kept.push(piece.subarray(from, at))
      from = at + attribute.length
    }
    return [...kept, piece.subarray(from)]
  }
  // The framework leaves the nonce here for its client, which has no use for it.
  const cleanHead = head.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  const page = {
    head: Buffer.concat(withoutNonce(Buffer.from(cleanHead))).toString(),
    body: body.flatMap(withoutNonce),
  }
  return { page, scripts }
}

/** @returns the code of the inline script in whose opening tag a place lies; null in other elements. */
function inlineCode(piece: Buffer, at: number): Buffer | null {
  // Within attributes the renderer writes both brackets as entities.
  const open = piece.lastIndexOf('<', at)
  const begin = piece.indexOf('>', at) + 1
  const tag = piece.toString('latin1', open, begin)
  if (!tag.startsWith('<script ') || tag.includes(' src="')) return null
  return piece.subarray(begin, piece.indexOf('</script>', begin))
}
