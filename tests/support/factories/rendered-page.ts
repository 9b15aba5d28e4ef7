import type { ReadFailures, RenderedPage } from '#server/api/render-page.ts'

/** Result of a render worker. */
export function aRenderedPage(html: string, init?: ResponseInit): RenderedPage & ReadFailures {
  const response = new Response(null, init)
  return { response, html: new TextEncoder().encode(html), scripts: [], failed: false, unavailable: false }
}
