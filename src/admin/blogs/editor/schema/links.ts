import { richTextProtocols } from '#contract/rich-text.ts'

export const invalidLink = 'Links must begin with http://, https://, mailto: or tel:'

const protocols: readonly string[] = richTextProtocols

/** Characters that browsers ignore in an address; they could hide a protocol. */
// eslint-disable-next-line no-control-regex
const ignoredCharacters = /[\u0000-\u0020]+/g

/**
 * Whether a link may occur in a body: one of the protocols of specification 5, or a relative URL, which the server
 * allows too.
 */
export function isAllowedLink(href: string): boolean {
  const address = href.replace(ignoredCharacters, '')
  const protocol = protocolOf(address)
  if (protocol !== null) return protocols.includes(protocol)
  return address !== '' && !/^[/\\]{2}/.test(address)
}

/** Whether a text is no attempt at an address, but a name to search for: 'spiti', 'Spiti: Snow Leopard'. */
export function isName(typed: string): boolean {
  const text = typed.trim()
  return text !== '' && linkAddress(text) === null && !/^\/|^\S*:\S/.test(text)
}

/**
 * Completes a typed URL: paths of this site stay as they are; adds the protocol to 'example.com', 'me@example.com' and '+91 98765 43210'.
 * @returns null if it is not a URL with an allowed protocol.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d\s().-]{6,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  if (/\s/.test(text)) return null
  if (/^\/(?![/\\])/.test(text)) return text
  const protocol = protocolOf(text)
  // 'example.com:8080/path' seems to have a protocol, but no real one contains a dot.
  if (protocol !== null && !protocol.includes('.')) return isComplete(text, protocol) ? text : null
  return /^[^/?#]+\.[^/?#.]{2,}(?:[/?#:].*)?$/.test(text) ? validUrl(`https://${text}`) : null
}

function protocolOf(address: string): string | null {
  return /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase() ?? null
}

function isComplete(text: string, protocol: string): boolean {
  if (!protocols.includes(protocol)) return false
  if (protocol.startsWith('http')) return /^https?:\/\//i.test(text) && URL.canParse(text)
  return text.length > protocol.length + 1
}

function validUrl(address: string): string | null {
  return URL.canParse(address) ? address : null
}
