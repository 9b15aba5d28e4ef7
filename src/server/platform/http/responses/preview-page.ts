import { xmlText } from './xml.ts'

export interface PreviewBar {
  text: string
  link?: { href: string; label: string }
}

const robots = '<meta name="robots" content="noindex, nofollow"/>'
const styles = '<link rel="stylesheet" href="/preview-bar.css"/>'

/** Scripts of the renderer: content has none, and its texts are escaped. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** The page in the frame of a form is loaded anew for each change: it needs no scripts, and runs none. */
export function withoutScripts(html: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return Buffer.from(Buffer.from(html).toString().replace(scripts, ''))
}

/** Put into the rendered page after the renderer, so that no other page carries a byte of it. @param bar null in a frame. */
export function withPreviewBar(html: Uint8Array<ArrayBuffer>, bar: PreviewBar | null): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(html).toString()
  const head = text.indexOf('</head>')
  const end = text.lastIndexOf('</body>')
  if (head < 0 || end < head) return html
  return Buffer.from(
    text.slice(0, head) + robots + text.slice(head, end) + (bar ? elementOf(bar) : '') + text.slice(end),
  )
}

/** Its parts are our own words, and never content. */
function elementOf({ text, link }: PreviewBar): string {
  const anchor = link ? ` <a href="${xmlText(link.href)}">${link.label}</a>` : ''
  return `${styles}<aside class="preview-bar no-print" aria-label="Preview"><p>${text}</p>${anchor}</aside>`
}

/** A page for a link that shows nothing any more, made without the renderer. Its texts are our own. */
export function endedPage(
  brand: string,
  title = 'This preview has ended',
  text = 'This link has expired. Please ask the sender for a new one.',
): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>${robots}<title>${title} · ${xmlText(brand)}</title>${styles}</head><body class="preview-ended"><main><h1>${title}</h1><p>${text}</p><p><a href="/">Go to ${xmlText(brand)}</a></p></main></body></html>`
}
