import { Placeholder, Selection } from '@tiptap/extensions'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { StarterKit } from '@tiptap/starter-kit'
import { BlockClasses } from './block-classes.ts'
import { TextBackground, TextColor } from './color-marks.ts'
import { PictureNode } from '../images/picture-node.ts'
import { CaretAfterPaste } from '../images/pictures.ts'
import { RichLink } from './rich-link.ts'
import { tableExtensions } from './tables.ts'
import { BlockShortcuts } from './written-selection.ts'

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
