import type { TakenBack } from '#server/catalogue/changes/history/reconstruct.ts'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { asc, inArray } from 'drizzle-orm'
import type { VersionedNoun, Versions } from '#contract/admin/changes/history.ts'
import { changeItems } from '#server/db/schema.ts'
import type { ChangedColumns } from '#server/db/tables/changes/changes.ts'
import type { TestDatabase } from '../database/test-database.ts'

/** Changes of one thing from its creation to its deletion, as a release stored them. */
export interface SampledThing {
  noun: VersionedNoun
  /** In the order in which they happened; the last one deletes the thing. */
  items: {
    id: number
    change_id: number
    kind: TakenBack['kind']
    row_table: string
    row_id: string
    before: ChangedColumns | null
  }[]
  /** What a form shows of each change's version, in the present release's words. */
  versions: { change_id: number; after: Versions[VersionedNoun] | null }[]
}

const folder = new URL('../../fixtures/changes/', import.meta.url)

/** @returns the samples of all releases, by version. */
export function readSamples(): [release: string, things: SampledThing[]][] {
  return readdirSync(folder).map((name) => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as SampledThing[],
  ])
}

/** Keeps the changes of some things, which are deleted by now, as the sample of the present release. */
export async function writeSample(test: TestDatabase, things: { noun: VersionedNoun; id: string }[]): Promise<void> {
  const sampled: SampledThing[] = []
  for (const { noun, id } of things) {
    const { id: itemId, change_id, kind, row_table, row_id, before } = changeItems
    const items = await test.db
      .select({ id: itemId, change_id, kind, row_table, row_id, before })
      .from(changeItems)
      .where(inArray(changeItems.noun_id, [id]))
      .orderBy(asc(itemId))
    const changeIds = [...new Set(items.map((item) => item.change_id))]
    const versions: SampledThing['versions'] = []
    for (const each of changeIds) {
      const { after } = await test.adminApi.admin.changes.version({ noun, noun_id: id, change_id: each })
      versions.push({ change_id: each, after })
    }
    sampled.push({ noun, items, versions })
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  writeFileSync(new URL(`${version}.json`, folder), `${JSON.stringify(sampled, null, 1)}\n`)
}
