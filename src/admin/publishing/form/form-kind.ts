import type { FormErrors } from '@mantine/form'
import type { VersionedEntity } from '#contract/admin/changes/history.ts'
import type { DraftBody, DraftEntity, Drafts } from '#contract/admin/drafts/drafts.ts'
import type { Schedule } from '#contract/admin/drafts/schedules.ts'
import type { AdminApi } from '../../kit/api/admin-api.ts'
import type { HistoryField, HistoryKind } from '../history/history-kind.ts'
import type { FieldErrors } from '../../kit/form/save-errors.ts'

/** Unpublished versions of an item, and when they go live. */
export interface Unpublished extends Drafts {
  schedules: Schedule[]
}

/** Result of a save. */
export interface Saved {
  id: string
  /** Omitted where saves have no version. */
  updated_at?: string
  /** Version of the draft that stays open because its publication is scheduled. */
  draft_version?: string | undefined
}

/** Target of a save. */
export interface SaveTarget {
  /** Null creates a new item. */
  id: string | null
  /** The version that was edited. */
  updated_at: string | undefined
  api: AdminApi
  /** Only for content types with drafts: the version of the open draft, null without one. */
  draft_version?: string | null
}

/** How a form's values become the body of a draft, and the reverse. */
export interface DraftKind<Data> {
  entity: DraftEntity
  bodyOf: (values: Data) => object
  /** @param live values of the fields that the body does not have. */
  valuesOfBody: (body: DraftBody, live: Data) => Data
}

type Names = Record<string, string | undefined>

/** The parts of a form that depend on the content type. */
export interface FormKind<Data extends object, Item extends object> {
  /** Names the form in this browser's store and in messages: 'trip'. Without it nothing is stored in this browser. */
  type?: string
  /** Values of a new item, and of one that is not loaded yet. */
  blank: () => Data
  /** Messages by path. */
  errorsOf: (values: Data) => FormErrors
  /** Omitted where the item is always passed to the form; such a form follows neither undo nor newer versions. */
  load?: (id: string) => Promise<Item>
  valuesOf: (item: Item) => Data
  /** Makes values usable that this browser stored. */
  revive?: (values: Data) => Data
  save: (values: Data, target: SaveTarget) => Promise<Saved>
  /** Code and message of the error of an item that does not exist. */
  missing?: { code: string; message: string }
  messages: { created?: string; updated: string; failed: (error: unknown, isNew: boolean) => string }
  viewHref?: (id: string, values: Data) => string | null
  /** Errors of a rejected save by field. */
  fieldErrors?: (error: unknown) => FieldErrors
  /** How fields are compared, to merge two versions; loaded when it is needed. */
  loadFields?: () => Promise<HistoryField<Data>[]>
  /** For content types with a history, with what the comparison of their versions needs. */
  entity?: VersionedEntity
  loadHistory?: () => Promise<HistoryKind<Data>>
  /** Name of the vendor or trip that an item refers to, by id. */
  names?: (item: Item) => Names
  /** The same where names are not part of the item. */
  loadNames?: (versions: Data[]) => Promise<Names>
  /** For content types that can have a draft beside the live version. */
  drafts?: DraftKind<Data>
}

/** Values of any form. */
export type Values = Record<string, unknown>

/** A form whose content type does not matter. */
export type AnyKind = FormKind<Values, object>
