/** An item of a list as Word copies it: a paragraph whose style names the list and the level, with a marker as text. */
interface WordItem {
  element: HTMLElement
  list: string
  level: number
  /** Number of an ordered item; null for a bullet. */
  number: number | null
}

const listStyle = /mso-list:\s*(l\d+)\s+level(\d+)/i
const markerStyle = /mso-list:\s*ignore/i

/** '3.', 'b)' and 'iv.' are numbers; '·', 'o' and '§' are bullets. */
const orderedMarker = /^\(?(?:(\d+)(?:\.\d+)*|[a-z]|[ivxlcdm]+)[.)]/i

/** Turns the list paragraphs of Word into nested lists, without the markers that are part of their text. */
export function convertWordLists(body: HTMLElement): void {
  let run: WordItem[] = []
  for (const element of body.querySelectorAll<HTMLElement>('p')) {
    const item = wordItem(element)
    const last = run.at(-1)
    if (last && (!item || nextElement(last.element) !== element)) {
      replaceRun(run)
      run = []
    }
    if (item) run.push(item)
  }
  replaceRun(run)
}

function wordItem(element: HTMLElement): WordItem | null {
  const [, list, level] = listStyle.exec(element.getAttribute('style') ?? '') ?? []
  if (!list || !level) return null
  const [marker, first] = orderedMarker.exec(takeMarker(element)) ?? []
  return { element, list, level: Number(level), number: marker === undefined ? null : Number(first ?? 1) }
}

/** Removes the marker from the text. @returns the marker. */
function takeMarker(element: HTMLElement): string {
  const markers = [...element.querySelectorAll('span')].filter((span) =>
    markerStyle.test(span.getAttribute('style') ?? ''),
  )
  for (const marker of markers) marker.remove()
  return markers.map(({ textContent }) => textContent.trim()).join('')
}

/** The next sibling; comments and line breaks in between do not count, a text does. */
function nextElement(element: Element): Element | null {
  let next = element.nextSibling
  while (next && next.nodeType !== Node.ELEMENT_NODE) {
    if (next.nodeType === Node.TEXT_NODE && next.textContent?.trim()) return null
    next = next.nextSibling
  }
  return next as Element | null
}

function replaceRun(run: WordItem[]): void {
  const first = run[0]?.element
  if (!first) return
  const place = first.ownerDocument.createComment('')
  first.before(place)
  place.replaceWith(...listsOf(run))
}

/** Builds lists from consecutive items. @returns those of the first level. */
function listsOf(run: WordItem[]): HTMLElement[] {
  const lists: HTMLElement[] = []
  /** From the outermost to the one that is being filled. */
  const open: { list: HTMLElement; item: WordItem }[] = []
  for (const item of run) {
    while (open.length > 0 && !belongsIn(item, open.at(-1)!.item)) open.pop()
    let last = open.at(-1)
    if (!last || last.item.level < item.level) {
      const list = emptyList(item)
      if (last) last.list.lastElementChild!.append(list)
      else lists.push(list)
      last = { list, item }
      open.push(last)
    }
    last.list.append(listItem(item.element))
  }
  return lists
}

/** Whether an item continues an open list, or begins one within its last item. */
function belongsIn(item: WordItem, open: WordItem): boolean {
  if (item.level !== open.level) return item.level > open.level
  return item.list === open.list && (item.number === null) === (open.number === null)
}

function emptyList({ element, number }: WordItem): HTMLElement {
  const list = element.ownerDocument.createElement(number === null ? 'ul' : 'ol')
  if (number !== null && number > 1) list.setAttribute('start', String(number))
  return list
}

function listItem(paragraph: HTMLElement): HTMLElement {
  const item = paragraph.ownerDocument.createElement('li')
  paragraph.removeAttribute('style')
  item.append(paragraph)
  return item
}
