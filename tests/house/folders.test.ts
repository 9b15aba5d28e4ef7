import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

const most = 25

/** One file per entry. */
const collections = ['src/server/platform/db/tables', 'tests/browser/admin', 'tests/browser/public']

it('no folder has more entries than a reader can survey', () => {
  const entries = new Map<string, number>()
  for (const path of globSync('{src,seed,tests,bench,scripts}/**/*', { exclude: ['seed/images', 'tests/fixtures'] })) {
    entries.set(dirname(path), (entries.get(dirname(path)) ?? 0) + 1)
  }
  expect(entries.size).toBeGreaterThan(100)
  const full = [...entries].filter(([folder, count]) => count > most && !collections.includes(folder))
  expect(full).toEqual([])
})
