import type { z } from 'zod'
import type { DraftKind } from '#admin/publishing/form/form-kind.ts'
import type { HistoryField } from '#admin/publishing/history/history-kind.ts'
import type { VersionedEntity } from '#contract/admin/changes/history.ts'
import type { Overrides } from '#tests/support/factories/arbitrary-body.ts'

export type Body = Record<string, unknown>
interface Item {
  id: string
  updated_at: string
}

/** A content type through the calls and functions of its form. */
export interface FormType {
  entity: VersionedEntity
  schema: z.ZodType & { shape: Record<string, z.ZodType> }
  /** Stores an item. @returns its id. */
  store: () => Promise<string>
  load: (id: string) => Promise<Item>
  save: (id: string, data: never, edited?: { updated_at: string; draft_version: string | null }) => Promise<unknown>
  valuesOf: (item: never) => object
  dataOf: (values: never) => object
  valuesOfVersion: (data: never) => object
  /** Of types that can have drafts. */
  drafts?: DraftKind<never>
  fields: HistoryField<never>[]
  overrides?: Overrides
  /** What the server sets, or what a form does not send. */
  unsent?: string[]
  /** Alternative texts by the field of their picture, whose own history has them. */
  alts?: Record<string, string>
}
