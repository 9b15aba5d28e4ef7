import type { ChainedCommands, Editor } from '@tiptap/core'

/**
 * A command chain that focuses the text immediately. TipTap's own `focus()` waits for the next frame, and keys pressed
 * until then would go to the menu or dialog that is closing.
 */
export function focusedChain(editor: Editor): ChainedCommands {
  editor.view.focus()
  return editor.chain()
}
