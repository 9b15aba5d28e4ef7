import { diffArrays } from 'diff'

/** A run of words that both texts have, or only one of them; `skipped` represents common words that are not shown. */
export interface Part {
  kind: 'same' | 'removed' | 'added' | 'skipped'
  text: string
}

/** Edits after which two texts count as different throughout; finding more of them takes too long. */
const maxEditLength = 800

/** Words of any script with their combining signs, single marks, and white space. */
const tokens = /[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu

function tokensOf(text: string): string[] {
  return text.match(tokens) ?? []
}

/** @returns what two texts have in common and what not, word by word. */
export function wordDifferences(before: string, after: string): Part[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const found = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength })
  if (!found) return [...partOf('removed', before), ...partOf('added', after)]
  const parts = found.map(({ value, added, removed }): Part => {
    return { kind: removed ? 'removed' : added ? 'added' : 'same', text: value.join('') }
  })
  return joined(parts)
}

function partOf(kind: Part['kind'], text: string): Part[] {
  return text === '' ? [] : [{ kind, text }]
}

/** Joins changes between which only white space is the same, so that a rewritten phrase reads as one. */
function joined(parts: Part[]): Part[] {
  const result: Part[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    result.push(...partOf('removed', removed), ...partOf('added', added))
    removed = ''
    added = ''
  }
  for (const [index, { kind, text }] of parts.entries()) {
    const isBetween = kind === 'same' && /^\s+$/.test(text) && removed + added !== '' && index < parts.length - 1
    if (kind === 'removed' || isBetween) removed += text
    if (kind === 'added' || isBetween) added += text
    if (kind !== 'same' || isBetween) continue
    flush()
    result.push({ kind, text })
  }
  flush()
  return result
}

/** @returns the share of characters that two texts have in common: 0 to 1. */
export function similarity(before: string, after: string): number {
  const same = wordDifferences(before, after)
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.length, 0)
  return (2 * same) / Math.max(1, before.length + after.length)
}

/** Common words that are shown beside a change. */
const context = 10

/** @returns the parts with long common runs left out. */
export function onlyChanges(parts: Part[]): Part[] {
  return parts.flatMap((part, index) => {
    const words = part.text.match(/\S+\s*|^\s+/g) ?? []
    const [isFirst, isLast] = [index === 0, index === parts.length - 1]
    const kept = (isFirst ? 0 : context) + (isLast ? 0 : context)
    if (part.kind !== 'same' || words.length <= kept + context || (isFirst && isLast)) return [part]
    const head = isFirst ? '' : words.slice(0, context).join('')
    const tail = isLast ? '' : words.slice(-context).join('')
    return [...partOf('same', head), { kind: 'skipped' as const, text: ' … ' }, ...partOf('same', tail)]
  })
}
