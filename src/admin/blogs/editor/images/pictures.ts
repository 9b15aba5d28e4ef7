import type { CommandProps, Editor } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import { NodeSelection, Selection } from '@tiptap/pm/state'
import { dropPoint } from '@tiptap/pm/transform'
import { focusedChain } from './place-image.ts'

/** A picture in the text, as it is asked about. */
export interface PictureInText {
  key: string
  src: string | null
  alt: string
}

/**
 * Puts pictures in, or takes places for those whose files are on their way, by a key alone: between blocks, or instead
 * of an empty line.
 * @param at position in the document; the end of the selection when none is given.
 */
export function insertPlaces(
  editor: Editor,
  pictures: (Pick<PictureInText, 'key'> & Partial<PictureInText>)[],
  at = editor.state.selection.to,
): void {
  const { doc, schema } = editor.state
  const places = pictures.map((attributes) => schema.nodes.image!.create(attributes))
  const isEmptyLine = doc.resolve(at).parent.content.size === 0
  const between = dropPoint(doc, at, new Slice(Fragment.from(places), 0, 0)) ?? at
  focusedChain(editor)
    .insertContentAt(isEmptyLine ? at : between, Fragment.from(places).toJSON())
    .command(caretBehind)
    .run()
}

/** A picture that was put in is chosen, and the next key would replace it: the caret goes on to the text behind. */
function caretBehind({ tr }: CommandProps): boolean {
  const { to } = tr.selection
  if (!(tr.selection instanceof NodeSelection)) return true
  if (!tr.doc.resolve(to).nodeAfter) tr.insert(to, tr.doc.type.schema.nodes.paragraph!.create())
  const text = Selection.findFrom(tr.doc.resolve(to), 1, true)
  if (text) tr.setSelection(text)
  return true
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
