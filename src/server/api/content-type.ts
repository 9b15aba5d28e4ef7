import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { blogDataSchema } from '#contract/admin/blogs.ts'
import type { categoryDataSchema } from '#contract/admin/categories.ts'
import type { DraftEntity } from '#contract/admin/drafts/drafts.ts'
import type { ExchangedEntity } from '#contract/admin/exchange/entities.ts'
import type { Status } from '#contract/fields.ts'
import type { tripDataSchema } from '#contract/admin/trips.ts'
import type { Db } from '../platform/db/database.ts'
import type { EditedVersion } from './writes/optimistic-lock.ts'

/** What a save of each content type writes. */
export interface Bodies {
  trips: z.output<typeof tripDataSchema>
  blogs: z.output<typeof blogDataSchema>
  categories: z.output<typeof categoryDataSchema>
}

/** A live row, as the body of a save that would write it again. */
export interface LiveBody<Body> {
  body: Body
  status: Status
  updated_at: Date
}

/** Result of a write. */
export interface Written {
  id: string
  updated_at: Date
  /** The status before and after; categories are always published. */
  before: Status
  status: Status
}

/** Reads a content type's live row as a form body, and is the one way to write it (docs/decisions/0052). */
export interface ContentType<Entity extends DraftEntity = DraftEntity> {
  entity: Entity
  /** The contract's complete `*_data`; every body that is written has passed it. */
  schema: z.ZodType<Bodies[Entity]> & { shape: Record<string, z.ZodType> }
  read(db: Db, id: string): Promise<LiveBody<Bodies[Entity]> | null>
  /** Locks the live row until the transaction ends. @returns null if it is missing. */
  lock(tx: Db, id: string): Promise<Pick<LiveBody<unknown>, 'status' | 'updated_at'> | null>
  /**
   * Writes the live row in the running transaction; fields that are left out stay.
   * @param edited the version that was edited; by default none is compared.
   * @throws WriteRefused with the code of the entity's typed error.
   */
  write(tx: Db, id: string, body: Partial<Bodies[Entity]>, edited?: EditedVersion): Promise<Written>
}

export type ContentTypes = { [Entity in DraftEntity]: ContentType<Entity> }

/** A content type whose items are switched on and off, without bodies. */
export interface LiveSwitch {
  /** Locks the items. @returns the label of one, or null if it is missing. */
  lock(tx: Db, id: string): Promise<string | null>
  /** @throws WriteRefused if it is missing. */
  set(tx: Db, id: string, on: boolean): Promise<void>
}

/** Parts of single content types that export and import need. */
export interface ExchangeParts {
  /** The condition of a list's filters. */
  listed: { [Entity in ExchangedEntity]: (filters: object) => SQL | undefined }
  /** Sanitises a story's body, and derives what cards show of it. */
  prepareBody: (db: Db, html: string) => Promise<{ body: string; start: string; reading_minutes: number }>
}
