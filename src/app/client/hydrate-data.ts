import type { Packed } from '#site/shell/query-cache.ts'

/** The element of data in which a page brings what it was rendered from. */
export const dehydratedDataId = 'served-reads'

/**
 * Takes what `dehydrate` put into the page out again, which then is what was rendered. It stands last: an element of
 * the same name before it came with content.
 * @returns what the page brought.
 */
export function readDehydratedData(): Packed {
  const element = [...document.querySelectorAll(`#${dehydratedDataId}`)].at(-1)!
  element.remove()
  return JSON.parse(element.textContent) as Packed
}
