import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { ExchangedEntity } from '#contract/admin/exchange/entities.ts'
import type { Bucket } from '#contract/pictures.ts'
import type { Db } from '../../platform/db/database.ts'
import type { CellKind } from './cells.ts'

/** Content types that a column refers to. */
export type Reference = 'vendor' | 'trip' | 'trips' | 'region'

/** One column of a file, which is the field of this name in JSON. */
export interface SheetColumn {
  name: string
  cell: CellKind
  /** Its names in forms, which a file may use instead. */
  labels?: string[]
  /** In the example of the template. */
  example?: string | undefined
  required?: boolean
  /** Field of the contract's data, where its name differs. */
  field?: string
  /** Key within the object that is the field. */
  part?: string
  refers?: Reference
  /** Of a column that is one text of one day of the itinerary. */
  day?: { number: number; part: string }
}

/** A stored item: `fields` as the contract's data has them, `shown` what the file has instead. */
export interface SheetRow {
  id: string
  created_at: Date
  updated_at: Date
  fields: Record<string, unknown>
  shown: Record<string, unknown>
}

/** Position after which the next page begins, newest first. */
export type After = Pick<SheetRow, 'created_at' | 'id'>

export interface SelectOptions {
  where?: SQL | undefined
  after?: After | null
  limit: number
}

/** How a file contains items of a entity: docs/import-export.md. */
export interface Sheet {
  entity: ExchangedEntity
  table: PgTable & { id: PgColumn; created_at: PgColumn; updated_at: PgColumn }
  columns: SheetColumn[]
  /** Schemas of a save of a new item and of an existing one. */
  create: z.ZodType<Record<string, unknown>>
  update: z.ZodType<Record<string, unknown>>
  /** Fields that the contract compares with each other: where a file has one of them, the stored others count. */
  related: string[][]
  /** Columns of the table that a new item has where the file says nothing. */
  blanks: Record<string, unknown>
  /** Newest first. */
  select: (db: Db, options: SelectOptions) => Promise<SheetRow[]>
  /** Columns by which a row without a known id is matched; those after the first count where they are filled. */
  key: string[]
  /** The expression of the table that is compared with each column of the key, in lower case. */
  keyed: SQL[]
  /** Fields with the address of a picture, and with its alternative text. */
  pictures: { field: string; alt: string; bucket: Bucket }[]
  /** The field that lists more pictures. */
  gallery?: { field: string; bucket: Bucket }
  /** The field that lists days, and the texts of a day. */
  days?: { field: string; parts: string[] }
}

export function fieldOf({ name, field = name }: SheetColumn): string {
  return field
}

/** @returns the values for a file, by the names of the columns. */
export function itemOf({ columns }: Sheet, { id, created_at, updated_at, fields, shown }: SheetRow) {
  const own: Record<string, unknown> = {
    id,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
  const valueOf = (column: SheetColumn) => {
    if (column.name in own) return own[column.name]
    if (column.name in shown) return shown[column.name]
    const value = fields[fieldOf(column)]
    return column.part ? (value as Record<string, unknown> | null)?.[column.part] : value
  }
  return Object.fromEntries(columns.map((column) => [column.name, valueOf(column) ?? null]))
}
