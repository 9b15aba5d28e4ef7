import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as schema from '#server/platform/db/schema.ts'

type Snapshot = Parameters<typeof generateMigration>[0]

it('the migrations create every table and column that is declared', async () => {
  const newest = globSync('src/server/platform/db/migrations/meta/*_snapshot.json').toSorted().at(-1)!
  const migrated = JSON.parse(readFileSync(newest, 'utf8')) as Snapshot
  expect(await generateMigration(migrated, generateDrizzleJson({ ...schema }))).toEqual([])
})
