import icon from '../../../public/favicon.svg?raw'
import type { HtmlBuffer } from './html-buffer.ts'

/** Only what an address in an attribute must not hold is written otherwise: the rest is found again in the page's logo. */
const uri = `data:image/svg+xml,${icon.trim().replaceAll('"', "'").replace(/[#<>]/g, encodeURIComponent)}`

/** For screens of phones and for search engines, which want an address; browsers do not fetch it with a page. */
const links = `<link rel="icon" type="image/svg+xml" href="${uri}"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/>`

/**
 * Puts the site's icon into a page's head. A page draws the same sign and is compressed, so that the icon costs less
 * there than a request of its own, which would share the line with the first picture.
 */
export function inlineFavicon({ head, body }: HtmlBuffer): HtmlBuffer {
  return { head: head + links, body }
}
