import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { liftTarget } from '@tiptap/pm/transform'
import { focusedChain } from '../images/place-image.ts'

/** Turns the selected blocks into plain paragraphs: removes all levels of lists and quotes, and all marks. */
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
 * Lifts one of the selected blocks out of its list or quote. From the end, since content before a nested list can only
 * be lifted after that list.
 * @returns whether a block was lifted.
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
