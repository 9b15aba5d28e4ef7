import type { PreviewEntity, ShownPage } from '#contract/admin/drafts/previews.ts'
import type { Db } from '../platform/db/database.ts'

/** A body that can be published, as JSON. */
export type PreviewBody = Record<string, unknown>

/** How the items of a content type are previewed: docs/decisions/0054. */
export interface PreviewType {
  /**
   * Makes a body that can be published of what a form holds.
   * @param id of the item; a new one has that of its preview.
   */
  complete(db: Db, id: string, typed: PreviewBody): Promise<CompletedBody>
  /** Publishes the body in a transaction that is rolled back; where there is no such item, it is created. */
  show(tx: Db, id: string, body: PreviewBody): Promise<void>
  /** The pages that show it, its own first; paths of the live site. */
  pages(db: Db, id: string, body: PreviewBody): Promise<ShownPage[]>
}

export interface CompletedBody {
  body: PreviewBody
  /** Fields whose typed value cannot be published. */
  replaced: string[]
  /** Name of the item. */
  label: string
}

export interface PreviewParts {
  types: Record<PreviewEntity, PreviewType>
  /** @returns the key of a shared preview's address. */
  keyOf: (id: string) => string
  /** @returns the id of a shared preview, or null for other text. */
  idOf: (key: string) => string | null
}

/**
 * Runs in a transaction that is rolled back, before a read.
 * @param tx with recording of changes switched off.
 */
export type ShowPreview = (tx: Db) => Promise<void>
