import { Placeholder } from '@tiptap/extension-placeholder'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { StarterKit } from '@tiptap/starter-kit'
import { BlockClasses } from './block-classes.ts'
import { TextBackground, TextColor } from './color-marks.ts'
import { PictureNode } from '../images/picture-node.ts'
import { RichLink } from './rich-link.ts'

/** Allowed content of a blog's body; must match the server's sanitiser. */
export const richTextExtensions = [
  StarterKit.configure({ link: false, dropcursor: { color: 'var(--color-madder)', width: 2 } }),
  Subscript,
  Superscript,
  TextColor,
  TextBackground,
  BlockClasses,
  RichLink,
  PictureNode,
  Placeholder.configure({ placeholder: 'Write your blog content here...' }),
]
