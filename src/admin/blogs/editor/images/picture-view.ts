import type { NodeViewRenderer } from '@tiptap/core'

interface Attributes {
  src: string | null
  alt: string
  key: string | null
}

/** How an image looks in the editor; during the upload, its progress. */
export const pictureView: NodeViewRenderer = ({ node }) => {
  const dom = document.createElement('figure')
  show(dom, node.attrs as Attributes)
  return {
    dom,
    update: (next) => {
      if (next.type !== node.type) return false
      show(dom, next.attrs as Attributes)
      return true
    },
    // The progress is set from outside (`paintProgress`).
    ignoreMutation: () => true,
  }
}

function show(dom: HTMLElement, { src, alt, key }: Attributes): void {
  if (!src) {
    if (dom.dataset.picture === key) return
    dom.dataset.picture = key ?? ''
    dom.replaceChildren(element('figcaption', 'Uploading...'), element('progress'))
    return
  }
  delete dom.dataset.picture
  const image = dom.querySelector('img') ?? element('img')
  if (image.getAttribute('src') !== src) image.src = src
  image.alt = alt
  image.draggable = false
  const note = alt === '' ? [element('figcaption', 'No alternative text')] : []
  dom.replaceChildren(image, ...note)
}

function element<T extends keyof HTMLElementTagNameMap>(tag: T, text = ''): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}

/**
 * Updates the progress of an image that is being uploaded.
 * @param share from 0 to 1.
 */
export function paintProgress(editor: HTMLElement, key: string, share: number): void {
  const bar = editor.querySelector<HTMLProgressElement>(`figure[data-picture="${CSS.escape(key)}"] progress`)
  if (bar) bar.value = share
}
