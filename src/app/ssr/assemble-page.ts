import { hash } from 'node:crypto'
import type { DehydratedData } from '#site/shell/queries/query-cache.ts'
import type { SiteProfile } from '#contract/site.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'
import { withAccent } from '#values/accents.ts'
import { variantUrl } from '#values/pictures/picture-variants.ts'
import icon from '../../../public/favicon.svg?raw'
import { dehydratedDataId } from '../client/hydrate-data.ts'
import { deferScripts, type SplitPage } from './defer-scripts.ts'
import { speculationRules } from './speculation-rules.ts'

export interface RenderedHtml {
  html: string
  data: DehydratedData
  /** Marks the scripts that the renderer itself put into the page. */
  nonce: string
  /** Whether scripts wait for the first paint; false in development. */
  deferred: boolean
  /** Whether browsers may fetch the pages that it links to: false for the admin and in previews. */
  speculates: boolean
}

/** A page in UTF-8, and the SHA-256 (base64) of each inline script that may run in it. */
export interface AssembledPage {
  html: Uint8Array<ArrayBuffer>
  scripts: string[]
}

/** Adds favicon, rules and data, defers scripts and hashes inline scripts for the CSP (docs/decisions/0018, 0026, 0034). */
export function assemblePage({ html, data, nonce, deferred, speculates }: RenderedHtml): AssembledPage {
  const page = addFavicon(split(html), data)
  if (speculates) page.head += speculationRules(nonce)
  const { head, body } = deferred ? deferScripts(page, nonce) : page
  const scripts: string[] = []
  // The framework adds the nonce for its client, which does not need it here.
  const cleanHead = head.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  const text = hashScripts(cleanHead, nonce, scripts) + addData(hashScripts(body, nonce, scripts), data)
  return { html: Buffer.from(text), scripts }
}

function split(html: string): SplitPage {
  const at = html.indexOf('</head>')
  return { head: html.slice(0, at), body: html.slice(at) }
}

/** Encodes only what a URL in an attribute must not contain: the rest compresses well, as the page contains the same logo. */
const iconUri = `data:image/svg+xml,${icon
  .trim()
  .replaceAll('"', "'")
  .replace(/[ #<>]/g, encodeURIComponent)}`

/** The second is for home screens and search engines; browsers do not fetch it when they load a page. */
const iconLinks = `<link rel="icon" type="image/svg+xml" href="${iconUri}"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/>`

/** The owner's icon, in two sizes of the stored picture. */
function linksTo(favicon: string): string {
  const [small, large] = [variantUrl(favicon, 320, 'webp'), variantUrl(favicon, 320, 'jpeg')]
  return `<link rel="icon" href="${small}"/><link rel="apple-touch-icon" href="${large}"/>`
}

/** Links that other programs look for. Not in the routes' heads, whose code every visitor loads. */
const fileLinks =
  `<link rel="manifest" href="/manifest.webmanifest"/>` +
  `<link rel="alternate" type="application/rss+xml" title="Stories (RSS)" href="/feed.xml"/>` +
  `<link rel="alternate" type="application/atom+xml" title="Stories (Atom)" href="/atom.xml"/>`

/** Inline, since a separate request would compete with the first picture. */
function addFavicon({ head, body }: SplitPage, data: DehydratedData): SplitPage {
  const { favicon, logo, accent } = (data[siteQuery.key] ?? {}) as Partial<SiteProfile>
  const icon = favicon ?? logo?.url
  return { head: withAccent(head, accent) + (icon ? linksTo(icon) : iconLinks) + fileLinks, body }
}

/** JSON in a script element costs a tenth of the framework's own dehydration. */
function addData(body: string, data: DehydratedData): string {
  const element = `<script type="application/json" id="${dehydratedDataId}">${toSafeJson(data)}</script>`
  const at = body.lastIndexOf('</body>')
  return body.slice(0, at) + element + body.slice(at)
}

/** @returns JSON that can neither close the script element nor open a comment. */
function toSafeJson(data: DehydratedData): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

/**
 * Finds the renderer's own scripts by their nonce, which scripts in content do not have, and removes the nonce: pages are
 * cached, and a nonce must not be reused.
 * @param scripts the hashes are added to it.
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

/** @returns the code of the inline script whose opening tag contains a position; null for other elements. */
function inlineCode(html: string, at: number): string | null {
  // React escapes both brackets in attributes.
  const open = html.lastIndexOf('<', at)
  const begin = html.indexOf('>', at) + 1
  const tag = html.slice(open, begin)
  if (!tag.startsWith('<script ') || tag.includes(' src="')) return null
  return html.slice(begin, html.indexOf('</script>', begin))
}
