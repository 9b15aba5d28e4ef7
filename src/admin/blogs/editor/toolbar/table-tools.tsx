import type { ChainedCommands, Editor } from '@tiptap/core'
import type { ComponentType } from 'react'
import { Trash } from '#admin/kit/layout/admin-icons.tsx'
import { focusedChain } from '../images/place-image.ts'
import type { TableState } from './table-commands.ts'
import * as icons from './editor-icons.tsx'
import { ToolButton } from './tool-button.tsx'
import styles from './toolbar.module.css'

interface TableTool {
  label: string
  Icon: ComponentType
  run: (chain: ChainedCommands) => ChainedCommands
  active?: (table: TableState) => boolean
  disabled?: (table: TableState) => boolean
}

const tools: TableTool[][] = [
  [
    { label: 'Add row above', Icon: icons.RowAbove, run: (chain) => chain.addRowBefore() },
    { label: 'Add row below', Icon: icons.RowBelow, run: (chain) => chain.addRowAfter() },
    {
      label: 'Delete row',
      Icon: icons.DeleteRow,
      run: (chain) => chain.deleteRow(),
      disabled: ({ rows }) => rows === 1,
    },
  ],
  [
    { label: 'Add column before', Icon: icons.ColumnBefore, run: (chain) => chain.addColumnBefore() },
    { label: 'Add column after', Icon: icons.ColumnAfter, run: (chain) => chain.addColumnAfter() },
    {
      label: 'Delete column',
      Icon: icons.DeleteColumn,
      run: (chain) => chain.deleteColumn(),
      disabled: ({ columns }) => columns === 1,
    },
  ],
  [
    {
      label: 'Header row',
      Icon: icons.HeaderRow,
      run: (chain) => chain.toggleHeaderRow(),
      active: ({ headerRow }) => headerRow,
    },
    { label: 'Delete table', Icon: Trash, run: (chain) => chain.deleteTable() },
  ],
]

/** Tools for the table around the caret. */
export function TableTools({ editor, table }: { editor: Editor; table: TableState }) {
  return (
    <div role="group" aria-label="Table" className={styles.table}>
      {tools.map((group) => (
        <span key={group[0]!.label} className={styles.group}>
          {group.map(({ label, Icon, run, active, disabled }) => (
            <ToolButton
              key={label}
              label={label}
              Icon={Icon}
              active={active?.(table)}
              disabled={disabled?.(table)}
              onClick={() => run(focusedChain(editor)).run()}
            />
          ))}
        </span>
      ))}
    </div>
  )
}
