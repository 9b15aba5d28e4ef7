import type { Packed } from '#site/shell/read-cache.ts'

/** The element of data in which a page brings what it was rendered from. */
export const servedReadsId = 'served-reads'

/** Takes what `withReads` put into the page out again, which then is what was rendered. @returns what the page brought. */
export function takeReads(): Packed {
  const element = document.getElementById(servedReadsId)!
  element.remove()
  return JSON.parse(element.textContent) as Packed
}
