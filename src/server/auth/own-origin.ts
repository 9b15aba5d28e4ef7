import type { Config } from '../config.ts'

/**
 * Whether a page of `origin` is one of ours: the origin of `SITE_URL`, or, where none was given,
 * the host that the request itself was sent to (the program cannot know by which name it is called).
 * @param origin the `Origin` header.
 * @param requestUrl the address of the request, with the host of its `Host` header.
 */
export function isOwnOrigin(
  origin: string,
  requestUrl: string,
  { siteUrl, siteUrlGiven }: Pick<Config, 'siteUrl' | 'siteUrlGiven'>,
): boolean {
  if (origin === siteUrl) return true
  if (siteUrlGiven || !URL.canParse(origin)) return false
  return new URL(origin).host === new URL(requestUrl).host
}
