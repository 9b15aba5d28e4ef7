import type { Context } from 'hono'

/** Characters that XML 1.0 cannot contain, even escaped. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** @returns a text as XML contains it, between tags and in attributes. */
export function xmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"]/g, (each) => references[each]!)
}

/** @param type without the charset. */
export function sendXml(c: Context, body: string, type = 'application/xml') {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, 200, headers)
}
