import { plainText } from '#values/format/excerpt.ts'
import type { Shown } from './history-kind.ts'

/** @returns a field's value in one line. */
export function textOf(shown: Shown): string {
  switch (shown.as) {
    case 'text':
    case 'value':
      return shown.text
    case 'list':
      return listText(shown.entries)
    case 'days':
      return listText(shown.days.map(({ parts }) => parts.flatMap(({ text }) => text || []).join(', ')))
    case 'story':
      return plainText(shown.html)
    case 'pictures':
      return listText(shown.pictures.map(({ url, caption, alt }) => caption || alt || url.split('/').at(-1)!))
  }
}

/** @returns a list as one text, without its blank entries. */
function listText(entries: readonly string[]): string {
  return entries.filter((entry) => entry.trim() !== '').join(' · ')
}

/** Characters shown of a long text, and how many of them before the difference. */
const maxShown = 160
const shownBefore = 30

/** @returns a text, or of a long one the part where it begins to differ from the other. */
export function differingPart(text: string, other: string): string {
  if (text.length <= maxShown) return text
  let same = 0
  while (same < text.length && text[same] === other[same]) same += 1
  const from = same > shownBefore ? text.lastIndexOf(' ', same - shownBefore) + 1 : 0
  const part = text.slice(from, from + maxShown).trim()
  return `${from > 0 ? '…' : ''}${part}${from + maxShown < text.length ? '…' : ''}`
}
