import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'

/** User agents whose kind is remembered. */
const maxRemembered = 1000

const bots = new Map<string, boolean>()

/** The list of patterns is long, and most requests come with few user agents. */
function isBot(userAgent: string): boolean {
  const known = bots.get(userAgent)
  if (known !== undefined) return known
  const bot = isbot(userAgent)
  if (bots.size >= maxRemembered) bots.clear()
  bots.set(userAgent, bot)
  return bot
}

/**
 * Whether a visitor looks at the response: not a program, not a visitor who opted out of counting, and not a browser
 * that prefetches a page. (Browsers say `Sec-Purpose`; older ones, and our own worker, `Purpose`.)
 */
export function isCounted(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz']) return false
  if (headers['sec-gpc'] === '1' || headers['dnt'] === '1') return false
  const userAgent = headers['user-agent']
  return userAgent !== undefined && !isBot(userAgent)
}

/** Whether the request opens a page. */
export function opensPage(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest']
  return destination === undefined || destination === 'document'
}

const tripPage = /^\/trip\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/|$|\?)/

/** @param path with or without a query. @returns the id of the trip whose page it is; null for any other page. */
export function tripOfPage(path: string): string | null {
  return path.startsWith('/trip/') ? (tripPage.exec(path)?.[1] ?? null) : null
}
