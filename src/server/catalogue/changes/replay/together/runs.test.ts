import { expect, it } from 'vitest'
import type { ItemRow } from '../../queries.ts'
import { runsOf } from './runs.ts'

const item = (row_table: string, kind: ItemRow['kind'], row_id: string) => ({ row_table, kind, row_id }) as ItemRow

it('items of one table and kind are a run, as long as each row is in it once', () => {
  const items = [
    item('trips', 'delete', 'a'),
    item('trips', 'delete', 'b'),
    item('trip_images', 'delete', 'a'),
    item('trip_images', 'insert', 'c'),
    item('trip_images', 'insert', 'c'),
  ]
  expect(runsOf(items).map((run) => run.map(({ row_id }) => row_id))).toEqual([['a', 'b'], ['a'], ['c'], ['c']])
})
