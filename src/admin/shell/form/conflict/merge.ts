import { plainText } from '#values/format/excerpt.ts'
import type { HistoryField, Known, Shown } from '../../history/history-kind.ts'

/** A field that was changed here and elsewhere. */
export interface Change {
  label: string
  mine: string
  theirs: string
}

interface Versions<Values> {
  /** The version that both began with; properties that are not known count as changed. */
  base: Partial<Values>
  mine: Values
  theirs: Values
}

/**
 * Merges a form's values with a newer stored version, field by field. A list is one field.
 * @returns the values, with the form's own where both were changed, and those fields.
 */
export function merge<Values extends object>(
  fields: HistoryField<Values>[],
  { base, mine, theirs }: Versions<Values>,
  known: Known,
): { values: Values; changes: Change[] } {
  const values = { ...mine }
  const changes: Change[] = []
  for (const field of fields) {
    const differs = (one: Partial<Values>, other: Partial<Values>) =>
      field.names.some((name) => comparable(one[name]) !== comparable(other[name]))
    if (!field.take || !differs(mine, theirs) || !differs(base, theirs)) continue
    if (differs(base, mine)) {
      const [here, there] = [mine, theirs].map((each) => textOf(field.shown(each, known)))
      changes.push({ label: field.label, mine: here!, theirs: there! })
    } else {
      for (const name of field.names) values[name] = theirs[name]
    }
  }
  return { values, changes }
}

/** Keys of rows are made anew with each form. */
function comparable(value: unknown): string | undefined {
  return JSON.stringify(value, (name, each: unknown) => (name === 'key' ? undefined : each))
}

function textOf(shown: Shown): string {
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
      return listText(shown.pictures.map(({ url, caption }) => caption || url.split('/').at(-1)!))
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
