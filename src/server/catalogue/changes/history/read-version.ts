import { inArray } from 'drizzle-orm'
import type { Version, VersionedNoun, VersionNames, Versions } from '#contract/admin/changes/history.ts'
import type { Db } from '../../../db/database.ts'
import { pictures, trips, vendors } from '../../../db/schema.ts'
import { pictureColumns } from '../../common/cards/picture-columns.ts'
import { itemsBackwards, selectBounds, selectStoredRows, type Thing } from './history-queries.ts'
import { mainPictureOf, pictureUrlsOf, presentVersion } from './present-version.ts'
import { selectLabels } from '../queries.ts'
import { toldFields } from '../told-fields.ts'
import { rowsOf, takeBack, type Rows } from './reconstruct.ts'

/** @returns a thing before and after one of its changes, or null where it has no such change. */
export function readVersion(db: Db, thing: Thing, change_id: number): Promise<Version | null> {
  // One snapshot: a save in between would be taken back without having been read.
  return db.transaction((tx) => readInSnapshot(tx, thing, change_id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function readInSnapshot(tx: Db, thing: Thing, change_id: number): Promise<Version | null> {
  const bounds = await selectBounds(tx, thing, change_id)
  if (!bounds) return null
  const { noun } = thing
  const stored = await selectStoredRows(tx, thing)
  const rowsAfter = await takenBack(tx, thing, stored, { after: bounds.last })
  const rowsBefore = await takenBack(tx, thing, rowsAfter, { after: bounds.first - 1, upTo: bounds.last })
  const versionOf = async (rows: Rows, lastItem: number) =>
    presentVersion(noun, rows, await altAt(tx, mainPictureOf(noun, rows), lastItem))
  const before = await versionOf(rowsBefore, bounds.firstOfAll - 1)
  const after = await versionOf(rowsAfter, bounds.lastOfAll)
  const both = [before, after]
  const urls = [...new Set([...both.flatMap(pictureUrlsOf), ...(noun === 'pictures' ? [thing.noun_id] : [])])]
  return {
    noun,
    at: bounds.at.toISOString(),
    before,
    after,
    pictures: await selectPictures(tx, urls),
    names: await selectNames(tx, noun, both),
  } as Version
}

async function takenBack(tx: Db, thing: Thing, rows: Rows, range: { after: number; upTo?: number }): Promise<Rows> {
  let earlier = rows
  for await (const items of itemsBackwards(tx, thing, range)) earlier = takeBack(earlier, items)
  return earlier
}

/** @returns the alternative text that a picture had after an item, whatever it was of. */
async function altAt(tx: Db, url: string | null, lastItem: number): Promise<string> {
  if (!url) return ''
  const picture = { noun: 'pictures', noun_id: url } as const
  const rows = await takenBack(tx, picture, await selectStoredRows(tx, picture), { after: lastItem })
  return (rowsOf(rows, 'pictures')[0]?.alt as string | undefined) ?? ''
}

async function selectPictures(tx: Db, urls: string[]) {
  if (urls.length === 0) return []
  return tx.select(pictureColumns(pictures)).from(pictures).where(inArray(pictures.url, urls))
}

type Named = 'vendors' | 'trips'

/** @returns the names of the vendors and trips that versions name; of those that are gone, their last ones. */
async function selectNames(
  tx: Db,
  noun: VersionedNoun,
  versions: (Versions[VersionedNoun] | null)[],
): Promise<VersionNames> {
  const ids: Record<Named, Set<string>> = { vendors: new Set(), trips: new Set() }
  for (const [name, field] of Object.entries(noun === 'site_settings' ? {} : toldFields[noun])) {
    if (field.kind !== 'reference' && field.kind !== 'references') continue
    const values = versions.flatMap((version) => (version as Record<string, unknown> | null)?.[name] ?? [])
    for (const id of values) ids[field.to].add(id as string)
  }
  return [...(await namesOf(tx, 'vendors', [...ids.vendors])), ...(await namesOf(tx, 'trips', [...ids.trips]))]
}

const nameColumns = {
  vendors: { table: vendors, name: vendors.vendor_name },
  trips: { table: trips, name: trips.title },
} as const

async function namesOf(tx: Db, noun: Named, ids: string[]): Promise<VersionNames> {
  if (ids.length === 0) return []
  const { table, name } = nameColumns[noun]
  const stored = await tx.select({ id: table.id, name }).from(table).where(inArray(table.id, ids))
  const gone = ids.filter((id) => !stored.some((each) => each.id === id))
  const labels = await selectLabels(
    tx,
    gone.map((noun_id) => ({ noun, noun_id })),
  )
  return [
    ...stored.map((each) => ({ ...each, exists: true })),
    ...gone.map((id) => ({ id, name: labels.get(`${noun} ${id}`) ?? '', exists: false })),
  ]
}
