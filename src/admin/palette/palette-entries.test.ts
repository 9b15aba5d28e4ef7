import { expect, it } from 'vitest'
import { entriesFound } from './palette-entries.ts'

const labelsFound = (typed: string) =>
  entriesFound(typed, [], [], () => {}).flatMap(({ entries }) => entries.map(({ label }) => label))

it.each([
  ['backup', 'Backup'],
  ['headline', 'Home page'],
  ['homepage headline', 'Home page'],
  ['logo', 'Company'],
  ['colour', 'Company'],
  ['mail', 'Enquiries'],
  ['password', 'Account'],
  ['court', 'Legal texts'],
  ['trash', 'Trash'],
  ['coming', 'Coming up'],
  ['activity', 'Activity'],
])('“%s” finds %s', (typed, label) => {
  expect(labelsFound(typed)).toContain(label)
})

it('“logo” does not offer to sign out', () => {
  expect(labelsFound('logo')[0]).toBe('Company')
})
