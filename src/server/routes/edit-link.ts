import { editPagePath } from '#values/addresses/admin-paths.ts'

/** Pages whose content has a form. */
const editable = /^\/(?:trip\/[^/]+(?:\/[^/]+)?|(?:blog|category|host)\/[^/]+)\/?$/

export function isEditable(path: string): boolean {
  return editable.test(path)
}

/**
 * Inserted into the admin's page only, after the renderer, so that no other page carries a byte of it. The link names
 * no form: after a navigation in the browser another page is shown, which the referrer names.
 */
const editLink = `<link rel="stylesheet" href="/edit-link.css"/><nav aria-label="Back office"><a class="edit-link no-print" href="${editPagePath}">Edit this page</a></nav>`

export function withEditLink(html: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const end = Buffer.from(html.buffer, html.byteOffset, html.byteLength).lastIndexOf('</body>')
  return end < 0 ? html : Buffer.concat([html.subarray(0, end), Buffer.from(editLink), html.subarray(end)])
}
