import { Image } from '@tiptap/extension-image'
import { pictureUrlPattern } from '#contract/pictures.ts'
import { pictureView } from './picture-view.ts'

/** Attribute of the HTML that a picture has while its file travels; it is never saved. */
export const uploadingAttribute = 'data-uploading'

function storedUrl(element: HTMLElement): string | null {
  const src = element.getAttribute('src') ?? ''
  return pictureUrlPattern.test(src) ? src : null
}

/**
 * A picture from storage. While its file travels it has a `key` and no `src`: the place in the text is taken, and
 * moves with it. The key stays for as long as the editor is open, so that the alternative text finds its picture.
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
  // Typed Markdown could name a picture of another site.
  addInputRules() {
    return []
  },
})
