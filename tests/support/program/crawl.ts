export interface Read {
  status: number
  headers: Headers
  /** Headers and body. */
  text: string
}

/** Paths in attributes, JSON, XML and plain text, of this site or relative to it. */
const addresses = /(?<=["'(>\s,])(?:https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?)?(\/[\w./?=&;%~+-]*)/g

/** Static builds, the back office, and combinations of filters, of which there are thousands. */
const skipped = /^\/(?:\/|assets\/|admin|docs\/parts\/|api\/(?:admin|auth|rpc)\/)|\?.*&/

export async function readPath(url: string, path: string): Promise<Read> {
  const answer = await fetch(url + path)
  const text = `${JSON.stringify([...answer.headers])} ${await answer.text()}`
  return { status: answer.status, headers: answer.headers, text }
}

/** Reads paths as a visitor, and every path that what was read names. */
export async function crawl(url: string, from: string[]): Promise<Map<string, Read>> {
  const found = new Map<string, Read>()
  const waiting = new Set(from)
  for (const path of waiting) {
    const read = await readPath(url, path)
    found.set(path, read)
    for (const [, named] of read.text.matchAll(addresses)) {
      const next = named!.replaceAll('&amp;', '&')
      if (!skipped.test(next)) waiting.add(next)
    }
  }
  return found
}
