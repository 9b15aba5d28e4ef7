import { Extension, type ChainedCommands, type Editor } from '@tiptap/core'
import { TextSelection, type EditorState, type Selection } from '@tiptap/pm/state'
import { focusedChain } from '../images/place-image.ts'

/**
 * The selection without the empty paragraph at the document's end. The editor adds one as a place for the caret, and
 * Ctrl+A selects it too: a quotation or list would seem to be half selected, and take the paragraph in.
 */
export function writtenSelection({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>): Selection {
  const { lastChild: last, childCount } = doc
  if (!last || childCount < 2 || last.type.name !== 'paragraph' || last.content.size > 0) return selection
  const end = doc.content.size - last.nodeSize
  if (selection.from >= end || selection.to <= end) return selection
  return TextSelection.between(doc.resolve(selection.from), doc.resolve(end))
}

/** A focused chain of commands on the written blocks of the selection. */
export function writtenChain(editor: Editor): ChainedCommands {
  return focusedChain(editor).command(({ tr }) => {
    tr.setSelection(writtenSelection(tr))
    return true
  })
}

/** Wraps or changes the selected blocks, or turns them back into paragraphs. */
export const blockToggles = {
  blockquote: (chain: ChainedCommands) => chain.toggleBlockquote(),
  codeBlock: (chain: ChainedCommands) => chain.toggleCodeBlock(),
  orderedList: (chain: ChainedCommands) => chain.toggleOrderedList(),
  bulletList: (chain: ChainedCommands) => chain.toggleBulletList(),
}

/** The shortcuts of TipTap's nodes, on the written blocks of the selection. */
export const BlockShortcuts = Extension.create({
  name: 'blockShortcuts',
  // Before those of the nodes.
  priority: 200,
  addKeyboardShortcuts() {
    const toggle = (name: keyof typeof blockToggles) => () => blockToggles[name](writtenChain(this.editor)).run()
    return {
      'Mod-Shift-b': toggle('blockquote'),
      'Mod-Alt-c': toggle('codeBlock'),
      'Mod-Shift-7': toggle('orderedList'),
      'Mod-Shift-8': toggle('bulletList'),
    }
  },
})
