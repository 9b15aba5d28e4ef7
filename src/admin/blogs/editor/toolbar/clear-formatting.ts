import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { liftTarget } from '@tiptap/pm/transform'
import { focusedChain } from '../images/place-image.ts'

/** Makes plain paragraphs of the chosen blocks, out of however many lists and quotes, and plain text of what they say. */
export function clearFormatting(editor: Editor): boolean {
  return focusedChain(editor)
    .unsetAllMarks()
    .command(({ tr, state: { schema } }) => {
      const { from, to } = tr.selection
      tr.setBlockType(from, to, schema.nodes.paragraph!)
      while (liftOne(tr));
      return true
    })
    .run()
}

/**
 * Takes one of the chosen blocks out of the list or quote around it. The last ones come first: what stands before an
 * inner list can only be taken out after it.
 * @returns whether there was one to take out.
 */
function liftOne(tr: Transaction): boolean {
  const inside: number[] = []
  tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, position) => {
    if (node.isTextblock && tr.doc.resolve(position).depth > 0) inside.unshift(position)
  })
  for (const position of inside) {
    const range = tr.doc.resolve(position + 1).blockRange()
    const target = range && liftTarget(range)
    if (range && typeof target === 'number') {
      tr.lift(range, target)
      return true
    }
  }
  return false
}
