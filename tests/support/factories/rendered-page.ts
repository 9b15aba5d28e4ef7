import type { RenderedPage } from '#server/http/routes/page-routes.ts'

/** Result of a render worker. */
export function aRenderedPage(html: string, init?: ResponseInit): RenderedPage {
  return { answer: new Response(null, init), html: new TextEncoder().encode(html), scripts: [] }
}
