import type { ChainedCommands, Editor } from '@tiptap/core'

/**
 * A chain of commands with the focus in the text from this moment on: the kit's own `focus()` waits for the next frame,
 * and keys pressed until then would go to the menu or dialog that is closing.
 */
export function focusedChain(editor: Editor): ChainedCommands {
  editor.view.focus()
  return editor.chain()
}
