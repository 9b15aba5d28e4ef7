import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { focusedChain } from '../images/place-image.ts'

/**
 * Links the selected text, or changes the link around the caret. Without either it inserts a text with the link: a name,
 * or the URL; the caret is behind it then, so that typing continues outside it.
 */
export function setLink(editor: Editor, href: string, name?: string): void {
  const chain = focusedChain(editor)
  if (!editor.state.selection.empty || editor.isActive('link')) {
    chain
      .extendMarkRange('link')
      .setLink({ href })
      .command(({ tr }) => {
        tr.setSelection(Selection.near(tr.selection.$to, -1))
        return true
      })
      .run()
    return
  }
  const text = name ?? href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
  chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run()
}
