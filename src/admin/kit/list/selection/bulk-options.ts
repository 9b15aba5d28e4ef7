import type { ExchangedEntity } from '#contract/admin/exchange/entities.ts'
import type { ReactNode } from 'react'
import type { BulkResult } from '#contract/admin/lists/rows.ts'
import type { AdminApi } from '../../api/admin-api.ts'
import type { confirm } from '../../feedback/confirm.tsx'
import type { RowChoice, Selection } from './use-selection.ts'

export interface BulkRequest<Action> {
  rows: RowChoice
  action: Action
  only_valid?: boolean
}

/** Something that can be done to the ticked rows. */
export interface BulkAction<Item, Action> {
  label: string
  /** The action, if it needs no question. */
  action?: Action
  /** Asks for the details of the action in a dialog. */
  dialog?: (props: BulkDialogProps<Item, Action>) => ReactNode
  /** Asked before it is done. @param names one and several: 'trip', 'trips'. */
  question?: (count: number, names: [string, string]) => Parameters<typeof confirm>[0]
  isDestructive?: boolean
}

export interface BulkDialogProps<Item, Action> {
  selection: Selection<Item>
  onChoose: (action: Action) => void
  onClose: () => void
}

export interface BulkOptions<Item, Action> {
  /** Name of a row, for its checkbox. */
  nameOf: (item: Item) => string
  actions: BulkAction<Item, Action>[]
  /** Calls the entity's bulk call. */
  send: (request: BulkRequest<Action>, api: AdminApi) => Promise<BulkResult>
  /** 'Unpublished', 'Price changed', for '10 trips: …'. */
  doneText: (action: Action) => string
  /** The content type in the addresses of exports; omitted where ticked rows have none. */
  exported?: ExchangedEntity
  /** Rows that one call changes, where it takes no filters. */
  most?: number
}
