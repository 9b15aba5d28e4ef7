import type { UseFormReturnType } from '@mantine/form'
import type { QueryKey } from '@tanstack/react-query'
import type { AdminApi } from '../api/admin-api.ts'
import type { HistoryField } from '../history/history-kind.ts'
import type { EditionKind, Opened } from './editions/open-edition.ts'
import type { FieldErrors } from './save-errors.ts'

/** Result of a save. */
export interface Saved {
  id: string
  updated_at: string
  /** Version of the draft that a publication that is due goes on with. */
  draft_version?: string | undefined
}

/** What a save is to change. */
export interface SaveTarget {
  /** Null creates a new item. */
  id: string | null
  /** The version that was edited. */
  updated_at: string | undefined
  api: AdminApi
  /** Only where the noun has drafts: the version of the open one, null without one. */
  draft_version?: string | null
}

type Names = Record<string, string | undefined>

/** What differs between the forms of trips, vendors, testimonials and blogs. */
export interface FormKind<Values extends object, Item extends Opened> {
  /** Names the kind of form in this browser: 'trip'. */
  noun: string
  /** Starts with the values of a new item, or those of `opened`. */
  form: UseFormReturnType<Values>
  load: (id: string) => Promise<Item>
  valuesOf: (item: Item) => Values
  /** Makes values usable that were kept in this browser. */
  revive?: (values: Values) => Values
  save: (values: Values, target: SaveTarget) => Promise<Saved>
  /** Code and message of the error of an item that does not exist. */
  missing: { code: string; message: string }
  messages: { created: string; updated: string; failed: (error: unknown, isNew: boolean) => string }
  refresh: QueryKey[]
  viewHref?: (id: string, values: Values) => string | null
  /** Errors of a rejected save by field. */
  fieldErrors: (error: unknown) => FieldErrors
  /** What is said of each field, to compare and merge two versions; loaded when it is needed. */
  loadFields: () => Promise<HistoryField<Values>[]>
  /** Names of the vendor or trips that two versions of an item name, by id. */
  names?: (item: Item, versions: Values[]) => Names | Promise<Names>
  /** Whether something is being uploaded. */
  uploading?: boolean
  /** For nouns that can have a draft beside what is live. */
  edition?: EditionKind<Values> | undefined
}
