import type { Visitor } from '../platform/auth/visitor.ts'
import type { ShowPreview } from './preview-type.ts'

/** A rendered page: a response and, if it is a page, its UTF-8; the response's own body is empty then. */
export interface RenderedPage {
  response: Response
  html: Uint8Array<ArrayBuffer> | null
  /** SHA-256 (base64) of each inline script that the renderer itself put into the page: only these may run. */
  scripts: string[]
}

/** Whether any call of the API failed, even if the page hides that by leaving a part out. */
export interface ReadFailures {
  failed: boolean
  /** Whether one of the failures is temporary. */
  unavailable: boolean
}

/** @param preview shown instead of the live row. */
export type RenderPage = (
  request: Request,
  visitor: Visitor,
  preview?: ShowPreview | null,
) => Promise<RenderedPage & ReadFailures>

/** Dependencies of routes that answer with a page. */
export interface PageParts {
  render: RenderPage
  /** False in development, whose server injects scripts. */
  withPolicy: boolean
  /** Target of redirects from `/media/…`, or null. */
  mediaUrl: string | null
}
