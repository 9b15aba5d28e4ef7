import type { Config } from '../config/config.ts'

/**
 * @returns whether `origin` is that of `SITE_URL` or, where that is not set, has the host of the request (the program
 * cannot know its own name).
 * @param origin the `Origin` header.
 * @param requestUrl with the host of the `Host` header.
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
