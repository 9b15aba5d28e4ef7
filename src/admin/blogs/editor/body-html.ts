import { generateJSON, getSchema } from '@tiptap/core'
import { DOMSerializer, Node, type Schema } from '@tiptap/pm/model'
import { richTextExtensions } from './schema/extensions.ts'
import { uploadingAttribute } from './images/picture-node.ts'

/** Languages of code blocks and numbering styles of lists are not stored. */
const storedNodes: DOMSerializer['nodes'] = {
  codeBlock: () => ['pre', ['code', 0]],
  orderedList: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: attrs.start }, 0],
}

/** Serialises the nodes and marks of the schema as they are stored. */
export function bodySerializer(schema: Schema): DOMSerializer {
  return new DOMSerializer(
    { ...DOMSerializer.nodesFromSchema(schema), ...storedNodes },
    DOMSerializer.marksFromSchema(schema),
  )
}

const uploadingImage = new RegExp(`<img ${uploadingAttribute}="[^"]*">`, 'g')

/** Empty paragraphs at the end; the editor always adds one as a place for the caret. */
const trailingBlanks = /(?:<p><\/p>)+$/

/**
 * Serialises a document for saving.
 * @returns an empty string for a document without text and images.
 */
export function bodyOf(document: Node): string {
  // In a separate document, so that images are not loaded.
  const inertDocument = globalThis.document.implementation.createHTMLDocument()
  const container = inertDocument.createElement('div')
  container.append(
    bodySerializer(document.type.schema).serializeFragment(document.content, { document: inertDocument }),
  )
  for (const link of container.querySelectorAll('a[href]'))
    link.setAttribute('href', ownPath(link.getAttribute('href')!))
  const html = container.innerHTML.replace(uploadingImage, '').replace(trailingBlanks, '')
  return /\S/.test(container.textContent) || html.includes('<img') ? html : ''
}

/**
 * A page of this site by its path, however it was linked: the checks look at those, and they survive another domain.
 * @returns other addresses as they are.
 */
function ownPath(href: string): string {
  const { origin } = globalThis.location
  return href === origin ? '/' : href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
}

/** A stored body as the editor would serialise it, to detect changes reliably. */
export function normalizedBody(html: string): string {
  return html === '' ? '' : bodyOf(Node.fromJSON(getSchema(richTextExtensions), generateJSON(html, richTextExtensions)))
}

export function normalized<Values extends { body: string }>(values: Values): Values {
  return { ...values, body: normalizedBody(values.body) }
}
