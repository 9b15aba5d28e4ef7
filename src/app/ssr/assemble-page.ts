import { hash } from 'node:crypto'
import type { DehydratedData } from '#site/shell/query-cache.ts'
import icon from '../../../public/favicon.svg?raw'
import { dehydratedDataId } from '../client/hydrate-data.ts'
import { deferScripts, type SplitPage } from './defer-scripts.ts'

/** What the framework rendered. */
export interface RenderedHtml {
  html: string
  /** What the browser hydrates the page with. */
  data: DehydratedData
  /** The one of this render: it marks the scripts that the renderer itself put into the page. */
  nonce: string
  /** Whether scripts wait for the first screen; in development they do not. */
  deferred: boolean
}

/** A page in UTF-8, and the SHA-256 (base64) of each inline script that may run in it. */
export interface AssembledPage {
  html: Uint8Array<ArrayBuffer>
  scripts: string[]
}

/** Completes a page: icon, data, deferred scripts, hashes for its content policy (docs/decisions/0018, 0023, 0034). */
export function assemblePage({ html, data, nonce, deferred }: RenderedHtml): AssembledPage {
  const whole = addData(addFavicon(split(html)), data)
  const { head, body } = deferred ? deferScripts(whole, nonce) : whole
  const scripts: string[] = []
  // The framework leaves the nonce here for its client, which has no use for it.
  const cleanHead = head.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  const text = hashScripts(cleanHead, nonce, scripts) + hashScripts(body, nonce, scripts)
  return { html: Buffer.from(text), scripts }
}

function split(html: string): SplitPage {
  const at = html.indexOf('</head>')
  return { head: html.slice(0, at), body: html.slice(at) }
}

/** Only what an address in an attribute must not hold is encoded: the rest compresses with the page's logo. */
const iconUri = `data:image/svg+xml,${icon.trim().replaceAll('"', "'").replace(/[#<>]/g, encodeURIComponent)}`

/** The second is for phones' home screens and for search engines; browsers do not fetch it with a page. */
const iconLinks = `<link rel="icon" type="image/svg+xml" href="${iconUri}"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/>`

/** Inline, since a request of its own would compete with the first picture. */
function addFavicon({ head, body }: SplitPage): SplitPage {
  return { head: head + iconLinks, body }
}

/** As JSON in an element, a tenth of the cost of the framework's own dehydration (docs/decisions/0023). */
function addData({ head, body }: SplitPage, data: DehydratedData): SplitPage {
  const members = Object.entries(data).map(([key, value]) => `${toSafeJson(key)}:${jsonOf(value)}`)
  const element = `<script type="application/json" id="${dehydratedDataId}">{${members.join(',')}}</script>`
  const at = body.lastIndexOf('</body>')
  return { head, body: body.slice(0, at) + element + body.slice(at) }
}

/** JSON of results that pages share: the worker's result cache hands out the same objects (docs/decisions/0041). */
const jsonOfResult = new WeakMap<object, string>()

function jsonOf(value: DehydratedData[string]): string {
  if (typeof value !== 'object' || value === null) return toSafeJson(value)
  const json = jsonOfResult.get(value) ?? toSafeJson(value)
  jsonOfResult.set(value, json)
  return json
}

/** @returns JSON in which nothing ends the element or begins a comment. */
function toSafeJson(value: DehydratedData[string]): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/**
 * Finds the renderer's own scripts by their nonce, and removes the nonce: pages are cached, and a nonce that many readers
 * get is none. A script that came with content carries no nonce, so it is not among them.
 * @param scripts gets the hashes.
 */
function hashScripts(html: string, nonce: string, scripts: string[]): string {
  const attribute = ` nonce="${nonce}"`
  let result = ''
  let from = 0
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, from)) {
    const code = inlineCode(html, at)
    if (code) scripts.push(hash('sha256', code, 'base64'))
    result += html.slice(from, at)
    from = at + attribute.length
  }
  return result + html.slice(from)
}

/** @returns the code of the inline script whose opening tag is at a position; null in other elements. */
function inlineCode(html: string, at: number): string | null {
  // Within attributes the renderer writes both brackets as entities.
  const open = html.lastIndexOf('<', at)
  const begin = html.indexOf('>', at) + 1
  const tag = html.slice(open, begin)
  if (!tag.startsWith('<script ') || tag.includes(' src="')) return null
  return html.slice(begin, html.indexOf('</script>', begin))
}
