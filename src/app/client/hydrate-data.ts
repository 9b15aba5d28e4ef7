import type { DehydratedData } from '#site/shell/query-cache.ts'

/** The element with the data that a page was rendered from, as JSON. */
export const dehydratedDataId = 'served-reads'

/**
 * Reads what `assemblePage` put into the page and removes the element, so that the document is what was rendered. Ours is
 * the last one: an element of the same id before it came with content.
 */
export function readDehydratedData(): DehydratedData {
  const element = [...document.querySelectorAll(`#${dehydratedDataId}`)].at(-1)!
  element.remove()
  return JSON.parse(element.textContent) as DehydratedData
}
