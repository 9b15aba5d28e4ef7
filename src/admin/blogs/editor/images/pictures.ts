import { Extension, type CommandProps, type Editor } from '@tiptap/core'
import { Fragment, Slice, type Node } from '@tiptap/pm/model'
import { NodeSelection, Plugin, Selection, type Transaction } from '@tiptap/pm/state'
import { dropPoint } from '@tiptap/pm/transform'
import { focusedChain } from './place-image.ts'

/** An image node of the document. */
export interface EditorPicture {
  key: string
  src: string | null
  alt: string
}

/**
 * Inserts image nodes, or placeholders (with a key only) for images that are being uploaded: between blocks, or in
 * place of an empty paragraph.
 * @param at position in the document; by default the end of the selection.
 */
export function insertPlaceholders(
  editor: Editor,
  pictures: (Pick<EditorPicture, 'key'> & Partial<EditorPicture>)[],
  at = editor.state.selection.to,
): void {
  const { doc, schema } = editor.state
  const placeholders = pictures.map((attributes) => schema.nodes.image!.create(attributes))
  const isEmptyLine = doc.resolve(at).parent.content.size === 0
  const between = dropPoint(doc, at, new Slice(Fragment.from(placeholders), 0, 0)) ?? at
  focusedChain(editor)
    .insertContentAt(isEmptyLine ? at : between, Fragment.from(placeholders).toJSON())
    .command(({ tr }: CommandProps) => {
      moveCaretBehind(tr)
      return true
    })
    .run()
}

/** An inserted image stays selected and the next key would replace it: this moves the caret to the text behind. */
function moveCaretBehind(tr: Transaction): void {
  const { to } = tr.selection
  if (!(tr.selection instanceof NodeSelection)) return
  if (!tr.doc.resolve(to).nodeAfter) tr.insert(to, tr.doc.type.schema.nodes.paragraph!.create())
  const text = Selection.findFrom(tr.doc.resolve(to), 1, true)
  if (text) tr.setSelection(text)
}

/** The same for text that is pasted and ends with an image. */
export const CaretAfterPaste = Extension.create({
  name: 'caretAfterPaste',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        appendTransaction: (transactions, _before, { tr }) => {
          if (!transactions.some((each) => each.getMeta('uiEvent') === 'paste')) return null
          if (!isImage(tr.selection)) return null
          moveCaretBehind(tr)
          return tr
        },
      }),
    ]
  },
})

function isImage(selection: Selection): selection is NodeSelection {
  return selection instanceof NodeSelection && selection.node.type.name === 'image'
}

/**
 * Changes the image nodes with a key, or removes them. Not a separate step of the undo history: undo returns to the
 * state before the image was inserted.
 */
export function changePicture(editor: Editor, key: string, attributes: Record<string, unknown> | null): void {
  const { tr } = editor.state
  const found: { position: number; size: number }[] = []
  tr.doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs.key === key) found.push({ position, size: node.nodeSize })
  })
  // From the end, so that earlier positions stay valid.
  for (const { position, size } of found.toReversed()) {
    if (attributes === null) tr.delete(position, position + size)
    else for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(position, name, value)
  }
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}

export function hasPicture(doc: Node, key: string): boolean {
  let isFound = false
  doc.descendants(({ type, attrs }) => {
    isFound ||= type.name === 'image' && attrs.key === key
  })
  return isFound
}

/**
 * The selected image node, if any.
 * @param nextKey creates a key if it has none yet.
 */
export function selectedPicture(editor: Editor, nextKey: () => string): EditorPicture | null {
  const { selection, tr } = editor.state
  if (!isImage(selection)) return null
  const { src, alt, key } = selection.node.attrs as { src: string | null; alt: string; key: string | null }
  if (key) return { key, src, alt }
  const newKey = nextKey()
  tr.setNodeAttribute(selection.from, 'key', newKey)
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, selection.from)).setMeta('addToHistory', false))
  return { key: newKey, src, alt }
}
