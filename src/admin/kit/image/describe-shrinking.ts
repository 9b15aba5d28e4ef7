import { megabyte } from '#values/format/bytes.ts'
import type { Shrinking } from './fit-picture.ts'

/** @returns '5.1 MB → 0.8 MB, 2560 × 1707' or '3 pictures: 15.3 MB → 2.4 MB'; blank for none. */
export function describeShrinking(all: Shrinking[]): string {
  const [first] = all
  if (!first) return ''
  const change = `${megabytes(total(all, 'before'))} → ${megabytes(total(all, 'after'))}`
  const text = all.length > 1 ? `${all.length} pictures: ${change}` : `${change}, ${first.width} × ${first.height}`
  return all.some(({ flattened }) => flattened) ? `${text}; transparent parts became white` : text
}

function total(all: Shrinking[], part: 'before' | 'after'): number {
  return all.reduce((sum, each) => sum + each[part], 0)
}

function megabytes(bytes: number): string {
  const count = bytes / megabyte
  return `${count.toFixed(count < 0.1 ? 2 : 1)} MB`
}
