/** Words with the same formatting. */
export interface Run {
  text: string
  /** Elements around it, from the outside: 'strong', 'a'. */
  marks: string[]
  /** Colours of the text. */
  className: string
  /** Target of a link. */
  href: string
}

/** A paragraph, heading, entry of a list, row of a table or picture of a story. */
export interface Block {
  /** 'Heading 2'; empty for a paragraph. */
  label: string
  text: string
  runs: Run[]
  /** Set for pictures only. */
  image: { url: string; alt: string } | null
  /** Everything that makes the block, formatting included. */
  html: string
}

const labels: Record<string, string> = {
  h1: 'Heading 1',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  h5: 'Heading 5',
  h6: 'Heading 6',
  blockquote: 'Quote',
  pre: 'Code',
  ul: 'List',
  ol: 'Numbered list',
  hr: 'Line',
}

/** @param html a story's body. @returns its blocks in reading order. */
export function blocksOf(html: string): Block[] {
  // Parsed without running or loading anything.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].flatMap((node) => blocksIn(node, ''))
}

const containers = new Set(['ul', 'ol', 'blockquote', 'table', 'tbody', 'thead', 'div', 'figure', 'section'])

function blocksIn(node: Node, within: string): Block[] {
  if (!(node instanceof HTMLElement)) {
    const text = node.textContent?.trim() ?? ''
    return text ? [block(within, text, [{ text, marks: [], className: '', href: '' }], text)] : []
  }
  const tag = node.localName
  if (tag === 'img') return [imageBlock(node as HTMLImageElement)]
  if (tag === 'tr') return [rowBlock(node)]
  if (containers.has(tag)) {
    const label = labels[tag] ?? within
    return [...node.childNodes].flatMap((each) => blocksIn(each, label))
  }
  if (tag === 'li') return entryBlocks(node, within)
  return paragraphBlocks(node, labels[tag] ?? within)
}

/** An entry's own text, then the lists in it. */
function entryBlocks(entry: HTMLElement, label: string): Block[] {
  return [...entry.childNodes].flatMap((node) => blocksIn(node, label))
}

/** Pictures in a paragraph become separate blocks. */
function paragraphBlocks(element: HTMLElement, label: string): Block[] {
  const images = [...element.querySelectorAll('img')].map(imageBlock)
  const runs = runsOf(element, [], '', '')
  const text = runs.map((run) => run.text).join('')
  const isBlank = text.trim() === '' && element.localName !== 'hr'
  return [...(isBlank ? [] : [block(label, text, runs, element.outerHTML)]), ...images]
}

function rowBlock(row: HTMLElement): Block {
  const cells = [...row.children].map((cell) => cell.textContent?.trim() ?? '')
  const text = cells.join(' | ')
  return block('Table row', text, [{ text, marks: [], className: '', href: '' }], row.outerHTML)
}

function imageBlock(image: HTMLImageElement): Block {
  const [url, alt] = [image.getAttribute('src') ?? '', image.getAttribute('alt') ?? '']
  return { label: 'Picture', text: `${url} ${alt}`, runs: [], image: { url, alt }, html: image.outerHTML }
}

function block(label: string, text: string, runs: Run[], html: string): Block {
  return { label, text, runs, image: null, html }
}

const inline = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'mark', 'a'])

function runsOf(element: Element, marks: string[], className: string, href: string): Run[] {
  return [...element.childNodes].flatMap((node): Run[] => {
    if (!(node instanceof HTMLElement))
      return node.textContent ? [{ text: node.textContent, marks, className, href }] : []
    if (node.localName === 'br') return [{ text: '\n', marks, className, href }]
    const own = inline.has(node.localName) ? [...marks, node.localName] : marks
    const classes = [className, node.className].filter(Boolean).join(' ')
    return runsOf(node, own, classes, node.getAttribute('href') ?? href)
  })
}
