/** A page on its way out, in UTF-8: text would be copied anew by whatever searches, changes and sends it. */
export interface PageParts {
  /** Everything before `</head>`, which is little and changed as text. */
  head: string
  /** The rest. */
  body: Buffer
}

/** @param html a page as the framework renders it. */
export function inParts(html: string): PageParts {
  // Room for three bytes per character: to count them first takes longer than to write them.
  const room = Buffer.allocUnsafe(html.length * 3)
  const bytes = room.subarray(0, room.write(html))
  const at = bytes.indexOf('</head>')
  return { head: bytes.toString('utf8', 0, at), body: bytes.subarray(at) }
}

/** @returns the whole page again. */
export function joined({ head, body }: PageParts): Uint8Array<ArrayBuffer> {
  return Buffer.concat([Buffer.from(head), body])
}
