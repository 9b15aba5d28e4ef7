import { Placeholder, Selection } from '@tiptap/extensions'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { StarterKit } from '@tiptap/starter-kit'
import { BlockClasses } from './block-classes.ts'
import { PictureNode } from '../images/picture-node.ts'
import { CaretAfterPaste } from '../images/pictures.ts'
import { BlockShortcuts } from './written-selection.ts'
import { Mark } from '@tiptap/core'
import { richTextBackgrounds, richTextClasses, richTextColors, richTextSpanOf } from '#contract/rich-text.ts'
import { Link } from '@tiptap/extension-link'
import { isAllowedLink } from './links.ts'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** Spans within the limit; widths are not stored, a column is as wide as its content needs. */
function spans() {
  return Object.fromEntries(
    (['colspan', 'rowspan'] as const).map((name) => [
      name,
      {
        default: 1,
        parseHTML: (element: HTMLElement) => richTextSpanOf(element.getAttribute(name)),
        renderHTML: ({ [name]: span }: Record<string, unknown>) => (span === 1 ? {} : { [name]: span }),
      },
    ]),
  )
}

/** `colwidth` has to be there for the table's commands, which keep it when they divide cells. */
const cellAttributes = () => ({ ...spans(), colwidth: { default: null, rendered: false, parseHTML: () => null } })

/** Tables as the server stores them: rows of cells, without widths and styles, which the content policy would block. */
const tableExtensions = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ View: null }),
  TableRow.extend({ renderHTML: () => ['tr', 0] }),
  TableCell.extend({
    addAttributes: cellAttributes,
    renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
  }),
  TableHeader.extend({
    addAttributes: cellAttributes,
    renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  }),
]

/** Links as the server stores them: validated, opening in a new tab. */
const RichLink = Link.extend({
  inclusive: false,
  addAttributes() {
    return { href: { default: null } }
  },
  renderHTML({ HTMLAttributes }) {
    const href = HTMLAttributes.href as string | null
    return ['a', { href: href && isAllowedLink(href) ? href : '', rel: 'noopener', target: '_blank' }, 0]
  },
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => isAllowedLink(address),
  // Typed or pasted text becomes a link only if its protocol is allowed, or if it has none.
  shouldAutoLink: (address) => isAllowedLink(address) && /[.:]/.test(address),
})

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
      // Does not consume the element: it may have both a text colour and a background colour.
      return [{ tag: 'span', consuming: false, getAttrs: hasClass }]
    },
    renderHTML({ HTMLAttributes }) {
      return ['span', HTMLAttributes, 0]
    },
  })
}

const TextColor = colorMark('textColor', richTextColors, richTextClasses.color)

const TextBackground = colorMark('textBackground', richTextBackgrounds, richTextClasses.background)

/** Allowed content of a blog's body; must match the server's sanitiser. */
export const richTextExtensions = [
  StarterKit.configure({ link: false, dropcursor: { color: 'var(--color-madder)', width: 2 } }),
  Subscript,
  Superscript,
  TextColor,
  TextBackground,
  BlockClasses,
  BlockShortcuts,
  RichLink,
  PictureNode,
  CaretAfterPaste,
  ...tableExtensions,
  // Painted while a tool has the focus, such as the field for a link's address.
  Selection.configure({ className: 'painted-selection' }),
]

/** @param placeholder shown while nothing is written. */
export function extensionsWith(placeholder: string) {
  return [...richTextExtensions, Placeholder.configure({ placeholder })]
}
