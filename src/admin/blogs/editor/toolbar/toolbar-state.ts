import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import type { richTextBackgrounds, richTextColors } from '#contract/rich-text.ts'
import type { Alignment } from '../schema/block-classes.ts'

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
}

/** Reads the state from the caret or selection. */
export function toolbarStateOf(editor: Editor): ToolbarState {
  const { selection } = editor.state
  const heading = editor.isActive('heading')
  const block = editor.getAttributes(heading ? 'heading' : 'paragraph')
  return {
    on: Object.fromEntries(names.map((name) => [name, editor.isActive(name)])) as ToolbarState['on'],
    level: heading ? (block.level as number) : null,
    color: (editor.getAttributes('textColor').color as ToolbarState['color'] | undefined) ?? null,
    background: (editor.getAttributes('textBackground').color as ToolbarState['background'] | undefined) ?? null,
    align: (block.align as Alignment | null) ?? 'left',
    picture: selection instanceof NodeSelection && selection.node.type.name === 'image',
  }
}
