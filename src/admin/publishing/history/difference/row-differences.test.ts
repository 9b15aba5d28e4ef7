import { expect, it } from 'vitest'
import { rowDifferences } from './row-differences.ts'

const differences = (before: string[], after: string[]) =>
  rowDifferences(before, after, (each) => each).map((row) =>
    row.kind === 'changed'
      ? `${row.before} → ${row.after}`
      : `${{ same: '=', added: '+', removed: '-' }[row.kind]}${row.item}`,
  )

it('finds entries that were added, removed and rewritten', () => {
  expect(differences(['All meals', 'Four nights'], ['All meals', 'Five nights', 'A guide'])).toEqual([
    '=All meals',
    'Four nights → Five nights',
    '+A guide',
  ])
  expect(differences(['Flights', 'Tips'], ['Tips'])).toEqual(['-Flights', '=Tips'])
  expect(differences(['Flights'], ['Lunch'])).toEqual(['-Flights', '+Lunch'])
  expect(differences([], ['Lunch'])).toEqual(['+Lunch'])
})

it('shows a new first day as added, and those after it as they were', () => {
  expect(
    differences(['Day at the river', 'Day in the hills'], ['Arrival by train', 'Day at the river', 'Day in the hills']),
  ).toEqual(['+Arrival by train', '=Day at the river', '=Day in the hills'])
})

it('recognises a rewritten entry by its words where only its form differs', () => {
  const [before, after] = [
    { html: '<p>Rain</p>', text: 'Rain' },
    { html: '<h2>Rain</h2>', text: 'Rain' },
  ]
  const rows = rowDifferences(
    [before],
    [after],
    ({ html }) => html,
    ({ text }) => text,
  )
  expect(rows).toEqual([{ kind: 'changed', before, after }])
})
