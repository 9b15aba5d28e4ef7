import { findParentNode, type ChainedCommands, type Editor } from '@tiptap/core'
import { TableMap } from '@tiptap/pm/tables'

/** Rows and columns of a new table. */
const newTable = { rows: 3, cols: 3, withHeaderRow: true }

export function insertTable(chain: ChainedCommands): ChainedCommands {
  return chain.insertTable(newTable)
}

/** The table around the caret. */
export interface TableState {
  rows: number
  columns: number
  /** Whether all cells of its first row are headers. */
  headerRow: boolean
}

/** @returns null outside tables. */
export function tableStateOf(editor: Editor): TableState | null {
  const table = findParentNode(({ type }) => type.name === 'table')(editor.state.selection)?.node
  if (!table) return null
  const { height, width } = TableMap.get(table)
  const cells = table.firstChild?.children ?? []
  const headerRow = cells.length > 0 && cells.every(({ type }) => type.name === 'tableHeader')
  return { rows: height, columns: width, headerRow }
}
