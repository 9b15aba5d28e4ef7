import {
  richTextAlignments,
  richTextBackgrounds,
  richTextClasses,
  richTextColors,
  richTextIndents,
  richTextProtocols,
  richTextSpan,
} from '#contract/rich-text.ts'

/** A TipTap node as JSON. */
export interface RichTextNode {
  type: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  text?: string
  content?: RichTextNode[]
}

/** What a tool of the editor creates, and the HTML stored for it. */
export interface RichTextSample {
  tool: string
  nodes: RichTextNode[]
  html: string
}

/** Image URL of the samples; tests that save them store an image there. */
export const samplePictureUrl = '/media/blog-images/1700000000000-sample.jpg'

/**
 * Every tool of the toolbar (specification 2.16) with every value of the contract's fixed sets: tests compare the
 * editor's schema and the server's sanitiser with it.
 */
export const richTextSamples: RichTextSample[] = [
  { tool: 'nothing', nodes: [paragraph(text('Plain'))], html: '<p>Plain</p>' },
  ...[1, 2, 3, 4, 5, 6].map((level) => ({
    tool: `heading ${level}`,
    nodes: [{ type: 'heading', attrs: { level }, content: [text('Head')] }],
    html: `<h${level}>Head</h${level}>`,
  })),
  ...Object.entries({
    bold: 'strong',
    italic: 'em',
    underline: 'u',
    strike: 's',
    subscript: 'sub',
    superscript: 'sup',
  }).map(([type, tag]) => ({
    tool: type,
    nodes: [paragraph(text('So', { type }))],
    html: `<p><${tag}>So</${tag}></p>`,
  })),
  {
    tool: 'blockquote',
    nodes: [{ type: 'blockquote', content: [paragraph(text('Said'))] }],
    html: '<blockquote><p>Said</p></blockquote>',
  },
  {
    tool: 'code block',
    nodes: [{ type: 'codeBlock', attrs: { language: 'js' }, content: [text('a = 1')] }],
    html: '<pre><code>a = 1</code></pre>',
  },
  { tool: 'ordered list', nodes: [list('orderedList', { start: 1 })], html: '<ol><li><p>One</p></li></ol>' },
  {
    tool: 'ordered list from three',
    nodes: [list('orderedList', { start: 3, type: 'a' })],
    html: '<ol start="3"><li><p>One</p></li></ol>',
  },
  { tool: 'bullet list', nodes: [list('bulletList')], html: '<ul><li><p>One</p></li></ul>' },
  ...richTextColors.map((color) => colored('textColor', color, richTextClasses.color(color))),
  ...richTextBackgrounds.map((color) => colored('textBackground', color, richTextClasses.background(color))),
  ...richTextAlignments.map((align) => shaped({ align }, richTextClasses.align(align))),
  ...Array.from({ length: richTextIndents }, (_, step) =>
    shaped({ indent: step + 1 }, richTextClasses.indent(step + 1)),
  ),
  {
    tool: 'alignment and indent of a heading',
    nodes: [{ type: 'heading', attrs: { level: 2, align: 'center', indent: 2 }, content: [text('Head')] }],
    html: '<h2 class="align-center indent-2">Head</h2>',
  },
  ...richTextProtocols.map((protocol) => linked(`${protocol}${protocol.startsWith('http') ? '://a.example/b' : ':1'}`)),
  {
    tool: 'image',
    nodes: [{ type: 'image', attrs: { src: samplePictureUrl, alt: 'A hill' } }],
    html: `<img src="${samplePictureUrl}" alt="A hill">`,
  },
  {
    tool: 'image that only decorates',
    nodes: [{ type: 'image', attrs: { src: samplePictureUrl } }],
    html: `<img src="${samplePictureUrl}" alt="">`,
  },
  {
    tool: 'line break and rule',
    nodes: [paragraph(text('One'), { type: 'hardBreak' }, text('two')), { type: 'horizontalRule' }],
    html: '<p>One<br>two</p><hr>',
  },
  {
    tool: 'table',
    nodes: [
      { type: 'table', content: [row(cell('tableHeader', 'Season')), row(cell('tableCell', 'Winter'))] },
      paragraph(text('Below')),
    ],
    html: '<table><tbody><tr><th><p>Season</p></th></tr><tr><td><p>Winter</p></td></tr></tbody></table><p>Below</p>',
  },
  {
    tool: 'table with joined cells',
    nodes: [
      {
        type: 'table',
        content: [row(cell('tableHeader', 'All', { colspan: 2, rowspan: richTextSpan })), row()],
      },
    ],
    html: `<table><tbody><tr><th colspan="2" rowspan="${richTextSpan}"><p>All</p></th></tr><tr></tr></tbody></table>`,
  },
]

function row(...content: RichTextNode[]): RichTextNode {
  return { type: 'tableRow', content }
}

function cell(type: 'tableHeader' | 'tableCell', value: string, attrs: Record<string, unknown> = {}): RichTextNode {
  return { type, attrs, content: [paragraph(text(value))] }
}

function text(value: string, ...marks: NonNullable<RichTextNode['marks']>): RichTextNode {
  return { type: 'text', text: value, ...(marks.length > 0 ? { marks } : {}) }
}

function paragraph(...content: RichTextNode[]): RichTextNode {
  return { type: 'paragraph', content }
}

function list(type: string, attrs: Record<string, unknown> = {}): RichTextNode {
  return { type, attrs, content: [{ type: 'listItem', content: [paragraph(text('One'))] }] }
}

function colored(type: string, color: string, className: string): RichTextSample {
  return {
    tool: `${type} ${color}`,
    nodes: [paragraph(text('So', { type, attrs: { color } }))],
    html: `<p><span class="${className}">So</span></p>`,
  }
}

function shaped(attrs: Record<string, unknown>, className: string): RichTextSample {
  return {
    tool: className,
    nodes: [{ ...paragraph(text('So')), attrs }],
    html: `<p class="${className}">So</p>`,
  }
}

function linked(href: string): RichTextSample {
  return {
    tool: `link ${href}`,
    nodes: [paragraph(text('there', { type: 'link', attrs: { href } }))],
    html: `<p><a href="${href}" rel="noopener" target="_blank">there</a></p>`,
  }
}
