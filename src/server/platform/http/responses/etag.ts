/**
 * Whether a client already has this version (RFC 9110, section 13.1.2): tags come as a list or as `*`,
 * and a proxy that compressed the response may have weakened ours.
 * @param header the `If-None-Match` header.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''))
}
