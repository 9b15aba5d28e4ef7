import { Extension, type Editor } from '@tiptap/core'
import { richTextAlignments, richTextClasses, richTextIndents } from '#contract/rich-text.ts'
import { writtenChain } from './written-selection.ts'

export type Alignment = (typeof richTextAlignments)[number]

/** Nodes that can be aligned and indented. */
const blocks = ['paragraph', 'heading']

const steps = Array.from({ length: richTextIndents }, (_, step) => step + 1)

/** By class as it is stored, or by style as other programs put it on the clipboard; left is the default. */
function alignOf(element: HTMLElement): Alignment | null {
  const { classList, style } = element
  const stored = richTextAlignments.find((name) => classList.contains(richTextClasses.align(name)))
  return stored ?? richTextAlignments.find((name) => name !== 'left' && name === style.textAlign) ?? null
}

function indentOf(element: HTMLElement): number {
  return steps.find((step) => element.classList.contains(richTextClasses.indent(step))) ?? 0
}

/** Stores alignment and indent of paragraphs and headings as classes. */
export const BlockClasses = Extension.create({
  name: 'blockClasses',
  addGlobalAttributes() {
    return [
      {
        types: blocks,
        attributes: {
          align: {
            default: null,
            parseHTML: alignOf,
            renderHTML: ({ align }) => (align ? { class: richTextClasses.align(align as Alignment) } : {}),
          },
          indent: {
            default: 0,
            parseHTML: indentOf,
            renderHTML: ({ indent }) => (indent ? { class: richTextClasses.indent(indent as number) } : {}),
          },
        },
      },
    ]
  },
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => indentBy(this.editor, 1),
      'Mod-[': () => indentBy(this.editor, -1),
    }
  },
})

/** Aligns the selected blocks; left is the default and needs no class. */
export function alignTo(editor: Editor, name: Alignment): boolean {
  const align = name === 'left' ? null : name
  const chain = writtenChain(editor)
  return blocks.reduce((all, block) => all.updateAttributes(block, { align }), chain).run()
}

/** Indents or outdents the selected blocks by one step; list items are nested instead. */
export function indentBy(editor: Editor, step: 1 | -1): boolean {
  const chain = writtenChain(editor)
  if (editor.isActive('listItem')) {
    return (step > 0 ? chain.sinkListItem('listItem') : chain.liftListItem('listItem')).run()
  }
  return chain
    .command(({ tr }) => {
      const { from, to } = tr.selection
      tr.doc.nodesBetween(from, to, (node, position) => {
        if (!blocks.includes(node.type.name)) return
        const indent = Math.min(Math.max((node.attrs.indent as number) + step, 0), richTextIndents)
        tr.setNodeAttribute(position, 'indent', indent)
      })
      return true
    })
    .run()
}
