import type { DehydratedData } from '#site/shell/queries/query-cache.ts'

/** Id of the script element with the page's dehydrated data as JSON. */
export const dehydratedDataId = 'dehydrated-data'

/**
 * Reads the element that `assemblePage` added, and removes it, so that the document matches what React rendered. The last
 * one is ours: content may contain elements with the same id.
 */
export function readDehydratedData(): DehydratedData {
  const element = [...document.querySelectorAll(`#${dehydratedDataId}`)].at(-1)!
  element.remove()
  return JSON.parse(element.textContent) as DehydratedData
}
