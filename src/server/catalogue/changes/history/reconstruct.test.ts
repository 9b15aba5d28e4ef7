import { expect, it } from 'vitest'
import type { ChangedColumns } from '../../../db/tables/changes/changes.ts'
import { keyOf, rowsOf, takeBack, type Rows, type TakenBack } from './reconstruct.ts'

const key = keyOf('trips', '1')
const row = { id: '1', title: 'Spiti', price: 62_000 }
const item = (fields: Partial<TakenBack>): TakenBack => ({
  kind: 'update',
  row_table: 'trips',
  row_id: '1',
  before: null,
  ...fields,
})

it('takes updates back, the latest first', () => {
  const items = [item({ before: { price: 60_000 } }), item({ before: { price: 58_500, title: 'Kaza' } })]
  expect(takeBack(new Map([[key, row]]), items).get(key)).toEqual({ id: '1', title: 'Kaza', price: 58_500 })
})

it('takes an insert and a deletion back', () => {
  const picture = { id: '7', caption: 'Ridge' }
  const items = [
    item({ kind: 'insert', row_table: 'trip_images', row_id: '8' }),
    item({ kind: 'delete', row_table: 'trip_images', row_id: '7', before: picture }),
  ]
  const rows: Rows = new Map<string, ChangedColumns>([
    [key, row],
    [keyOf('trip_images', '8'), { id: '8', caption: null }],
  ])
  const earlier = takeBack(rows, items)
  expect(rowsOf(earlier, 'trip_images')).toEqual([picture])
  expect(rowsOf(earlier, 'trips')).toEqual([row])
})

it('follows a row through its deletion, restoration and creation', () => {
  const restored = { ...row, title: 'Spiti again' }
  const items = [
    item({ before: { title: 'Spiti again' } }),
    item({ kind: 'insert' }),
    item({ kind: 'delete', before: row }),
    item({ before: { price: 1 } }),
    item({ kind: 'insert' }),
  ]
  const steps = items.map((_, index) => takeBack(new Map([[key, { ...row }]]), items.slice(0, index + 1)).get(key))
  expect(steps).toEqual([restored, undefined, row, { ...row, price: 1 }, undefined])
})

it('leaves the given rows as they are, and nothing where there is nothing', () => {
  const rows = new Map([[key, row]])
  takeBack(rows, [item({ before: { price: 1 } })])
  expect(rows.get(key)).toBe(row)
  expect(takeBack(new Map(), [item({ before: { price: 1 } })])).toEqual(new Map())
})
