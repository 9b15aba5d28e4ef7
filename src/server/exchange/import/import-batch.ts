import type { ImportOutcome, RowProblem } from '#contract/admin/exchange/imports.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ExchangeParts } from '../../api/content-type.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import type { NearestName } from '../sheets/cells.ts'
import type { FileRow } from './file-rows.ts'
import type { NearestNames } from './nearest-names.ts'

/** State of a file during its check. */
export interface ImportCheck {
  db: Db
  sheet: Sheet
  prepareBody: ExchangeParts['prepareBody']
  createRegions: boolean
  overwrite: boolean
  /** New items get times before this one, in the order of the file. */
  began: Date
  /** Row without problems by what only one row may be about. */
  seen: Map<string, number>
  newRegions: Set<string>
  nearest: NearestNames
}

/** A row between the file and the write. */
export interface ImportRowDraft extends FileRow {
  /** The contract's data, as far as the file has it. */
  data: Record<string, unknown>
  id: string | null
  stored: SheetRow | null
  /** The region that it creates. */
  newRegion?: string | null
}

/** The outcome of a row, stored until the import runs. */
export interface CheckedRow {
  number: number
  outcome: ImportOutcome
  label: string
  item_id: string | null
  version: string | null
  data: Record<string, unknown> | null
  media: RowMedia | null
  changes: string[]
  problems: RowProblem[] | null
  cells: string[] | null
}

export interface RowMedia {
  alts: { url: string; alt: string }[]
  /** Undefined: it stays. */
  gallery?: unknown[]
  /** All that are named: they must still be stored when the import is run. */
  pictures: string[]
}

export function problem(row: FileRow, column: string | null, message: string, names: NearestName = {}): void {
  row.problems.push({ column, message, ...names })
}
