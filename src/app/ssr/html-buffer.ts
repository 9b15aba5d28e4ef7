import { transcode } from 'node:buffer'

/** A page on its way out, in UTF-8: text would be copied anew by whatever searches, changes and sends it. */
export interface HtmlBuffer {
  /** Everything before `</head>`, which is little and changed as text. */
  head: string
  /** The rest, in pieces that follow each other. */
  body: Buffer[]
}

/** Pages are made one after the other: each writes its text here first. */
let scratch = Buffer.alloc(0)

/** @param html a page as the framework renders it. */
export function splitHtml(html: string): HtmlBuffer {
  const bytes = toUtf8(html)
  const at = bytes.indexOf('</head>')
  return { head: bytes.toString('utf8', 0, at), body: [bytes.subarray(at)] }
}

/** By way of UTF-16, in which the text lies already: writing UTF-8 from that text at once takes twice as long. */
function toUtf8(text: string): Buffer {
  if (scratch.length < text.length * 2) scratch = Buffer.allocUnsafeSlow(text.length * 3)
  const length = scratch.write(text, 'utf16le')
  try {
    return transcode(scratch.subarray(0, length), 'utf16le', 'utf8')
  } catch {
    // Half of a pair of surrogates has no form in UTF-8; the slow way puts a sign for it.
    return Buffer.from(text)
  }
}

/** @returns the page with one of its pieces replaced by others. */
export function replaceChunk({ head, body }: HtmlBuffer, piece: Buffer, others: Buffer[]): HtmlBuffer {
  return { head, body: body.flatMap((each) => (each === piece ? others : [each])) }
}

/** @returns the whole page again. */
export function concatHtml({ head, body }: HtmlBuffer): Uint8Array<ArrayBuffer> {
  return Buffer.concat([Buffer.from(head), ...body])
}
