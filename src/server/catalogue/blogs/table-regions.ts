import { plainText } from '#values/format/excerpt.ts'

const firstRow = /<tr>.*?<\/tr>/s
const cell = /<t[hd][^>]*>.*?<\/t[hd]>/gs

/** Characters of a region's name, and of the HTML that is searched for it. */
const nameLength = 80
const searchedLength = 4000

/**
 * Puts every table of a sanitised body into a region that scrolls sideways, can be focused and is named after the
 * table's first row: a wide table is wider than a phone, and keys have to reach the rest of it.
 */
export function withTableRegions(body: string): string {
  return body
    .replaceAll('<table>', (tag, at: number) => `${openingTag(nameOf(body.slice(at, at + searchedLength)))}${tag}`)
    .replaceAll('</table>', '</table></div>')
}

function openingTag(name: string): string {
  return `<div class="story-table" role="region" aria-label="${escaped(name)}" tabindex="0">`
}

/** @returns such as 'Table: Month, Days, Price'. */
function nameOf(start: string): string {
  const [row = ''] = firstRow.exec(start) ?? []
  const titles = [...row.matchAll(cell)].map(([html]) => plainText(html)).filter(Boolean)
  const name = titles.length > 0 ? `Table: ${titles.join(', ')}` : 'Table'
  return [...name].slice(0, nameLength).join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
