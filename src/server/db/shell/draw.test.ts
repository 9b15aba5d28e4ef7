import { describe, expect, it } from 'vitest'
import { widthOf } from './cells.ts'
import { drawExpanded, drawTable, type FoundRows } from './draw.ts'

const found: FoundRows = {
  columns: [
    { name: 'id', isNumber: true },
    { name: 'title', isNumber: false },
  ],
  rows: [
    ['7', 'Snow leopards of Ladakh'],
    ['12', null],
  ],
}

describe('a table', () => {
  it('has aligned columns, right-aligned numbers, and shows nulls', () => {
    expect(drawTable(found, null)).toEqual([
      ' id | title',
      '----+-------------------------',
      '  7 | Snow leopards of Ladakh',
      ' 12 | (null)',
      '(2 rows)',
    ])
  })

  it('is cut to the width of a terminal, the widest column first', () => {
    const lines = drawTable(found, 20)!
    expect(lines[2]).toBe('  7 | Snow leopard…')
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(20)
  })

  it('is not drawn where its columns would be too narrow to read', () => {
    const columns = Array.from({ length: 12 }, (_, index) => ({ name: `column ${index}`, isNumber: false }))
    expect(drawTable({ columns, rows: [columns.map(() => 'a long value')] }, 80)).toBeNull()
  })

  it('counts terminal columns, and escapes control characters', () => {
    const rows = [['🐅🐅'], ['two\nlines'], ['\u001b[31mred'], ['₹1,25,000']]
    expect(drawTable({ columns: [{ name: 'value', isNumber: false }], rows }, null)).toEqual([
      ' value',
      '-------------',
      ' 🐅🐅',
      ' two↵lines',
      String.raw` \x1b[31mred`,
      ' ₹1,25,000',
      '(4 rows)',
    ])
  })

  it('may have no columns and no rows', () => {
    expect(drawTable({ columns: [], rows: [[]] }, 80)?.at(-1)).toBe('(1 row)')
    expect(drawTable({ ...found, rows: [] }, 80)?.at(-1)).toBe('(0 rows)')
  })
})

describe('an expanded row', () => {
  it('has a line for each value, uncut', () => {
    expect(drawExpanded(found)).toEqual([
      '-[ row 1 ]-',
      'id    | 7',
      'title | Snow leopards of Ladakh',
      '-[ row 2 ]-',
      'id    | 12',
      'title | (null)',
      '(2 rows)',
    ])
  })
})
