import { getAttributes, isActive, type Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { NodeSelection } from '@tiptap/pm/state'
import type { richTextBackgrounds, richTextColors } from '#contract/rich-text.ts'
import type { Alignment } from '../schema/block-classes.ts'
import { tableStateOf, type TableState } from './table-commands.ts'
import { writtenSelection } from '../schema/written-selection.ts'

/** Marks and nodes shown as toggles. */
const names = [
  'bold',
  'italic',
  'underline',
  'strike',
  'subscript',
  'superscript',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'link',
] as const

/** State of the toolbar at the caret. */
export interface ToolbarState {
  on: Record<(typeof names)[number], boolean>
  /** Heading level; null outside headings. */
  level: number | null
  color: (typeof richTextColors)[number] | null
  background: (typeof richTextBackgrounds)[number] | null
  align: Alignment
  /** Whether an image is selected. */
  picture: boolean
  /** Null outside tables. */
  table: TableState | null
  canUndo: boolean
  canRedo: boolean
}

/** Reads the state from the caret or selection. */
export function toolbarStateOf(editor: Editor): ToolbarState {
  const { state: full } = editor
  const { selection } = full
  const written = writtenSelection(full)
  // A new selection would lose the marks that were chosen for the next text.
  const state = written === selection ? full : full.apply(full.tr.setSelection(written))
  const heading = isActive(state, 'heading')
  const block = getAttributes(state, heading ? 'heading' : 'paragraph')
  return {
    on: Object.fromEntries(names.map((name) => [name, isActive(state, name)])) as ToolbarState['on'],
    level: heading ? (block.level as number) : null,
    color: (getAttributes(state, 'textColor').color as ToolbarState['color'] | undefined) ?? null,
    background: (getAttributes(state, 'textBackground').color as ToolbarState['background'] | undefined) ?? null,
    align: (block.align as Alignment | null) ?? 'left',
    picture: selection instanceof NodeSelection && selection.node.type.name === 'image',
    table: tableStateOf(editor),
    canUndo: undoDepth(full) > 0,
    canRedo: redoDepth(full) > 0,
  }
}
