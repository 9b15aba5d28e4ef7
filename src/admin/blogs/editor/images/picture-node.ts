import { Image } from '@tiptap/extension-image'
import { pictureUrlPattern } from '#contract/pictures.ts'
import { pictureView } from './picture-view.ts'

/** HTML attribute of an image that is being uploaded; never saved. */
export const uploadingAttribute = 'data-uploading'

function storedUrl(element: HTMLElement): string | null {
  const src = element.getAttribute('src') ?? ''
  return pictureUrlPattern.test(src) ? src : null
}

/**
 * An image from storage. While it is uploaded it has a `key` and no `src`: a placeholder node that moves with the
 * text. The key stays until the editor is closed, so that the alternative text can be assigned later.
 */
export const PictureNode = Image.extend({
  addAttributes() {
    return {
      src: { default: null, parseHTML: storedUrl },
      alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
      title: { default: null },
      key: { default: null, rendered: false, parseHTML: (element) => element.getAttribute(uploadingAttribute) },
    }
  },
  parseHTML() {
    const known = (element: HTMLElement) =>
      storedUrl(element) !== null || element.hasAttribute(uploadingAttribute) ? null : false
    return [{ tag: 'img', getAttrs: known }]
  },
  renderHTML({ node, HTMLAttributes: { src, alt, title } }) {
    const { key } = node.attrs as { key: string | null }
    return src ? ['img', { src, alt, title }] : ['img', { [uploadingAttribute]: key }]
  },
  addNodeView() {
    return pictureView
  },
  // Markdown input could insert an image of another site.
  addInputRules() {
    return []
  },
})
