import { generateJSON, getSchema } from '@tiptap/core'
import { DOMSerializer, Node, type Schema } from '@tiptap/pm/model'
import { richTextExtensions } from './schema/extensions.ts'
import { uploadingAttribute } from './images/picture-node.ts'

/** The language of a code block and the letters of a list are not stored. */
const plainer: DOMSerializer['nodes'] = {
  codeBlock: () => ['pre', ['code', 0]],
  orderedList: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: attrs.start }, 0],
}

/** How each node and mark of the schema is written into a body. */
export function bodySerializer(schema: Schema): DOMSerializer {
  return new DOMSerializer(
    { ...DOMSerializer.nodesFromSchema(schema), ...plainer },
    DOMSerializer.marksFromSchema(schema),
  )
}

const travelling = new RegExp(`<img ${uploadingAttribute}="[^"]*">`, 'g')

/** Empty lines at the end; the editor keeps one there to click into. */
const blankEnd = /(?:<p><\/p>)+$/

/**
 * The HTML of a document as it is saved.
 * @returns an empty text for a document without text and pictures.
 */
export function bodyOf(document: Node): string {
  // In a document of its own, where pictures are not loaded.
  const inert = globalThis.document.implementation.createHTMLDocument()
  const box = inert.createElement('div')
  box.append(bodySerializer(document.type.schema).serializeFragment(document.content, { document: inert }))
  const html = box.innerHTML.replace(travelling, '').replace(blankEnd, '')
  return /\S/.test(box.textContent) || html.includes('<img') ? html : ''
}

/** A stored body as the editor would write it, so that the form tells what was changed. */
export function normalBody(html: string): string {
  return html === '' ? '' : bodyOf(Node.fromJSON(getSchema(richTextExtensions), generateJSON(html, richTextExtensions)))
}
