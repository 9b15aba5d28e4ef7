import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { inText } from './in-text.ts'

/** A picture in the text, as it is asked about. */
export interface PictureInText {
  key: string
  src: string | null
  alt: string
}

/**
 * Takes places for pictures whose files are on their way.
 * @param at position in the document; after the selection when none is given.
 */
export function insertPlaces(editor: Editor, keys: string[], at = editor.state.selection.to): void {
  const places = keys.map((key) => ({ type: 'image', attrs: { key } }))
  inText(editor).insertContentAt(at, places).run()
}

/**
 * Changes the pictures with a key, or takes them out. Not a step of its own in the history: undoing goes back to
 * before the picture was put in.
 */
export function changePicture(editor: Editor, key: string, attributes: Record<string, unknown> | null): void {
  const { tr } = editor.state
  const found: { position: number; size: number }[] = []
  tr.doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs.key === key) found.push({ position, size: node.nodeSize })
  })
  // From the end, so that the earlier positions stay right.
  for (const { position, size } of found.toReversed()) {
    if (attributes === null) tr.delete(position, position + size)
    else for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(position, name, value)
  }
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}

/**
 * The picture that is chosen in the text, if one is.
 * @param nextKey gives it a key when it has none yet.
 */
export function chosenPicture(editor: Editor, nextKey: () => string): PictureInText | null {
  const { selection, tr } = editor.state
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null
  const { src, alt, key } = selection.node.attrs as { src: string | null; alt: string; key: string | null }
  if (key) return { key, src, alt }
  const given = nextKey()
  tr.setNodeAttribute(selection.from, 'key', given)
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, selection.from)).setMeta('addToHistory', false))
  return { key: given, src, alt }
}
