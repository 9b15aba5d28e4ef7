import { Mark } from '@tiptap/core'
import { richTextBackgrounds, richTextClasses, richTextColors } from '#contract/rich-text.ts'

/**
 * A mark that adds one class of a fixed set, never a `style`: the content security policy of the public pages blocks
 * those.
 * @param name of the mark in the schema; its only attribute is `color`.
 * @param colors names of the set.
 * @param classOf returns the class of a name.
 */
function colorMark<const T extends string>(name: string, colors: readonly T[], classOf: (color: T) => string) {
  return Mark.create({
    name,
    addAttributes() {
      return {
        color: {
          default: colors[0],
          parseHTML: (element: HTMLElement) => colors.find((color) => element.classList.contains(classOf(color))),
          renderHTML: ({ color }: Record<string, unknown>) => ({ class: classOf(color as T) }),
        },
      }
    },
    parseHTML() {
      const hasClass = (element: HTMLElement) =>
        colors.some((color) => element.classList.contains(classOf(color))) ? null : false
      // Not consuming: one element may have a text colour and a background colour.
      return [{ tag: 'span', consuming: false, getAttrs: hasClass }]
    },
    renderHTML({ HTMLAttributes }) {
      return ['span', HTMLAttributes, 0]
    },
  })
}

export const TextColor = colorMark('textColor', richTextColors, richTextClasses.color)

export const TextBackground = colorMark('textBackground', richTextBackgrounds, richTextClasses.background)
