import { getSchema } from '@tiptap/core'
import { Node, type DOMOutputSpec, type Mark } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { bodySerializer } from '../body-html.ts'
import { richTextExtensions } from './extensions.ts'
import { richTextSamples, type RichTextNode } from '#tests/support/factories/rich-text-samples.ts'

const schema = getSchema(richTextExtensions)
const { nodes, marks } = bodySerializer(schema)

/** Serialises without a DOM: the schema defines the elements of each node and mark. */
function htmlOf(node: Node): string {
  if (node.isText) return node.marks.reduceRight((inside, mark) => markedHtml(mark, inside), node.text!)
  let inside = ''
  node.forEach((child) => {
    inside += htmlOf(child)
  })
  return elementHtml(nodes[node.type.name]!(node), inside)
}

function markedHtml(mark: Mark, inside: string): string {
  return elementHtml(marks[mark.type.name]!(mark, true), inside)
}

const empty = ['br', 'hr', 'img']

function elementHtml(spec: DOMOutputSpec, inside: string): string {
  const [tag, ...rest] = spec as [string, ...unknown[]]
  const [first] = rest
  const hasAttributes = typeof first === 'object' && first !== null && !Array.isArray(first)
  const attributes = hasAttributes ? Object.entries(first).filter(([, value]) => value !== null) : []
  const opening = `<${[tag, ...attributes.map(([name, value]) => `${name}="${String(value)}"`)].join(' ')}>`
  if (empty.includes(tag)) return opening
  const children = (hasAttributes ? rest.slice(1) : rest) as (DOMOutputSpec | 0)[]
  return `${opening}${children.map((child) => (child === 0 ? inside : elementHtml(child, inside))).join('')}</${tag}>`
}

function storedHtml(content: RichTextNode[]): string {
  const document = Node.fromJSON(schema, { type: 'doc', content })
  document.check()
  let html = ''
  document.forEach((node) => {
    html += htmlOf(node)
  })
  return html
}

describe("the editor's schema", () => {
  it.each(richTextSamples)('stores $tool as elements and classes of the contract', ({ nodes, html }) => {
    expect(storedHtml(nodes)).toBe(html)
  })

  it('writes a link with another protocol without its href', () => {
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
    const html = storedHtml([{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [link] }] }])
    expect(html).toBe('<p><a href="" rel="noopener" target="_blank">x</a></p>')
  })

  it('writes text colour and background as separate elements', () => {
    const marks = [
      { type: 'textColor', attrs: { color: 'madder' } },
      { type: 'textBackground', attrs: { color: 'sand' } },
    ]
    const html = storedHtml([{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }])
    expect(html).toBe('<p><span class="text-color-madder"><span class="text-background-sand">x</span></span></p>')
  })

  it('never writes a style attribute', () => {
    expect(richTextSamples.map(({ nodes }) => storedHtml(nodes)).join('')).not.toContain('style')
  })
})
