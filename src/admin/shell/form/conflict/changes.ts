/** A field's value as the admin reads it. */
export interface FieldText {
  label: string
  text: string
}

/** A field that was changed elsewhere. */
export interface Change {
  label: string
  mine: string
  theirs: string
}

interface Versions<Values, Item> {
  /** The version that both began with. */
  base: Values
  mine: Values
  theirs: Values
  /** The stored item. */
  item: Item
}

/** @returns the fields that were changed elsewhere to something other than what the form holds. */
export function changesBetween<Values, Item>(
  texts: (values: Values, item: Item) => FieldText[],
  { base, mine, theirs, item }: Versions<Values, Item>,
): Change[] {
  const before = texts(base, item)
  const here = texts(mine, item)
  return texts(theirs, item).flatMap(({ label, text }, index) => {
    const isChangedElsewhere = text !== before[index]!.text && text !== here[index]!.text
    return isChangedElsewhere ? [{ label, mine: here[index]!.text, theirs: text }] : []
  })
}

/** @returns a list as one text, without its blank entries. */
export function listText(entries: readonly string[]): string {
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
