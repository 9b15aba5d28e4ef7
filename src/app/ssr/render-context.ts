import { AsyncLocalStorage } from 'node:async_hooks'
import type { HtmlBuffer } from './html-buffer.ts'

/** What the renderer knows of the page that it makes. */
export interface RenderContext {
  /** Marks the scripts that the renderer itself puts into the page; made anew for each, so that no content can know it. */
  nonce: string
  /** The page, on its way past the framework's answer; null where there is none. */
  parts: HtmlBuffer | null
}

/** The page of the request at hand; on the server alone. */
export const renderContext = new AsyncLocalStorage<RenderContext>()
